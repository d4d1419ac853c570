import { packRow } from '../../match/index.js';
import { concatBytes } from '../../platform/index.js';
import {
  offsetsOf,
  type PackedKeyTexts,
  type PackedTerms,
  type PostingLists,
  type SnapshotReader,
} from '../../snapshot/index.js';

/** Number of rows that are built at once, since a snapshot lists documents by term. */
const atOnce = 4096;

interface Growing {
  readonly terms: number[];
  readonly impacts: number[];
  readonly fields: number[];
  readonly pairs: [text: number, term: number][];
}

/** The part of the text index about one document, with the term numbers of the snapshot. */
export interface Row {
  readonly document: number;
  readonly terms: readonly number[];
  readonly impacts: readonly number[];
  readonly packed: Uint8Array;
}

export function* rowsOf(snapshot: SnapshotReader): Generator<Row> {
  const allTerms = snapshot.record<PackedTerms>('term');
  const lists = snapshot.record<PostingLists>('post');
  const keyTexts = snapshot.record<PackedKeyTexts>('keyText');
  const documents = keyTexts.documents.length - 1;
  // The next entry in each term's lists, whose documents and texts ascend as the blocks do.
  const postingAt = lists.offsets.slice(0, -1);
  const textAt = keyTexts.textsAt.slice(0, -1);
  for (let from = 0; from < documents; from += atOnce) {
    const end = Math.min(documents, from + atOnce);
    const block = Array.from(
      { length: end - from },
      (): Growing => ({ terms: [], impacts: [], fields: [], pairs: [] }),
    );
    const ofText = textOwners(keyTexts, from, end);
    for (let term = 0; term < postingAt.length; term++) {
      let posting = postingAt[term]!;
      for (; posting < lists.offsets[term + 1]! && lists.documents[posting]! < end; posting++) {
        const grown = block[lists.documents[posting]! - from]!;
        grown.terms.push(term);
        grown.impacts.push(lists.impacts[posting]!);
        grown.fields.push(lists.fields[posting]!);
      }
      postingAt[term] = posting;
      let text = textAt[term]!;
      for (; text < keyTexts.textsAt[term + 1]! && keyTexts.texts[text]! < keyTexts.documents[end]!; text++) {
        const owner = ofText(keyTexts.texts[text]!);
        block[owner - from]!.pairs.push([keyTexts.texts[text]! - keyTexts.documents[owner]!, term]);
      }
      textAt[term] = text;
    }
    for (let document = from; document < end; document++) {
      const grown = block[document - from]!;
      const { terms, impacts } = grown;
      yield { document, terms, impacts, packed: packedRow(document, grown, { allTerms, keyTexts }) };
    }
  }
}

function textOwners({ documents }: PackedKeyTexts, from: number, end: number): (text: number) => number {
  const first = documents[from]!;
  const owners = new Uint32Array(documents[end]! - first);
  for (let document = from; document < end; document++)
    owners.fill(document, documents[document]! - first, documents[document + 1]! - first);
  return (text) => owners[text - first]!;
}

interface Index {
  readonly allTerms: PackedTerms;
  readonly keyTexts: PackedKeyTexts;
}

function packedRow(document: number, { terms, impacts, fields, pairs }: Growing, { allTerms, keyTexts }: Index) {
  const [first, end] = [keyTexts.documents[document]!, keyTexts.documents[document + 1]!];
  pairs.sort(([left, one], [right, other]) => left - right || one - other);
  const kinds = keyTexts.kinds.slice(first, end);
  // A key text may contain terms that no field contains.
  const own = Uint32Array.from(new Set([...terms, ...pairs.map(([, term]) => term)])).sort();
  const placeOf = new Map(Array.from(own, (term, place) => [term, place]));
  const byPlace = (values: readonly number[]): Uint8Array => {
    const placed = new Uint8Array(own.length);
    terms.forEach((term, at) => {
      placed[placeOf.get(term)!] = values[at]!;
    });
    return placed;
  };
  return packRow(termsAt(own, allTerms), {
    impacts: byPlace(impacts),
    fields: byPlace(fields),
    texts: {
      kinds,
      lines: keyTexts.lines.slice(first, end),
      qualifiers: keyTexts.qualifiers.slice(first, end),
      pairTerms: Uint32Array.from(pairs, ([, term]) => placeOf.get(term)!),
      pairTexts: Uint32Array.from(pairs, ([text]) => text),
    },
  });
}

function termsAt(places: Uint32Array, { bytes, offsets }: PackedTerms): PackedTerms {
  const pieces = Array.from(places, (term) => bytes.subarray(offsets[term], offsets[term + 1]));
  return { bytes: concatBytes(pieces), offsets: offsetsOf(pieces) };
}
