import type { TokenKind } from '../text/index.js';

/** What a term counts by its kind: a pair of Han characters says less than a word. */
export const tokenWeights: Readonly<Record<TokenKind, number>> = { word: 1, part: 0.6, han: 0.7, number: 0.5 };

/** Score of a trigger hit of weight 1 by a phrase that no other document has. */
export const triggerWeight = 0.5;

/** Candidates of the text index that are looked at in full. */
export const candidateLimit = 48;

/** Scores are rounded to this many decimals before they are compared. */
export const scoreDecimals = 4;

/** Scores closer than this (relative to the better) are a near-tie, which the priority decides. */
export const nearTie = 0.02;

/** A match at least this close to the first (relative) explains the symptom equally well. */
export const ambiguousMargin = 0.03;

/** Below this score nothing is claimed. */
export const matchThreshold = 0.18;
