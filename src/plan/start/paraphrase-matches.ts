import { isHealthy, isStopWord, startsNegated } from '../../text/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import type { TermReader, TermSpan } from '../search-terms.js';
import type { QueryClauses } from './query-clauses.js';
import type { CuedDocument, CueKind, StepCue } from './step-cues.js';

/** A step cue as terms, which a query may say in other words. */
interface ParaphraseCue extends StepCue {
  readonly terms: readonly CueTerm[];
  /** It says that something works. */
  readonly isHealthy: boolean;
  readonly startsNegated: boolean;
}

/** A word of a cue. */
interface CueTerm extends CueWord {
  /** Its idf, lowered the more steps have it, or when the whole document is about it. */
  readonly weight: number;
}

interface CueWord {
  readonly word: string;
  /** Concepts that say it in other words: `跨节点` and `across nodes`. */
  readonly concepts: readonly string[];
  /** The concept that must be matched where stop words make the difference: `same node`. */
  readonly required: string | null;
}

/** Weight of a word that the whole document is about, unless a condition has it. */
const topicFactor = 0.2;
/** Weight of a pair of Han characters with a stop word in it (`漏与`), which is rare because it is no word. */
const brokenPairFactor = 0.2;

export function paraphraseCues(
  { cues, topic }: CuedDocument,
  reader: TermReader,
  vocabulary?: Vocabulary,
): ParaphraseCue[] {
  const read = cues.map((cue) => ({ cue, words: wordsOf(cue, reader) }));
  const stepsOf = new Map<string, Set<string>>();
  for (const { cue, words } of read)
    for (const { word } of words) stepsOf.set(word, (stepsOf.get(word) ?? new Set()).add(cue.step));
  const steps = new Set(cues.map(({ step }) => step)).size;
  const topics = new Set(reader.spans(topic.text).map(({ term }) => term));
  const weigh = ({ word, concepts }: CueWord, kind: CueKind): number => {
    const rarity = Math.log(1 + steps / stepsOf.get(word)!.size) / Math.log(1 + steps);
    const isTopic = kind !== 'condition' && [word, ...concepts].some((term) => topics.has(term));
    return reader.idf(word) * rarity * (isBrokenPair(word) ? brokenPairFactor : 1) * (isTopic ? topicFactor : 1);
  };
  return read.map(({ cue, words }) => ({
    ...cue,
    isHealthy: isHealthy(cue.text, vocabulary),
    startsNegated: startsNegated(cue.text, vocabulary),
    terms: words.map((each) => ({
      ...each,
      weight: weigh(each, cue.kind),
      // The object of an action goes by its name; in other words it would be any step about it.
      concepts: cue.kind === 'title' ? [] : each.concepts,
    })),
  }));
}

/** The distinct words of a cue, each with the concepts whose words contain it. */
function wordsOf({ text }: StepCue, reader: TermReader): CueWord[] {
  const spans = reader.spans(text);
  const words = new Map<string, CueWord>();
  for (const { term, start, end, isConcept } of spans) {
    if (isConcept || words.has(term)) continue;
    const around = spans.filter((each) => each.isConcept && each.start <= start && end <= each.end);
    const required = around.find((concept) => hasStopWord(text.slice(concept.start, concept.end), concept, spans));
    words.set(term, { word: term, required: required?.term ?? null, concepts: around.map((concept) => concept.term) });
  }
  return [...words.values()];
}

/** In `same node`, the index knows only `node`. */
function hasStopWord(phrase: string, { start, end }: TermSpan, spans: readonly TermSpan[]): boolean {
  const latin = phrase.match(/[A-Za-z\d]+/g)?.length ?? 0;
  return latin > 1 && spans.filter((each) => !each.isConcept && start <= each.start && each.end <= end).length < latin;
}

const isBrokenPair = (word: string): boolean =>
  hanPair.test(word) && [...word].some((character) => isStopWord(character, 'zh'));
const hanPair = /^\p{Script=Han}{2}$/u;

/** Fraction of a cue's weight that a query must match. */
const minCoverage = 0.6;
/** Weight that a query must match, in words that one document and one step alone have. */
const minWeight = 0.5;
/** From this matched weight on, a lower coverage is enough. */
const highWeight = 0.9;
const minCoverageOfHighWeight = 0.45;
/** Coverage needed when only concepts match, or one idea only: `cannot reach` is said of everything. */
const minCoverageOfOneIdea = 0.97;
/** Weight of a word that is an idea of its own. */
const minIdeaWeight = 0.12;
/** The matched words must include the heaviest one, or one of nearly its weight. */
const minOfHeaviest = 0.9;
/** Words that must match. */
const minMatches = 2;
/** Factor for a condition that a step decides itself, beside a title or a condition that leads to a step. */
const ownFactor = 0.8;
/** Factor for a cue whose words are matched in several clauses, which are less surely about one thing. */
const severalClausesFactor = 0.8;

/**
 * How much of a cue a query says: the weight of the matched words in the best clause; 0 when that is too little. A
 * clause that says that something works matches only cues that say so, and a cue that starts negated only a negative
 * clause.
 */
export function paraphraseScore({ all, terms, ofTrouble }: QueryClauses, cue: ParaphraseCue): number {
  const mayBeHealthy = cue.isHealthy || all.every((clause) => clause.isHealthy);
  const fitting = all.filter(
    (clause) => (mayBeHealthy || !clause.isHealthy) && (clause.isNegative || !cue.startsNegated),
  );
  const best = Math.max(0, ...fitting.map((clause) => matchedWeight(cue, clause.terms)));
  if (all.length === 1 || cue.startsNegated) return best;
  return Math.max(best, severalClausesFactor * matchedWeight(cue, mayBeHealthy ? terms : ofTrouble));
}

function matchedWeight({ terms, kind }: ParaphraseCue, query: ReadonlySet<string>): number {
  const matched = terms.filter((term) => isMatched(term, query));
  const weight = sumOf(matched);
  if (weight < minWeight || matched.length < minMatches) return 0;
  const counted = terms.filter((term) => matched.includes(term) || !isBridge(term, matched));
  const total = sumOf(counted);
  if (weight < minCoverageOfOneIdea * total && !hasTwoIdeas(matched, query)) return 0;
  const covers = weight >= minCoverage * total && heaviest(matched) >= minOfHeaviest * heaviest(counted);
  const isMuch =
    kind !== 'own' && matched.length >= 3 && weight >= highWeight && weight >= minCoverageOfHighWeight * total;
  return covers || isMuch ? weight * (kind === 'own' ? ownFactor : 1) : 0;
}

const isMatched = ({ word, required, concepts }: CueTerm, query: ReadonlySet<string>): boolean =>
  required !== null ? query.has(required) : query.has(word) || concepts.some((concept) => query.has(concept));

const sumOf = (terms: readonly CueTerm[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);
const heaviest = (terms: readonly CueTerm[]): number => terms.reduce((most, { weight }) => Math.max(most, weight), 0);

/** Whether more than one idea is matched, and at least one word literally. */
function hasTwoIdeas(matched: readonly CueTerm[], query: ReadonlySet<string>): boolean {
  const ideas = matched
    .filter(({ weight }) => weight >= minIdeaWeight)
    .map(({ word, concepts }) => concepts.find((concept) => query.has(concept)) ?? word);
  return new Set(ideas).size > 1 && matched.some(({ word }) => query.has(word));
}

/** The pair of Han characters where two matched words meet is no word: `在指` of `不在` and `指定`. */
const isBridge = ({ word }: CueTerm, matched: readonly CueTerm[]): boolean =>
  hanPair.test(word) &&
  matched.some((each) => each.word.endsWith(word.charAt(0))) &&
  matched.some((each) => each.word.startsWith(word.charAt(1)));
