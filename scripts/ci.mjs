#!/usr/bin/env node
// Everything that CI does, in one place: each check runs even when an earlier one failed, so that one run shows all.
//   node scripts/ci.mjs [--without-tests]
// TRIAGRAPH_TEST_REPORTS names a folder for the reports of the tests.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const reports = process.env.TRIAGRAPH_TEST_REPORTS;
const root = fileURLToPath(new URL('..', import.meta.url));

const tests = [
  ['tests', 'npm test --silent', 'quick.json'],
  ['slow tests', 'npm run --silent test:slow', 'slow.json'],
];
/** Name, command line, and the report of tests. The build comes before what uses dist. */
const checks = [
  ['format and lint', 'npx --no-install biome ci .'],
  ['types', 'npm run --silent typecheck'],
  ['doors of the rooms', 'npm run --silent lint:rooms'],
  ['nothing unused', 'npx --no-install knip'],
  ['reference', 'npm run --silent docs'],
  ['build', 'npm run --silent build'],
  ['benchmarks count what they should', 'node bench/run.mjs --counts'],
  ['READMEs show what is printed', 'node scripts/readme-example.mjs --check'],
  ...(process.argv.includes('--without-tests') ? [] : tests),
  ['package is publishable', 'npm run --silent lint:package'],
];

const failed = [];
for (const [name, command, report] of checks) {
  console.log(`\n── ${name}: ${command}`);
  const started = performance.now();
  const env = report && reports ? { ...process.env, TRIAGRAPH_TEST_REPORT: join(reports, report) } : process.env;
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true, env });
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (status !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\nAll checks hold.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
