import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize } from '../../../src/text/index.js';
import { soak } from '../../support/soak.js';
import { hits, knowledge } from './rules.js';

const latin = /[A-Za-z0-9]/;
const han = /\p{Script=Han}/u;

/** The rules of SEMANTICS.md as one pattern for one phrase. */
function pattern(phrase: string): RegExp {
  const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
  let source = '';
  const characters = [...phrase];
  characters.forEach((character, index) => {
    const before = characters[index - 1] ?? '';
    const after = characters[index + 1] ?? '';
    const meet = (left: string, right: string) =>
      (han.test(left) && latin.test(right)) || (latin.test(left) && han.test(right));
    if (character === ' ') source += meet(before, after) ? '[\\s_-]*' : '[\\s_-]+';
    else source += (meet(before, character) ? '\\s*' : '') + quote(character);
  });
  return new RegExp(source, 'gi');
}

function standsNaively(phrase: string, text: string): boolean {
  for (let from = 0; from <= text.length; from++) {
    const search = pattern(phrase);
    search.lastIndex = from;
    const found = search.exec(text);
    if (!found) return false;
    from = found.index;
    for (let end = found.index + found[0].length; end > found.index; end--) {
      if (!new RegExp(`^(?:${pattern(phrase).source})$`, 'i').test(text.slice(found.index, end))) continue;
      const inside = (at: number) =>
        at > 0 && at < text.length && latin.test(text[at - 1]!) && latin.test(text[at]!) && !isHumpNaively(text, at);
      if (!inside(found.index) && !inside(end)) return true;
    }
  }
  return false;
}

function isHumpNaively(text: string, at: number): boolean {
  const left = text.slice(0, at);
  const right = text.slice(at);
  if (/[a-z0-9]$/.test(left) && /^[A-Z]/.test(right)) return true;
  return (
    /[A-Z]$/.test(left) && /^[A-Z][a-z]/.test(right) && !/^[A-Z]s(?![a-z])/.test(right) && !/^[A-Z]v\d/.test(right)
  );
}

const word = fc.constantFrom('ip', 'IP', 'a', 'Ab', '1', '耗尽', '网', '子网', 'no', 'NoIP');
const phrase = fc
  .array(fc.tuple(word, fc.constantFrom('', ' ')), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.flat().join('').trim());
const text = fc
  .array(fc.tuple(word, fc.constantFrom('', ' ', '-', '_', '  ', '.', '\n', 's')), { maxLength: 7 })
  .map((parts) => parts.flat().join(''));

describe('a phrase in any text', () => {
  it('is found exactly where the rules say', async () => {
    await fc.assert(
      fc.asyncProperty(phrase, text, async (rule, source) => {
        expect(await hits(rule, source)).toBe(standsNaively(normalize(rule).text, source));
      }),
      { numRuns: soak(3_000, 400) },
    );
  });

  it('is found whatever other phrases there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(phrase, { maxLength: 8 }), text, async (rules, source) => {
        const together = (await knowledge(rules))(source).map(({ ordinal }) => ordinal);
        const alone = await Promise.all(rules.map((rule) => hits(rule, source)));
        expect(together).toEqual(rules.map((_, ordinal) => ordinal).filter((ordinal) => alone[ordinal]));
      }),
      { numRuns: soak(500, 100) },
    );
  });

  it('has the position that the hit reports', async () => {
    await fc.assert(
      fc.asyncProperty(phrase, text, async (rule, source) => {
        const [hit] = (await knowledge([rule]))(`① ${source}`);
        if (!hit) return;
        expect(await hits(rule, `① ${source}`.slice(hit.start, hit.end))).toBe(true);
      }),
      { numRuns: soak(500, 100) },
    );
  });
});
