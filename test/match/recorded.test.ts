import { beforeAll, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import type { Document } from '../../src/model/index.js';
import { fixtureKnowledgeBase, symptomsOf } from '../support/fixture-symptoms.js';
import { folderOf } from '../support/folder.js';
import { expectRecorded } from '../support/recorded.js';

let engine: Engine;
let symptoms: Map<string, string[]>;
beforeAll(async () => {
  engine = await Engine.open({ kb: [folderOf(fixtureKnowledgeBase)], cache: false });
  symptoms = symptomsOf(engine.documents().map(({ path }): Document => engine.show(path)!));
});

it('matches, scores and evidence of symptoms of every form are as recorded', () => {
  const cases = [...symptoms].map(([form, texts]) => {
    const results = texts.map((text) => engine.answering.matcher.match(text, 6));
    return [
      form,
      {
        results: results.map(({ status, confidence, ranked }) => [
          status,
          confidence,
          ranked.map(({ found }) => found),
        ]),
        evidence: results.map(({ ranked }) => ranked),
        symptoms: results.map(({ symptom }) => symptom),
      },
    ] as const;
  });
  expectRecorded(new URL('recorded.hashes.txt', import.meta.url), new Map(cases));
});

it('evidence has the positions of the quoted words in the symptom', () => {
  let quoted = 0;
  for (const text of [...symptoms.values()].flat())
    for (const { kind, value, query } of engine.query(text, { limit: 6 }).matches.flatMap(({ evidence }) => evidence)) {
      if (query === null) continue;
      const there = text.slice(query.start, query.end);
      expect(there, `${kind} ${value} in ${text}`).toBe(there.trim());
      // A trigger and a correction are named as the document has them, and what is long is cut.
      if (kind === 'text' || kind === 'signature') expect(there.startsWith(value), `${value} in ${there}`).toBe(true);
      quoted++;
    }
  expect(quoted).toBeGreaterThan(1_000);
});

it('evidence of an error line names a line of the document that has its words', () => {
  let found = 0;
  for (const text of symptoms.get('an error line')!)
    for (const { kind, value, source } of engine.query(text).matches.flatMap(({ evidence }) => evidence)) {
      if (kind !== 'signature') continue;
      const words = value.toLowerCase().match(/[a-z]{4,}|\p{Script=Han}{2}/gu) ?? [];
      const line = fixtureKnowledgeBase[source!.path]!.split('\n')[source!.line - 1]!.toLowerCase();
      expect(
        words.some((word) => line.includes(word)),
        `${value} at ${source!.path}:${source!.line}: ${line}`,
      ).toBe(true);
      found++;
    }
  expect(found).toBeGreaterThan(10);
});
