import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { isBuildStage } from './bundle.mjs';

/**
 * Builds the page of src/adapters/web: static files with relative addresses, which any server can deliver. The engine is
 * part of its worker, without the presenters that the page does not use; what a snapshot may do without is split off. `sw.js` keeps
 * the files for when there is no network: the list of them is put in front.
 * @param {{ root: string, to: string }} folder of the package, folder of the result
 */
export async function buildPage({ root, to }) {
  // What is left out here is in functions that a page does not reach (test/adapters/web/sizes.test.ts).
  const rolldownOptions = { external: (id, importer) => id.startsWith('node:') || isBuildStage(id, importer) };
  const page = join(root, 'src', 'adapters', 'web');
  await build({
    configFile: false,
    root: page,
    base: './',
    logLevel: 'warn',
    // The parser of Markdown runs in a worker, which has no document.
    resolve: { conditions: ['worker', ...defaultClientConditions] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    worker: { format: 'es', rolldownOptions },
    build: {
      outDir: to,
      emptyOutDir: true,
      target: 'es2022',
      // Data URIs would ask for a weaker Content-Security-Policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...rolldownOptions,
        input: { index: join(page, 'index.html'), sw: join(page, 'service-worker.ts') },
        output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
      },
    },
  });
  const files = readdirSync(join(to, 'assets')).sort();
  const worker = join(to, 'sw.js');
  const list = JSON.stringify(files.map((name) => `assets/${name}`));
  writeFileSync(worker, `self.files=${list};\n${readFileSync(worker, 'utf8')}`);
}
