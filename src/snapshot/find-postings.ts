import type { PackedPostings } from './packed-postings.js';

/** Where the postings of some documents stand: by term ascending, then by document. */
export interface FoundPostings {
  readonly terms: Uint32Array;
  readonly documents: Uint32Array;
  /** Number of each posting. */
  readonly postings: Uint32Array;
}

/**
 * All postings of the documents that are marked. Linear in the lists.
 * @param marked by document: not 0 for one whose postings are wanted
 */
export function findPostings({ counts, short, gaps, longAt }: PackedPostings, marked: Uint8Array): FoundPostings {
  const terms: number[] = [];
  const documents: number[] = [];
  const postings: number[] = [];
  const find = (term: number, document: number, posting: number) => {
    terms.push(term);
    documents.push(document);
    postings.push(posting);
  };
  let list = 0;
  let gapAt = 0;
  let nextShort = 0;
  let nextLong = short.length;
  for (let term = 0; term < counts.length; term++) {
    const count = counts[term]!;
    for (const end = nextShort + count; nextShort < end; nextShort++)
      if (marked[short[nextShort]!] !== 0) find(term, short[nextShort]!, nextShort);
    if (count > 0) continue;
    const end = short.length + longAt[++list]!;
    for (let document = 0; nextLong < end; document++, nextLong++) {
      let byte = gaps[gapAt++]!;
      let gap = byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = gaps[gapAt++]!;
        gap |= (byte & 0x7f) << shift;
      }
      document += gap;
      if (marked[document] !== 0) find(term, document, nextLong);
    }
  }
  return {
    terms: Uint32Array.from(terms),
    documents: Uint32Array.from(documents),
    postings: Uint32Array.from(postings),
  };
}

/** Documents of a long list, ascending. */
export function longDocuments({ gaps, gapAt, longAt }: PackedPostings, list: number): number[] {
  const documents: number[] = [];
  let at = gapAt[list]!;
  let document = 0;
  for (let left = longAt[list + 1]! - longAt[list]!; left > 0; left--, document++) {
    let byte = gaps[at++]!;
    let gap = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = gaps[at++]!;
      gap |= (byte & 0x7f) << shift;
    }
    document += gap;
    documents.push(document);
  }
  return documents;
}
