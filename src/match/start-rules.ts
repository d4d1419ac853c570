import { getOrMake, groupBy } from '../collections.js';
import type { StartRule } from '../model/index.js';
import { languages } from '../snapshot/index.js';
import {
  foldPattern,
  foldPhrase,
  type NegationScope,
  normalize,
  PhraseFinder,
  type Span,
  tidyPhrase,
} from '../text/index.js';
import type { Vocabulary } from '../vocabulary/index.js';
import { derivedFrom, type Knowledge } from './knowledge.js';
import { openRegex, type PatternEngine, type RegexSearch } from './trigger-patterns.js';
import { strengthOf, triggerStrength } from './trigger-score.js';
import { findPhrases, type PhraseTable, withoutNegatedHits } from './triggers.js';
import type { Symptom } from './types.js';
import type { ComparedText } from './words.js';

/** A rule that holds, with what made it hold. */
interface HoldingRule {
  readonly ordinal: number;
  readonly step: string;
  readonly weight: number;
  readonly members: readonly Member[];
}

/** An occurrence of a phrase, or the text that a pattern matched. */
interface Member extends Span {
  readonly phrase: string;
}

/** A phrase with its number in the table of the document's phrases. */
interface NumberedPhrase {
  readonly phrase: string;
  readonly number: number;
}

interface PreparedRule extends Pick<StartRule, 'step' | 'weight'> {
  readonly any: readonly NumberedPhrase[];
  readonly all: readonly NumberedPhrase[];
  readonly not: readonly NumberedPhrase[];
  readonly search: RegexSearch | null;
}

/**
 * The rules of a document's `starts`. Patterns are searched one by one, and only where the phrases beside them hold, because
 * all of them together take too long.
 */
class StartRules {
  readonly #table: PhraseTable;
  readonly #finder: PhraseFinder;
  readonly #rules: readonly PreparedRule[];

  constructor(
    rules: readonly StartRule[],
    engine: PatternEngine | null,
    private readonly vocabulary: Vocabulary,
  ) {
    const written = rules.flatMap(({ any, all, not, cased }) =>
      [...any, ...all, ...not].map((phrase) => ({ phrase, cased })),
    );
    const distinct = new Map(written.map((each) => [keyOf(each.phrase, each.cased), each]));
    const folded = groupBy([...distinct.keys()], (key) =>
      foldPhrase(tidyPhrase(normalize(distinct.get(key)!.phrase).text)),
    );
    const keys = [...folded.values()].flat();
    let end = 0;
    this.#table = {
      folded: [...folded.keys()],
      foldedOffsets: Uint32Array.from([0, ...[...folded.values()].map(({ length }) => (end += length))]),
      phrases: keys.map((key) => key.slice(1)),
      phraseCased: Uint8Array.from(keys, (key) => Number(key[0])),
    };
    this.#finder = new PhraseFinder(this.#table.folded);
    const numbers = new Map(keys.map((key, number) => [key, number]));
    this.#rules = rules.map(({ step, weight, any, all, not, regex, cased }, rule) => {
      const numbered = (phrases: readonly string[]) =>
        phrases.map((phrase) => ({ phrase, number: numbers.get(keyOf(phrase, cased))! }));
      const search = regex === null ? null : openRegex(foldPattern(regex, cased), rule, engine);
      return { step, weight, any: numbered(any), all: numbered(all), not: numbered(not), search };
    });
  }

  /** The rules that hold for a text, in their order. Vetoes count even if they are negated. */
  holdingFor(text: ComparedText, negations: readonly NegationScope[]): HoldingRule[] {
    const { vocabulary } = this;
    const found = findPhrases(this.#table, this.#finder, text, { negations, vocabulary });
    const vetoes =
      negations.length === 0 ? found : findPhrases(this.#table, this.#finder, text, { negations: [], vocabulary });
    const occurrences = (phrases: readonly NumberedPhrase[]): Member[] =>
      phrases.flatMap(({ phrase, number }) => {
        const span = found.get(number);
        return span === undefined ? [] : [{ phrase, ...span }];
      });
    return this.#rules.flatMap((rule, ordinal): HoldingRule[] => {
      const [any, all] = [occurrences(rule.any), occurrences(rule.all)];
      if (all.length < rule.all.length || (rule.any.length > 0 && any.length === 0)) return [];
      if (rule.not.some(({ number }) => vetoes.has(number))) return [];
      const pattern = rule.search && textOfPattern(rule.search, text, negations);
      if (rule.search && pattern === null) return [];
      const longest = any.reduce<Member[]>(
        ([best], each) => [best && lengthOf(best) >= lengthOf(each) ? best : each],
        [],
      );
      const members = [...all, ...longest, ...(pattern ? [pattern] : [])];
      return [{ ordinal, step: rule.step, weight: rule.weight, members }];
    });
  }
}

/** The text that a pattern matches outside of negations. */
function textOfPattern(
  search: RegexSearch,
  { normalized }: ComparedText,
  negations: readonly NegationScope[],
): Member | null {
  const { cased } = normalized;
  const [hit] = withoutNegatedHits(search(cased), normalized, negations, search);
  if (hit === undefined) return null;
  const { start, end } = hit;
  // A pattern may end inside a word: it is shown whole.
  return { phrase: cased.slice(start, end) + /^[A-Za-z]*/.exec(cased.slice(end))![0], start, end };
}

const lengthOf = ({ start, end }: Span): number => end - start;

/** A phrase as it is compared, with 1 before it if its case matters. */
function keyOf(phrase: string, cased: boolean): string {
  const { text, cased: inCase } = normalize(phrase);
  return `${Number(cased)}${tidyPhrase(cased ? inCase : text)}`;
}

const rulesOf = derivedFrom((knowledge) => {
  const { patterns, vocabulary } = knowledge;
  const prepared = new Map<number, StartRules>();
  return (document: number): StartRules =>
    // A snapshot of an earlier version has no such rules.
    getOrMake(prepared, document, () => new StartRules(knowledge.head(document).starts ?? [], patterns, vocabulary));
});

/**
 * The steps that the rules (`starts`) of a document and its translations name for a symptom, strongest first, then in the
 * order of the rules, each with the phrase of its strongest rule that holds, and their combined strength (0 to 1).
 */
export function findStarts(
  { typed, negations }: Symptom,
  document: number,
  knowledge: Knowledge,
): { readonly step: string; readonly phrase: string; readonly strength: number }[] {
  const translations = new Set([document, ...languages.map((language) => knowledge.inLanguage(document, language))]);
  const holding = [...translations].flatMap((each) => rulesOf(knowledge)(each).holdingFor(typed, negations));
  const strong = holding.map((rule) => ({ ...rule, strength: strengthOf(knowledge, { ...rule, documents: 1 }) }));
  return [...groupBy(strong, ({ step }) => step)]
    .map(([step, rules]) => {
      const strongest = rules.reduce((best, each) => (each.strength > best.strength ? each : best));
      return { step, phrase: strongest.members[0]!.phrase, strength: triggerStrength(rules) };
    })
    .sort((left, right) => right.strength - left.strength);
}
