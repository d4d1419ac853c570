#!/usr/bin/env node
// Compiles src, bundles what is published into dist, and puts the shipped knowledge base beside it.
import { spawnSync } from 'node:child_process';
import { chmodSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { dropUnreachable } from './declarations.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;

// Built beside dist and swapped in when it is whole: a failed build leaves the last good one, and a module that was
// deleted from src does not live on.
const next = join(root, `dist-next-${process.pid}`);
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const folders = ['--outDir', join(next, 'rooms'), '--declarationDir', join(next, 'types')];
try {
  if (!run(compiler, '-p', 'tsconfig.build.json', ...folders)) throw new Error('The sources do not compile.');
  dropUnreachable(join(next, 'types'), ['index.d.ts', 'browser.d.ts']);
  await bundle({ root, from: join(next, 'rooms'), to: next });
  chmodSync(join(next, 'bin.js'), 0o755);
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  renameSync(next, join(root, 'dist'));
  if (!run(join('scripts', 'build-knowledge-base.mjs'))) process.exitCode = 1;
  else if (!run(join('scripts', 'keep-code.mjs'))) process.exitCode = 1;
} catch (error) {
  rmSync(next, { recursive: true, force: true });
  console.error(`${error.message} dist was left as it was.`);
  process.exitCode = 1;
}
