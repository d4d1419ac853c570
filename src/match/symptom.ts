import { limits } from '../limits.js';
import type { Language } from '../model/index.js';
import type { AlertFields, Entity, FoldedText, NegationScope, NormalizedText } from '../text/index.js';
import { type CorrectedPlace, correctText } from './corrected-text.js';
import type { Corrector, UnknownWord, WordCorrection } from './corrections.js';
import { type ComparedText, compared, notDenied, withoutDenied } from './heard-text.js';
import type { Knowledge } from './knowledge.js';
import { type KnownTexts, knowText } from './known-texts.js';
import { type MatchParameters, statusParameters } from './parameters.js';
import { SaidWords } from './said-words.js';
import { LineRecorder, type SymptomLine } from './symptom-lines.js';
import { collectTerms, type Occurrence, type TermNotes } from './symptom-terms.js';
import { type SymptomTerm, weighTerms } from './symptom-weights.js';
import type { Words } from './words.js';

export type { SymptomTerm } from './symptom-weights.js';

/** A symptom, normalised once and looked at from all sides; what is longer than limits.queryCharacters as far as that. */
export interface Symptom {
  /** All of it. */
  readonly text: string;
  /** As it is typed. */
  readonly typed: ComparedText;
  /** As it is meant: with what its words are read as, and without what it denies. */
  readonly normalized: NormalizedText;
  /** The same as phrases are looked for in it. */
  readonly folded: FoldedText;
  readonly denials: readonly NegationScope[];
  readonly language: Language;
  /** Those that it does not deny. */
  readonly entities: readonly Entity[];
  /** By weight, greatest first; at most limits.queryTerms. */
  readonly terms: readonly SymptomTerm[];
  /** Those that documents have, in the order of the text, the longer of two first. */
  readonly knownByPlace: readonly SymptomTerm[];
  /** Distinct words and concepts of a part of the text that documents have, fillers and parts of identifiers left out. */
  readonly wordsIn: (start: number, end: number) => ReadonlySet<string>;
  /** Of lines that differ only in their variable parts the first. */
  readonly lines: readonly SymptomLine[];
  /** Of a log its lines that speak of something wrong, at their places, and what the others weigh beside them. */
  readonly alarm: { readonly text: () => string; readonly quiet: number } | null;
  /** Sum of the weights of all single terms, known or not: what there is to explain. */
  readonly weight: number;
  /** What there is to explain, in words: a pair of Han characters counts by statusParameters.hanMass. */
  readonly mass: number;
  /** Share of that weight in words that no document has, in no language. */
  readonly unknown: number;
  /** Numbers of the decisive concepts that it speaks of (data/decisive.json), -1 for what no document says. */
  readonly decisive: readonly number[];
  /** Words that were read as others. */
  readonly corrections: readonly WordCorrection[];
}

/** What reading symptoms of one knowledge base needs. */
export interface SymptomReading {
  readonly knowledge: Knowledge;
  readonly parameters: MatchParameters;
  readonly words: Words;
  readonly corrector: Corrector | null;
  /** Of who opens one version of the knowledge base after the other; null otherwise. */
  readonly texts: KnownTexts | null;
}

/** @param mayDeny whether what it denies is left out of it */
export function readSymptom(text: string, reading: SymptomReading, mayDeny = true): Symptom {
  const { parameters } = reading;
  reading.words.trim();
  const read = text.slice(0, limits.queryCharacters);
  const typed = reading.texts?.of(read) ?? knowText(read);
  const { language, alert } = typed;
  const denials = mayDeny ? typed.denials : [];
  const asked = withoutDenied(read, denials);
  let heard: ComparedText = asked === read ? typed : compared(asked);
  const entities = asked === read ? typed.entities : notDenied(typed.entities, denials);
  let notes = notesOf(read, alert);
  let collected = collectTerms(heard, reading.words, notes, noPlaces, alert);
  // Programs do not mistype: what a log says that no document has are names.
  const corrector = notes.recorder?.isLog ? null : reading.corrector;
  const corrections = corrector?.correct(read, entities, unknownWords(collected.occurrences)) ?? noCorrections;
  if (corrections.size > 0) {
    notes = notesOf(read, alert);
    const corrected = correctText(heard.normalized, reading.words, corrections);
    heard = corrected;
    collected = collectTerms(heard, reading.words, notes, corrected.places, alert);
  }
  const { occurrences, decisive } = collected;
  const { recorder, said } = notes;
  const quiet = recorder?.weigh(parameters.routine) ?? 1;
  const { terms, knownByPlace, repeated } = weighTerms(occurrences, quiet, reading);
  return {
    text,
    typed,
    normalized: heard.normalized,
    folded: heard.folded,
    denials,
    language,
    entities,
    terms,
    knownByPlace,
    wordsIn: (start, end) => said?.in(start, end) ?? reading.words.inText(asked.slice(start, end)),
    alarm: recorder !== null && quiet < 1 ? { text: recorder.alarmingText.bind(recorder), quiet } : null,
    lines: recorder?.distinct() ?? [wholeLine(read, occurrences)],
    corrections: [...corrections.values()],
    ...measure(terms, repeated, parameters),
    decisive: decisive.filter(({ start }) => recorder?.isLoud(start) ?? true).map(({ word }) => word.term),
  };
}

/** What there is to explain: the single terms. Who says the same again and again says it once. */
function measure(
  terms: readonly SymptomTerm[],
  repeated: number,
  { han: hanWeight }: MatchParameters,
): Pick<Symptom, 'weight' | 'mass' | 'unknown'> {
  const hanShare = statusParameters.hanMass / hanWeight;
  let weight = 0;
  let mass = 0;
  let unknown = 0;
  const concepts = terms.filter(({ form, term }) => form === 'concept' && term >= 0);
  for (const { weight: own, term, form, han, start, end } of terms) {
    if (form !== 'single') continue;
    weight += own;
    mass += (han ? own * hanShare : own) / repeated;
    // What is part of a word of the lexicon that documents say otherwise is not foreign to them.
    if (term < 0 && !concepts.some((concept) => concept.start <= start && end <= concept.end)) unknown += own;
  }
  return { weight, mass, unknown: weight === 0 ? 0 : unknown / weight };
}

/** A text of one line needs no record of which line says what. */
const recordLines = (text: string, alert: AlertFields | null): LineRecorder<Occurrence> | null =>
  text.includes('\n') ? new LineRecorder<Occurrence>(text, alert) : null;

const notesOf = (text: string, alert: AlertFields | null): TermNotes => ({
  recorder: recordLines(text, alert),
  said: SaidWords.of(text),
});

function wholeLine(text: string, occurrences: readonly Occurrence[]): SymptomLine {
  const terms: number[] = [];
  for (const { word, kind, form } of occurrences) {
    if (word.term >= 0 && form === 'single' && kind !== 'part') terms.push(word.term);
  }
  return { start: 0, end: text.length, terms };
}

const noPlaces: readonly CorrectedPlace[] = [];
const noCorrections: ReadonlyMap<string, WordCorrection> = new Map();

/** Single terms that no document has. */
function unknownWords(occurrences: readonly Occurrence[]): UnknownWord[] {
  const unknown: UnknownWord[] = [];
  for (const { word, form, kind, start, end } of occurrences) {
    if (word.term < 0 && form === 'single' && kind !== 'number') unknown.push({ term: word.text, kind, start, end });
  }
  return unknown;
}
