import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { lowerDocument } from '../../src/lower/index.js';
import { parseGuarded } from '../../src/parse/index.js';
import { decodeSource } from '../../src/read/index.js';
import { mergeVocabulary } from '../../src/vocabulary/index.js';

const json = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as object;

describe('data/document-words.json', () => {
  it('fulfils its schema', () => {
    const validate = new Ajv2020({ allowUnionTypes: true }).compile(json('schema/document-words.schema.json'));
    expect(validate(json('data/document-words.json')), JSON.stringify(validate.errors)).toBe(true);
  });

  it('can be extended by the words of another language', async () => {
    const text =
      '---\nkind: case\n---\n\n# Ausfall\n\nDer Dienst steht.\n\n| Grund | Abhilfe |\n|---|---|\n| Platte voll | Platz schaffen |\n';
    const parsed = await parseGuarded(decodeSource('cases/a.md', Buffer.from(text)));
    const german = { columns: { cause: { de: ['Grund'] }, fix: { de: ['Abhilfe'] } } };
    const vocabulary = mergeVocabulary({ 'document-words': [german] });
    const { causes, resolutions } = lowerDocument(parsed, { vocabulary }).document;
    expect([causes[0]?.text, resolutions[0]?.text]).toEqual(['Platte voll', 'Platz schaffen']);
    expect(lowerDocument(parsed).document.causes).toEqual([]);
  });
});
