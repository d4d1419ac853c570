import type { FoundPostings } from './find-postings.js';
import { bytesOf, joinPlaces, type OwnPosting, type Places } from './join-places.js';
import { mostStatements, type PackedStatements } from './packed-statements.js';
import { lastAtOrBefore } from './search.js';
import { Statements } from './statements.js';

/** The statements of one document as they are now. */
export interface DocumentStatements {
  readonly kinds: Uint8Array;
  readonly lines: Uint32Array;
  readonly weights: Float32Array;
  /** By term, ascending: places of the statements that say it, ascending. */
  readonly places: ReadonlyMap<number, readonly number[]>;
}

export interface StatementEdits {
  /** By document. */
  readonly statements: ReadonlyMap<number, DocumentStatements>;
  /** All postings of those documents, as terms and postings are numbered now. */
  readonly found: FoundPostings;
  /** By posting number, its number before; null where all have the number that they had. */
  readonly before: Uint32Array | null;
  readonly postings: number;
  /** Number of each term of before; none of those that strays have is gone. */
  readonly rankOf: Uint32Array;
}

/**
 * Packed statements with those of some documents replaced: the same bytes as of all of them packed anew. Null where a line
 * does not fit into what lines are written in.
 */
export function editStatements(packed: PackedStatements, edits: StatementEdits): PackedStatements | null {
  for (const { kinds, lines } of edits.statements.values()) {
    if (kinds.length > mostStatements) return null;
    // Lines are as wide as the widest needs: one that was wide may have gone.
    if (packed.lines instanceof Uint32Array || lines.some((line) => line > 0xffff)) return null;
  }
  const rows = replaceRows(packed, edits.statements);
  return { ...rows, ...editPlaces(packed, edits), ...editStrays(packed, rows.documents, edits) };
}

function replaceRows(
  { documents, kinds, lines, weights }: PackedStatements,
  edited: ReadonlyMap<number, DocumentStatements>,
): Pick<PackedStatements, 'documents' | 'kinds' | 'lines' | 'weights'> {
  const ends = new Uint32Array(documents.length);
  for (let document = 0; document + 1 < documents.length; document++) {
    const count = edited.get(document)?.kinds.length ?? documents[document + 1]! - documents[document]!;
    ends[document + 1] = ends[document]! + count;
  }
  const size = ends.at(-1)!;
  const rows = {
    documents: ends,
    kinds: new Uint8Array(size),
    lines: new Uint16Array(size),
    weights: new Float32Array(size),
  };
  let from = 0;
  const copyUntil = (document: number) => {
    const [begin, end] = [documents[from]!, documents[document]!];
    rows.kinds.set(kinds.subarray(begin, end), ends[from]!);
    rows.lines.set(lines.subarray(begin, end), ends[from]!);
    rows.weights.set(weights.subarray(begin, end), ends[from]!);
  };
  for (const document of [...edited.keys()].sort((left, right) => left - right)) {
    copyUntil(document);
    const own = edited.get(document)!;
    rows.kinds.set(own.kinds, ends[document]!);
    rows.lines.set(own.lines, ends[document]!);
    rows.weights.set(own.weights, ends[document]!);
    from = document + 1;
  }
  copyUntil(documents.length - 1);
  return rows;
}

function editPlaces(packed: PackedStatements, { statements, found, before, postings }: StatementEdits): Places {
  const own = Array.from(found.postings, (posting, index): OwnPosting => {
    const { places } = statements.get(found.documents[index]!)!;
    return { posting, places: places.get(found.terms[index]!) ?? [] };
  });
  if (before === null && areSaidAlike(packed, own)) {
    const { said, placesAt, places } = packed;
    return { said, placesAt, places };
  }
  own.sort((left, right) => left.posting - right.posting);
  return joinPlaces(packed, own, before, postings);
}

/** Whether each posting is said by the statements that said it before. */
function areSaidAlike(packed: PackedStatements, own: readonly OwnPosting[]): boolean {
  const statements = new Statements(packed);
  return own.every(({ posting, places }) => {
    const at = statements.placesOf(posting);
    if (at < 0) return places.length === 0;
    return places.length > 0 && bytesOf(places).every((byte, index) => packed.places[at + index] === byte);
  });
}

function editStrays(
  { documents, strayTerms, strayStatements }: PackedStatements,
  ends: Uint32Array,
  { statements, found, rankOf }: StatementEdits,
): Pick<PackedStatements, 'strayTerms' | 'strayStatements'> {
  const strays: { readonly term: number; readonly statement: number }[] = [];
  strayTerms.forEach((term, index) => {
    const document = lastAtOrBefore(documents, strayStatements[index]!);
    if (statements.has(document)) return;
    strays.push({ term: rankOf[term]!, statement: strayStatements[index]! - documents[document]! + ends[document]! });
  });
  const posted = new Set(Array.from(found.terms, (term, index) => `${found.documents[index]} ${term}`));
  for (const [document, own] of statements) {
    for (const [term, places] of own.places) {
      if (posted.has(`${document} ${term}`)) continue;
      for (const place of places) strays.push({ term, statement: ends[document]! + place });
    }
  }
  strays.sort((left, right) => left.term - right.term || left.statement - right.statement);
  return {
    strayTerms: Uint32Array.from(strays, ({ term }) => term),
    strayStatements: Uint32Array.from(strays, ({ statement }) => statement),
  };
}
