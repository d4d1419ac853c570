import { readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { declareBundled, packageFolders } from './bundled.mjs';

/**
 * What is started on its own, by the name it gets. All files lie in one folder, and a worker is called here as its module
 * is in its room: so `new URL('./x-worker.js', import.meta.url)` is right in the sources and in any chunk.
 */
const entries = {
  index: 'index.ts',
  bin: 'bin.ts',
  tools: 'adapters/mcp/model-tools.ts',
  http: 'adapters/http/handler.ts',
  'analyze-worker': 'engine/analyze/analyze-worker.ts',
  'answer-worker': 'adapters/http/answer-worker.ts',
  'lint-worker': 'engine/editor/lint-worker.ts',
  'live-compile-worker': 'engine/live/live-compile-worker.ts',
  'markdown-worker': 'parse/markdown-worker.ts',
};

/** Packages that only the file for browsers and the page (scripts/build-page.mjs) hold. */
const includedForBrowsers = ['fflate', 'fuse.js', 're2js', 'preact'];

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

/** Vocabularies and schemas as texts, which are smaller and read faster than objects in code. */
const jsonAsText = {
  name: 'json-as-text',
  load: (id) =>
    /[\\/](?:data|schema)[\\/][^\\/]+\.json$/.test(id)
      ? {
          code: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(readFileSync(id, 'utf8'))))});`,
          moduleType: 'js',
        }
      : null,
};

/**
 * Bundles the sources with every package that package.json does not name under `dependencies`: those stay imports. What
 * is loaded with `import()` stays in files of its own, loaded when needed.
 * @param {{ root: string, from: string, to: string }} folders of the package, of the sources, of the result
 */
export async function bundle({ root, from, to }) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isInstalled = (id) => Object.hasOwn(dependencies, packageOf(id));
  const build = await rolldown({
    cwd: from, // names in comments: the same in every build
    platform: 'node',
    input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(from, path)])),
    plugins: [replaceModules, jsonAsText],
    external: (id, importer) =>
      isPackage(id) && (isBuiltin(id) || isInstalled(id) || isPeer(id, importer)) && !isReplaced(id, importer),
    resolve: { extensionAlias: { '.js': ['.js', '.ts'] } },
    onLog: refuseWarnings,
  });
  const { output } = await build.write({
    dir: to,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    comments: { jsdoc: false }, // they stand in the sources and in the declarations, and took 1 MB
  });
  await build.close();
  writeFileSync(join(to, 'browser.js'), await bundleForBrowsers(join(from, 'browser.ts')));
  const folders = includedForBrowsers.map((name) => join(root, 'node_modules', name));
  declareBundled(to, [...folders, ...output.flatMap(packageFolders)]);
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
    external: (id, importer) => id.startsWith('node:') || isBuildStage(id, importer),
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

/** What `build` in src/engine.ts loads. A browser only answers: the function is unused there and leaves the file. */
export const isBuildStage = (id, importer) =>
  /[\\/]src[\\/]engine\.ts$/.test(importer ?? '') && /^\.\/(?:engine\/(?:analyze|open)|compile)\//.test(id);

function refuseWarnings(level, log) {
  if (level === 'warn') throw new Error(`The bundler warns: ${log.message}`);
}

/** `@scope/name/file.js` → `@scope/name` */
const packageOf = (id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)[0];

/** Our own sources use the copy of the program that has one; prom-client, which is bundled, brings what it needs. */
const peers = ['@opensearch-project/opensearch', '@opentelemetry/api'];
const isPeer = (id, importer) => peers.includes(id) && !/[\\/]node_modules[\\/]/.test(importer ?? '');

/** True for `yaml` and `node:fs`, false for paths, also those of Windows. */
const isPackage = (id) => /^[\w@]/.test(id) && !/^[A-Za-z]:[\\/]/.test(id);
