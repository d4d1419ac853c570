import { readFileSync } from 'node:fs';
import { beforeAll, it } from 'vitest';
import { Engine } from '../../src/index.js';
import type { Document } from '../../src/model/index.js';
import { collidingDocuments, collidingSymptoms } from '../support/colliding-documents.js';
import { fixtureKnowledgeBase, symptomsOf } from '../support/fixture-symptoms.js';
import { folderOf } from '../support/folder.js';
import { neighbourhoods } from '../support/neighbours.js';
import { expectRecorded } from '../support/recorded.js';

const inputs = JSON.parse(readFileSync(new URL('inputs.json', import.meta.url), 'utf8')) as string[];

let fixtures: Engine;
let colliding: Engine;
beforeAll(async () => {
  fixtures = await Engine.open({ kb: [folderOf(fixtureKnowledgeBase)], cache: false });
  colliding = await Engine.open({ kb: [folderOf(collidingDocuments(1, 60))], cache: false });
});

/** What an engine finds for each of the symptoms, by aspect. */
function aspectsOf({ answering: { matcher } }: Engine, texts: readonly string[]) {
  const results = texts.map((text) => matcher.match(text, 6));
  return {
    results: results.map(({ status, confidence, ranked }) => [status, confidence, ranked.map(({ found }) => found)]),
    evidence: results.map(({ ranked }) => ranked),
    symptoms: results.map(({ symptom }) => symptom),
  };
}

it('a symptom of a document, and what is like it but for a character, a word or a line, is matched as recorded', () => {
  const symptoms = symptomsOf(fixtures.documents().map(({ path }): Document => fixtures.show(path)!));
  const texts = [...symptoms.values()].flatMap((all) => all.filter((_, at) => at % 5 === 0));
  const cases = [...neighbourhoods([...texts, ...inputs], 1)].map(
    ([name, group]) => [name, () => aspectsOf(fixtures, group)] as const,
  );
  expectRecorded(new URL('generated.hashes.txt', import.meta.url), new Map(cases));
});

it('a symptom is matched as recorded where documents share ids, titles, triggers and symptoms', () => {
  const cases = [...neighbourhoods([...collidingSymptoms(), ...inputs], 1)].map(
    ([name, group]) => [name, () => aspectsOf(colliding, group)] as const,
  );
  expectRecorded(new URL('generated-colliding.hashes.txt', import.meta.url), new Map(cases));
});
