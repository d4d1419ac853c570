#!/usr/bin/env node
// Bundles what is published from src into dist, builds the page, writes the declarations, and puts the shipped knowledge
// base beside them.
import { spawnSync } from 'node:child_process';
import { chmodSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage } from './build-page.mjs';
import { bundle } from './bundle.mjs';
import { compiler } from './compiler.mjs';
import { dropUnreachable } from './declarations.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;

// Built beside dist and swapped in when it is whole: a failed build leaves the last good one.
const next = join(root, `dist-next-${process.pid}`);
try {
  if (!run(compiler, '-p', 'tsconfig.build.json', '--declarationDir', join(next, 'types')))
    throw new Error('The sources do not compile.');
  renameSync(join(next, 'types', 'src'), join(next, 'types-of-src'));
  rmSync(join(next, 'types'), { recursive: true });
  renameSync(join(next, 'types-of-src'), join(next, 'types'));
  dropUnreachable(join(next, 'types'), [
    'index.d.ts',
    'browser.d.ts',
    'adapters/http/handler.d.ts',
    'adapters/mcp/model-tools.d.ts',
  ]);
  await bundle({ root, from: join(root, 'src'), to: next });
  await buildPage({ root, to: join(next, 'web') });
  chmodSync(join(next, 'bin.js'), 0o755);
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  renameSync(next, join(root, 'dist'));
  if (!run(join('scripts', 'build-knowledge-base.mjs'))) process.exitCode = 1;
} catch (error) {
  rmSync(next, { recursive: true, force: true });
  console.error(`${error.message} dist was left as it was.`);
  process.exitCode = 1;
}
