import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { parseCondition } from '../../src/lower/steps/condition.js';
import { generatedDocuments, grouped } from '../support/generated-documents.js';
import { neighbourhoods } from '../support/neighbours.js';
import { expectRecorded } from '../support/recorded.js';
import { lower } from './lowering.js';

const inputs = JSON.parse(readFileSync(new URL('inputs.json', import.meta.url), 'utf8')) as string[];
const phrases = inputs.filter((text) => !text.includes('\n'));
const documents = inputs.filter((text) => text.includes('\n'));
const paths = ['notes/sample.md', 'workflows/en/a.md', 'cases/b.zh.md', 'a.md'] as const;

/** Everything that is read in documents, by aspect. */
function aspectsOf(texts: readonly string[]) {
  const lowered = texts.map((text, at) => lower(text, paths[at % paths.length]));
  return {
    sections: lowered.map(({ document }) => document.sections),
    steps: lowered.map(({ document }) => document.steps),
    metadata: lowered.map(({ document: { sections: _, steps: __, hash: ___, ...metadata } }) => metadata),
    diagnostics: lowered.map(({ diagnostics }) => diagnostics),
  };
}

it('a condition, and what is like it but for a character, a number or a word, is read as recorded', () => {
  const cases = [...neighbourhoods(phrases, 12, 100)].map(
    ([name, texts]) => [name, () => ({ conditions: texts.map((text) => parseCondition(text)) })] as const,
  );
  expectRecorded(new URL('generated-conditions.hashes.txt', import.meta.url), new Map(cases));
});

it('a phrase is read as recorded wherever it stands in a document', () => {
  const cases = [...grouped(generatedDocuments(phrases.filter((_, at) => at % 2 === 0)))].map(
    ([name, texts]) => [name, () => aspectsOf(texts)] as const,
  );
  expectRecorded(new URL('generated.hashes.txt', import.meta.url), new Map(cases));
});

it('a document, and what is like it but for a character, a line or its end, is read as recorded', () => {
  const cases = [...neighbourhoods(documents, 7, 20)].map(([name, texts]) => [name, () => aspectsOf(texts)] as const);
  expectRecorded(new URL('generated-documents.hashes.txt', import.meta.url), new Map(cases));
});
