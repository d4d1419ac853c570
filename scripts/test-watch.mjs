#!/usr/bin/env node
// Runs the tests of some rooms, and again whenever a file that they use is saved.
//   npm run test:watch [-- ROOM …]     rooms are folders of test/; default: those with changes that are not committed
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isThere = (room) => existsSync(`${root}test/${room}`);

const named = process.argv.slice(2);
const rooms = (named.length > 0 ? named : changedRooms()).filter(isThere);
if (rooms.length === 0) {
  console.error('No changes in a room of test/ or src/: name one, as in "npm run test:watch -- plan".');
  process.exit(2);
}
const filters = rooms.map((room) => `test/${room}/`);
const args = ['--no-install', 'vitest', 'watch', ...filters, '--project', 'quick', '--project', 'apart'];
process.exit(spawnSync('npx', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1);

/** `src/plan/start/index.ts` and `test/plan/start.test.ts` are in the room `plan`, `src/engine.ts` in `engine`. */
function changedRooms() {
  const lines = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = lines.split('\n').map((line) => line.slice(3).split(' -> ').at(-1) ?? '');
  const found = paths.map((path) => /^(?:src|test)\/([\w-]+)/.exec(path)?.[1]);
  return [...new Set(found.filter((room) => room !== undefined))];
}
