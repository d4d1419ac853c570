import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const report = process.env.TRIAGRAPH_TEST_REPORT;

// Tests never see what another version of the program has cached.
const cache = fileURLToPath(new URL('./node_modules/.cache/triagraph-tests', import.meta.url));
rmSync(cache, { recursive: true, force: true });

const slow = 'test/**/*.slow.test.ts';
const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `test/${path.replaceAll('\\', '/')}`);
const filesWith = (text: string) => files.filter((path) => readFileSync(path, 'utf8').includes(text));
/** Tests that replace modules, which no other test may see. */
const replacing = filesWith('vi.mock(').filter((path) => !path.endsWith('.slow.test.ts'));
/** `npm run test:soak` runs them again, with all their rounds. */
const soaks = process.argv.includes('soak') ? filesWith('support/soak.js') : [];

const project = (name: string, test: object) => ({ extends: true as const, test: { name, ...test } });

export default defineConfig({
  // Examples import the package by its name.
  resolve: {
    alias: [
      { find: /^triagraph$/, replacement: fileURLToPath(new URL('./src/index.ts', import.meta.url)) },
      {
        find: /^triagraph\/tools$/,
        replacement: fileURLToPath(new URL('./src/adapters/mcp/model-tools.ts', import.meta.url)),
      },
      { find: /^triagraph\/browser$/, replacement: fileURLToPath(new URL('./src/browser.ts', import.meta.url)) },
    ],
  },
  test: {
    maxWorkers: '100%',
    projects: [
      // Modules are loaded once for all files of a worker: to load them for each costs more than the tests.
      project('quick', { isolate: false, include: ['test/**/*.test.ts'], exclude: [slow, ...replacing] }),
      project('apart', { include: replacing }),
      project('slow', { include: [slow] }),
      // Hours, on a busy machine.
      ...(soaks.length > 0
        ? [project('soak', { include: soaks, env: { TRIAGRAPH_SOAK: 'true' }, testTimeout: 36_000_000 })]
        : []),
    ],
    // TRIAGRAPH_UPDATE: test/quality writes its hashes anew.
    env: { TRIAGRAPH_CACHE: cache, TRIAGRAPH_UPDATE: String(process.argv.includes('--update')) },
    // They end what hangs. No test is judged by them: on a busy machine all take many times as long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // scripts/ci.mjs names a file to count the tests from.
    reporters: report ? ['default', 'json'] : ['default'],
    ...(report ? { outputFile: { json: report } } : {}),
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      // Model files hold types.
      exclude: ['src/model/**', '**/types.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 70, functions: 65, branches: 60 },
    },
  },
});
