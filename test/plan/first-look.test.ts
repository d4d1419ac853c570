import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plannerFor } from '../../src/engine/answer/diagnose.js';
import { compileKnowledgeBase } from '../../src/engine/open/compile-knowledge-base.js';
import { Knowledge } from '../../src/match/index.js';
import { chooseStart, readStart, StartPlaces, saidText } from '../../src/plan/start/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { SnapshotReader } from '../../src/snapshot/index.js';

const { bytes } = await compileKnowledgeBase({ paths: ['workflows', 'cases'], cache: false });
const knowledge = new Knowledge(new SnapshotReader(bytes, nodePlatform));
const { wording } = plannerFor(knowledge);
const texts = Array.from({ length: knowledge.documents }, (_, document) => {
  const steps = knowledge.steps(document);
  return { start: readStart({ ...knowledge.head(document), steps }), steps };
}).filter(({ start }) => start.landmarks.length > 0);
const otherwise = [
  '',
  '不通',
  'since noon',
  'pod web-0',
  '１２３',
  'on the SAME node',
  'é́',
  'NodePort',
  '\u001b[1;31m',
];

/** Pieces of what a document says of its steps, in any order, among others; also in other letters of the same kind. */
const symptoms = fc.nat(texts.length - 1).chain((number) => {
  const { start, steps } = texts[number]!;
  const said = [...start.landmarks.map(({ text }) => text), ...steps.map(({ text }) => text), ...otherwise];
  const piece = fc
    .tuple(fc.constantFrom(...said), fc.nat(80), fc.integer({ min: 2, max: 60 }), fc.boolean())
    .map(([text, from, length, upper]) => {
      const part = text.slice(from % Math.max(1, text.length)).slice(0, length);
      return upper ? part.toUpperCase() : part;
    });
  return fc.tuple(
    fc.constant(number),
    fc.array(piece, { minLength: 1, maxLength: 4 }),
    fc.constantFrom(' ', '，', '\n', '; '),
  );
});

describe('a document that is asked for the first time', () => {
  it('starts where it does when all that it says was prepared', () => {
    const found = new Set<string>();
    fc.assert(
      fc.property(symptoms, ([number, pieces, between]) => {
        const { start } = texts[number]!;
        const said = saidText(wording, pieces.join(between));
        const prepared = chooseStart(new StartPlaces(start, wording, 0), said);
        expect(chooseStart(new StartPlaces(start, wording, 1), said)).toEqual(prepared);
        if (prepared.because !== null) found.add(prepared.because);
      }),
      { numRuns: 3_000, seed: 11 },
    );
    expect(found.size).toBeGreaterThan(100);
  });
});
