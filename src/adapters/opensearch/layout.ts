import type { RecordPart } from '../../index.js';

/** Version of the layout of an index, kept in its `_meta`. */
export const layoutVersion = 2;

/** Metadata of a version's index. Its documents `head-0` … and `keys-0` … are the pieces of the head and the keys. */
export interface IndexMeta {
  readonly layout: number;
  readonly hash: string;
  readonly documents: number;
  /** The index with its records, which other versions may share. */
  readonly records: string;
  readonly headPieces: number;
  readonly keyPieces: number;
  /** The SHA-256 of the head, in hexadecimal. */
  readonly headHash: string;
}

/** Names of the stored fields, by part; a dot in a name would make it an object. */
export const fieldOf: Readonly<Record<RecordPart, string>> = {
  row: 'row',
  doc: 'doc',
  'doc.sections': 'sections',
  'doc.source': 'source',
  diagnostics: 'diagnostics',
};

const stored = { type: 'binary', store: true, doc_values: false } as const;

/** `_source` is neither stored nor kept for recovery, so it takes no space. */
const withoutSource = { dynamic: false, _source: { enabled: false, recovery_source_enabled: false } };

export const versionMappings = (meta: IndexMeta): object => ({
  ...withoutSource,
  _meta: meta,
  properties: { bytes: stored },
});

/**
 * No field has an analyzer: `terms` are the terms of the compiler with its impacts, so the cluster's tokenisation and
 * weights have no effect.
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

/** Escapes a term as the name of a feature: OpenSearch separates field and feature at the last dot. */
export const featureOf = (term: string): string => term.replaceAll('~', '~~').replaceAll('.', '~d');

/** Scores an indexed impact (1 to 255) times the weight of the term. */
export const clauseOf = (term: string, boost: number): object => ({
  rank_feature: { field: `terms.${featureOf(term)}`, boost, linear: {} },
});

export const versionIndex = (name: string, headHash: string): string => `${name}-${headHash.slice(0, 12)}`;

/** The index of records that begins with this version. Names contain no dot, so no other name's index matches. */
export const recordIndex = (name: string, headHash: string): string => `${name}.records-${headHash.slice(0, 12)}`;
