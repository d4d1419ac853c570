#!/usr/bin/env node
// Checks the types of every project: npm run typecheck
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compiler } from './compiler.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const projects = [
  'tsconfig.json',
  'tsconfig.browser.json',
  'tsconfig.web.json',
  'examples/tsconfig.json',
  'examples/browser/tsconfig.json',
];
const failed = projects.filter(
  (project) => spawnSync(process.execPath, [compiler, '-p', project], { cwd: root, stdio: 'inherit' }).status !== 0,
);
process.exitCode = failed.length > 0 ? 1 : 0;
