#!/usr/bin/env node
// Everything that CI does, in one place: each check runs even when an earlier one failed, so that one run shows all.
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Name → npm command line. The build comes before what uses dist. */
const checks = [
  ['format and lint', 'npx --no-install biome ci .'],
  ['types', 'npm run --silent typecheck'],
  ['doors of the rooms', 'npm run --silent lint:rooms'],
  ['nothing unused', 'npx --no-install knip'],
  ['reference', 'npm run --silent docs'],
  ['build', 'npm run --silent build'],
  ['benchmarks count what they should', 'node bench/run.mjs --counts'],
  ['READMEs show what is printed', 'node scripts/readme-example.mjs --check'],
  ['tests with coverage', 'npm run --silent test:coverage'],
  ['package is publishable', 'npm run --silent lint:package'],
];

const failed = [];
for (const [name, command] of checks) {
  console.log(`\n── ${name}: ${command}`);
  const started = performance.now();
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true });
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (status !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\nAll checks hold.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
