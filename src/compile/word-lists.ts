import type { DocumentHead } from '../snapshot/index.js';
import { signatureWords } from '../text/index.js';
import type { TermDictionary } from './term-dictionary.js';

/** Words of some lines of a document, as numbers of the dictionary: those of list `l` are `words[offsets[l]]` to `words[offsets[l + 1]]`. */
export interface WordLists {
  /** Line of each list in the source. */
  readonly lines: Uint32Array;
  readonly offsets: Uint32Array;
  /** Distinct within a list. */
  readonly words: Uint32Array;
}

type WordedHead = Pick<DocumentHead, 'title' | 'symptoms' | 'triggers' | 'causes' | 'signatures'>;

interface LocatedText {
  readonly text: string;
  readonly line: number;
}

/** The words of each error line that a document shows, in its order. */
export const shownWords = ({ signatures }: WordedHead, dictionary: TermDictionary): WordLists =>
  wordsOf(
    signatures.map(({ masked, range }) => ({ text: masked, line: range.start.line })),
    dictionary,
  );

/** The words of each text in which a document may speak of an error line without showing it as one. */
export function statedWords({ title, symptoms, triggers, causes }: WordedHead, dictionary: TermDictionary): WordLists {
  const located = [...symptoms, ...causes].map(({ text, range }) => ({ text, line: range.start.line }));
  const phrases = triggers.map(({ any, all, range }) => ({
    text: [...any, ...all].join('\n'),
    line: range.start.line,
  }));
  return wordsOf([{ text: title, line: 1 }, ...located, ...phrases], dictionary);
}

function wordsOf(texts: readonly LocatedText[], dictionary: TermDictionary): WordLists {
  const offsets = new Uint32Array(texts.length + 1);
  const words: number[] = [];
  texts.forEach(({ text }, list) => {
    for (const word of signatureWords(text, dictionary.stemmer)) words.push(dictionary.id(word));
    offsets[list + 1] = words.length;
  });
  return { lines: Uint32Array.from(texts, ({ line }) => line), offsets, words: Uint32Array.from(words) };
}
