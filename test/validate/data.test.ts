import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { shippedBuildWords } from '../../src/vocabulary/index.js';

const { ruleWords } = shippedBuildWords;

const json = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as object;

describe('data/rule-words.json', () => {
  it('matches its schema', () => {
    const validate = new Ajv2020({ keywords: ['x-closed'] }).compile(json('schema/rule-words.schema.json'));
    expect(validate(json('data/rule-words.json')), JSON.stringify(validate.errors)).toBe(true);
  });

  it('is in lower case, as texts are compared', () => {
    const words = [...Object.values(ruleWords.generic), ...Object.values(ruleWords.warnings)].flat();
    expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
  });

  it('contains valid addresses', () => {
    expect(ruleWords.resolvers.filter((address) => !/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address))).toEqual([]);
  });
});
