import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the page of src/adapters/web: static files with relative addresses, which any server can deliver. The engine is
 * the file for browsers that was bundled before, in the chunk of the page's worker.
 * @param {{ root: string, engine: string, to: string }} folder of the package, path of the engine's file, folder of the result
 */
export async function buildPage({ root, engine, to }) {
  const entry = join(root, 'src', 'browser.ts');
  await build({
    configFile: false,
    root: join(root, 'src', 'adapters', 'web'),
    base: './',
    logLevel: 'warn',
    plugins: [engineAsBuilt(entry, engine)],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    worker: { format: 'es', plugins: () => [engineAsBuilt(entry, engine)] },
    build: {
      outDir: to,
      emptyOutDir: true,
      target: 'es2022',
      // Data URIs would ask for a weaker Content-Security-Policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}

/** Takes the engine from its built file: it is bundled once, with what a browser needs of it. */
const engineAsBuilt = (entry, engine) => ({
  name: 'engine-as-built',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith('/browser.js') || importer === engine) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found?.id === entry ? engine : null;
  },
});
