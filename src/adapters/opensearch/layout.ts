import type { RecordPart } from '../../index.js';

/** Version of the layout of an index, kept in its `_meta`. */
export const layoutVersion = 2;

/** What the index of a version says of itself. Documents `head-0` … and `keys-0` … hold the head and the keys, piece by piece. */
export interface IndexMeta {
  readonly layout: number;
  readonly hash: string;
  readonly documents: number;
  /** The index that has its records, and those of other versions. */
  readonly records: string;
  readonly headPieces: number;
  readonly keyPieces: number;
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

/** Without its own copy for recovery, `_source` costs no space at all. */
const withoutSource = { dynamic: false, _source: { enabled: false, recovery_source_enabled: false } };

export const versionMappings = (meta: IndexMeta): object => ({
  ...withoutSource,
  _meta: meta,
  properties: { bytes: stored },
});

/**
 * No field of an analyzer: `terms` are the terms of the compiler with its impacts, so the cluster's own notions of words
 * and of their weight change nothing.
 */
export const recordMappings: object = {
  ...withoutSource,
  _meta: { layout: layoutVersion },
  properties: {
    terms: { type: 'rank_features' },
    place: { type: 'keyword', index: false },
    ...Object.fromEntries(Object.values(fieldOf).map((field) => [field, stored])),
  },
};

/** A term as the name of a feature: OpenSearch cuts a field from a feature at the last dot. */
export const featureOf = (term: string): string => term.replaceAll('~', '~~').replaceAll('.', '~d');

/** Impacts are 1 to 255, and the weight of the clause brings them back to that scale. */
export const clauseOf = (term: string, boost: number): object => ({
  rank_feature: { field: `terms.${featureOf(term)}`, boost, linear: {} },
});

export const versionIndex = (name: string, headHash: string): string => `${name}-${headHash.slice(0, 12)}`;

/** The index of records that this version was the first to have. No name has a dot, so it is nobody else's. */
export const recordIndex = (name: string, headHash: string): string => `${name}.records-${headHash.slice(0, 12)}`;
