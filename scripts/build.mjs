#!/usr/bin/env node
// Compiles src into dist, makes the command line executable, and puts the shipped knowledge base beside it.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;

// Compiled beside dist and swapped in when it is whole: a failed build leaves the last good one, and a module that was
// deleted from src does not live on.
const next = join(root, `dist-next-${process.pid}`);
const compiled = run(
  createRequire(import.meta.url).resolve('typescript/bin/tsc'),
  '-p',
  'tsconfig.build.json',
  '--outDir',
  next,
);
if (compiled) {
  const bin = join(next, 'bin.js');
  if (existsSync(bin)) chmodSync(bin, 0o755);
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  renameSync(next, join(root, 'dist'));
} else {
  rmSync(next, { recursive: true, force: true });
}
process.exitCode = compiled && run(join('scripts', 'build-knowledge-base.mjs')) ? 0 : 1;
