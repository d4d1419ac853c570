import type { DocumentHead } from '../snapshot/index.js';
import { type Stemmer, signatureWords } from '../text/index.js';
import type { TextIndex } from './text-index.js';

export type SignatureHead = Pick<DocumentHead, 'title' | 'symptoms' | 'triggers' | 'causes' | 'signatures'>;

/**
 * Finds documents that speak of an error line without showing it as one: all its words stand together in the title, a
 * symptom, a trigger or a cause. Such a document is as near to the line as one that quotes it.
 */
export class SignaturePlaces {
  readonly #heads: readonly SignatureHead[];
  readonly #index: Pick<TextIndex, 'offsets' | 'documents'>;
  readonly #stemmer: Stemmer;
  readonly #wordNumber: (word: string) => number;
  /** What documents say of themselves, as word numbers; worked out for the few that are asked for. */
  readonly #statements = new Map<number, readonly Statement[]>();

  constructor(
    heads: readonly SignatureHead[],
    index: Pick<TextIndex, 'offsets' | 'documents'>,
    stemmer: Stemmer,
    wordNumber: (word: string) => number,
  ) {
    this.#heads = heads;
    this.#index = index;
    this.#stemmer = stemmer;
    this.#wordNumber = wordNumber;
  }

  /** Documents, ascending, each with the line of its first such statement. */
  stating(words: readonly number[]): { document: number; line: number }[] {
    const places: { document: number; line: number }[] = [];
    for (const document of this.#having(words)) {
      const statement = this.#statementsOf(document).find((each) => words.every((word) => each.words.has(word)));
      if (statement) places.push({ document, line: statement.line });
    }
    return places;
  }

  /** Documents that have all of the words: each of the rarest is looked up in the postings of the others. */
  #having(words: readonly number[]): number[] {
    const { offsets, documents } = this.#index;
    const frequency = (word: number) => offsets[word + 1]! - offsets[word]!;
    const [rarest, ...others] = [...words].sort((left, right) => frequency(left) - frequency(right) || left - right);
    const having: number[] = [];
    for (let at = offsets[rarest!]!; at < offsets[rarest! + 1]!; at++) {
      const document = documents[at]!;
      if (others.every((word) => includes(documents, offsets[word]!, offsets[word + 1]!, document))) {
        having.push(document);
      }
    }
    return having;
  }

  #statementsOf(document: number): readonly Statement[] {
    let statements = this.#statements.get(document);
    if (statements === undefined) {
      statements = textsOf(this.#heads[document]!).map(({ text, line }) => ({
        line,
        words: new Set(Array.from(signatureWords(text, this.#stemmer), this.#wordNumber)),
      }));
      this.#statements.set(document, statements);
    }
    return statements;
  }
}

interface Statement {
  readonly line: number;
  readonly words: ReadonlySet<number>;
}

function textsOf({ title, symptoms, triggers, causes }: SignatureHead): { text: string; line: number }[] {
  const located = [...symptoms, ...causes].map(({ text, range }) => ({ text, line: range.start.line }));
  const phrases = triggers.map(({ any, all, range }) => ({
    text: [...any, ...all].join('\n'),
    line: range.start.line,
  }));
  return [{ text: title, line: 1 }, ...located, ...phrases];
}

/** Whether a value stands between two places of an ascending list. */
function includes(ascending: ArrayLike<number>, from: number, to: number, value: number): boolean {
  let low = from;
  let high = to - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ascending[middle]!;
    if (found === value) return true;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
