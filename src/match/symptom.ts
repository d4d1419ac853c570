import { limits } from '../limits.js';
import type { Language } from '../model/index.js';
import {
  detectLanguage,
  type Entity,
  extractEntities,
  type FoldedText,
  type NegationScope,
  type NormalizedText,
  negationScopes,
  readAlert,
  readPasted,
} from '../text/index.js';
import { correctorOf, type UnknownWord, type WordCorrection } from './corrections.js';
import { isKeyText } from './key-texts.js';
import type { Knowledge } from './knowledge.js';
import { acceptParameters, matchParameters } from './parameters.js';
import { isLog, isSalientAt, readLines, type SymptomLines, salientText } from './symptom-lines.js';
import {
  distinctTerms,
  readConcepts,
  readWords,
  type SymptomTerm,
  type TextTerm,
  type WeightedTerms,
  weightTerms,
} from './symptom-terms.js';
import { type CorrectedText, correctText, notNegated, withoutNegated } from './symptom-text.js';
import { type ComparedText, comparedText, wordsOf } from './words.js';

/** A symptom as it is searched for. */
export interface Symptom {
  /** All of it; what is beyond limits.queryCharacters is not analysed. */
  readonly text: string;
  /** As it was typed. */
  readonly typed: ComparedText;
  /** With its corrections, and without what it negates. */
  readonly normalized: NormalizedText;
  readonly folded: FoldedText;
  readonly negations: readonly NegationScope[];
  readonly language: Language;
  /** Those that it does not negate. */
  readonly entities: readonly Entity[];
  readonly corrections: readonly WordCorrection[];
  /** By weight, greatest first; at most limits.queryTerms. */
  readonly terms: readonly SymptomTerm[];
  /** Those that documents have, in the order of the text, the longer of two first. */
  readonly knownTerms: readonly SymptomTerm[];
  /** Lines to compare with error lines. */
  readonly lines: readonly SymptomLine[];
  /** The salient lines of a log, at their positions; null where all lines count alike. */
  readonly salientText: string | null;
  /** Weight of what is not in these lines. */
  readonly background: number;
  /** Total weight of its single terms, known or not: what there is to explain. */
  readonly weight: number;
  /** The same as a total of idf: a Han pair counts by `acceptParameters.hanIdf`, repeated text once. */
  readonly idf: number;
  /** Share of its weight in words that no document has, in no language. */
  readonly unknownShare: number;
  /** Numbers of its decisive concepts (data/decisive.json), -1 for those that no document has. */
  readonly decisive: readonly number[];
}

/** A line of a symptom; of lines that differ in variable parts only the first. */
export interface SymptomLine {
  readonly start: number;
  readonly end: number;
  /** Numbers of its words that documents have, each any number of times. */
  readonly terms: readonly number[];
}

/** Reads a symptom: what it is about, what it negates, which of its words are misspelt, and what each term weighs. */
export function analyzeSymptom(text: string, knowledge: Knowledge): Symptom {
  const words = wordsOf(knowledge);
  const read = text.slice(0, limits.queryCharacters);
  const typed = comparedText(read);
  const pasted = readAlert(read);
  const alert = pasted ?? readPasted(read);
  // An alert negates nothing. What a document says of itself is asked as it is written.
  const scopes = pasted === null ? negationScopes(typed.normalized) : [];
  const negations = scopes.length > 0 && isKeyText(typed, knowledge) ? [] : scopes;
  const asserted = withoutNegated(read, negations);
  const entities = notNegated(extractEntities(read), negations);

  const ignored = alert?.silent ?? [];
  const uncorrected: CorrectedText = { ...(asserted === read ? typed : comparedText(asserted)), spans: [] };
  const found = readWords(uncorrected, words, ignored);
  // Programs do not misspell: what no document has of a log is names.
  const corrections = isLog(read, found, alert)
    ? noCorrections
    : correctorOf(knowledge).correct(read, entities, unknownWords(found));
  const corrected = correctText(uncorrected, words, corrections);
  const single = corrections.size === 0 ? found : readWords(corrected, words, ignored);
  const { concepts, decisive } = readConcepts(corrected, words, ignored);

  const lines = readLines(read, [...single, ...concepts], alert, matchParameters.boilerplate);
  const weighted = weightTerms(distinctTerms([...single, ...concepts], lines), lines.background, knowledge);
  return {
    text,
    typed,
    normalized: corrected.normalized,
    folded: corrected.folded,
    negations,
    language: detectLanguage(read),
    entities,
    corrections: [...corrections.values()],
    terms: weighted.terms,
    knownTerms: weighted.terms.filter(({ term }) => term >= 0).sort(byPosition),
    lines: linesToCompare(lines),
    salientText: lines.background < 1 ? salientText(read, lines) : null,
    background: lines.background,
    ...measure(weighted),
    decisive: decisive.filter(({ start }) => isSalientAt(lines, start)).map(({ word }) => word.term),
  };
}

const noCorrections: ReadonlyMap<string, WordCorrection> = new Map();

const byPosition = (left: SymptomTerm, right: SymptomTerm): number =>
  left.start - right.start || right.end - left.end || right.weight - left.weight || (left.text < right.text ? -1 : 1);

/** Distinct words that no document has, where they stand first. */
function unknownWords(terms: readonly TextTerm[]): UnknownWord[] {
  const unknown = new Map<string, UnknownWord>();
  for (const { word, kind, start, end } of terms) {
    if (word.term >= 0 || kind === 'number' || unknown.has(word.text)) continue;
    unknown.set(word.text, { term: word.text, kind, start, end });
    if (unknown.size >= limits.queryUnknownTerms) break;
  }
  return [...unknown.values()];
}

function linesToCompare({ lines }: SymptomLines): SymptomLine[] {
  return lines
    .filter(({ repeated }) => !repeated)
    .map(({ start, end, terms }) => ({
      start,
      end,
      terms: terms.flatMap(({ word, form, kind }) =>
        word.term >= 0 && form === 'single' && kind !== 'part' ? [word.term] : [],
      ),
    }));
}

/** What there is to explain: the single terms. */
function measure({ terms, repetition }: WeightedTerms): Pick<Symptom, 'weight' | 'idf' | 'unknownShare'> {
  const hanIdf = acceptParameters.hanIdf / matchParameters.han;
  let weight = 0;
  let idf = 0;
  let unknown = 0;
  const concepts = terms.filter(({ form, term }) => form === 'concept' && term >= 0);
  for (const { weight: own, term, form, han, start, end } of terms) {
    if (form !== 'single') continue;
    weight += own;
    idf += (han ? own * hanIdf : own) / repetition;
    // What is part of a word of the lexicon that documents have in other words is not foreign to them.
    if (term < 0 && !concepts.some((concept) => concept.start <= start && end <= concept.end)) unknown += own;
  }
  return { weight, idf, unknownShare: weight === 0 ? 0 : unknown / weight };
}
