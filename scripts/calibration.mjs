#!/usr/bin/env node
// Prints how many of the answers of each confidence are right, document and start together, on all labelled symptoms, and the
// lowest share when one set is held out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'triagraph-calibration-'));
try {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, TRIAGRAPH_ANSWERS: folder };
  spawnSync(process.execPath, [vitest, 'run', 'test/quality'], { cwd: root, env, stdio: 'ignore' });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const sets = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).levels);
  const sum = (levels, key) => levels.reduce((total, level) => total + level[key], 0);
  const share = (levels) => sum(levels, 'right') / sum(levels, 'answers');
  const allRight = sum(
    sets.flatMap((set) => Object.values(set)),
    'right',
  );
  console.log('| confidence | answers | right | least with one set held out | share of the right answers |');
  console.log('|---|---|---|---|---|');
  for (const name of ['high', 'medium', 'low']) {
    const levels = sets.map((set) => set[name]);
    const least = Math.min(...levels.map((_, out) => share(levels.filter((_, at) => at !== out))));
    const cells = [
      sum(levels, 'answers'),
      share(levels).toFixed(3),
      least.toFixed(3),
      (sum(levels, 'right') / allRight).toFixed(2),
    ];
    console.log(`| \`${name}\` | ${cells.join(' | ')} |`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
