import { limits } from '../limits.js';
import { canBeName, type NamedApart, type Span, stripLogPrefix } from '../text/index.js';
import type { Vocabulary } from '../vocabulary/index.js';
import type { Knowledge } from './knowledge.js';
import { matchParameters } from './parameters.js';
import type { SymptomLines } from './symptom-lines.js';
import { type CorrectedSpan, type CorrectedText, correctedBetween } from './symptom-text.js';
import type { SymptomTerm, TextTerm } from './types.js';
import { comparedText, type Word, type Words } from './words.js';

/** A decisive concept (data/decisive.json) with its position in a text. */
export interface DecisiveConcept {
  readonly word: Word;
  readonly start: number;
}

/** The words of a text in order, without fillers and ignored spans. */
export function readWords({ normalized, spans }: CorrectedText, words: Words, ignored: readonly Span[]): TextTerm[] {
  const terms: TextTerm[] = [];
  const isIgnored = within(ignored);
  words.forEach(normalized, (found, start, end, kind) => {
    if (found.filler || isIgnored(start)) return;
    const word = found.term < 0 ? correctedWord(found, words, spans, { start, end, kind }) : found;
    const corrected = correctedBetween(normalized.original, spans, { start, end });
    terms.push({ word, kind, form: 'single', start, end, corrected });
  });
  return terms;
}

/** The concepts of a text in order, and the decisive ones, which are only used to abstain. */
export function readConcepts(
  text: CorrectedText,
  words: Words,
  ignored: readonly Span[],
): { readonly concepts: TextTerm[]; readonly decisive: DecisiveConcept[] } {
  const concepts: TextTerm[] = [];
  const decisive: DecisiveConcept[] = [];
  const { original } = text.normalized;
  const isIgnored = within(ignored);
  words.forEachConcept(
    text,
    (word, start, end) => {
      if (isIgnored(start)) return;
      const corrected = correctedBetween(original, text.spans, { start, end });
      concepts.push({ word, kind: 'word', form: 'concept', start, end, corrected });
    },
    (word, start, end) => {
      if (!isIgnored(start) && !isPartOfName(original, start, end)) decisive.push({ word, start });
    },
  );
  return { concepts, decisive };
}

/** The concepts that two names in a text imply together, with the range of both. */
export function impliedConcepts({ start, end, phrase }: NamedApart, words: Words): TextTerm[] {
  const implied: TextTerm[] = [];
  words.forEachConcept(comparedText(phrase), (word) => {
    implied.push({ word, kind: 'word', form: 'concept', start, end, corrected: undefined });
  });
  return implied;
}

/** Whether a span is only a part of a name (`CrashLoopBackOff`, `invoice-rollup`). A number after a hyphen makes no name: `ORA-600`. */
const isPartOfName = (text: string, start: number, end: number): boolean =>
  /[A-Za-z0-9_]-?[A-Za-z]$/.test(text.slice(Math.max(0, start - 2), start + 1)) ||
  /^[A-Za-z](?:[A-Za-z0-9_]|-[A-Za-z_])/.test(text.slice(end - 1, end + 2));

/** The terms of a text in order. */
export interface ReadTerms {
  readonly single: readonly TextTerm[];
  readonly concepts: readonly TextTerm[];
}

/**
 * Whether a text is about a program, product or device that no document has: its first word (in a Chinese text, its first
 * Latin word) is an unknown name. A word that is joined with others (`kafka-5`, `base.tar`) names an instance or a file.
 */
export function hasForeignSubject(text: string, { single, concepts }: ReadTerms, vocabulary?: Vocabulary): boolean {
  const [first] = single;
  const subject = first?.kind === 'han' ? single.find(({ kind }) => kind === 'word') : first;
  if (subject === undefined || subject.kind !== 'word' || subject.corrected !== undefined) return false;
  const { start, end, word } = subject;
  if (word.term >= 0 || word.name || word.salient || !canBeName(text.slice(start, end), vocabulary)) return false;
  const isJoined = /[-_.:/|=\w]/.test(text[start - 1] ?? ' ') || /^(?:[-_./|=\w]|:\S)/.test(text.slice(end, end + 2));
  const isWord = concepts.some((concept) => concept.word.term >= 0 && concept.start <= start && end <= concept.end);
  return !isJoined && !isWord && stripLogPrefix(text) === text.trim();
}

/** The word that an unknown word was corrected to. It is looked up by its term, since its written form may have another stem. */
function correctedWord(
  word: Word,
  words: Words,
  spans: readonly CorrectedSpan[],
  { start, end, kind }: Pick<TextTerm, 'start' | 'end' | 'kind'>,
): Word {
  const span = spans.find((each) => each.start === start && each.end === end);
  return span === undefined ? word : words.of(span.correction.term, kind);
}

/** Returns a test whether a position is inside one of these spans. Fast for positions in mostly ascending order. */
function within(spans: readonly Span[]): (position: number) => boolean {
  let next = 0;
  return (position) => {
    while (next > 0 && spans[next - 1]!.end > position) next--;
    while (next < spans.length && spans[next]!.end <= position) next++;
    return next < spans.length && spans[next]!.start <= position;
  };
}

/** Marks the terms that are inside common endings. */
export function withEndings(terms: readonly TextTerm[], endings: readonly Span[]): readonly TextTerm[] {
  if (endings.length === 0) return terms;
  return terms.map((term) =>
    endings.some(({ start, end }) => start <= term.start && term.end <= end) ? { ...term, ending: true } : term,
  );
}

/** A distinct term of a text. */
interface Occurrence extends Omit<TextTerm, 'ending'> {
  /** Number of occurrences in lines that count. */
  count: number;
  /** Whether it occurs in a salient line. */
  salient: boolean;
  /** Whether it occurs only in common endings. */
  ending: boolean;
}

/** The distinct terms of a text: single terms in order, then concepts in order. */
export function distinctTerms(terms: readonly TextTerm[], { lines, areWeighed }: SymptomLines): Occurrence[] {
  const distinct = new Map<string, Occurrence>();
  let unknown = 0;
  for (const { word, kind, form, start, end, corrected, ending = false } of terms) {
    const known = distinct.get(word.text);
    if (known !== undefined) {
      known.count++;
      known.ending &&= ending;
    } else if (word.term >= 0 || word.salient || unknown < limits.queryUnknownTerms) {
      if (word.term < 0) unknown++;
      distinct.set(word.text, { word, kind, form, start, end, corrected, ending, count: 1, salient: true });
    }
  }
  if (areWeighed) countByLines(distinct, lines);
  return [...distinct.values()];
}

function countByLines(distinct: ReadonlyMap<string, Occurrence>, lines: SymptomLines['lines']): void {
  for (const occurrence of distinct.values()) {
    occurrence.count = 0;
    occurrence.salient = false;
  }
  for (const { terms, repeated, salient } of lines) {
    for (const { word } of terms) {
      const occurrence = distinct.get(word.text);
      if (occurrence === undefined) continue;
      if (!repeated) occurrence.count++;
      if (salient) occurrence.salient = true;
    }
  }
  // A term that only repeated lines have is a variable part of them.
  for (const occurrence of distinct.values()) occurrence.count = Math.max(occurrence.count, 1);
}

/** Maximum number of repetitions that count. */
const maxRepeats = 4;

export interface WeightedTerms {
  /** By descending weight; at most limits.queryTerms. */
  readonly terms: readonly SymptomTerm[];
  /** Factor by which the repetition of the whole text raises the weight of every single term; 1 if any of them occurs once. */
  readonly repetition: number;
}

/** Values that the weights depend on. */
export interface Weighing extends Pick<Knowledge, 'idfOf' | 'maxIdf'> {
  /** Factor on a pair of Han characters that no document has. */
  readonly unknownHan: number;
}

/** @param background weight of lines that are not salient */
export function weightTerms(
  occurrences: readonly Occurrence[],
  background: number,
  knowledge: Weighing,
): WeightedTerms {
  const weighted = occurrences.map((occurrence) => ({
    occurrence,
    weight:
      weightOf(occurrence, knowledge) *
      (occurrence.salient ? 1 : background) *
      (occurrence.ending ? matchParameters.ending : 1),
  }));
  const chosen = weighted
    .filter(({ weight }) => weight > 0)
    .sort(
      (left, right) => right.weight - left.weight || (left.occurrence.word.text < right.occurrence.word.text ? -1 : 1),
    )
    .slice(0, limits.queryTerms);
  const counts = chosen
    .filter(({ occurrence }) => occurrence.form === 'single')
    .map(({ occurrence }) => occurrence.count);
  return {
    terms: chosen.map(({ occurrence: { word, kind, form, start, end, corrected, ending }, weight }) => {
      const { text, term } = word;
      return { text, term, weight, form, han: kind === 'han', start, end, corrected, ending };
    }),
    repetition: repetition(Math.min(maxRepeats, ...counts)),
  };
}

/** 0 for terms that are ignored: names and numbers of one incident are in no document and are no evidence against one. */
function weightOf({ word, kind, form, count, corrected }: Occurrence, knowledge: Weighing): number {
  const { term, documents, name } = word;
  if (term < 0 && (form !== 'single' || kind === 'number' || name)) return 0;
  const missing = kind === 'han' ? knowledge.unknownHan : matchParameters.unknown;
  const idf = term < 0 ? knowledge.maxIdf * missing : knowledge.idfOf(documents);
  const ofKind = form === 'concept' ? matchParameters.concept : matchParameters[kind];
  return idf * repetition(count) * ofKind * (corrected === undefined ? 1 : matchParameters.correction);
}

const repetition = (count: number): number =>
  count === 1 ? 1 : 1 + matchParameters.repetition * Math.log(Math.min(count, maxRepeats));
