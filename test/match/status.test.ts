import { describe, expect, it } from 'vitest';
import type { RankedDocument } from '../../src/match/combine.js';
import type { Knowledge } from '../../src/match/knowledge.js';
import { statusParameters } from '../../src/match/parameters.js';
import { saidConcepts } from '../../src/match/said-concepts.js';
import { judge } from '../../src/match/status.js';
import type { Symptom, SymptomTerm } from '../../src/match/symptom.js';
import { lacksDecisive, mostTellingUnsaid } from '../../src/match/unsaid.js';

const mostTelling = 4;
/** Concepts by number: documents of this knowledge base say all below ten in full, and none from ten on. */
const said = 3;
const unsaid = 12;
/** Of a word that no document has. */
const unknown = -1;

const knowledge = (kind: 'workflow' | 'case' | 'article' = 'workflow') =>
  ({
    mostTelling,
    kind: () => kind,
    postings: { find: (term: number) => (term < 10 ? term : -1), impacts: new Uint8Array(10).fill(255) },
  }) as unknown as Pick<Knowledge, 'mostTelling' | 'postings' | 'kind'>;

const concept = (term: number, weight = 2) => ({ form: 'concept', term, weight }) as SymptomTerm;
const word = (term: number, weight = mostTelling, han = false) =>
  ({ form: 'single', term, weight, han }) as SymptomTerm;
/** A symptom of four words that documents know. */
const symptom = (terms: SymptomTerm[] = [], own: Partial<Symptom> = {}) =>
  ({ terms, mass: 4 * mostTelling, unknown: 0, decisive: [], ...own }) as unknown as Symptom;
const found = (own: Partial<RankedDocument> = {}): RankedDocument => ({
  document: 0,
  found: 0,
  score: 0.5,
  triggered: 0,
  evidence: [],
  ...own,
});

describe('the share of concepts that a document says', () => {
  const share = (...terms: SymptomTerm[]) => saidConcepts(knowledge(), symptom(terms), 0);

  it('is a half where the symptom has none', () => {
    expect(share()).toBe(0.5);
  });

  it('grows with each that is said and falls with each that is not', () => {
    expect(share(concept(said))).toBeGreaterThan(0.85);
    expect(share(concept(said), concept(unsaid))).toBeCloseTo(0.5);
    expect(share(concept(unsaid))).toBeLessThan(0.15);
    expect(share(concept(said, 6), concept(unsaid, 2))).toBeGreaterThan(0.7);
  });
});

describe('the most telling word that a document does not say', () => {
  const told = (...terms: SymptomTerm[]) => mostTellingUnsaid(knowledge(), symptom(terms), 0);

  it('is counted in words that one document alone has', () => {
    expect(told()).toBe(0);
    expect(told(word(said))).toBe(0);
    expect(told(word(said), word(unsaid, 3), word(unknown, 1))).toBe(0.75);
  });

  it('is one such word at the most: what a log repeats is missing once', () => {
    expect(told(word(unsaid, 1.7 * mostTelling))).toBe(1);
  });

  it('may be a pair of Han characters, which counts more than it weighs', () => {
    expect(told(word(unsaid, 1.2), word(unsaid, 1, true))).toBeGreaterThan(0.4);
  });

  it('is no concept: those are asked for their share', () => {
    expect(told(concept(unsaid, 4))).toBe(0);
  });
});

describe('what decides', () => {
  const lacks = (...decisive: number[]) => lacksDecisive(knowledge(), symptom([], { decisive }), 0);

  it('is lacking in a document that does not say all of it', () => {
    expect(lacks()).toBe(false);
    expect(lacks(said)).toBe(false);
    expect(lacks(said, unsaid)).toBe(true);
    expect(lacks(unknown)).toBe(true);
  });
});

describe('how sure an answer is', () => {
  const confidence = (first: number, second: number, own: Partial<Symptom> = {}) =>
    judge([found({ score: first }), found({ found: 1, score: second })], symptom([concept(said)], own), knowledge());
  const { highScore, highMargin, mediumScore, mediumMargin, ambiguousMargin, highUnknown } = statusParameters;
  const behind = (score: number, margin: number) => score * (1 - margin - 0.01);

  it('is high where it explains much, of a symptom that it knows, and the next is far behind', () => {
    expect(confidence(highScore, behind(highScore, highMargin)).confidence).toBe('high');
    expect(confidence(highScore, behind(highScore, mediumMargin)).confidence).toBe('medium');
    const unknown = highUnknown + 0.01;
    expect(confidence(highScore, behind(highScore, highMargin), { unknown }).confidence).toBe('medium');
  });

  it('is medium only where it explains enough and the next is behind', () => {
    const less = mediumScore - 0.01;
    expect(confidence(mediumScore, behind(mediumScore, mediumMargin)).confidence).toBe('medium');
    expect(confidence(less, behind(less, mediumMargin)).confidence).toBe('low');
    expect(confidence(mediumScore, behind(mediumScore, ambiguousMargin)).confidence).toBe('low');
  });

  it('is not high where the document says nothing of what decides', () => {
    const own = { decisive: [unsaid] };
    expect(confidence(highScore, behind(highScore, highMargin), own).confidence).toBe('medium');
  });

  it('is ambiguous where the next explains as much', () => {
    expect(confidence(highScore, highScore * (1 - ambiguousMargin / 2)).status).toBe('ambiguous');
    expect(confidence(highScore, behind(highScore, ambiguousMargin)).status).toBe('matched');
  });
});

describe('what is claimed of a document', () => {
  const statusOf = (own: Partial<RankedDocument>, asked = symptom(), of = knowledge()) =>
    judge([found(own)], asked, of).status;

  it('is an answer when it explains enough and says what is wrong', () => {
    expect(statusOf({}, symptom([concept(said)]))).toBe('matched');
  });

  it('is none when it shares the names only and says nothing of what is wrong', () => {
    expect(statusOf({}, symptom([concept(unsaid)]))).toBe('no_match');
  });

  it('may leave what is wrong unsaid when it explains nearly all of the words', () => {
    expect(statusOf({ score: 1.2 }, symptom([concept(unsaid)]))).toBe('matched');
  });

  it('is none of a symptom that says next to nothing, however whole it is explained', () => {
    expect(statusOf({ score: 1.5 }, symptom([concept(said)], { mass: mostTelling / 3 }))).toBe('no_match');
  });

  it('is an answer to a symptom of a common word and a concept, when it explains them whole', () => {
    expect(statusOf({ score: 1.5 }, symptom([concept(said)], { mass: mostTelling / 2 }))).toBe('matched');
  });

  it('is none when it does not say the word that tells most of what is wrong', () => {
    expect(statusOf({}, symptom([word(said)]))).toBe('matched');
    expect(statusOf({}, symptom([word(unsaid)]))).toBe('no_match');
    expect(statusOf({}, symptom([word(unknown)]))).toBe('no_match');
  });

  it('is none when it says nothing of what decides, unless it explains the rest many times over', () => {
    const asked = symptom([concept(said)], { decisive: [unsaid] });
    expect(statusOf({}, asked)).toBe('no_match');
    expect(statusOf({ score: 1.2 }, asked)).toBe('matched');
  });

  it('is none of a symptom in words that no document has', () => {
    expect(statusOf({}, symptom([concept(said)], { unknown: 0.9 }))).toBe('no_match');
  });

  it('is claimed by a trigger of a workflow, whatever else the symptom says', () => {
    expect(statusOf({ triggered: 0.5 }, symptom([concept(unsaid)]))).toBe('matched');
    expect(statusOf({ triggered: 0.3 }, symptom([concept(unsaid)]))).toBe('no_match');
  });

  it('is claimed by a trigger of an article only where that says half of the concepts', () => {
    expect(statusOf({ triggered: 0.5, score: 0.2 }, symptom([concept(unsaid)]), knowledge('article'))).toBe('no_match');
    expect(statusOf({ triggered: 0.5, score: 0.2 }, symptom([concept(said)]), knowledge('article'))).toBe('matched');
  });
});
