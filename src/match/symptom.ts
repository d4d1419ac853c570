import { limits } from '../limits.js';
import type { Language } from '../model/index.js';
import {
  detectLanguage,
  type Entity,
  extractEntities,
  forEachToken,
  isStopWord,
  type NormalizedText,
  normalize,
  type Stemmer,
  type TokenKind,
} from '../text/index.js';
import type { Knowledge } from './knowledge.js';
import { tokenWeights } from './parameters.js';

/** One distinct term of a symptom. */
export interface SymptomTerm {
  readonly text: string;
  /** Number in the index, or -1 when no document has it. */
  readonly term: number;
  /** What it tells: inverse document frequency × the weight of its kind. */
  readonly weight: number;
  /** First place in the query's text. */
  readonly start: number;
  readonly end: number;
}

/** A symptom, normalised once and looked at from all sides. */
export interface Symptom {
  readonly text: string;
  readonly normalized: NormalizedText;
  readonly language: Language;
  readonly entities: readonly Entity[];
  /** By weight, greatest first; at most limits.queryTerms. */
  readonly terms: readonly SymptomTerm[];
  /** Sum of the weights of all distinct terms, known or not: what there is to explain. */
  readonly weight: number;
}

export function readSymptom(text: string, knowledge: Knowledge, stemmer: Stemmer): Symptom {
  const normalized = normalize(text.slice(0, limits.queryCharacters));
  const distinct = new Map<string, { kind: TokenKind; start: number; end: number }>();
  forEachToken(
    normalized,
    (term, start, end, kind) => {
      if (!distinct.has(term) && !isStopWord(term, 'en') && !isStopWord(term, 'zh'))
        distinct.set(term, { kind, start, end });
    },
    stemmer,
  );
  const terms: SymptomTerm[] = [];
  const unknownWeight = Math.log(1 + (knowledge.documents + 0.5) / 0.5);
  for (const [term, { kind, start, end }] of distinct) {
    const number = knowledge.term(term);
    const telling = number < 0 ? unknownWeight * unknownShare(term, kind) : knowledge.inverseDocumentFrequency(number);
    terms.push({ text: term, term: number, weight: telling * tokenWeights[kind], start, end });
  }
  terms.sort((left, right) => right.weight - left.weight || (left.text < right.text ? -1 : 1));
  const kept = terms.slice(0, limits.queryTerms);
  return {
    text,
    normalized,
    language: detectLanguage(text),
    entities: extractEntities(text),
    terms: kept,
    weight: kept.reduce((sum, { weight }) => sum + weight, 0),
  };
}

/** How much a word that no document has takes away: names and numbers of one incident are in no document. */
function unknownShare(term: string, kind: TokenKind): number {
  if (kind === 'number' || /\d/.test(term)) return 0;
  return kind === 'han' ? 0.5 : 1;
}
