import { longDocuments } from './find-postings.js';
import { ListWriter, newPosting, type Place, type Posting, type Sizes } from './list-writer.js';
import { groupTerms, type PackedPostings, shortList } from './packed-postings.js';

/** A document that is taken from a list, or added with what the term counts in it. */
export interface ListChange {
  readonly document: number;
  readonly added: { readonly impact: number; readonly field: number } | null;
}

/** A term whose list has other documents than before. */
export interface EditedList {
  /** Its place among the terms of before: that of itself, or of the one that it stands in front of. */
  readonly at: number;
  /** Whether it stood there itself. */
  readonly own: boolean;
  readonly rank: number;
  /** By document ascending; empty where the term is gone with all of its documents. */
  readonly changes: readonly ListChange[];
}

/**
 * Packed lists of which some have other documents. What lies between two of these is copied in one piece.
 * @param fields of the postings, unpacked
 * @param edited in the order of the terms
 * @param terms how many there are now
 */
export function rebuildLists(
  packed: PackedPostings,
  fields: Uint8Array,
  edited: readonly EditedList[],
  terms: number,
): { packed: PackedPostings; before: Uint32Array } {
  const places = new TermPlaces(packed);
  const lists = edited.map((list) => ({ ...list, postings: postingsOf(packed, fields, places, list) }));
  const writer = new ListWriter(packed, fields, terms, sizesOf(packed, places, lists));
  let from = 0;
  for (const { at, own, postings } of lists) {
    writer.copy(places.of(from), places.of(at), from, at);
    if (postings.length > 0) writer.write(postings);
    from = own ? Math.max(from, at + 1) : Math.max(from, at);
  }
  writer.copy(places.of(from), places.of(packed.counts.length), from, packed.counts.length);
  return writer.finish();
}

class TermPlaces {
  readonly #packed: PackedPostings;

  constructor(packed: PackedPostings) {
    this.#packed = packed;
  }

  /** @param term a term, or how many there are: the end */
  of(term: number): Place {
    const { counts, short, shortBefore, longBefore, longMaxima } = this.#packed;
    if (term === counts.length) return { short: short.length, list: longMaxima.length };
    const group = Math.floor(term / groupTerms);
    const place = { short: shortBefore[group]!, list: longBefore[group]! };
    for (let other = group * groupTerms; other < term; other++) {
      if (counts[other] === 0) place.list++;
      else place.short += counts[other]!;
    }
    return place;
  }
}

/** The postings of a list as it is now. */
function postingsOf(
  packed: PackedPostings,
  fields: Uint8Array,
  places: TermPlaces,
  { at, own, changes }: EditedList,
): Posting[] {
  if (changes.length === 0) return [];
  const changed = new Map(changes.map((change) => [change.document, change]));
  const kept = (own ? oldPostings(packed, fields, places.of(at), packed.counts[at]!) : []).filter(
    ({ document }) => !changed.has(document),
  );
  const added = changes.flatMap(({ document, added }) =>
    added === null ? [] : [{ document, ...added, before: newPosting }],
  );
  return [...kept, ...added].sort((left, right) => left.document - right.document);
}

function oldPostings(packed: PackedPostings, fields: Uint8Array, { short, list }: Place, count: number): Posting[] {
  const first = count > 0 ? short : packed.short.length + packed.longAt[list]!;
  const documents = count > 0 ? Array.from(packed.short.subarray(short, short + count)) : longDocuments(packed, list);
  return documents.map((document, index) => ({
    document,
    impact: packed.impacts[first + index]!,
    field: fields[first + index]!,
    before: first + index,
  }));
}

/** How much there is of each in the end. */
function sizesOf(
  { counts, short, impacts, longAt, longMaxima }: PackedPostings,
  places: TermPlaces,
  lists: readonly (EditedList & { readonly postings: readonly Posting[] })[],
): Sizes {
  const sizes = { postings: impacts.length, shortPostings: short.length, lists: longMaxima.length };
  for (const { at, own, postings } of lists) {
    if (own && counts[at]! > 0) {
      sizes.postings -= counts[at]!;
      sizes.shortPostings -= counts[at]!;
    } else if (own) {
      const { list } = places.of(at);
      sizes.postings -= longAt[list + 1]! - longAt[list]!;
      sizes.lists--;
    }
    sizes.postings += postings.length;
    if (postings.length > shortList) sizes.lists++;
    else sizes.shortPostings += postings.length;
  }
  return sizes;
}
