import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const report = process.env.TRIAGRAPH_TEST_REPORT;

export default defineConfig({
  // Examples import the package by its name.
  resolve: {
    alias: [
      { find: /^triagraph$/, replacement: fileURLToPath(new URL('./src/index.ts', import.meta.url)) },
      { find: /^triagraph\/browser$/, replacement: fileURLToPath(new URL('./src/browser.ts', import.meta.url)) },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    // test/quality writes its hashes anew.
    env: { TRIAGRAPH_UPDATE: String(process.argv.includes('--update')) },
    // They end what hangs. No test is judged by them: on a busy machine all take many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // .ci/run names a file to count the tests from.
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
