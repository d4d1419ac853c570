import { limits } from '../limits.js';
import { replaceVariants } from './normalize.js';

/**
 * An author's pattern as it is compiled: characters are folded like the texts that it searches, `^` and `$` match at lines,
 * and case is ignored unless `cased`. A full-width punctuation character becomes the escaped ASCII one: `（` opens no group.
 */
export function foldPattern(pattern: string, cased: boolean): string {
  const folded = replaceVariants(pattern, (character) => character.replace(/[!-/:-@[-`{-~]/, '\\$&'));
  return `${cased ? '(?m)' : '(?im)'}${folded}`;
}

const lookAround = /\(\?<?[=!]/;

/** Why an author's pattern cannot be used, for people; null when it can. Loads the linear-time engine. */
export async function patternProblem(pattern: string): Promise<string | null> {
  if (pattern.length > limits.patternCharacters) {
    return `${pattern.length} characters, at most ${limits.patternCharacters} are allowed`;
  }
  const { RE2JS } = await import('re2js');
  try {
    RE2JS.compile(foldPattern(pattern, false));
    return null;
  } catch (error) {
    const around = lookAround.exec(pattern);
    if (around) return `look-around: \`${around[0]}\``;
    const message = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : String(error);
    return message.replace('`(?im)', '`');
  }
}

/** Roles of a phrase in a rule: `any` suffices, `all` is required, `not` vetoes. */
export const triggerRoles = ['any', 'all', 'not'] as const;

/** Bits of `TriggerIndex.ruleNeeds`. */
export const needsAny = 1;
export const needsRegex = 2;

/**
 * The trigger rules of a knowledge base, written by compile and read by match. Only typed arrays and lists of strings.
 * `xOffsets` arrays have one entry more than there are x: entries `offsets[i]` to `offsets[i + 1]` belong to `i`.
 */
export interface TriggerIndex {
  /** Distinct folded phrases, in code unit order. */
  readonly folded: readonly string[];
  /** Folded phrase → its phrases. */
  readonly foldedOffsets: Uint32Array;
  /** Tidy phrases: normalized, case-sensitive ones in their case. */
  readonly phrases: readonly string[];
  /** 1 for case-sensitive phrases. */
  readonly phraseCased: Uint8Array;
  /** How many documents use the phrase other than as a veto. */
  readonly phraseDocuments: Uint32Array;
  readonly memberOffsets: Uint32Array;
  readonly members: Uint32Array;
  /** Patterns of authors, with their flags. */
  readonly regexes: readonly string[];
  readonly regexDocuments: Uint32Array;
  readonly regexOffsets: Uint32Array;
  readonly regexRules: Uint32Array;
  /** Rule → its document, its index among the document's triggers, its weight, and what it needs. */
  readonly ruleDocuments: Uint32Array;
  readonly ruleOrdinals: Uint32Array;
  /** Line of the rule in its document. */
  readonly ruleLines: Uint32Array;
  readonly ruleWeights: Float64Array;
  readonly ruleNeeded: Uint32Array;
  readonly ruleNeeds: Uint8Array;
}
