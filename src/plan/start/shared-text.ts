import type { NormalizedText } from '../../text/index.js';
import { looseFolded, shortestIdentifier, telling } from './phrases.js';

/** Units of a piece by which two texts are compared: a phrase that says anything has as many. */
const pieceLength = 4;
/** Slots of the table for each unit of the text, so that few pieces share one by chance. */
const slotsPerUnit = 16;
/** Beyond, a text has some of everything. */
const longestText = 2_000;

/**
 * Tells of most landmarks that a text contains no phrase of theirs, without looking for their phrases: a phrase that both
 * have is a run of pieces that both have.
 */
export class SharedText {
  /** 1 for a piece of the text, by its hash. */
  readonly #pieces: Uint8Array;
  /** Bits of a hash that are not its slot. */
  readonly #shift: number;
  readonly #isLong: boolean;

  /** @param text folded, its gaps made one (`looseFolded`) */
  constructor(text: string) {
    this.#isLong = text.length > longestText;
    const bits = this.#isLong ? 1 : 32 - Math.clz32(slotsPerUnit * text.length + 1);
    this.#shift = 32 - bits;
    this.#pieces = new Uint8Array(2 ** bits);
    if (this.#isLong) return;
    let hash = 0;
    for (let at = 0; at < text.length; at++) {
      hash = next(hash, text.charCodeAt(at));
      if (at + 1 >= pieceLength) this.#pieces[this.#slotOf(hash)] = 1;
    }
  }

  /** Whether it may contain a phrase of this landmark's text. */
  mayContain({ original: written, text: folded }: NormalizedText): boolean {
    if (this.#isLong || splitsOtherwise(written)) return true;
    const text = looseFolded(folded);
    const longest = likeIdentifier.test(written) ? shortestIdentifier : Number.POSITIVE_INFINITY;
    let hash = 0;
    // Where the run of pieces that both have begins.
    let start = -1;
    for (let at = 0; at < text.length; at++) {
      hash = next(hash, text.charCodeAt(at));
      if (at + 1 < pieceLength) continue;
      if (this.#pieces[this.#slotOf(hash)] === 0) start = -1;
      else {
        if (start < 0) start = at + 1 - pieceLength;
        if (at + 1 - start >= longest || saysEnough(text, start, at + 1)) return true;
      }
    }
    return false;
  }

  #slotOf(hash: number): number {
    return Math.imul(hash, 0x9e3779b1) >>> this.#shift;
  }
}

/**
 * Marks merge with what they follow, and colours of a terminal hold separators: their parts fold otherwise than the whole.
 * And what is left of `a_name` without its article is short.
 */
const splitsOtherwise = (text: string): boolean => (unusual.test(text) && merging.test(text)) || article.test(text);
const merging = /[\p{M}\u001b]/u;
/** Outside of what most texts are written with: all marks are. */
const unusual = /[^\t\n -~\u00a0-\u02ff\u2000-\u20cf\u2100-\u2bff\u2e00-\u3029\u3400-\u9fff\uff00-\uffef]/;
const article = /(?:^|[^A-Za-z\d])(?:the|an?)[_-]/i;

/** What every identifier has, and other words mostly have not. */
const likeIdentifier = /[a-z\d][A-Z]|[A-Z]{2}[a-z]|[_.]/;

/** The last four units, eight bits each. */
const next = (hash: number, unit: number): number => (hash << 8) ^ (unit ^ (unit >>> 8));

/** Whether a part may weigh as much as a phrase that says anything: characters that take two units, or are Han, count twice. */
function saysEnough(text: string, start: number, end: number): boolean {
  if (2 * (end - start) < telling) return false;
  let weight = 0;
  for (let at = start; at < end; at++) weight += weightOf(text.charCodeAt(at));
  return weight >= telling;
}

function weightOf(unit: number): number {
  if (unit >= 0x80) return unit < 0x2e80 ? 1 : 2;
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) ? 1 : 0;
}
