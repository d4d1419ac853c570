#!/usr/bin/env node
// Compiles the shipped knowledge base into dist/kb.snapshot, which `triagraph query` opens when no --kb is given.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'dist', 'bin.js');
const folders = ['workflows', 'cases'].filter(
  (folder) =>
    existsSync(join(root, folder)) &&
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('.md')),
);
if (!existsSync(bin) || folders.length === 0) {
  console.error('No command line or no documents yet: dist/kb.snapshot was not made.');
} else {
  const result = spawnSync(process.execPath, [bin, 'compile', ...folders, '-o', join('dist', 'kb.snapshot')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.status !== 0) {
    console.error(
      `The shipped knowledge base did not compile (exit ${result.status}): run triagraph lint workflows cases`,
    );
    process.exitCode = 1;
  }
}
