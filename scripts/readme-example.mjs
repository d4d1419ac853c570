#!/usr/bin/env node
// Fills the blocks of the READMEs between `<!-- example: ARGUMENTS -->` and `<!-- /example -->` with what the command
// line prints. `--check` fails when one of them is out of date.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');
/** Lines of an output that are shown; the rest is counted. */
const shown = 40;
const block = /(<!-- example: (\[.*\]) -->\n\n```text\n)[\s\S]*?(```\n\n<!-- \/example -->)/g;

function output(args) {
  const env = { ...process.env, NO_COLOR: '1', COLUMNS: '100' };
  const result = spawnSync(process.execPath, [join('dist', 'bin.js'), ...args], { cwd: root, encoding: 'utf8', env });
  if (result.status !== 0) throw new Error(`triagraph ${args.join(' ')}: exit ${result.status}\n${result.stderr}`);
  const lines = result.stdout.trimEnd().split('\n');
  const more = lines.length - shown;
  return more > 0 ? [...lines.slice(0, shown), `… ${more} more lines`].join('\n') : lines.join('\n');
}

for (const name of ['README.md', 'README.zh.md']) {
  const path = join(root, name);
  const old = readFileSync(path, 'utf8');
  const text = old.replace(block, (_, open, args, close) => `${open}${output(JSON.parse(args))}\n${close}`);
  if (text === old) continue;
  if (check) {
    console.error(`${name} shows another output than the command line: run node scripts/readme-example.mjs`);
    process.exitCode = 1;
  } else writeFileSync(path, text);
}
