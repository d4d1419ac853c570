import type { AutomatonArrays } from './aho-corasick.js';

/** What a phrase is to a rule: one that suffices, one that is needed, one that vetoes. */
export const triggerRoles = ['any', 'all', 'not'] as const;

/** Bits of `ruleNeeds`. */
export const needsAny = 1;
export const needsRegex = 2;

/**
 * The trigger rules of a knowledge base, made by compile and read by match. Typed arrays and lists of strings only.
 * `xOffsets` arrays have one entry more than there are x: entries `offsets[i]` to `offsets[i + 1]` belong to `i`.
 */
export interface TriggerIndex {
  /** Over the distinct folded phrases. */
  readonly automaton: AutomatonArrays;
  /** Pattern of the automaton → its phrases, which lie side by side. */
  readonly patternOffsets: Uint32Array;
  /** Tidy phrases: normalised, those that ask for their case in their case. */
  readonly phrases: readonly string[];
  /** 1 for phrases that ask for their case. */
  readonly phraseCased: Uint8Array;
  /** 1 for phrases that the automaton alone does not decide. */
  readonly phraseChecked: Uint8Array;
  /** How many documents use the phrase other than as a veto. */
  readonly phraseDocuments: Uint32Array;
  /** How much a hit of the phrase tells by itself: phraseSpecificity in specificity.ts. */
  readonly phraseSpecificities: Float64Array;
  /** Phrase → `rule × 3 + role` (triggerRoles). */
  readonly memberOffsets: Uint32Array;
  readonly members: Uint32Array;
  /** Patterns of authors, with their flags. */
  readonly regexes: readonly string[];
  readonly regexDocuments: Uint32Array;
  readonly regexSpecificities: Float64Array;
  /** Regex → rules. */
  readonly regexOffsets: Uint32Array;
  readonly regexRules: Uint32Array;
  /** Rule → its document, its place among the document's triggers, its weight, how many phrases it needs, and what else. */
  readonly ruleDocuments: Uint32Array;
  readonly ruleOrdinals: Uint32Array;
  /** Line of the rule in its document. */
  readonly ruleLines: Uint32Array;
  readonly ruleWeights: Float64Array;
  readonly ruleNeeded: Uint32Array;
  readonly ruleNeeds: Uint8Array;
}
