import { limits } from '../limits.js';
import { EXAMINE, isIgnorable, isMark, KEEP, mergesBackwards, REPLACE, units } from './characters.js';

/**
 * A text in the form that is compared: NFKC, lower case, full-width and traditional characters folded, invisible
 * characters removed. `text` and `cased` have the same length; offsets are UTF-16 units.
 */
export interface NormalizedText {
  readonly original: string;
  readonly text: string;
  /** The same without lower-casing, for humps of identifiers and for phrases that ask for their case. */
  readonly cased: string;
  /** Unit of `text` → where the characters that it came from start in `original`; null when the same. */
  readonly starts: Uint32Array | null;
  /** Unit of `text` → where they end in `original`; null when the same plus one. */
  readonly ends: Uint32Array | null;
}

const escapeCharacter = 0x1b;
/** A terminal's colour sequence after its escape character; what is longer is no such sequence. */
const colourSequence = /\[[0-9;]{0,32}[A-Za-z]/y;

/** Normalises a text of any content. Never throws; linear in its length. */
export function normalize(original: string): NormalizedText {
  const first = firstChange(original);
  if (first === original.length) {
    return { original, text: original.toLowerCase(), cased: original, starts: null, ends: null };
  }
  const replaced = replaceUnits(original, first);
  if (replaced !== null) return { original, text: lowerCase(replaced), cased: replaced, starts: null, ends: null };
  const buffer = new OffsetText(original.slice(0, first));
  let index = first;
  while (index < original.length) {
    const unit = original.charCodeAt(index);
    const action = units.action[unit]!;
    if (action === EXAMINE || nextMerges(original, index + 1)) {
      index = normalizeSegment(original, index, buffer);
    } else {
      buffer.pushSame(action === KEEP ? unit : units.replacement[unit]!, index);
      index++;
    }
  }
  const { text: cased, starts, ends } = buffer.take();
  return { original, text: lowerCase(cased), cased, starts, ends };
}

/** Collects the normalised text, and where each code unit came from as soon as one has moved. */
class OffsetText {
  #text: string;
  readonly #starts: number[];
  readonly #ends: number[];
  #moved = false;

  /** @param head the beginning of the original, which is taken over as it is */
  constructor(head: string) {
    this.#text = head;
    this.#starts = Array.from({ length: head.length }, (_, index) => index);
    this.#ends = this.#starts.map((index) => index + 1);
  }

  /** One code unit that stands for the one at `start`. */
  pushSame(unit: number, start: number): void {
    this.#text += String.fromCharCode(unit);
    this.#starts.push(start);
    this.#ends.push(start + 1);
  }

  /** Code units that together stand for `start` to `end`. */
  pushSegment(text: string, start: number, end: number): void {
    this.#moved = true;
    this.#text += text;
    for (let index = 0; index < text.length; index++) {
      this.#starts.push(start);
      this.#ends.push(end);
    }
  }

  /** Something of the original has no code unit of its own. */
  drop(): void {
    this.#moved = true;
  }

  take(): Pick<NormalizedText, 'starts' | 'ends'> & { readonly text: string } {
    const [starts, ends] = this.#moved ? [Uint32Array.from(this.#starts), Uint32Array.from(this.#ends)] : [null, null];
    return { text: this.#text, starts, ends };
  }
}

/** The lower case of Σ depends on its neighbours; the folded form must not. */
const lowerCase = (cased: string): string => cased.toLowerCase().replaceAll('ς', 'σ');

/** The text where each character that changes becomes another of one unit, as in most Chinese; null for every other one. */
function replaceUnits(original: string, first: number): string | null {
  const { action, replacement } = units;
  const pieces: string[] = [];
  let copied = 0;
  for (let index = first; index < original.length; index++) {
    const unit = original.charCodeAt(index);
    if (action[unit] === KEEP) continue;
    if (action[unit] === EXAMINE) return null;
    pieces.push(original.slice(copied, index), String.fromCharCode(replacement[unit]!));
    copied = index + 1;
  }
  pieces.push(original.slice(copied));
  return pieces.join('');
}

/** Where the first character that may change stands; the character before a mark changes with it. */
function firstChange(text: string): number {
  const { action } = units;
  const { length } = text;
  let index = 0;
  while (index < length && action[text.charCodeAt(index)] === KEEP) index++;
  return index > 0 && index < length ? index - 1 : index;
}

function nextMerges(text: string, index: number): boolean {
  return index < text.length && units.action[text.charCodeAt(index)] === EXAMINE && leadsToMark(text, index);
}

/** What is not seen between a letter and its marks does not part them. */
function leadsToMark(text: string, from: number): boolean {
  let index = from;
  while (index < text.length) {
    const next = invisibleEnd(text, index);
    if (next === index) return mergesBackwards(text.codePointAt(index)!);
    index = next;
  }
  return false;
}

/** The end of an invisible character or a terminal's colour sequence at `index`, or `index` when there is none. */
function invisibleEnd(text: string, index: number): number {
  const codePoint = text.codePointAt(index)!;
  if (units.action[codePoint] === KEEP || !isIgnorable(codePoint)) return index;
  if (codePoint !== escapeCharacter) return index + width(codePoint);
  colourSequence.lastIndex = index + 1;
  return colourSequence.test(text) ? colourSequence.lastIndex : index + 1;
}

const width = (codePoint: number): number => (codePoint > 0xffff ? 2 : 1);
const isSurrogate = (codePoint: number): boolean => codePoint >= 0xd800 && codePoint <= 0xdfff;

/** Normalises one character with the marks that belong to it, and gives the index after them. */
function normalizeSegment(text: string, start: number, buffer: OffsetText): number {
  const codePoint = text.codePointAt(start)!;
  if (isSurrogate(codePoint)) {
    buffer.pushSame(0xfffd, start);
    return start + 1;
  }
  const next = invisibleEnd(text, start);
  if (next > start) {
    buffer.drop();
    return next;
  }
  const first = String.fromCodePoint(codePoint);
  const { marks, end } = collectMarks(text, start + first.length);
  const folded = fold(withoutDottedI(compose(first, marks)));
  if (folded.length === 1 && end - start === 1) buffer.pushSame(folded.charCodeAt(0), start);
  else buffer.pushSegment(folded, start, end);
  return end;
}

/** Units that one character may become: a few ligatures of Arabic phrases are as long as a sentence, and stay. */
const maximumExpansion = 6;

function compose(character: string, marks: string): string {
  const composed = (character + marks).normalize('NFKC');
  if (composed.length <= maximumExpansion + marks.length || character.normalize('NFKC').length <= maximumExpansion) {
    return composed;
  }
  return character + marks.normalize('NFKC');
}

/** The marks from `start` on, at most `limits.combiningMarks` in a row: normalisation is quadratic in a run of them. */
function collectMarks(text: string, start: number): { marks: string; end: number } {
  let marks = '';
  let count = 0;
  let end = start;
  let index = start;
  while (index < text.length) {
    const next = invisibleEnd(text, index);
    if (next > index) {
      index = next;
      continue;
    }
    const codePoint = text.codePointAt(index)!;
    if (!mergesBackwards(codePoint)) break;
    index += width(codePoint);
    if (!isMark(codePoint) || count++ < limits.combiningMarks) marks += String.fromCodePoint(codePoint);
    end = index;
  }
  return { marks, end };
}

/** The lower case of İ is two units, which would move everything after it: it is taken as I, its dot left out. */
function withoutDottedI(text: string): string {
  if (!text.includes('İ')) return text;
  return text.replaceAll('İ', 'I').replaceAll('\u0307', '').normalize('NFKC');
}

/** Traditional characters that NFKC has given. */
function fold(text: string): string {
  let result = '';
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    result += units.action[unit] === REPLACE ? String.fromCharCode(units.replacement[unit]!) : text[index];
  }
  return result;
}

/** Where the character that gave unit `index` of the normalised text starts in the original. */
export function originalStart(normalized: NormalizedText, index: number): number {
  return normalized.starts === null ? index : (normalized.starts[index] ?? normalized.original.length);
}

/** Where a piece of the normalised text that ends before unit `index` ends in the original. */
export function originalEnd(normalized: NormalizedText, index: number): number {
  if (normalized.ends === null) return index;
  return index === 0 ? 0 : normalized.ends[index - 1]!;
}
