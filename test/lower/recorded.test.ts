import { it } from 'vitest';
import { fixtureDocuments, pathOf } from '../support/fixture-documents.js';
import { expectRecorded } from '../support/recorded.js';
import { lower } from './lowering.js';

const lowered = new Map([...fixtureDocuments()].map(([name, text]) => [name, { text, ...lower(text, pathOf(name)) }]));

it('everything in the documents of the fixtures, and where it stands, is read as recorded', () => {
  const cases = [...lowered].map(([name, { document, text: _, ...rest }]) => {
    const { sections, steps, hash: __, ...metadata } = document;
    return [name, { sections, steps, metadata, ...rest }] as const;
  });
  expectRecorded(new URL('recorded.hashes.txt', import.meta.url), new Map(cases));
});
