/** What planning needs to know of words. */
export interface Wording {
  /** Makes two texts comparable (case, width, script). */
  fold(text: string): string;
  /** Distinct words of a text as an index has them, with how much each tells, 0 to 1. */
  words(text: string): ReadonlyMap<string, number>;
}

/** What a symptom says: its text, folded, and its words as an index has them. */
export interface SaidText {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** What a text says, as it is. */
export const saidText = (wording: Wording, text: string): SaidText => ({
  text: wording.fold(text),
  words: new Set(wording.words(text).keys()),
});
