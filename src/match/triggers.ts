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

/** A phrase or the text that a pattern found, in the symptom as it was given (UTF-16 units). */
export interface TriggerMember {
  /** The author's phrase, normalised, or for a pattern the text that it found. */
  readonly phrase: string;
  readonly start: number;
  readonly end: number;
  /** How much the phrase tells by itself (phraseSpecificity). */
  readonly specificity: number;
  /** How many documents use it. */
  readonly documents: number;
}

/** A rule of a document that holds for a symptom. */
export interface TriggerHit extends TriggerMember {
  readonly document: number;
  /** Place among the document's triggers, from 0. */
  readonly ordinal: number;
  readonly weight: number;
  /** Line of the rule in the document. */
  readonly line: number;
  /**
   * What made the rule hold: of `any` the phrase that tells most, all of `all`, the pattern. The hit's own phrase and place
   * are those of the member that tells most; its specificity is their sum, its documents those of the rarest.
   */
  readonly members: readonly TriggerMember[];
}

export interface TriggerMatcher {
  /**
   * The rules that hold, by document, then by place in it. One pass over the text for all phrases.
   * @param folded the text with its gaps folded, where that is at hand
   */
  match(normalized: NormalizedText, folded?: FoldedText, besides?: Besides): TriggerHit[];
}

/** What of a text does not count, or counts besides. */
export interface Besides {
  /** What is only in these does not count. Vetoes do: they are read as the text is written. */
  readonly negations?: readonly NegationScope[];
  /** Another text whose vetoes count. */
  readonly vetoes?: ComparedText;
}

/** Makes an index ready for queries; loads the engine for patterns only when an author uses one. */
export async function openTriggers(index: TriggerIndex): Promise<TriggerMatcher> {
  return triggersWith(index, index.regexes.length > 0 ? await loadPatternEngine() : null);
}

/** @param patterns the engine for patterns; null is enough where there are none */
export function triggersWith(index: TriggerIndex, patterns: PatternEngine | null): TriggerMatcher {
  const search = openRegexes(index.regexes, patterns);
  const scanner = new AutomatonScanner(index.automaton);
  return {
    match(normalized, folded = foldGaps(normalized.text), { negations = [], vetoes } = {}) {
      const text = { normalized, folded };
      const found = findPhrases(index, scanner, text, negations);
      const patterns = search(normalized.cased);
      const said = negations.length === 0 ? patterns : notNegated(patterns, normalized, negations, search);
      if (found.size === 0 && said.length === 0) return [];
      const written = negations.length === 0 ? vetoes : text;
      const vetoing = written === undefined ? found : findPhrases(index, scanner, written, []);
      return matchTriggers(index, { phrases: found, vetoing, patterns: said }, normalized);
    },
  };
}

/** Where the first place of a pattern is denied, another may not be. */
function notNegated(
  patterns: readonly RegexHit[],
  normalized: NormalizedText,
  negations: readonly NegationScope[],
  search: RegexSearch,
): readonly RegexHit[] {
  const isSaid = ({ start, end }: RegexHit) =>
    !isInNegation(negations, originalStart(normalized, start), originalEnd(normalized, end));
  const said = patterns.filter(isSaid);
  if (said.length === patterns.length) return said;
  const known = new Set(said.map(({ regex }) => regex));
  return [...said, ...search(casedWithoutNegated(normalized, negations)).filter(({ regex }) => !known.has(regex))];
}

interface RuleState {
  any: TriggerMember | null;
  regex: TriggerMember | null;
  readonly all: TriggerMember[];
  vetoed: boolean;
}

/** What of the rules stands in a text. */
interface Standing {
  readonly phrases: ReadonlyMap<number, TriggerMember>;
  /** Those that veto where they are a rule's `not`. */
  readonly vetoing: ReadonlyMap<number, TriggerMember>;
  readonly patterns: readonly RegexHit[];
}

function matchTriggers(
  index: TriggerIndex,
  { phrases, vetoing, patterns }: Standing,
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

/** The first place of each phrase that stands in the text and is not denied there. */
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
      if (found.has(phrase) || !stands(index, phrase, normalized, start)) continue;
      const place = { start: originalStart(normalized, start), end: originalEnd(normalized, end) };
      if (negations.length > 0 && isInNegation(negations, place.start, place.end)) continue;
      found.set(phrase, {
        phrase: index.phrases[phrase]!,
        ...place,
        specificity: index.phraseSpecificities[phrase]!,
        documents: index.phraseDocuments[phrase]!,
      });
    }
  });
  return found;
}

function stands(index: TriggerIndex, phrase: number, { text, cased }: NormalizedText, start: number): boolean {
  if (index.phraseChecked[phrase] === 0) return true;
  return phraseStandsAt(index.phrases[phrase]!, index.phraseCased[phrase] === 1 ? cased : text, start);
}

function noteMember(state: RuleState, role: Role, member: TriggerMember): void {
  if (role === 'not') state.vetoed = true;
  else if (role === 'all') state.all.push(member);
  else if (state.any === null || tellsMore(member, state.any)) state.any = member;
}

/** More telling, then rarer, then earlier, then by code unit: a total order. */
function tellsMore(left: TriggerMember, right: TriggerMember): boolean {
  if (left.specificity !== right.specificity) return left.specificity > right.specificity;
  if (left.documents !== right.documents) return left.documents < right.documents;
  if (left.start !== right.start) return left.start < right.start;
  return left.phrase < right.phrase;
}

/** A rule holds when every key that it has does; a rule of vetoes alone never does. */
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
  const best = members.reduce((left, right) => (tellsMore(right, left) ? right : left));
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
