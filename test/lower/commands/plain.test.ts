import fc from 'fast-check';
import { parse } from 'unbash';
import { describe, expect, it } from 'vitest';
import { builtInCommands } from '../../../src/lower/commands/analyze.js';
import type { Findings } from '../../../src/lower/commands/effects/findings.js';
import { readPlain } from '../../../src/lower/commands/effects/plain.js';
import { judgePlain, judgeTree } from '../../../src/lower/commands/effects/script.js';
import { Variables } from '../../../src/lower/commands/effects/variables.js';
import { plainGrammar, readGrammar } from '../../../src/lower/commands/placeholders/contexts.js';

const findings = (text: string): Findings => ({
  segments: [],
  embedded: [],
  inputs: [],
  functions: new Set(),
  variables: new Variables(text),
});

const piece = fc.constantFrom(
  ...['kubectl', 'get', 'delete', 'pod', 'rm', '-rf', 'x', 'sh', '-c', "'rm x'", '"rm x"', "''", 'a=b', '--x=y'],
  ...['|', '||', '|&', '&&', '&', ';', ';;', '\n', '\\\n', '#', '$X', '>', '"a$b"', "a'b'", 'xargs', 'echo', 'cat'],
  ...["--x='{y}'", '--x="y z"', "a=b'c'", 'export', 'declare', ' \\\n  ', '--output', "json'path'"],
  ...['if', 'then', 'fi', 'time', 'ssh', 'node-1', '{', '}', '(', ')', '!', '*', '~', 'awk', "'{print $1}'", 'bash'],
);

describe('commands of plain words', () => {
  it('are judged as the parser would have them judged', () => {
    let plainTexts = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, fc.constantFrom(' ', ' ', ' ', '')), { maxLength: 12 }), (pieces) => {
        const text = pieces.flat().join('');
        const plain = readPlain(text);
        if (!plain) return;
        plainTexts++;
        const [one, other] = [findings(text), findings(text)];
        const tree = parse(text);
        expect(tree.errors ?? [], text).toEqual([]);
        expect(judgePlain(plain, builtInCommands, one), text).toEqual(judgeTree(tree, text, builtInCommands, other));
        expect({ segments: one.segments, embedded: one.embedded }, text).toEqual({
          segments: other.segments,
          embedded: other.embedded,
        });
        const places = readGrammar(tree).places.filter(({ start, end }) => end > start);
        const own = plainGrammar(plain, text).places;
        for (const { start, context } of places) {
          const place = own.find((each) => each.start <= start && start < each.end);
          expect(place?.context, text).toBe(context);
        }
      }),
      { numRuns: 20_000 },
    );
    expect(plainTexts).toBeGreaterThan(500);
  });

  it.each([
    'a || b',
    'a &',
    'a > b',
    'a $b',
    'a "$b"',
    'A=1 b',
    'if a',
    'a |',
    'a &&',
    'a #',
    'a\\ b',
    "a 'b'c",
    "a b'c'd",
    "a'b'",
    "export A='b'",
    'a b\\\nc',
    'a;;b',
    'a *',
  ])('are not %j', (text) => {
    expect(readPlain(text)).toBeNull();
  });
});
