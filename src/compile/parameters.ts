import type { FieldName } from '../snapshot/index.js';

/**
 * Parameters of the text index: BM25F (Robertson, Zaragoza: "The Probabilistic Relevance Framework: BM25 and Beyond",
 * 2009, §3.6). `boost` weighs a field's term frequency, `b` says how much its length counts, `saturation` is k1.
 */
export interface TextParameters {
  readonly saturation: number;
  readonly fields: Readonly<Record<FieldName, { readonly boost: number; readonly b: number }>>;
}

export const textParameters: TextParameters = {
  saturation: 1.2,
  fields: {
    title: { boost: 4, b: 0.3 },
    symptoms: { boost: 2, b: 0.4 },
    triggers: { boost: 2, b: 0 },
    signatures: { boost: 1.5, b: 0.4 },
    causes: { boost: 1, b: 0.5 },
    steps: { boost: 1, b: 0.5 },
    body: { boost: 1, b: 0.6 },
  },
};
