#!/usr/bin/env node
// Writes data/traditional.json: the single characters that the traditional→simplified conversion of opencc-js changes
// on their own, as two strings of equal length (character i of the first becomes character i of the second).
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Converter } from 'opencc-js/t2cn';

const convert = Converter({ from: 't', to: 'cn' });
// The unified ideographs and their first extension: what one UTF-16 unit holds and NFKC leaves alone.
const blocks = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
];
let traditional = '';
let simplified = '';
for (const [first, last] of blocks) {
  for (let unit = first; unit <= last; unit++) {
    const from = String.fromCharCode(unit);
    const to = convert(from);
    if (to === from || to.length !== 1 || convert(to) !== to) continue;
    traditional += from;
    simplified += to;
  }
}
const target = fileURLToPath(new URL('../data/traditional.json', import.meta.url));
writeFileSync(target, `${JSON.stringify({ traditional, simplified }, null, 2)}\n`);
