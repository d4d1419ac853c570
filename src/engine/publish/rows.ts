import type { DocumentRow } from '../../match/index.js';
import { keyTextKinds, type PackedKeyTexts, type PostingLists, type SnapshotReader } from '../../snapshot/index.js';

/** Documents whose rows are put together at once: a snapshot lists documents by term. */
const atOnce = 4096;
const symptomKind = keyTextKinds.indexOf('symptom');

interface Growing {
  readonly terms: number[];
  readonly impacts: number[];
  readonly fields: number[];
  readonly pairs: [text: number, term: number][];
}

/** The rows of all documents, by number, with the terms of their symptoms. */
export function* rowsOf(snapshot: SnapshotReader): Generator<{ row: DocumentRow; symptomTerms: readonly number[] }> {
  const lists = snapshot.record<PostingLists>('post');
  const keyTexts = snapshot.record<PackedKeyTexts>('keyText');
  const documents = keyTexts.documents.length - 1;
  // Where each term's lists go on: their documents and texts ascend, as the blocks do.
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
    for (let document = from; document < end; document++) yield rowOf(document, block[document - from]!, keyTexts);
  }
}

/** Which document each text of a block belongs to. */
function textOwners({ documents }: PackedKeyTexts, from: number, end: number): (text: number) => number {
  const first = documents[from]!;
  const owners = new Uint32Array(documents[end]! - first);
  for (let document = from; document < end; document++)
    owners.fill(document, documents[document]! - first, documents[document + 1]! - first);
  return (text) => owners[text - first]!;
}

function rowOf(document: number, { terms, impacts, fields, pairs }: Growing, keyTexts: PackedKeyTexts) {
  const [first, end] = [keyTexts.documents[document]!, keyTexts.documents[document + 1]!];
  pairs.sort(([left, one], [right, other]) => left - right || one - other);
  const kinds = keyTexts.kinds.slice(first, end);
  const row: DocumentRow = {
    document,
    terms: Uint32Array.from(terms),
    impacts: Uint8Array.from(impacts),
    fields: Uint8Array.from(fields),
    texts: {
      kinds,
      lines: keyTexts.lines.slice(first, end),
      qualifiers: keyTexts.qualifiers.slice(first, end),
      weights: keyTexts.weights.slice(first, end),
      pairTerms: Uint32Array.from(pairs, ([, term]) => term),
      pairTexts: Uint32Array.from(pairs, ([text]) => text),
    },
  };
  const symptomTerms = new Set(pairs.flatMap(([text, term]) => (kinds[text] === symptomKind ? [term] : [])));
  return { row, symptomTerms: [...symptomTerms] };
}
