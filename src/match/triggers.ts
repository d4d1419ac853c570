import {
  AutomatonScanner,
  type FoldedText,
  foldedPosition,
  foldGaps,
  hasPhraseEdges,
  type NegationScope,
  type NormalizedText,
  needsAny,
  needsRegex,
  originalEnd,
  originalStart,
  phraseStandsAt,
  type TriggerIndex,
  triggerRoles,
} from '../text/index.js';
import { casedWithoutNegated, isInNegation } from './symptom-text.js';
import {
  loadPatternEngine,
  openRegexes,
  type PatternEngine,
  type RegexHit,
  type RegexSearch,
} from './trigger-patterns.js';
import type { ComparedText } from './words.js';

/** An occurrence of a phrase or pattern in the symptom; positions are code units. */
export interface TriggerMember {
  /** The author's phrase, normalised, or the text matched by the pattern. */
  readonly phrase: string;
  readonly start: number;
  readonly end: number;
  /** Specificity of the phrase (phraseSpecificity). */
  readonly specificity: number;
  /** Number of documents that use it. */
  readonly documents: number;
}

/** A rule of a document that holds for a symptom. */
export interface TriggerHit extends TriggerMember {
  readonly document: number;
  /** Index among the document's triggers. */
  readonly ordinal: number;
  readonly weight: number;
  /** Line of the rule in the document. */
  readonly line: number;
  /**
   * The occurrences that made the rule hold: the most specific phrase of `any`, all phrases of `all`, the pattern. The
   * phrase and range of the hit are those of the most specific member; its specificity is the sum over the members, its
   * number of documents the minimum.
   */
  readonly members: readonly TriggerMember[];
}

export interface TriggerMatcher {
  /**
   * The rules that hold, in document order. One pass over the text finds all phrases.
   * @param folded the text with its gaps folded, if already computed
   */
  match(normalized: NormalizedText, folded?: FoldedText, options?: MatchOptions): TriggerHit[];
}

export interface MatchOptions {
  /** Occurrences inside these are ignored, except for vetoes. */
  readonly negations?: readonly NegationScope[];
  /** Another text in which vetoes are also searched. */
  readonly vetoes?: ComparedText;
}

/** Prepares an index for queries; loads the regular expression engine only when authors use patterns. */
export async function openTriggers(index: TriggerIndex): Promise<TriggerMatcher> {
  return triggersWith(index, index.regexes.length > 0 ? await loadPatternEngine() : null);
}

/** @param patterns engine for patterns; null when there are none */
export function triggersWith(index: TriggerIndex, patterns: PatternEngine | null): TriggerMatcher {
  const search = openRegexes(index.regexes, patterns);
  const scanner = new AutomatonScanner(index.automaton);
  return {
    match(normalized, folded = foldGaps(normalized.text), { negations = [], vetoes } = {}) {
      const text = { normalized, folded };
      const found = findPhrases(index, scanner, text, negations);
      const patterns = search(normalized.cased);
      const asserted = negations.length === 0 ? patterns : withoutNegatedHits(patterns, normalized, negations, search);
      if (found.size === 0 && asserted.length === 0) return [];
      const written = negations.length === 0 ? vetoes : text;
      const vetoing = written === undefined ? found : findPhrases(index, scanner, written, []);
      return matchTriggers(index, { phrases: found, vetoing, patterns: asserted }, normalized);
    },
  };
}

/** Pattern hits outside of negations. A pattern whose first hit is negated is searched again in the rest of the text. */
function withoutNegatedHits(
  patterns: readonly RegexHit[],
  normalized: NormalizedText,
  negations: readonly NegationScope[],
  search: RegexSearch,
): readonly RegexHit[] {
  const isAsserted = ({ start, end }: RegexHit) =>
    !isInNegation(negations, originalStart(normalized, start), originalEnd(normalized, end));
  const asserted = patterns.filter(isAsserted);
  if (asserted.length === patterns.length) return asserted;
  const known = new Set(asserted.map(({ regex }) => regex));
  return [...asserted, ...search(casedWithoutNegated(normalized, negations)).filter(({ regex }) => !known.has(regex))];
}

interface RuleState {
  any: TriggerMember | null;
  regex: TriggerMember | null;
  readonly all: TriggerMember[];
  vetoed: boolean;
}

/** The phrases and patterns of rules that occur in a text. */
interface FoundMembers {
  readonly phrases: ReadonlyMap<number, TriggerMember>;
  /** Phrases that veto a rule which has them under `not`. */
  readonly vetoing: ReadonlyMap<number, TriggerMember>;
  readonly patterns: readonly RegexHit[];
}

function matchTriggers(
  index: TriggerIndex,
  { phrases, vetoing, patterns }: FoundMembers,
  normalized: NormalizedText,
): TriggerHit[] {
  const states = new Map<number, RuleState>();
  const stateOf = (rule: number): RuleState => {
    let state = states.get(rule);
    if (!state) {
      state = { any: null, regex: null, all: [], vetoed: false };
      states.set(rule, state);
    }
    return state;
  };
  for (const [phrase, member] of phrases) {
    forEachRole(index, phrase, (rule, role) => {
      noteMember(stateOf(rule), role, member);
    });
  }
  for (const phrase of vetoing === phrases ? [] : vetoing.keys()) {
    forEachRole(index, phrase, (rule, role) => {
      if (role === 'not') stateOf(rule).vetoed = true;
    });
  }
  for (const { regex, start, end } of patterns) {
    const member: TriggerMember = {
      phrase: normalized.cased.slice(start, end),
      start: originalStart(normalized, start),
      end: originalEnd(normalized, end),
      specificity: index.regexSpecificities[regex]!,
      documents: index.regexDocuments[regex]!,
    };
    for (let at = index.regexOffsets[regex]!; at < index.regexOffsets[regex + 1]!; at++)
      stateOf(index.regexRules[at]!).regex = member;
  }
  return [...states]
    .filter(([rule, state]) => holds(index, rule, state))
    .sort(([left], [right]) => left - right)
    .map(([rule, state]) => hitOf(index, rule, state));
}

type Role = (typeof triggerRoles)[number];

/** Calls back for each rule that a phrase is part of. */
function forEachRole(
  { members, memberOffsets }: TriggerIndex,
  phrase: number,
  callback: (rule: number, role: Role) => void,
): void {
  const roles = triggerRoles.length;
  for (let at = memberOffsets[phrase]!; at < memberOffsets[phrase + 1]!; at++) {
    callback(Math.floor(members[at]! / roles), triggerRoles[members[at]! % roles]!);
  }
}

/** The first occurrence of each phrase outside of negations. */
function findPhrases(
  index: TriggerIndex,
  scanner: AutomatonScanner,
  { normalized, folded }: ComparedText,
  negations: readonly NegationScope[],
): Map<number, TriggerMember> {
  const found = new Map<number, TriggerMember>();
  scanner.scan(folded.text, (pattern, from, to) => {
    const first = index.patternOffsets[pattern]!;
    const last = index.patternOffsets[pattern + 1]!;
    if (last - first === 1 && found.has(first)) return;
    const start = foldedPosition(folded, from);
    const end = foldedPosition(folded, to - 1) + 1;
    if (!hasPhraseEdges(normalized, start, end)) return;
    for (let phrase = first; phrase < last; phrase++) {
      if (found.has(phrase) || !occursAt(index, phrase, normalized, start)) continue;
      const range = { start: originalStart(normalized, start), end: originalEnd(normalized, end) };
      if (negations.length > 0 && isInNegation(negations, range.start, range.end)) continue;
      found.set(phrase, {
        phrase: index.phrases[phrase]!,
        ...range,
        specificity: index.phraseSpecificities[phrase]!,
        documents: index.phraseDocuments[phrase]!,
      });
    }
  });
  return found;
}

function occursAt(index: TriggerIndex, phrase: number, { text, cased }: NormalizedText, start: number): boolean {
  if (index.phraseChecked[phrase] === 0) return true;
  return phraseStandsAt(index.phrases[phrase]!, index.phraseCased[phrase] === 1 ? cased : text, start);
}

function noteMember(state: RuleState, role: Role, member: TriggerMember): void {
  if (role === 'not') state.vetoed = true;
  else if (role === 'all') state.all.push(member);
  else if (state.any === null || isMoreSpecific(member, state.any)) state.any = member;
}

/** A total order: by specificity, rarity, position, then code units. */
function isMoreSpecific(left: TriggerMember, right: TriggerMember): boolean {
  if (left.specificity !== right.specificity) return left.specificity > right.specificity;
  if (left.documents !== right.documents) return left.documents < right.documents;
  if (left.start !== right.start) return left.start < right.start;
  return left.phrase < right.phrase;
}

/** A rule holds when all its keys hold; a rule with nothing but vetoes never holds. */
function holds(index: TriggerIndex, rule: number, state: RuleState): boolean {
  const needs = index.ruleNeeds[rule]!;
  const needed = index.ruleNeeded[rule]!;
  if (state.vetoed || (needs === 0 && needed === 0)) return false;
  if ((needs & needsAny) !== 0 && state.any === null) return false;
  if ((needs & needsRegex) !== 0 && state.regex === null) return false;
  return state.all.length === needed;
}

function hitOf(index: TriggerIndex, rule: number, { any, regex, all }: RuleState): TriggerHit {
  const members = [any, regex, ...all].filter((member) => member !== null);
  const best = members.reduce((left, right) => (isMoreSpecific(right, left) ? right : left));
  return {
    document: index.ruleDocuments[rule]!,
    ordinal: index.ruleOrdinals[rule]!,
    weight: index.ruleWeights[rule]!,
    line: index.ruleLines[rule]!,
    phrase: best.phrase,
    start: best.start,
    end: best.end,
    specificity: members.reduce((sum, member) => sum + member.specificity, 0),
    documents: Math.min(...members.map((member) => member.documents)),
    members: [...members].sort((left, right) => left.start - right.start || left.end - right.end),
  };
}
