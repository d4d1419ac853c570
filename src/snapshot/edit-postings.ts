import type { FoundPostings } from './find-postings.js';
import { packMasks, unpackMasks } from './masks.js';
import type { PackedPostings } from './packed-postings.js';
import { type EditedList, type ListChange, rebuildLists } from './rebuild-lists.js';
import { lastAtOrBefore } from './search.js';

/** Postings of some documents, by term ascending and then by document. */
export interface DocumentPostings {
  readonly terms: Uint32Array;
  readonly documents: Uint32Array;
  readonly impacts: Uint8Array;
  readonly fields: Uint8Array;
}

/** Terms of the edited lists, as they were numbered before. */
export interface EditedTerms {
  /** Number of each term of before, `goneTerm` for one that no document has any more; ascending but for those. */
  readonly rankOf: Uint32Array;
  readonly count: number;
}

/** Number of a term of before that is left out. */
export const goneTerm = 0xffffffff;

export interface EditedPostings {
  readonly packed: PackedPostings;
  /** By posting number: its number before, or `newPosting`; null where all have the number that they had. */
  readonly before: Uint32Array | null;
  /** Terms of before of which documents were taken or to which some were added, by how many more documents have them now. */
  readonly changed: ReadonlyMap<number, number>;
}

/**
 * The lists with the postings of some documents replaced: the same bytes as of all lists packed anew.
 * @param found what those documents had, by terms of before
 * @param wanted what they have, by terms as they are numbered now
 */
export function editPostings(
  packed: PackedPostings,
  found: FoundPostings,
  wanted: DocumentPostings,
  terms: EditedTerms,
): EditedPostings {
  const impacts = packed.impacts.slice();
  const fields = unpackMasks(packed.masks, impacts.length);
  const changes = new ListChanges(terms.rankOf);
  const updated: number[] = [];
  let own = 0;
  let next = 0;
  while (own < found.terms.length || next < wanted.terms.length) {
    const order = orderOf(found, own, wanted, next, terms.rankOf);
    if (order < 0) changes.take(found.terms[own]!, found.documents[own++]!);
    else if (order > 0) changes.add(wanted, next++);
    else {
      const posting = found.postings[own++]!;
      impacts[posting] = wanted.impacts[next]!;
      fields[posting] = wanted.fields[next++]!;
      updated.push(posting);
    }
  }
  const longMaxima = maximaOf({ ...packed, impacts }, updated);
  const inPlace = { ...packed, impacts, longMaxima };
  const lists = changes.lists();
  if (lists.length === 0) return { packed: { ...inPlace, masks: packMasks(fields) }, before: null, changed: new Map() };
  const rebuilt = rebuildLists(inPlace, fields, lists, terms.count);
  return { ...rebuilt, changed: changes.byTerm() };
}

/** Below 0 where what was found stands first, or has no term any more; 0 where both are one posting. */
function orderOf(
  found: FoundPostings,
  own: number,
  wanted: DocumentPostings,
  next: number,
  rankOf: Uint32Array,
): number {
  if (own >= found.terms.length) return 1;
  const term = rankOf[found.terms[own]!]!;
  if (term === goneTerm || next >= wanted.terms.length) return -1;
  return term - wanted.terms[next]! || found.documents[own]! - wanted.documents[next]!;
}

/** The highest impact of each long list, of which those with the postings are looked through again. */
function maximaOf(
  { short, longAt, impacts, longMaxima }: PackedPostings,
  postings: readonly number[],
): PackedPostings['longMaxima'] {
  const maxima = longMaxima.slice();
  for (const posting of postings) {
    if (posting < short.length) continue;
    const list = lastAtOrBefore(longAt, posting - short.length);
    let most = 0;
    for (let at = longAt[list]!; at < longAt[list + 1]!; at++) most = Math.max(most, impacts[short.length + at]!);
    maxima[list] = most;
  }
  return maxima;
}

/** What is taken from lists and added to them, by terms as they are numbered now; gone ones by those of before. */
class ListChanges {
  readonly #rankOf: Uint32Array;
  readonly #placeOf: (rank: number) => Pick<EditedList, 'at' | 'own'>;
  readonly #lists = new Map<
    number,
    { -readonly [Name in keyof EditedList]: EditedList[Name] } & { changes: ListChange[] }
  >();
  readonly #gone = new Map<number, EditedList>();

  constructor(rankOf: Uint32Array) {
    this.#rankOf = rankOf;
    this.#placeOf = placeFinder(rankOf);
  }

  take(term: number, document: number): void {
    const rank = this.#rankOf[term]!;
    if (rank === goneTerm) this.#gone.set(term, { at: term, own: true, rank, changes: [] });
    else this.#lastAtOrBefore(rank).changes.push({ document, added: null });
  }

  add({ terms, documents, impacts, fields }: DocumentPostings, at: number): void {
    const added = { impact: impacts[at]!, field: fields[at]! };
    this.#lastAtOrBefore(terms[at]!).changes.push({ document: documents[at]!, added });
  }

  /** In the order of the terms. Of a term that is gone and a new one at its place, either may stand first. */
  lists(): readonly EditedList[] {
    return [...this.#lists.values(), ...this.#gone.values()].sort(
      (left, right) => left.at - right.at || Number(left.own) - Number(right.own) || left.rank - right.rank,
    );
  }

  byTerm(): Map<number, number> {
    const more = new Map<number, number>();
    for (const { at, own, changes } of this.#lists.values())
      if (own)
        more.set(
          at,
          changes.reduce((sum, { added }) => sum + (added === null ? -1 : 1), 0),
        );
    return more;
  }

  #lastAtOrBefore(rank: number) {
    let list = this.#lists.get(rank);
    if (list === undefined) {
      list = { ...this.#placeOf(rank), rank, changes: [] };
      this.#lists.set(rank, list);
    }
    return list;
  }
}

/** Where a term stands among those of before: at one of them, or in front of it. Asked in ascending order or not. */
function placeFinder(rankOf: Uint32Array): (rank: number) => { at: number; own: boolean } {
  const kept: number[] = [];
  let isWhole = true;
  for (let term = 0; term < rankOf.length; term++) {
    if (rankOf[term] === goneTerm) isWhole = false;
    else kept.push(term);
  }
  if (isWhole) kept.length = rankOf.length;
  return (rank) => {
    let low = 0;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (rankOf[kept[middle]!]! < rank) low = middle + 1;
      else high = middle;
    }
    const at = low < kept.length ? kept[low]! : rankOf.length;
    return { at, own: rankOf[at] === rank };
  };
}
