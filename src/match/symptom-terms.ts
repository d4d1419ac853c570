import { limits } from '../limits.js';
import type { AlertFields, FoldedText, NormalizedText, TokenKind } from '../text/index.js';
import type { WordCorrection } from './corrections.js';
import type { SaidWords } from './said-words.js';
import type { LineRecorder, LineTerm } from './symptom-lines.js';
import type { Word } from './word.js';
import type { Words } from './words.js';

export type TermForm = 'single' | 'concept';

/** A term or concept as a text says it: where first, and how often. */
export interface Occurrence extends LineTerm {
  readonly form: TermForm;
  readonly start: number;
  readonly end: number;
  readonly corrected: string | undefined;
}

/** What is written down while a text is read; null where that is not asked for. */
export interface TermNotes {
  /** Which line says which term. */
  readonly recorder: LineRecorder<Occurrence> | null;
  /** Where what is said. */
  readonly said: SaidWords | null;
}

/** What collectTerms finds. */
export interface CollectedTerms {
  /** Distinct terms and concepts in the order in which they are met, without fillers. */
  readonly occurrences: readonly Occurrence[];
  /** Decisive concepts, as often as they are said. */
  readonly decisive: readonly DecisiveWord[];
}

/** A decisive concept where a text says it. */
export interface DecisiveWord {
  readonly word: Word;
  readonly start: number;
}

export function collectTerms(
  normalized: NormalizedText,
  folded: FoldedText,
  words: Words,
  { recorder, said }: TermNotes,
  corrections: ReadonlyMap<string, WordCorrection>,
  alert: AlertFields | null = null,
): CollectedTerms {
  const collector = new TermCollector(recorder);
  const silent = alert === null ? null : new Silence(alert.silent);
  words.forEach(normalized, (word, start, end, kind) => {
    if (word.filler) return;
    if (kind !== 'part' && word.term >= 0) said?.note(word, start, end);
    if (silent?.holds(start)) return;
    if (word.incidental && collector.isLog) return collector.pass(start);
    // Of the parts of an identifier that was corrected as a whole, one is as wrong as it was.
    if (kind === 'part' && end <= collector.correctedEnd && word.term < 0) return;
    const correction = corrections.size === 0 ? undefined : corrections.get(word.text);
    if (correction === undefined) collector.note(word, start, end, kind, 'single');
    else {
      collector.correct(correction.to, end);
      collector.note(words.of(correction.term, kind), start, end, kind, 'single');
    }
  });
  collector.restart();
  const decisive: DecisiveWord[] = [];
  words.forEachConcept(
    normalized,
    folded,
    (concept, start, end) => {
      said?.note(concept, start, end);
      if (silent?.holds(start)) return;
      collector.note(concept, start, end, 'word', 'concept');
    },
    (word, start, end) => {
      if (!silent?.holds(start) && !isPartOfName(normalized.original, start, end)) decisive.push({ word, start });
    },
  );
  return { occurrences: collector.occurrences, decisive };
}

/** `CrashLoopBackOff`, `invoice-rollup`: what is part of a name says nothing; a number behind a dash (`ORA-600`) is no name. */
const isPartOfName = (text: string, start: number, end: number): boolean =>
  /[A-Za-z0-9_]-?[A-Za-z]$/.test(text.slice(Math.max(0, start - 2), start + 1)) ||
  /^[A-Za-z](?:[A-Za-z0-9_]|-[A-Za-z_])/.test(text.slice(end - 1, end + 2));

/** Pieces of a text that say nothing of what is wrong. Asked for places that mostly grow. */
class Silence {
  #next = 0;

  constructor(readonly pieces: AlertFields['silent']) {}

  holds(place: number): boolean {
    const { pieces } = this;
    while (this.#next > 0 && pieces[this.#next - 1]!.end > place) this.#next--;
    while (this.#next < pieces.length && pieces[this.#next]!.end <= place) this.#next++;
    return this.#next < pieces.length && pieces[this.#next]!.start <= place;
  }
}

/** The distinct terms of a text. What is within a corrected word counts as read with it. */
class TermCollector {
  readonly occurrences: Occurrence[] = [];
  readonly #recorder: LineRecorder<Occurrence> | null;
  /** Those that no document has, by their text: not all of them are remembered as the same word. */
  readonly #unknown = new Map<string, Occurrence>();
  correctedEnd = 0;
  #correctedAs = '';

  constructor(recorder: LineRecorder<Occurrence> | null) {
    this.#recorder = recorder;
  }

  correct(as: string, end: number): void {
    this.correctedEnd = end;
    this.#correctedAs = as;
  }

  /** Back to the beginning of the text, for what is found in it otherwise. */
  restart(): void {
    this.correctedEnd = 0;
    this.#recorder?.restart();
  }

  /** True as soon as the lines so far are those of a log. */
  get isLog(): boolean {
    return this.#recorder?.isLog ?? false;
  }

  /** A term that no document has and that is a variable part of its line: nothing of it is asked for in a log. */
  pass(start: number): void {
    this.#recorder?.reach(start);
  }

  note(word: Word, start: number, end: number, kind: TokenKind, form: TermForm): void {
    let said = this.#said(word);
    if (said !== undefined) said.count++;
    else if (this.#isWanted(word)) said = this.#add(word, start, end, kind, form);
    if (said === undefined) this.pass(start);
    else this.#recorder?.note(said, start);
  }

  /** Of words that no document has, those that alarm are few. */
  #isWanted({ term, alarming }: Word): boolean {
    return term >= 0 || alarming || this.#unknown.size < limits.queryUnknownTerms;
  }

  #said(word: Word): Occurrence | undefined {
    const last = this.occurrences[word.place];
    if (last?.word === word) return last;
    return word.term < 0 ? this.#unknown.get(word.text) : undefined;
  }

  #add(word: Word, start: number, end: number, kind: TokenKind, form: TermForm): Occurrence {
    word.place = this.occurrences.length;
    const corrected = start < this.correctedEnd ? this.#correctedAs : undefined;
    const said = { word, kind, number: word.place, form, start, end, count: 1, loud: true, corrected };
    this.occurrences.push(said);
    if (word.term < 0) this.#unknown.set(word.text, said);
    return said;
  }
}
