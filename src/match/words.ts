import { isAlarming, isStopWord, type TokenKind } from '../text/index.js';

/** What is known of a word whatever the symptom that says it. */
export interface Word {
  readonly text: string;
  /** Number in the index, or -1 when no document has it. */
  readonly term: number;
  /** It carries no meaning of its own. */
  readonly filler: boolean;
  /** A line that says it speaks of something wrong. */
  readonly alarming: boolean;
  /** With digits: of lines that are otherwise the same it is a variable part. */
  readonly variable: boolean;
  /** It looks like a name or number of one incident, which no document can have. */
  readonly name: boolean;
}

/** Words that are remembered before the memory starts over; a bound, since symptoms may hold any words. */
const capacity = 32_768;
/** Letters of a word that is worth remembering. */
const longestRemembered = 40;
/** Letters from which on a part of a text may hold on to all of it. */
const heldLength = 12;

/** Looks words up in a knowledge base, and remembers them: symptoms share most of their words. */
export class Words {
  readonly #known = new Map<string, Word>();

  constructor(readonly terms: { term(text: string): number }) {}

  of(text: string, kind: TokenKind): Word {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const word = this.#look(text, kind);
    if (text.length > longestRemembered) return word;
    if (this.#known.size >= capacity) this.#known.clear();
    this.#known.set(word.text, word);
    return word;
  }

  #look(text: string, kind: TokenKind): Word {
    return {
      text: text.length > heldLength ? copyOf(text) : text,
      term: this.terms.term(text),
      filler: isStopWord(text, kind === 'han' ? 'zh' : 'en'),
      alarming: isAlarming(text),
      variable: /\d/.test(text),
      name: /[\d\-_./]/.test(text),
    };
  }
}

/** The same text, without what it was cut from. */
const copyOf = (text: string): string => ` ${text}`.slice(1);
