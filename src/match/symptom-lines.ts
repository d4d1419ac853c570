import type { AlertFields, TokenKind } from '../text/index.js';
import type { Word } from './word.js';

/** A distinct term of a symptom while it is read, as far as its lines are concerned. */
export interface LineTerm {
  readonly word: Word;
  readonly kind: TokenKind;
  /** Place among the distinct terms, from 0. */
  readonly number: number;
  /** How often it is said. */
  count: number;
  /** Whether a line says it that speaks of something wrong. */
  loud: boolean;
}

/** A line of a symptom; of lines that differ only in their variable parts the first. */
export interface SymptomLine {
  /** Place in the symptom, UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Numbers of its words that documents have. */
  readonly terms: readonly number[];
}

interface RecordedLine {
  readonly start: number;
  readonly end: number;
  /** Two halves of a hash of what is the same in lines that differ in numbers, addresses and hashes only. */
  high: number;
  low: number;
  alarming: boolean;
  /** It speaks of nothing wrong, whatever its words are. */
  routine: boolean;
  repeated: boolean;
}

const noTerms: readonly number[] = [];

/** Distinct lines from which on a text is a log, most of which is routine. */
const leastLogLines = 6;

/** One step of a hash in which every bit goes on to depend on all: a product and a shift, as MurmurHash3 ends. */
function mix(value: number, factor: number): number {
  const product = Math.imul(value, factor);
  return product ^ (product >>> 15);
}

/** 53 bits, so that two lines of one symptom that differ have different ones. */
const shapeOf = ({ high, low }: RecordedLine): number => (high >>> 11) * 0x1_0000_0000 + (low >>> 0);

/** Remembers which line says which term. Costs a few steps for each term, and nothing for a text of one line. */
export class LineRecorder<T extends LineTerm> {
  readonly #text: string;
  readonly #lines: RecordedLine[] = [];
  /** Parallel: a term, and the number of the line that says it. */
  readonly #terms: T[] = [];
  readonly #lineOf: number[] = [];
  #line = -1;
  #end = -1;
  #current: RecordedLine | undefined;

  /** @param alert what is known of the lines of a text that people paste: some say nothing, whatever their words are. */
  constructor(
    text: string,
    readonly alert: AlertFields | null,
  ) {
    this.#text = text;
  }

  /** Called for each term in the order of the text, and again from the beginning for what is noticed otherwise. */
  note(said: T, start: number): void {
    if (start >= this.#end) this.#advance(start);
    this.#terms.push(said);
    this.#lineOf.push(this.#line);
    const line = this.#current!;
    const { word, number } = said;
    if (word.alarming && this.#goesByWords && !line.routine) line.alarming = true;
    if (word.variable) return;
    line.high = mix(line.high ^ (number + 1), 0x85ebca6b);
    line.low = mix(line.low ^ (number + 1), 0xc2b2ae35);
  }

  /** Goes on to the line of a place, which counts as one that says something. */
  reach(start: number): void {
    if (start >= this.#end) this.#advance(start);
  }

  /** True for a text of so many lines that a program wrote most of it. */
  get isLog(): boolean {
    return this.#lines.length >= leastLogLines && this.#goesByWords;
  }

  get #goesByWords(): boolean {
    return this.alert?.speaks !== 'all';
  }

  restart(): void {
    this.#line = -1;
    this.#end = -1;
  }

  #advance(start: number): void {
    // Lines without terms are passed over.
    while (this.#line + 1 < this.#lines.length && start >= this.#end) {
      this.#current = this.#lines[++this.#line]!;
      this.#end = this.#current.end;
    }
    if (start < this.#end) return;
    const from = this.#text.lastIndexOf('\n', start) + 1;
    const next = this.#text.indexOf('\n', start);
    this.#end = next < 0 ? this.#text.length : next;
    const routine = this.alert?.labels.has(from) ?? false;
    const alarming = !routine && !this.#goesByWords;
    this.#current = { start: from, end: this.#end, high: 0, low: 0, alarming, routine, repeated: false };
    this.#line = this.#lines.length;
    this.#lines.push(this.#current);
  }

  /**
   * Lets a repeated line count once and, in a log in which some lines speak of something wrong, all others together count
   * `routine` times as much as those. Sets how often all terms are said, and which are loud.
   * @returns the weight of a line that speaks of nothing wrong.
   */
  weigh(routine: number): number {
    const { distinct, known } = this.#distinguish();
    const isShort = distinct - known < leastLogLines;
    if (isShort && known === 0 && this.#goesByWords) return 1;
    let alarming = 0;
    for (const line of this.#lines) {
      if (isShort && !line.routine) line.alarming = true;
      if (line.alarming && !line.repeated) alarming++;
    }
    const quiet =
      alarming === 0 || alarming === distinct ? 1 : Math.min(1, (routine * alarming) / (distinct - alarming));
    for (const said of this.#terms) {
      said.count = 0;
      said.loud = false;
    }
    for (let index = 0; index < this.#terms.length; index++) {
      const said = this.#terms[index]!;
      const line = this.#lines[this.#lineOf[index]!]!;
      if (!line.repeated) said.count++;
      if (line.alarming) said.loud = true;
    }
    // What only repeated lines say is a variable part of theirs.
    for (const said of this.#terms) said.count = Math.max(said.count, 1);
    return quiet;
  }

  /** Whether the line of a place speaks of something wrong, or none does. Asked when the lines were weighed. */
  isLoud(place: number): boolean {
    const line = this.#lines.find(({ start, end }) => start <= place && place < end);
    return line?.alarming !== false || !this.#lines.some(({ alarming }) => alarming);
  }

  /** Notes which lines are repeated. Returns how many there are without them, and how many of those are known as routine. */
  #distinguish(): { distinct: number; known: number } {
    const shapes = new Set<number>();
    let known = 0;
    for (const line of this.#lines) {
      const shape = shapeOf(line);
      line.repeated = shapes.has(shape);
      if (line.repeated) continue;
      if (line.routine) known++;
      shapes.add(shape);
    }
    return { distinct: shapes.size, known };
  }

  /** The text with spaces in the place of the lines that speak of nothing wrong. */
  alarmingText(): string {
    let text = '';
    for (const { start, end, alarming } of this.#lines) {
      if (alarming) text += ' '.repeat(start - text.length) + this.#text.slice(start, end);
    }
    return text;
  }

  /** The distinct lines, in their order. */
  distinct(): SymptomLine[] {
    const termsOf: (number[] | undefined)[] = new Array<number[] | undefined>(this.#lines.length).fill(undefined);
    for (let index = 0; index < this.#terms.length; index++) {
      const { word, kind } = this.#terms[index]!;
      if (word.term < 0 || kind === 'part') continue;
      const line = this.#lineOf[index]!;
      if (this.#lines[line]!.repeated) continue;
      const terms = termsOf[line];
      if (terms === undefined) termsOf[line] = [word.term];
      else terms.push(word.term);
    }
    const lines: SymptomLine[] = [];
    for (const [index, { start, end, repeated }] of this.#lines.entries())
      if (!repeated) lines.push({ start, end, terms: termsOf[index] ?? noTerms });
    return lines;
  }
}
