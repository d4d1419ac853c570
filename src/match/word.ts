import { isAlarming, isStopWord, ownCopy, type TokenKind } from '../text/index.js';

/** What is known of a word, as bits. */
const filler = 1;
const alarming = 2;
const digit = 4;
const joiner = 8;

/**
 * What is known of a word whatever the symptom that says it. All of it lies in as few bytes as there may be: of a log, time
 * goes to fetching its words more than to anything that is done with them.
 */
export class Word {
  /** Place among the terms of the symptom that said it last: the term at that place tells whether that is this one. */
  place = 0;

  private constructor(
    readonly text: string,
    /** Number in the index, or -1 when no document has it. */
    readonly term: number,
    /** How many documents have it. */
    readonly documents: number,
    private readonly signs: number,
  ) {}

  /** @param text is copied when it is long, so that it does not hold what it was cut from */
  static of(text: string, kind: TokenKind, term: number, documents: number): Word {
    let signs = signsOf(text);
    if (isStopWord(text, kind === 'han' ? 'zh' : 'en') || isLetter(text)) signs |= filler;
    if (isAlarming(text)) signs |= alarming;
    return new Word(ownCopy(text), term, documents, signs);
  }

  /** A number that no document has, for as long as its text is at hand: no filler and no word that alarms begins with a digit. */
  static unknownNumber(text: string): Word {
    return new Word(text, -1, 0, digit);
  }

  /** It carries no meaning of its own. */
  get filler(): boolean {
    return (this.signs & filler) !== 0;
  }

  /** A line that says it speaks of something wrong. */
  get alarming(): boolean {
    return (this.signs & alarming) !== 0;
  }

  /** With digits: of lines that are otherwise the same it is a variable part. */
  get variable(): boolean {
    return (this.signs & digit) !== 0;
  }

  /** It looks like a name or number of one incident, which no document can have. */
  get name(): boolean {
    return (this.signs & (digit | joiner)) !== 0;
  }

  /** Such a name or number with digits that no document has, in a line that it does not make one of something wrong. */
  get incidental(): boolean {
    return this.term < 0 && (this.signs & (digit | alarming)) === digit;
  }
}

function signsOf(text: string): number {
  let signs = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x30 && unit <= 0x39) signs |= digit;
    else if ((unit >= 0x2d && unit <= 0x2f) || unit === 0x5f) signs |= joiner;
  }
  return signs;
}

/** One letter alone: documents have it in formulas, lists and options, and it means something else in each. */
const isLetter = (text: string): boolean => text.length === 1 && text >= 'a' && text <= 'z';
