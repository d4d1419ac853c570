import {
  type DocumentPostings,
  editPostings,
  editStatements,
  type FoundPostings,
  findPostings,
  goneTerm,
  type PackedPostings,
  type PackedStatements,
  type PackedTerms,
  Postings,
} from '../../snapshot/index.js';
import type { Tellings } from '../telling.js';
import { absent, type NumberedTerms, orderTerms } from '../term-order.js';
import { averageLengths, termsOf } from '../text-index.js';
import type { DocumentUnit } from '../unit.js';
import { retellStatements, statementsOf } from './edit-statements.js';

export interface IndexToEdit {
  readonly terms: PackedTerms;
  readonly postings: PackedPostings;
  readonly statements: PackedStatements;
  /** Tokens of each field, by document. */
  readonly lengths: readonly Uint32Array[];
  readonly tellings: Tellings;
  /** By the document's number, ascending. */
  readonly units: ReadonlyMap<number, DocumentUnit>;
  /** Terms are numbered as they are here, and further ones behind. */
  readonly dictionary: NumberedTerms;
  /** How many terms that are numbered next are in statements and error lines alone. */
  readonly further: number;
}

export interface EditedIndex {
  readonly terms: PackedTerms;
  readonly postings: PackedPostings;
  readonly statements: PackedStatements;
  /** By number in the dictionary: number now, or `absent`. */
  readonly rankOf: Uint32Array;
  /** Terms of before that other documents have, by how many more. */
  readonly changed: ReadonlyMap<number, number>;
  /** How many documents have a term of before now. */
  readonly frequency: (term: number) => number;
}

/** The text index and the statements with other texts of some documents; null where more depends on them. */
export function editIndex(index: IndexToEdit): EditedIndex | null {
  const { postings, units, tellings, lengths } = index;
  const averages = averageLengths(lengths);
  const now = averageLengths(lengths.map((own, document) => units.get(document)?.counts.lengths ?? own));
  // Every term of every document counts otherwise.
  if (averages.some((average, field) => average !== now[field])) return null;
  const marked = new Uint8Array(lengths.length);
  for (const document of units.keys()) marked[document] = 1;
  const found = findPostings(postings, marked);
  const order = orderNow(index, found);
  if (order === null) return null;
  const { rankOf } = order;
  if (index.statements.strayTerms.some((term) => rankOf[term] === goneTerm)) return null;
  const wanted = postingsOf(units, averages, rankOf);
  const edited = editPostings(postings, found, wanted, {
    rankOf: rankOf.subarray(0, order.before),
    count: order.count,
  });
  const foundNow = edited.before === null ? found : findPostings(edited.packed, marked);
  if (areStatedOtherwise(units, rankOf, found, foundNow)) return null;
  const lists = new Postings(edited.packed, lengths.length);
  const frequency = (rank: number) => lists.frequency(rank);
  const statements = editStatements(
    {
      ...index.statements,
      weights: retellStatements(index.statements, postings, { tellings, changed: edited.changed }),
    },
    {
      statements: new Map(
        [...units].map(([document, unit]) => [document, statementsOf(unit.statements, rankOf, frequency, tellings)]),
      ),
      found: foundNow,
      before: edited.before,
      postings: edited.packed.impacts.length,
      rankOf,
    },
  );
  if (statements === null) return null;
  return {
    terms: order.packed,
    postings: edited.packed,
    statements,
    rankOf,
    changed: edited.changed,
    frequency: (term) => frequency(rankOf[term]!),
  };
}

/** The terms now; null where one has a posting that only statements had before. */
function orderNow({ terms, postings, lengths, units, dictionary, further }: IndexToEdit, found: FoundPostings) {
  const before = terms.count[0]!;
  const used = new Uint8Array(dictionary.size).fill(1, 0, before);
  const lists = new Postings(postings, lengths.length);
  for (let at = 0; at < found.terms.length; ) {
    const term = found.terms[at]!;
    const from = at;
    while (found.terms[at] === term) at++;
    if (lists.frequency(term) === at - from) used[term] = 0;
  }
  for (const { counts } of units.values()) for (const term of counts.terms) used[term] = 1;
  for (let term = before; term < before + further; term++) if (used[term] !== 0) return null;
  return { ...orderTerms(used, dictionary), before };
}

/** By term, then by document. */
function postingsOf(
  units: ReadonlyMap<number, DocumentUnit>,
  averages: Float64Array,
  rankOf: Uint32Array,
): DocumentPostings {
  const all = [...units].flatMap(([document, { counts }]) =>
    termsOf(counts, averages).map(({ term, impact, fields }) => ({ rank: rankOf[term]!, document, impact, fields })),
  );
  all.sort((left, right) => left.rank - right.rank || left.document - right.document);
  return {
    terms: Uint32Array.from(all, ({ rank }) => rank),
    documents: Uint32Array.from(all, ({ document }) => document),
    impacts: Uint8Array.from(all, ({ impact }) => impact),
    fields: Uint8Array.from(all, ({ fields }) => fields),
  };
}

/** Whether a document has or lacks a word now that it says of itself: other error lines may be its own then. */
function areStatedOtherwise(
  units: ReadonlyMap<number, DocumentUnit>,
  rankOf: Uint32Array,
  found: FoundPostings,
  foundNow: FoundPostings,
): boolean {
  const keyed = (document: number, rank: number) => `${document} ${rank}`;
  const had = new Set(Array.from(found.terms, (term, at) => keyed(found.documents[at]!, rankOf[term]!)));
  const has = new Set(Array.from(foundNow.terms, (term, at) => keyed(foundNow.documents[at]!, term)));
  return [...units].some(([document, { stated }]) =>
    stated.words.some((word) => {
      const key = keyed(document, rankOf[word]!);
      return rankOf[word] !== absent && had.has(key) !== has.has(key);
    }),
  );
}
