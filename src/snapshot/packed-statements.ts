import { firstPostings, type PostingLists } from './packed-postings.js';

/** Short texts that documents make about themselves, as numbers of terms: those of document `d` are `documents[d]` on. */
export interface StatementTable {
  readonly documents: Uint32Array;
  /** Kind of each statement (statementKinds). */
  readonly kinds: Uint8Array;
  /** Line of each statement in the source. */
  readonly lines: Uint32Array;
  /** Terms of statement `s` are `terms[offsets[s]]` to `terms[offsets[s + 1]]`, distinct. */
  readonly offsets: Uint32Array;
  readonly terms: Uint32Array;
  /** Sum of the inverse document frequencies of each statement's terms. */
  readonly weights: Float32Array;
}

/**
 * The statements as they lie in a snapshot: by posting, which of its document's statements say its term. A symptom's few
 * terms lead to what they are said in, and nothing is read of what else a document says.
 */
export interface PackedStatements {
  /** Statements before each document, and their number. */
  readonly documents: Uint32Array;
  readonly kinds: Uint8Array;
  readonly lines: Uint16Array | Uint32Array;
  readonly weights: Float32Array;
  /** Bit `p` is set when the term of posting `p` is said in a statement of its document. */
  readonly said: Uint32Array;
  /** For each two words of `said`: where in `places` those of its first posting begin. */
  readonly placesAt: Uint32Array;
  /**
   * For each bit of `said` the statements that say the term, by their places among the document's, ascending: one byte each,
   * its highest bit set when another follows.
   */
  readonly places: Uint8Array;
  /** What has no posting, since no field of its document has the term: its term, ascending, and the statement that says it. */
  readonly strayTerms: Uint32Array;
  readonly strayStatements: Uint32Array;
}

/** Statements of one document, at most. */
export const mostStatements = 128;

/** Postings whose places are found from one mark. */
export const blockPostings = 64;

const noPosting = 0xffffffff;

/** @throws RangeError when a document has more than `mostStatements`. */
export function packStatements(table: StatementTable, lists: PostingLists): PackedStatements {
  const { documents, kinds, lines, weights } = table;
  const postings = postingsOf(table, lists);
  const widest = lines.reduce((most, line) => Math.max(most, line), 0);
  return {
    documents,
    kinds,
    lines: widest > 0xffff ? lines : Uint16Array.from(lines),
    weights,
    ...packPlaces(table, postings, lists.offsets.at(-1)!),
    ...packStrays(table, postings),
  };
}

/** Number of the posting of each entry of `terms`, or `noPosting`. Linear: documents and postings are in one order. */
function postingsOf({ documents, offsets, terms }: StatementTable, lists: PostingLists): Uint32Array {
  const first = firstPostings(lists);
  const { offsets: ends, documents: inLists } = lists;
  const next = ends.slice(0, -1);
  const postings = new Uint32Array(terms.length);
  for (let document = 0; document + 1 < documents.length; document++) {
    if (documents[document + 1]! - documents[document]! > mostStatements)
      throw new RangeError(`A document has more than ${mostStatements} statements.`);
    const last = offsets[documents[document + 1]!]!;
    for (let entry = offsets[documents[document]!]!; entry < last; entry++) {
      const term = terms[entry]!;
      const end = ends[term + 1]!;
      let at = next[term]!;
      while (at < end && inLists[at]! < document) at++;
      next[term] = at;
      postings[entry] = at < end && inLists[at] === document ? first[term]! + at - ends[term]! : noPosting;
    }
  }
  return postings;
}

function packPlaces(
  { documents, offsets }: StatementTable,
  postings: Uint32Array,
  count: number,
): Pick<PackedStatements, 'said' | 'placesAt' | 'places'> {
  const said = new Uint32Array(2 * Math.ceil(count / blockPostings));
  const next = new Uint32Array(count + 1);
  for (let entry = 0; entry < postings.length; entry++) {
    const posting = postings[entry]!;
    if (posting === noPosting) continue;
    next[posting + 1]!++;
    said[posting >>> 5]! |= 1 << (posting & 31);
  }
  let before = 0;
  for (let posting = 1; posting <= count; posting++) {
    before += next[posting]!;
    next[posting] = before;
  }
  const places = new Uint8Array(next[count]!);
  const placesAt = Uint32Array.from({ length: said.length / 2 }, (_, block) => next[block * blockPostings]!);
  const ends = next.slice(1);
  for (let document = 0; document + 1 < documents.length; document++) {
    const from = documents[document]!;
    const to = documents[document + 1]!;
    for (let statement = from; statement < to; statement++) {
      const last = offsets[statement + 1]!;
      for (let entry = offsets[statement]!; entry < last; entry++) {
        const posting = postings[entry]!;
        if (posting === noPosting) continue;
        const at = next[posting]!++;
        places[at] = (statement - from) | (at + 1 < ends[posting]! ? mostStatements : 0);
      }
    }
  }
  return { said, placesAt, places };
}

function packStrays(
  { offsets, terms }: StatementTable,
  postings: Uint32Array,
): Pick<PackedStatements, 'strayTerms' | 'strayStatements'> {
  const strays: { readonly term: number; readonly statement: number }[] = [];
  for (let statement = 0; statement + 1 < offsets.length; statement++) {
    for (let entry = offsets[statement]!; entry < offsets[statement + 1]!; entry++)
      if (postings[entry] === noPosting) strays.push({ term: terms[entry]!, statement });
  }
  strays.sort((left, right) => left.term - right.term || left.statement - right.statement);
  return {
    strayTerms: Uint32Array.from(strays, ({ term }) => term),
    strayStatements: Uint32Array.from(strays, ({ statement }) => statement),
  };
}
