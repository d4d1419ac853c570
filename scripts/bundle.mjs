import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * What is started on its own, by the name it gets. All files lie in one folder, and a worker is called here as its module
 * is in its room: so `new URL('./x-worker.js', import.meta.url)` is right in the sources and in any chunk.
 */
const entries = {
  index: 'index.js',
  bin: 'bin.js',
  'understand-worker': 'engine/understand-worker.js',
  'live-compile-worker': 'engine/live-compile-worker.js',
  'markdown-worker': 'parse/markdown-worker.js',
};

/** Packages that become part of a chunk, which saves finding and reading their files at every start. */
const included = ['commander'];

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

/**
 * Fewer files are opened sooner: the constants that help and usage errors need are one, and the library with all that it
 * imports statically is another.
 */
const groups = [
  { name: 'constants', test: /[\\/]rooms[\\/](limits|version|errors)\.js$/, priority: 2 },
  { name: 'library', test: /[\\/]rooms[\\/]index\.js$/, priority: 1 },
];

/**
 * Bundles the compiled sources. What is loaded with `import()` stays in files of its own, loaded when needed; other
 * packages stay imports.
 * @param {{ root: string, from: string, to: string }} folders of the package, of the compiled sources, of the result
 */
export async function bundle({ root, from, to }) {
  const build = await rolldown({
    cwd: from, // names in comments: the same in every build
    input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(from, path)])),
    platform: 'node',
    plugins: [replaceModules],
    external: (id, importer) => isPackage(id) && !included.includes(id) && !isReplaced(id, importer),
    onLog(level, log) {
      if (level === 'warn') throw new Error(`The bundler warns: ${log.message}`);
    },
  });
  await build.write({
    dir: to,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: { groups },
  });
  await build.close();
  writeFileSync(join(to, 'third-party-licenses.txt'), included.map((name) => licenseOf(root, name)).join('\n'));
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
