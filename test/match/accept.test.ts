import { describe, expect, it } from 'vitest';
import { accept, conceptCoverage, lacksDecisive, maxUnmatchedIdf } from '../../src/match/accept.js';
import type { Knowledge } from '../../src/match/knowledge.js';
import { acceptParameters } from '../../src/match/parameters.js';
import type { ScoredMatch } from '../../src/match/score.js';
import type { Symptom, SymptomTerm } from '../../src/match/types.js';

const maxIdf = 4;
/** Numbers of terms: every document has those below ten in full, and none from ten on. */
const matched = 3;
const unmatched = 12;
/** A term that no document has. */
const unknown = -1;

/** Two cases that ended in one branch of the workflow that they follow, one that ended in another, and two that do not say where. */
const followingCase = 7;
const likeCase = 8;
const otherCase = 9;
const openCase = 10;
const otherOpenCase = 11;
const followed = 0;

const knowledge = (kind: 'workflow' | 'case' | 'article' = 'workflow') =>
  ({
    maxIdf,
    kind: () => kind,
    follows: (document: number) => (document >= followingCase ? followed : -1),
    head: (document: number) => ({
      branch: document >= openCase ? null : document === otherCase ? 'Scenario 2' : 'Scenario 1',
    }),
    translationGroups: Uint32Array.from({ length: 12 }, (_, document) => document),
    postings: { find: (term: number) => (term < 10 ? term : -1), impacts: new Uint8Array(10).fill(255) },
  }) as unknown as Pick<Knowledge, 'maxIdf' | 'postings' | 'kind' | 'follows' | 'translationGroups' | 'head'>;

const concept = (term: number, weight = 2) => ({ form: 'concept', term, weight }) as SymptomTerm;
const word = (term: number, weight = maxIdf, han = false) => ({ form: 'single', term, weight, han }) as SymptomTerm;
const ending = (term: number): SymptomTerm => ({ ...word(term), ending: true });
/** A symptom of four words that documents know. */
const symptom = (terms: SymptomTerm[] = [], own: Partial<Symptom> = {}) =>
  ({ terms, idf: 4 * maxIdf, unknownShare: 0, decisive: [], ...own }) as unknown as Symptom;
const found = (own: Partial<ScoredMatch> = {}): ScoredMatch => ({
  document: 0,
  found: 0,
  score: 0.5,
  triggered: 0,
  evidence: [],
  ...own,
});

describe('concept coverage', () => {
  const share = (...terms: SymptomTerm[]) => conceptCoverage(knowledge(), symptom(terms), 0);

  it('is a half for a symptom without concepts', () => {
    expect(share()).toBe(0.5);
  });

  it('grows with each concept that the document has and falls with each that it lacks', () => {
    expect(share(concept(matched))).toBeGreaterThan(0.85);
    expect(share(concept(matched), concept(unmatched))).toBeCloseTo(0.5);
    expect(share(concept(unmatched))).toBeLessThan(0.15);
    expect(share(concept(matched, 6), concept(unmatched, 2))).toBeGreaterThan(0.7);
  });
});

describe('the idf of the most specific unmatched term', () => {
  const idf = (...terms: SymptomTerm[]) => maxUnmatchedIdf(knowledge(), symptom(terms), 0);

  it('is relative to maxIdf', () => {
    expect(idf()).toBe(0);
    expect(idf(word(matched))).toBe(0);
    expect(idf(word(matched), word(unmatched, 3), word(unknown, 1))).toBe(0.75);
  });

  it('is at most 1 even for a repeated term', () => {
    expect(idf(word(unmatched, 1.7 * maxIdf))).toBe(1);
  });

  it('counts a pair of Han characters for more than its weight', () => {
    expect(idf(word(unmatched, 1.2), word(unmatched, 1, true))).toBeGreaterThan(0.4);
  });

  it('ignores concepts', () => {
    expect(idf(concept(unmatched, 4))).toBe(0);
  });
});

describe('decisive concepts', () => {
  const lacks = (...decisive: number[]) => lacksDecisive(knowledge(), symptom([], { decisive }), 0);

  it('are lacking if a document does not have all of them', () => {
    expect(lacks()).toBe(false);
    expect(lacks(matched)).toBe(false);
    expect(lacks(matched, unmatched)).toBe(true);
    expect(lacks(unknown)).toBe(true);
  });
});

describe('confidence', () => {
  const confidence = (first: number, second: number, own: Partial<Symptom> = {}) =>
    accept(
      { ranked: [found({ score: first }), found({ found: 1, score: second })], excluded: null },
      symptom([concept(matched)], own),
      knowledge(),
    );
  const { highScore, highMargin, mediumScore, mediumMargin, ambiguousMargin, highUnknown } = acceptParameters;
  const behind = (score: number, margin: number) => score * (1 - margin - 0.01);

  it('is high for a high score of a known symptom, far ahead of the second match', () => {
    expect(confidence(highScore, behind(highScore, highMargin)).confidence).toBe('high');
    expect(confidence(highScore, behind(highScore, mediumMargin)).confidence).toBe('medium');
    const unknownShare = highUnknown + 0.01;
    expect(confidence(highScore, behind(highScore, highMargin), { unknownShare }).confidence).toBe('medium');
  });

  it('is medium only with enough score and margin', () => {
    const less = mediumScore - 0.01;
    expect(confidence(mediumScore, behind(mediumScore, mediumMargin)).confidence).toBe('medium');
    expect(confidence(less, behind(less, mediumMargin)).confidence).toBe('low');
    expect(confidence(mediumScore, behind(mediumScore, ambiguousMargin)).confidence).toBe('low');
  });

  it('is not high when the document lacks a decisive concept', () => {
    const own = { decisive: [unmatched] };
    expect(confidence(highScore, behind(highScore, highMargin), own).confidence).toBe('medium');
  });

  it('does not count a case against the workflow that it follows, nor the workflow against the case', () => {
    const pair = [
      found({ score: highScore, triggered: 0.5 }),
      found({ score: highScore, found: followingCase, document: followingCase }),
    ];
    const asked = symptom([concept(matched)]);
    for (const ranked of [pair, pair.toReversed()])
      expect(accept({ ranked, excluded: null }, asked, knowledge()).confidence).toBe('high');
    const statusWith = (triggered: number, ...others: number[]) => {
      const ranked = others.map((document) => found({ score: highScore, found: document, document, triggered }));
      return accept({ ranked, excluded: null }, asked, knowledge()).status;
    };
    expect(statusWith(0.5, followed, followingCase, 2)).toBe('ambiguous');
    expect(statusWith(0.5, followingCase, likeCase)).toBe('matched');
    expect(statusWith(0.5, followingCase, otherCase)).toBe('ambiguous');
    expect(statusWith(0, followed, followingCase)).toBe('ambiguous');
    // Cases that do not say where they ended may have ended anywhere.
    expect(statusWith(0.5, openCase, otherOpenCase)).toBe('ambiguous');
    expect(statusWith(0.5, followingCase, openCase)).toBe('ambiguous');
  });

  it('is low, and the status ambiguous, when the second match scores as much', () => {
    expect(confidence(highScore, highScore * (1 - ambiguousMargin / 2)).status).toBe('ambiguous');
    expect(confidence(highScore, behind(highScore, ambiguousMargin)).status).toBe('matched');
  });
});

describe('acceptance', () => {
  const statusOf = (own: Partial<ScoredMatch>, asked = symptom(), of = knowledge(), excludedScore = 0) =>
    accept({ ranked: [found(own)], excluded: { document: 1, score: excludedScore } }, asked, of).status;

  it('rejects a document that scores less than one that excludes the symptom, unless its trigger is strong', () => {
    const asked = symptom([concept(matched)]);
    expect(statusOf({ score: 1 }, asked, knowledge(), 0.9)).toBe('matched');
    expect(statusOf({ score: 1 }, asked, knowledge(), 1.1)).toBe('no_match');
    const sure = { score: 1, triggered: acceptParameters.surestTrigger };
    expect(statusOf(sure, asked, knowledge(), 1.1)).toBe('matched');
  });

  it('accepts a document that explains enough and has the concept', () => {
    expect(statusOf({}, symptom([concept(matched)]))).toBe('matched');
  });

  it('abstains when the document shares only names and lacks the concept', () => {
    expect(statusOf({}, symptom([concept(unmatched)]))).toBe('no_match');
  });

  it('abstains from a common ending alone unless a trigger is strong', () => {
    const strong = { triggered: acceptParameters.leastTrigger };
    expect(statusOf({}, symptom([concept(matched), ending(matched)]))).toBe('no_match');
    expect(statusOf(strong, symptom([concept(matched), ending(matched)]))).toBe('matched');
  });

  it('accepts a common ending of a program that the document has', () => {
    const { leastBesideEndings: least } = acceptParameters;
    const besides = (...terms: SymptomTerm[]) => statusOf({}, symptom([concept(matched), ending(matched), ...terms]));
    expect(besides(word(matched, least * maxIdf))).toBe('matched');
    expect(besides(word(matched, least * maxIdf - 0.1))).toBe('no_match');
    expect(besides(word(unmatched))).toBe('no_match');
    expect(besides(word(unknown))).toBe('no_match');
  });

  it('abstains from a symptom about a foreign subject unless the evidence or a trigger is strong', () => {
    const asked = symptom([concept(matched)], { foreignSubject: true });
    expect(statusOf({ score: 0.25 }, { ...asked, foreignSubject: false })).toBe('matched');
    expect(statusOf({ score: 0.25 }, asked)).toBe('no_match');
    expect(statusOf({ score: 0.25, triggered: acceptParameters.sureTrigger }, asked)).toBe('no_match');
    expect(statusOf({ score: 0.25, triggered: acceptParameters.surestTrigger }, asked)).toBe('matched');
    expect(statusOf({ score: 1 }, asked)).toBe('matched');
  });

  it('accepts a document without the concept when it explains nearly all of the words', () => {
    expect(statusOf({ score: 1.2 }, symptom([concept(unmatched)]))).toBe('matched');
  });

  it('abstains on a symptom with next to no idf, even when all of it is explained', () => {
    expect(statusOf({ score: 1.5 }, symptom([concept(matched)], { idf: maxIdf / 3 }))).toBe('no_match');
  });

  it('accepts a common word and a concept when all of it is explained', () => {
    expect(statusOf({ score: 1.5 }, symptom([concept(matched)], { idf: maxIdf / 2 }))).toBe('matched');
  });

  it('abstains when the document lacks the most specific query term', () => {
    expect(statusOf({}, symptom([word(matched)]))).toBe('matched');
    expect(statusOf({}, symptom([word(unmatched)]))).toBe('no_match');
    expect(statusOf({}, symptom([word(unknown)]))).toBe('no_match');
  });

  it('abstains when the document lacks a decisive concept, unless it explains the rest many times over', () => {
    const asked = symptom([concept(matched)], { decisive: [unmatched] });
    expect(statusOf({}, asked)).toBe('no_match');
    expect(statusOf({ score: 1.2 }, asked)).toBe('matched');
  });

  it('abstains on a symptom in words that no document has', () => {
    expect(statusOf({}, symptom([concept(matched)], { unknownShare: 0.9 }))).toBe('no_match');
  });

  it('accepts a specific trigger of a workflow by itself', () => {
    expect(statusOf({ triggered: 0.5 }, symptom([concept(unmatched)]))).toBe('matched');
    expect(statusOf({ triggered: 0.3 }, symptom([concept(unmatched)]))).toBe('no_match');
  });

  it('accepts a trigger of an article only with half of the concepts', () => {
    expect(statusOf({ triggered: 0.5, score: 0.2 }, symptom([concept(unmatched)]), knowledge('article'))).toBe(
      'no_match',
    );
    expect(statusOf({ triggered: 0.5, score: 0.2 }, symptom([concept(matched)]), knowledge('article'))).toBe('matched');
  });
});
