import { limits } from '../limits.js';
import type { Language } from '../model/index.js';
import {
  conceptTerm,
  detectLanguage,
  type Entity,
  extractEntities,
  forEachConcept,
  forEachToken,
  isStopWord,
  type NormalizedText,
  normalize,
  type Stemmer,
  type TokenKind,
} from '../text/index.js';
import type { Corrector, UnknownWord, WordCorrection } from './corrections.js';
import type { Knowledge } from './knowledge.js';
import { type MatchParameters, statusParameters } from './parameters.js';
import { LineRecorder, type LineTerm, type SymptomLine } from './symptom-lines.js';

export type TermForm = 'single' | 'concept';

/** One distinct term of a symptom. */
export interface SymptomTerm {
  readonly text: string;
  /** Number in the index, or -1 when no document has it. */
  readonly term: number;
  /** What it tells: inverse document frequency × the weight of its kind × how often it is said. */
  readonly weight: number;
  /** `single` terms are what there is to explain; concepts say the same in another way. */
  readonly form: TermForm;
  /** A pair of Han characters. */
  readonly han: boolean;
  /** First place in the query's text. */
  readonly start: number;
  readonly end: number;
  /** What the symptom's own word was read as, when that is another. */
  readonly corrected?: string;
}

/** A symptom, normalised once and looked at from all sides. */
export interface Symptom {
  readonly text: string;
  readonly normalized: NormalizedText;
  readonly language: Language;
  readonly entities: readonly Entity[];
  /** By weight, greatest first; at most limits.queryTerms. */
  readonly terms: readonly SymptomTerm[];
  /** Those that documents have, in the order of the text, the longer of two first. */
  readonly knownByPlace: readonly SymptomTerm[];
  /** Of lines that differ only in their variable parts the first. */
  readonly lines: readonly SymptomLine[];
  /** Of a log its lines that speak of something wrong, at their places, and what the others weigh beside them. */
  readonly alarm: { readonly normalized: NormalizedText; readonly quiet: number } | null;
  /** Sum of the weights of all single terms, known or not: what there is to explain. */
  readonly weight: number;
  /** What there is to explain, in words: a pair of Han characters counts by statusParameters.hanMass. */
  readonly mass: number;
  /** Share of that weight in words that no document has. */
  readonly unknown: number;
  /** Words that were read as others. */
  readonly corrections: readonly WordCorrection[];
}

interface Occurrence extends LineTerm {
  readonly form: TermForm;
  readonly start: number;
  readonly end: number;
  readonly corrected: string | undefined;
}

/** A line that a log repeats a thousand times is not a thousand times as telling. */
const mostRepeats = 4;

export function readSymptom(
  text: string,
  knowledge: Knowledge,
  parameters: MatchParameters,
  stemmer: Stemmer,
  corrector: Corrector | null = null,
): Symptom {
  const normalized = normalize(text.slice(0, limits.queryCharacters));
  const entities = extractEntities(text);
  let recorder = recordLines(text);
  let occurrences = collectTerms(normalized, knowledge, stemmer, recorder);
  // Programs do not mistype: what a log says that no document has are names.
  const asked = recorder?.isLog ? null : corrector;
  const corrections = asked?.correct(text, entities, unknownWords(occurrences)) ?? noCorrections;
  if (corrections.size > 0) {
    recorder = recordLines(text);
    occurrences = collectTerms(normalized, knowledge, stemmer, recorder, corrections);
  }
  const quiet = recorder?.weigh(parameters.routine) ?? 1;
  const terms: SymptomTerm[] = [];
  for (const [term, occurrence] of occurrences) {
    const weighed = weigh(term, occurrence, knowledge, parameters);
    if (weighed.weight > 0) terms.push(weighed);
  }
  terms.sort((left, right) => right.weight - left.weight || (left.text < right.text ? -1 : 1));
  const kept = terms.slice(0, limits.queryTerms);
  const singles = kept.filter(({ form }) => form === 'single');
  const weight = sum(singles);
  return {
    text,
    normalized,
    language: detectLanguage(text),
    entities,
    terms: kept,
    knownByPlace: kept
      .filter(({ term }) => term >= 0)
      .sort((left, right) => left.start - right.start || right.end - left.end),
    alarm: recorder !== null && quiet < 1 ? { normalized: normalize(recorder.alarmingText()), quiet } : null,
    lines: recorder?.distinct() ?? [wholeLine(text, occurrences)],
    corrections: [...corrections.values()],
    weight,
    mass: singles.reduce(
      (total, { weight: own, han }) => total + (han ? (own * statusParameters.hanMass) / parameters.han : own),
      0,
    ),
    unknown: weight === 0 ? 0 : sum(singles.filter(({ term }) => term < 0)) / weight,
  };
}

/** A text of one line needs no record of which line says what. */
const recordLines = (text: string): LineRecorder<Occurrence> | null =>
  text.includes('\n') ? new LineRecorder<Occurrence>(text) : null;

function wholeLine(text: string, occurrences: ReadonlyMap<string, Occurrence>): SymptomLine {
  const terms: number[] = [];
  for (const { term, kind, form } of occurrences.values()) {
    if (term >= 0 && form === 'single' && kind !== 'part') terms.push(term);
  }
  return { start: 0, end: text.length, terms };
}

const sum = (terms: readonly SymptomTerm[]): number => terms.reduce((total, { weight }) => total + weight, 0);

const noCorrections: ReadonlyMap<string, WordCorrection> = new Map();

/** Single terms that no document has. */
function unknownWords(occurrences: ReadonlyMap<string, Occurrence>): UnknownWord[] {
  const unknown: UnknownWord[] = [];
  for (const [text, { term, form, kind, start, end }] of occurrences) {
    if (term < 0 && form === 'single' && kind !== 'number') unknown.push({ term: text, kind, start, end });
  }
  return unknown;
}

/** Distinct terms and pairs of neighbours, without fillers; a corrected word counts as what it is read as. */
function collectTerms(
  normalized: NormalizedText,
  knowledge: Knowledge,
  stemmer: Stemmer,
  recorder: LineRecorder<Occurrence> | null,
  corrections: ReadonlyMap<string, WordCorrection> = noCorrections,
): Map<string, Occurrence> {
  const distinct = new Map<string, Occurrence>();
  let correctedEnd = 0;
  let correctedAs = '';
  const note = (text: string, start: number, end: number, kind: TokenKind, form: TermForm) => {
    let said = distinct.get(text);
    if (said) said.count++;
    else {
      const corrected = start < correctedEnd ? correctedAs : undefined;
      said = { term: knowledge.term(text), kind, form, start, end, count: 1, emphasis: 1, corrected };
      distinct.set(text, said);
    }
    recorder?.note(said, text, start);
  };
  forEachToken(
    normalized,
    (term, start, end, kind) => {
      if (isStopWord(term, kind === 'han' ? 'zh' : 'en')) return;
      // Of the parts of an identifier that was corrected as a whole, one is as wrong as it was.
      if (kind === 'part' && end <= correctedEnd && knowledge.term(term) < 0) return;
      const correction = corrections.get(term);
      if (correction) {
        correctedEnd = end;
        correctedAs = correction.to;
      }
      note(correction?.term ?? term, start, end, kind, 'single');
    },
    stemmer,
  );
  correctedEnd = 0;
  recorder?.restart();
  forEachConcept(knowledge.concepts, normalized, (group, start, end) => {
    note(conceptTerm(knowledge.concepts.ids[group]!), start, end, 'word', 'concept');
  });
  return distinct;
}

function weigh(text: string, occurrence: Occurrence, knowledge: Knowledge, parameters: MatchParameters): SymptomTerm {
  const { term, kind, form, start, end, count, emphasis, corrected } = occurrence;
  const telling = term < 0 ? unknownTelling(text, occurrence, knowledge, parameters) : knowledge.telling(term);
  const repeated = 1 + parameters.repetition * Math.log(Math.min(count, mostRepeats));
  const factor = form === 'concept' ? parameters.concept : parameters[kind];
  const weight = telling * repeated * factor * emphasis;
  if (corrected === undefined) return { text, term, weight, form, han: kind === 'han', start, end };
  return { text, term, weight: weight * parameters.correction, form, han: kind === 'han', start, end, corrected };
}

/** What a word that no document has takes away: names and numbers of one incident are in no document. */
function unknownTelling(
  text: string,
  { form, kind }: Occurrence,
  knowledge: Knowledge,
  { unknown }: MatchParameters,
): number {
  if (form !== 'single' || kind === 'number' || /[\d\-_./]/.test(text)) return 0;
  return knowledge.mostTelling * unknown;
}
