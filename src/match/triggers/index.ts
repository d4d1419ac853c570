import {
  AutomatonScanner,
  type FoldedText,
  foldedPosition,
  foldGaps,
  hasPhraseEdges,
  type NormalizedText,
  needsAny,
  needsRegex,
  originalEnd,
  originalStart,
  phraseStandsAt,
  type TriggerIndex,
  triggerRoles,
} from '../../text/index.js';
import { loadPatternEngine, openRegexes, type PatternEngine, type RegexHit } from './regexes.js';

export { loadPatternEngine, type PatternEngine } from './regexes.js';

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
  match(normalized: NormalizedText, folded?: FoldedText): TriggerHit[];
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
    match(normalized, folded = foldGaps(normalized.text)) {
      const found = findPhrases(index, scanner, normalized, folded);
      const patterns = search(normalized.cased);
      return found.size === 0 && patterns.length === 0 ? [] : matchTriggers(index, found, patterns, normalized);
    },
  };
}

interface RuleState {
  any: TriggerMember | null;
  regex: TriggerMember | null;
  readonly all: TriggerMember[];
  vetoed: boolean;
}

function matchTriggers(
  index: TriggerIndex,
  found: ReadonlyMap<number, TriggerMember>,
  patterns: readonly RegexHit[],
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
  for (const [phrase, member] of found) {
    for (let at = index.memberOffsets[phrase]!; at < index.memberOffsets[phrase + 1]!; at++) {
      const rule = Math.floor(index.members[at]! / triggerRoles.length);
      noteMember(stateOf(rule), triggerRoles[index.members[at]! % triggerRoles.length]!, member);
    }
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

/** The first place of each phrase that stands in the text. */
function findPhrases(
  index: TriggerIndex,
  scanner: AutomatonScanner,
  normalized: NormalizedText,
  folded: FoldedText,
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
      found.set(phrase, {
        phrase: index.phrases[phrase]!,
        start: originalStart(normalized, start),
        end: originalEnd(normalized, end),
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

function noteMember(state: RuleState, role: (typeof triggerRoles)[number], member: TriggerMember): void {
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
