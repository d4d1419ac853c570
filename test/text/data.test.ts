import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { lexicon } from '../../src/generated/data/lexicon.js';
import { stemming } from '../../src/generated/data/stemming.js';
import { traditional } from '../../src/generated/data/traditional.js';
import { normalize } from '../../src/text/index.js';

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

describe.each(['lexicon', 'stopwords', 'stemming', 'entities', 'traditional'])('data/%s.json', (name) => {
  it('holds to its schema', () => {
    const validate = new Ajv2020({ strictTypes: false }).compile(json(`schema/${name}.schema.json`) as object);
    validate(json(`data/${name}.json`));
    expect(validate.errors).toBeNull();
  });
});

describe('the domain lexicon', () => {
  it('is broad, its groups named once and in order', () => {
    const ids = lexicon.groups.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(250);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('joins both languages in nearly every group', () => {
    const both = lexicon.groups.filter(
      ({ terms }) => terms.some((term) => /\p{Script=Han}/u.test(term)) && terms.some((term) => /[A-Za-z]/.test(term)),
    );
    expect(both.length / lexicon.groups.length).toBeGreaterThan(0.95);
  });

  it('has no term twice in a group once folded', () => {
    for (const { id, terms } of lexicon.groups) {
      const folded = terms.map((term) => normalize(term).text);
      expect(new Set(folded).size, id).toBe(folded.length);
    }
  });

  it('has no term in more than two meanings', () => {
    const meanings = new Map<string, number>();
    for (const { terms } of lexicon.groups) {
      for (const term of terms) meanings.set(term.toLowerCase(), (meanings.get(term.toLowerCase()) ?? 0) + 1);
    }
    expect([...meanings].filter(([, count]) => count > 2)).toEqual([]);
  });
});

describe('the lists of characters and stems', () => {
  it('pair every traditional character with one that is not traditional', () => {
    expect(traditional.traditional.length).toBe(traditional.simplified.length);
    for (const character of traditional.simplified) expect(traditional.traditional).not.toContain(character);
  });

  it('replace words by stems that stay', () => {
    const { keep, replace } = stemming;
    for (const word of Object.keys(replace)) expect(keep as readonly string[]).not.toContain(word);
  });
});
