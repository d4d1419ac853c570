import { getOrMake } from '../collections.js';
import {
  type FoldedText,
  foldGaps,
  isNegated,
  isNegatedByPrefix,
  type NegationScope,
  type NormalizedText,
  needsAny,
  needsRegex,
  originalEnd,
  originalStart,
  PhraseFinder,
  patternSpecificity,
  phraseSpecificity,
  phraseStandsAt,
  type Span,
  type TriggerIndex,
  triggerRoles,
} from '../text/index.js';
import type { Vocabulary } from '../vocabulary/index.js';
import { casedWithoutNegated } from './symptom-text.js';
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
  /** The author's phrase, normalized, or the text matched by the pattern. */
  readonly phrase: string;
  readonly start: number;
  readonly end: number;
  /** By phraseSpecificity or patternSpecificity. */
  readonly specificity: number;
  /** Number of documents that use it. */
  readonly documents: number;
}

/**
 * A rule of a document that holds for a symptom. Its phrase and range are those of the most specific member, its number
 * of documents is the minimum of the members.
 */
export interface TriggerHit extends Omit<TriggerMember, 'specificity'> {
  readonly document: number;
  /** Index among the document's triggers. */
  readonly ordinal: number;
  readonly weight: number;
  /** Line of the rule in the document. */
  readonly line: number;
  /** What made the rule hold: the most specific phrase of `any`, all phrases of `all`, the pattern; by position. */
  readonly members: readonly TriggerMember[];
}

export interface TriggerMatcher {
  /**
   * The rules that hold, in document order.
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

/** @param engine engine for patterns; null when there are none */
export function triggersWith(
  index: TriggerIndex,
  engine: PatternEngine | null,
  vocabulary?: Vocabulary,
): TriggerMatcher {
  const search = openRegexes(index.regexes, engine);
  const finder = new PhraseFinder(index.folded);
  return {
    match(normalized, folded = foldGaps(normalized.text), { negations = [], vetoes } = {}) {
      const text = { normalized, folded };
      const phrases = findPhrases(index, finder, text, { negations, vocabulary });
      const patterns = withoutNegatedHits(search(normalized.cased), normalized, negations, search);
      if (phrases.size === 0 && patterns.length === 0) return [];
      const vetoText = negations.length === 0 ? vetoes : text;
      const vetoing =
        vetoText === undefined ? phrases : findPhrases(index, finder, vetoText, { negations: [], vocabulary });
      const rules = new RuleStates(index, vocabulary);
      for (const [phrase, range] of phrases) rules.addPhrase(phrase, range);
      for (const phrase of vetoing.keys()) rules.addVeto(phrase);
      for (const pattern of patterns) rules.addPattern(pattern, normalized);
      return rules.hits();
    },
  };
}

/** Pattern hits outside of negations. A pattern whose first hit is negated is searched again in the rest of the text. */
export function withoutNegatedHits(
  patterns: readonly RegexHit[],
  normalized: NormalizedText,
  negations: readonly NegationScope[],
  search: RegexSearch,
): readonly RegexHit[] {
  const isAsserted = ({ start, end }: RegexHit) =>
    !isNegated(negations, originalStart(normalized, start), originalEnd(normalized, end));
  const asserted = patterns.filter(isAsserted);
  if (asserted.length === patterns.length) return asserted;
  const known = new Set(asserted.map(({ regex }) => regex));
  return [...asserted, ...search(casedWithoutNegated(normalized, negations)).filter(({ regex }) => !known.has(regex))];
}

/** Phrases by their folded form. */
export type PhraseTable = Pick<TriggerIndex, 'folded' | 'foldedOffsets' | 'phrases' | 'phraseCased'>;

/** The first occurrence of each phrase outside of negations, in the original text. */
export function findPhrases(
  { foldedOffsets, phrases, phraseCased }: PhraseTable,
  finder: PhraseFinder,
  { normalized, folded }: ComparedText,
  {
    negations,
    vocabulary,
  }: { readonly negations: readonly NegationScope[]; readonly vocabulary?: Vocabulary | undefined },
): Map<number, Span> {
  const found = new Map<number, Span>();
  finder.forEach(normalized, folded, (spelling, start, end) => {
    if (isNegatedByPrefix(normalized.text, start, vocabulary)) return;
    for (let phrase = foldedOffsets[spelling]!; phrase < foldedOffsets[spelling + 1]!; phrase++) {
      const text = phraseCased[phrase] === 1 ? normalized.cased : normalized.text;
      if (found.has(phrase) || !phraseStandsAt(phrases[phrase]!, text, start)) continue;
      const range = { start: originalStart(normalized, start), end: originalEnd(normalized, end) };
      if (!isNegated(negations, range.start, range.end)) found.set(phrase, range);
    }
  });
  return found;
}

interface RuleState {
  any: TriggerMember | null;
  regex: TriggerMember | null;
  readonly all: TriggerMember[];
  vetoed: boolean;
}

/** Collects the matched members of each rule. */
class RuleStates {
  readonly #states = new Map<number, RuleState>();

  constructor(
    private readonly index: TriggerIndex,
    private readonly vocabulary?: Vocabulary,
  ) {}

  addPhrase(phrase: number, { start, end }: Span): void {
    const { phrases, phraseDocuments } = this.index;
    const text = phrases[phrase]!;
    const specificity = phraseSpecificity(text, this.vocabulary);
    const member = { phrase: text, start, end, specificity, documents: phraseDocuments[phrase]! };
    for (const { state, role } of this.#rulesWith(phrase)) {
      if (role === 'all') state.all.push(member);
      else if (role === 'any' && (state.any === null || isMoreSpecific(member, state.any))) state.any = member;
    }
  }

  addVeto(phrase: number): void {
    for (const { state, role } of this.#rulesWith(phrase)) if (role === 'not') state.vetoed = true;
  }

  addPattern({ regex, start, end }: RegexHit, normalized: NormalizedText): void {
    const { regexes, regexDocuments, regexOffsets, regexRules } = this.index;
    const member: TriggerMember = {
      phrase: normalized.cased.slice(start, end),
      start: originalStart(normalized, start),
      end: originalEnd(normalized, end),
      specificity: patternSpecificity(regexes[regex]!, this.vocabulary),
      documents: regexDocuments[regex]!,
    };
    for (const rule of regexRules.subarray(regexOffsets[regex], regexOffsets[regex + 1]))
      this.#stateOf(rule).regex = member;
  }

  hits(): TriggerHit[] {
    return [...this.#states]
      .filter(([rule, state]) => this.#holds(rule, state))
      .sort(([left], [right]) => left - right)
      .map(([rule, state]) => this.#hitOf(rule, state));
  }

  #rulesWith(phrase: number) {
    const { members, memberOffsets } = this.index;
    return Array.from(members.subarray(memberOffsets[phrase], memberOffsets[phrase + 1]), (member) => ({
      state: this.#stateOf(Math.floor(member / triggerRoles.length)),
      role: triggerRoles[member % triggerRoles.length]!,
    }));
  }

  #stateOf(rule: number): RuleState {
    return getOrMake(this.#states, rule, () => ({ any: null, regex: null, all: [], vetoed: false }));
  }

  /** A rule holds when all its keys hold; a rule with nothing but vetoes never holds. */
  #holds(rule: number, { any, regex, all, vetoed }: RuleState): boolean {
    const needs = this.index.ruleNeeds[rule]!;
    const needed = this.index.ruleNeeded[rule]!;
    if (vetoed || (needs === 0 && needed === 0)) return false;
    if ((needs & needsAny) !== 0 && any === null) return false;
    if ((needs & needsRegex) !== 0 && regex === null) return false;
    return all.length === needed;
  }

  #hitOf(rule: number, { any, regex, all }: RuleState): TriggerHit {
    const { ruleDocuments, ruleOrdinals, ruleWeights, ruleLines } = this.index;
    const members = [any, regex, ...all].filter((member) => member !== null);
    const { phrase, start, end } = members.reduce((left, right) => (isMoreSpecific(right, left) ? right : left));
    return {
      document: ruleDocuments[rule]!,
      ordinal: ruleOrdinals[rule]!,
      weight: ruleWeights[rule]!,
      line: ruleLines[rule]!,
      phrase,
      start,
      end,
      documents: Math.min(...members.map(({ documents }) => documents)),
      members: members.sort((left, right) => left.start - right.start || left.end - right.end),
    };
  }
}

/** A total order: by specificity, rarity, position, then code units. */
function isMoreSpecific(left: TriggerMember, right: TriggerMember): boolean {
  if (left.specificity !== right.specificity) return left.specificity > right.specificity;
  if (left.documents !== right.documents) return left.documents < right.documents;
  if (left.start !== right.start) return left.start < right.start;
  return left.phrase < right.phrase;
}
