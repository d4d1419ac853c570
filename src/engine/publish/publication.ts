import { TriagraphError } from '../../errors.js';
import { encodeRow, type Knowledge, lettersOf, type RecordPart, sayingKey } from '../../match/index.js';
import { encodeJson } from '../../snapshot/index.js';
import { normalize } from '../../text/index.js';
import { headOf } from './head.js';
import { rowsOf } from './rows.js';

/** A document as a store keeps it. */
export interface PublishedRecord {
  readonly document: number;
  readonly id: string;
  readonly path: string;
  /** Its terms, and what each weighs in it, 1 to 255. */
  readonly terms: readonly (readonly [text: string, impact: number])[];
  readonly symptomTerms: readonly string[];
  /** Keys of its title and symptoms (`RecordStore.saying`). */
  readonly said: readonly string[];
  readonly parts: Readonly<Record<RecordPart, Uint8Array>>;
}

/** A knowledge base in the two pieces of which a store and its readers are made. */
export interface Publication {
  readonly hash: string;
  readonly documents: number;
  readonly head: Uint8Array;
  /** By number. */
  records(): Iterable<PublishedRecord>;
}

/** @throws TriagraphError `publish-vectors` for a knowledge base with vectors of an embedding model */
export function publicationOf(knowledge: Knowledge): Publication {
  const { snapshot, meta, vectors } = knowledge;
  if (vectors !== null)
    throw new TriagraphError(
      'publish-vectors',
      'The knowledge base has vectors of an embedding model, which a store cannot search; compile it without.',
    );
  return {
    hash: meta.hash,
    documents: meta.documents,
    head: headOf(snapshot),
    records: () => recordsOf(knowledge),
  };
}

function* recordsOf(knowledge: Knowledge): Generator<PublishedRecord> {
  const { snapshot, meta, records } = knowledge;
  const { platform } = snapshot;
  const none = new Uint8Array();
  for (const { row, symptomTerms } of rowsOf(snapshot)) {
    const { document } = row;
    const texts = [knowledge.title(document), ...knowledge.head(document).symptoms.map(({ text }) => text)];
    yield {
      document,
      id: knowledge.id(document),
      path: knowledge.path(document),
      terms: Array.from(row.terms, (term, at) => [knowledge.termText(term), row.impacts[at]!] as const),
      symptomTerms: symptomTerms.map((term) => knowledge.termText(term)),
      said: [...new Set(texts.map((text) => sayingKey(lettersOf(normalize(text).text), platform)))],
      parts: {
        row: encodeRow(row, meta.hash, platform),
        doc: records.part('doc', document),
        'doc.sections': records.part('doc.sections', document),
        'doc.source': records.has('doc.source') ? records.part('doc.source', document) : none,
        diagnostics: encodeJson(knowledge.diagnosticsOf(document), platform),
      },
    };
  }
}
