import { lazily, type NormalizedText } from '../../text/index.js';
import { denies, saysWell } from './polarity.js';

/** A word as an index has it, with its place in the text, UTF-16 units. */
export interface WordedSpan {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** For which words of several languages stand. */
  readonly isConcept: boolean;
}

/** What planning needs to know of words. */
export interface Wording {
  /** Makes two texts comparable (case, width, script). */
  fold(text: string): string;
  /** How much a word tells, 0 to 1; 0 when no document has it. */
  told(word: string): number;
  /** Distinct words of a text that documents have, fillers left out, with how much each tells. */
  words(text: string): Map<string, number>;
  /** Words of a text and the concepts that they stand for, fillers left out. */
  spans(text: string): WordedSpan[];
  /**
   * Whether two words of a text or more are said, themselves or by a concept in whose words they stand, and tell enough together.
   * @param byWords whether only concepts of several words count (`same node`)
   */
  tellsOfTwo(text: NormalizedText, said: ReadonlySet<string>, byWords: boolean, least: number): boolean;
}

/** What a symptom says: its text, folded, and what is worked out where the text alone does not tell. */
export interface SaidText {
  readonly text: string;
  /** Null for a dump of so many words that it says some of everything. */
  readonly spoken: () => SpokenWords | null;
}

/** Words and concepts of a text, and of each of its clauses. */
export interface SpokenWords {
  /** Of one clause: the same as `words`. */
  readonly clauses: readonly Clause[];
  readonly words: ReadonlySet<string>;
  /** Words of the clauses that do not say that all is well; all words, where each says so. */
  readonly troubled: ReadonlySet<string>;
}

export interface Clause {
  readonly words: ReadonlySet<string>;
  /** It says that something works: no trouble is told in it. */
  readonly isWell: boolean;
  /** It denies something, or says that it fails. */
  readonly denies: boolean;
}

/** A text whose words are known. */
export interface ReadText {
  readonly text: string;
  /** As `Wording.fold` makes it. */
  readonly folded: string;
  /** Distinct words and concepts that documents have. */
  readonly words: readonly { readonly text: string }[];
  /** Those of a part of it, as `words` of a text of its own. */
  readonly wordsIn: (start: number, end: number) => ReadonlySet<string>;
  /** Words that it means where it is misspelt. */
  readonly corrected: readonly string[];
}

/** Longer texts are logs, whose lines are no clauses of one sentence. */
const longestSentence = 1_000;
const clauseEnd =
  /[,，。;；!！?？\n]|\.\s|\b(?:but|while|whereas|although)\b|\band (?=(?:it|they|there|nobody|nothing|no|never|still|then|only)\b)|但|可是|不过/gi;

const isKnown = ({ word, isConcept }: WordedSpan, wording: Wording): boolean => isConcept || wording.told(word) > 0;

/**
 * What a text says, as it is.
 * @param corrected words that it means where it is misspelt
 */
export function saidText(wording: Wording, text: string, corrected: readonly string[] = []): SaidText {
  const wordsIn = (start: number, end: number): ReadonlySet<string> =>
    new Set(wording.spans(text.slice(start, end)).flatMap((span) => (isKnown(span, wording) ? [span.word] : [])));
  return { text: wording.fold(text), spoken: lazily(() => spokenIn(text, wordsIn, corrected)) };
}

function spokenIn(text: string, wordsIn: ReadText['wordsIn'], corrected: readonly string[]): SpokenWords | null {
  const clauses = clausesOf(text, wordsIn);
  if (clauses.length === 1) {
    const { words, ...rest } = clauses[0]!;
    return spokenOf(
      [{ ...rest, words: corrected.length === 0 ? words : new Set([...corrected, ...words]) }],
      corrected,
    );
  }
  return spokenOf(clauses, corrected);
}

function clausesOf(text: string, wordsIn: ReadText['wordsIn']): Clause[] {
  if (text.length > longestSentence) return [clauseOf(text, wordsIn(0, text.length))];
  const clauses: Clause[] = [];
  const add = (start: number, end: number) => clauses.push(clauseOf(text.slice(start, end), wordsIn(start, end)));
  let start = 0;
  clauseEnd.lastIndex = 0;
  for (let found = clauseEnd.exec(text); found !== null; found = clauseEnd.exec(text)) {
    add(start, found.index);
    start = clauseEnd.lastIndex;
  }
  add(start, text.length);
  return clauses;
}

const clauseOf = (text: string, words: ReadonlySet<string>): Clause => ({
  words,
  isWell: saysWell(text),
  denies: denies(text),
});

/** The same of a text that was read already: one that is too long to have clauses is not read again. */
export function saidBefore({ text, folded, words, wordsIn, corrected }: ReadText): SaidText {
  if (text.length <= longestSentence) return { text: folded, spoken: lazily(() => spokenIn(text, wordsIn, corrected)) };
  const spoken = lazily(() => {
    if (words.length > manyWords) return null;
    const distinct = new Set([...words.map((word) => word.text), ...corrected]);
    return spokenOf([{ words: distinct, isWell: false, denies: true }], []);
  });
  return { text: folded, spoken };
}

/** Words of a dump. */
const manyWords = 120;

function spokenOf(clauses: readonly Clause[], corrected: readonly string[]): SpokenWords | null {
  const troubled = clauses.filter(({ isWell }) => !isWell);
  const words = together(clauses, corrected);
  if (words.size > manyWords) return null;
  const isAll = troubled.length === 0 || troubled.length === clauses.length;
  return { clauses, words, troubled: isAll ? words : together(troubled, corrected) };
}

function together(clauses: readonly Clause[], corrected: readonly string[]): ReadonlySet<string> {
  if (clauses.length === 1 && corrected.length === 0) return clauses[0]!.words;
  const words = new Set(corrected);
  for (const clause of clauses) for (const word of clause.words) words.add(word);
  return words;
}
