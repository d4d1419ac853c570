import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { deferModules, deferredEntries, filesOf, groupsOf } from './deferred.mjs';

/**
 * What is started on its own, by the name it gets. All files lie in one folder, and a worker is called here as its module
 * is in its room: so `new URL('./x-worker.js', import.meta.url)` is right in the sources and in any chunk.
 */
const entries = {
  index: 'index.js',
  bin: 'bin.js',
  'understand-worker': 'engine/understand/understand-worker.js',
  'asking-worker': 'engine/goldens/asking-worker.js',
  'editor-look-worker': 'engine/editor/editor-look-worker.js',
  'live-compile-worker': 'engine/live/live-compile-worker.js',
  'markdown-worker': 'parse/markdown-worker.js',
};

/** Packages that become part of a chunk, which saves finding and reading their files at every start. */
const included = ['commander'];

/** Packages that are part of the file for browsers, which can be used as it is. */
const includedForBrowsers = ['@noble/hashes', 'fflate', 'fuse.js', 're2js'];

/**
 * What commander gets for modules of Node that it need not load. It can start programs as subcommands: no command here is
 * one. Loading `node:process` opens stdin, which most runs do not read. Our own sources get what they import.
 */
const replaced = new Map([
  ['node:child_process', 'module.exports = {};'],
  ['node:process', 'module.exports = process;'],
]);

const isReplaced = (id, importer) => replaced.has(id) && /[\\/]node_modules[\\/]commander[\\/]/.test(importer ?? '');

const replaceModules = {
  name: 'replace-modules',
  resolveId: (id, importer) => (isReplaced(id, importer) ? `\0${id}` : null),
  load: (id) => replaced.get(id.slice(1)) ?? null,
};

/** What help and usage errors need. */
const constants = /[\\/]rooms[\\/](limits|version|errors)\.js$/;

/**
 * Bundles the compiled sources. What is loaded with `import()` stays in files of its own, loaded when needed; other
 * packages stay imports.
 * @param {{ root: string, from: string, to: string }} folders of the package, of the compiled sources, of the result
 */
export async function bundle({ root, from, to }) {
  const options = {
    cwd: from, // names in comments: the same in every build
    platform: 'node',
    plugins: [replaceModules, deferModules],
    external: (id, importer) => isPackage(id) && !included.includes(id) && !isReplaced(id, importer),
    onLog: refuseWarnings,
  };
  const library = { index: join(from, entries.index), ...deferredEntries(from) };
  const groups = groupsOf(await generate({ ...options, input: library }), Object.keys(library), constants);
  const input = Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(from, path)]));
  const output = await generate({ ...options, input: { ...input, ...library } }, groups);
  for (const [name, code] of filesOf(output, Object.keys(library))) writeFileSync(join(to, name), code);
  writeFileSync(join(to, 'browser.js'), await bundleForBrowsers(join(from, 'browser.js')));
  const others = [...included, ...includedForBrowsers].map((name) => licenseOf(root, name));
  writeFileSync(join(to, 'third-party-licenses.txt'), others.join('\n'));
}

/** @param groups modules that go into one file; the bundler divides the others */
async function generate(options, groups = []) {
  const build = await rolldown(options);
  const { output } = await build.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Fewer files are opened sooner.
    codeSplitting: {
      groups: groups.map(({ name, modules }) => ({ name, test: (id) => modules.has(id) })),
    },
  });
  await build.close();
  return output;
}

/**
 * One minified file with all that it needs, for a page to import as it is. It is no file when something of Node is reached.
 * @param {string} input the entry, compiled or not
 * @param {'esm' | 'iife'} format
 * @returns {Promise<string>} its code
 */
export async function bundleForBrowsers(input, format = 'esm') {
  const build = await rolldown({
    cwd: dirname(input),
    input: { browser: input },
    platform: 'browser',
    external: (id) => id.startsWith('node:'),
    resolve: { extensionAlias: { '.js': ['.js', '.ts'] } },
    onLog: refuseWarnings,
  });
  const { output } = await build.generate({ format, name: 'triagraph', minify: true, codeSplitting: false });
  await build.close();
  const [{ code, fileName, imports, dynamicImports }] = output;
  const outside = [...imports, ...dynamicImports].filter((name) => name !== fileName);
  if (outside.length > 0) throw new Error(`The file for browsers imports ${outside.join(', ')}.`);
  return code;
}

function refuseWarnings(level, log) {
  if (level === 'warn') throw new Error(`The bundler warns: ${log.message}`);
}

/** True for `yaml` and `node:fs`, false for paths, also those of Windows. */
const isPackage = (id) => /^[\w@]/.test(id) && !/^[A-Za-z]:[\\/]/.test(id);

/** The licences of included packages ask that their text goes where their code goes. */
function licenseOf(root, name) {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
  return `These files contain ${name} ${version} (${license}):\n\n${text}\n`;
}
