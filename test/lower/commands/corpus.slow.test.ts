import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { splitFence } from '../../../src/lower/commands/split/fence.js';
import { isFenceOf } from '../../../src/vocabulary/index.js';
import { commandsOf } from './fences.js';

const shared = new URL('../../../../shared/corpus/', import.meta.url);

/** Code blocks of a document that are neither indented nor quoted. */
function* fencesOf(source: string) {
  for (const match of source.matchAll(/^```([\w-]*)[^\n]*\n([\s\S]*?)^```[ \t]*$/gm)) {
    const line = source.slice(0, match.index).split('\n').length;
    const start = { line, column: 1, offset: match.index };
    const end = { line, column: 1, offset: match.index + match[0].length };
    yield { text: match[2]!.replace(/\n$/, ''), language: match[1]!.toLowerCase(), source, range: { start, end } };
  }
}

describe.skipIf(!existsSync(shared))('real documents', () => {
  const root = fileURLToPath(shared);
  const files = !existsSync(shared)
    ? []
    : readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const sample = files.sort().filter((_, index) => index % 7 === 0);

  it('lose no kubectl command of their fences', () => {
    const lost: string[] = [];
    for (const file of sample) {
      for (const fence of fencesOf(readFileSync(root + file, 'utf8'))) {
        if (!isFenceOf('shell', fence.language)) continue;
        const all = commandsOf(splitFence(fence))
          .map(({ text }) => text)
          .join('\n');
        for (const line of fence.text.split('\n')) {
          if (/^(?:kubectl|oc|helm|systemctl) /.test(line) && !all.includes(line.trim())) lost.push(`${file}: ${line}`);
        }
      }
    }
    expect(lost).toEqual([]);
  });

  it('have mostly known commands', () => {
    const effects = sample.flatMap((file) =>
      [...fencesOf(readFileSync(root + file, 'utf8'))]
        .filter(({ language }) => isFenceOf('shell', language))
        .flatMap((fence) => commandsOf(splitFence(fence)).map(({ effect }) => effect)),
    );
    expect(effects.length).toBeGreaterThan(500);
    expect(effects.filter((effect) => effect === 'unknown').length / effects.length).toBeLessThan(0.1);
  });
});
