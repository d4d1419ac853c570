import { goneTerm, type SignatureTable } from '../../snapshot/index.js';
import { leastOf, type WordRows } from '../signatures.js';
import type { Tellings } from '../telling.js';

export interface SignatureEdits {
  /** Number of each term of before. */
  readonly rankOf: Uint32Array;
  /** Terms of before that other documents have than before. */
  readonly changed: ReadonlySet<number>;
  /** How many documents have a term of before now. */
  readonly frequency: (term: number) => number;
  readonly tellings: Tellings;
  /** By edited document: the line now of what stood at a line before. */
  readonly lines: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** Words, by terms of before, of lines that are not in the table. */
  readonly untold: WordRows;
}

/** The table of signatures where the same lines stand in the same documents; null where it has others now. */
export function editSignatures(table: SignatureTable, edits: SignatureEdits): SignatureTable | null {
  const { rankOf, untold, lines } = edits;
  const isGone = (word: number) => rankOf[word] === goneTerm;
  if (table.keys.some(isGone) || untold.words.some(isGone)) return null;
  for (let line = 0; line + 1 < untold.offsets.length; line++) {
    const words = untold.words.subarray(untold.offsets[line], untold.offsets[line + 1]);
    if (tellsAnew(words, edits) && telling(words, edits) >= leastOf(words.length, edits.tellings.documents))
      return null;
  }
  const weights = table.weights.slice();
  for (let signature = 0; signature < weights.length; signature++) {
    const words = table.words.subarray(table.wordOffsets[signature], table.wordOffsets[signature + 1]);
    if (!tellsAnew(words, edits)) continue;
    const weight = telling(words, edits);
    if (weight < leastOf(words.length, edits.tellings.documents)) return null;
    weights[signature] = weight;
  }
  const rankAll = (words: Uint32Array) => words.map((word) => rankOf[word]!);
  return {
    ...table,
    words: rankAll(table.words),
    keys: rankAll(table.keys),
    weights,
    lines: table.lines.map((line, place) => lines.get(table.documents[place]!)?.get(line) ?? line),
  };
}

const tellsAnew = (words: Uint32Array, { changed }: SignatureEdits): boolean => words.some((word) => changed.has(word));

const telling = (words: Uint32Array, { tellings, frequency }: SignatureEdits): number =>
  words.reduce((sum, word) => sum + tellings.of(frequency(word)), 0);

/** The line now of what stood at a line before; null where what stood at one line stands at several. */
export function movedLines(before: Uint32Array, now: Uint32Array): Map<number, number> | null {
  const moved = new Map<number, number>();
  if (before.length !== now.length) return null;
  for (let index = 0; index < before.length; index++) {
    const known = moved.get(before[index]!);
    if (known !== undefined && known !== now[index]) return null;
    moved.set(before[index]!, now[index]!);
  }
  return moved;
}
