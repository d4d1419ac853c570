import type { RecordPart } from '../../index.js';

/** Version of the layout of an index, kept in its `_meta`. */
export const layoutVersion = 1;

/** What an index says of itself. */
export interface IndexMeta {
  readonly layout: number;
  readonly hash: string;
  readonly documents: number;
  /** Documents `head-0` … hold the head, piece by piece. */
  readonly headPieces: number;
  /** The SHA-256 of the head, in hexadecimal. */
  readonly headHash: string;
}

/** Names of stored fields by part: a dot would make an object of them. */
export const fieldOf: Readonly<Record<RecordPart, string>> = {
  row: 'row',
  doc: 'doc',
  'doc.sections': 'sections',
  'doc.source': 'source',
  diagnostics: 'diagnostics',
};

const stored = { type: 'binary', store: true, doc_values: false } as const;
const found = { type: 'keyword', doc_values: false } as const;

/**
 * No field of an analyzer: `terms` are the terms of the compiler with its impacts, so the cluster's own notions of words
 * and of their weight change nothing. Without its own copy for recovery, `_source` costs no space at all.
 */
export const mappingsOf = (meta: IndexMeta): object => ({
  dynamic: false,
  _meta: meta,
  _source: { enabled: false, recovery_source_enabled: false },
  properties: {
    terms: { type: 'rank_features' },
    number: { type: 'integer', index: false },
    symptoms: found,
    said: found,
    head: stored,
    ...Object.fromEntries(Object.values(fieldOf).map((field) => [field, stored])),
  },
});

/** A term as the name of a feature: OpenSearch cuts a field from a feature at the last dot. */
export const featureOf = (term: string): string => term.replaceAll('~', '~~').replaceAll('.', '~d');

/** Impacts are 1 to 255, and the weight of the clause brings them back to that scale. */
export const clauseOf = (term: string, boost: number): object => ({
  rank_feature: { field: `terms.${featureOf(term)}`, boost, linear: {} },
});

export const indexOf = (name: string, hash: string): string => `${name}-${hash.replace(/^sha256:/, '').slice(0, 12)}`;
