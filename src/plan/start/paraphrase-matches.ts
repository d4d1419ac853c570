import { excludeEachOther, isHealthy, isStopWord, qualifierValues, startsNegated } from '../../text/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { fold, type TermReader, type TermSpan } from '../search-terms.js';
import { identifiersOf } from './literal-matches.js';
import { type QueryClauses, qualifierTerms } from './query-clauses.js';
import type { CuedDocument, CueKind, StepCue } from './step-cues.js';

/** Properties of a text that decide which clauses of a query are compared with it. */
export interface ClauseConstraints {
  /** It says that something works. */
  readonly isHealthy: boolean;
  readonly startsNegated: boolean;
  /** Values of qualifiers (qualifierValues). */
  readonly qualifiers: number;
}

/** A step cue as ideas, which a query may say in other words. */
interface ParaphraseCue extends StepCue, ClauseConstraints {
  readonly ideas: readonly WeightedIdea[];
}

/** A word, a concept of the lexicon, or the value of a qualifier. */
interface Idea {
  /** A clause with one of these terms says it: a word, or the concepts that words stand for. */
  readonly terms: readonly string[];
  /** The shorter ideas in the words of a concept: all of them together say it as well. */
  readonly parts: readonly Idea[];
}

interface WeightedIdea extends Idea {
  /** How much it tells the step from the others: √idf, lowered the more steps have it, or when the document is about it. */
  readonly weight: number;
}

/** Weight of what the whole document is about, unless a condition has it. */
const topicFactor = 0.2;
/** The idf of a value of a qualifier: on the same node, all. */
const qualifierIdf = 0.6;

export function paraphraseCues({ cues, topic }: CuedDocument, reader: TermReader): ParaphraseCue[] {
  const { vocabulary } = reader;
  const read = cues.map((cue) => ({ cue, ideas: ideasOf(cue, reader) }));
  const stepsOf = new Map<string, Set<string>>();
  for (const { cue, ideas } of read)
    for (const term of ideas.flatMap(({ terms }) => terms))
      stepsOf.set(term, (stepsOf.get(term) ?? new Set()).add(cue.step));
  const steps = new Set(cues.map(({ step }) => step)).size;
  const topics = new Set(reader.spans(topic.text).map(({ term }) => term));
  const weigh = (idea: Idea, kind: CueKind): WeightedIdea => {
    const { terms } = idea;
    const most = Math.max(...terms.map((term) => stepsOf.get(term)!.size));
    const rarity = Math.log(1 + steps / most) / Math.log(1 + steps);
    const idf = Math.max(...terms.map((term) => (term.startsWith('qualifier:') ? qualifierIdf : reader.idf(term))));
    const isTopic = terms.some((term) => topics.has(term));
    const factor = isTopic && kind !== 'condition' ? topicFactor : 1;
    return { ...idea, weight: Math.sqrt(idf) * rarity * factor };
  };
  return read.map(({ cue, ideas }) => ({
    ...cue,
    ideas: ideas.map((idea) => weigh(idea, cue.kind)),
    ...constraintsOf(cue.text, vocabulary),
  }));
}

/**
 * The distinct ideas of a cue. Identifiers go by their names, since programs print them; so does the object of an action in a
 * title, whose concepts would be those of any step about it.
 */
function ideasOf({ text, kind }: StepCue, reader: TermReader): Idea[] {
  const names = identifiersOf(text).map((name) => ({
    start: text.indexOf(name),
    end: text.indexOf(name) + name.length,
  }));
  const goesByName = (span: TermSpan) => kind === 'title' || names.some((name) => overlap(name, span));
  const spans = reader.spans(text).filter((span) => !span.isConcept || !goesByName(span));
  const ideas = ideasIn(spans, text);
  for (const term of qualifierTerms(text, reader.vocabulary)) ideas.push({ terms: [term], parts: [] });
  return [...new Map(ideas.map((idea) => [idea.terms[0], idea])).values()];
}

/** The longest concepts, and the words beside them. */
function chosenSpans(spans: readonly TermSpan[]): TermSpan[] {
  const concepts = spans.filter(({ isConcept }) => isConcept).sort((left, right) => lengthOf(right) - lengthOf(left));
  const longest: TermSpan[] = [];
  for (const concept of concepts) if (!longest.some((other) => overlap(concept, other))) longest.push(concept);
  const words = spans.filter((each) => !each.isConcept && !longest.some((other) => overlap(each, other)));
  return [...longest, ...words];
}

const ideasIn = (spans: readonly TermSpan[], text: string): Idea[] =>
  chosenSpans(spans).map((span) =>
    span.isConcept ? conceptIdea(span, spans, text) : { terms: [span.term], parts: [] },
  );

function conceptIdea(concept: TermSpan, spans: readonly TermSpan[], text: string): Idea {
  const same = spans.filter((each) => each.isConcept && each.start === concept.start && each.end === concept.end);
  const within = spans.filter((each) => concept.start <= each.start && each.end <= concept.end && !same.includes(each));
  const chosen = chosenSpans(within);
  // What is left of `same node` or 跨节点 without `node` and 节点 makes the difference: the parts alone do not say it.
  const isWhole = Array.from({ length: lengthOf(concept) }, (_, at) => concept.start + at).every(
    (at) =>
      !/[\p{L}\p{N}]/u.test(text[at]!) ||
      isStopWord(text[at]!, 'zh') ||
      chosen.some(({ start, end }) => start <= at && at < end),
  );
  return { terms: same.map(({ term }) => term), parts: isWhole ? ideasIn(within, text) : [] };
}

type Range = Pick<TermSpan, 'start' | 'end'>;
const lengthOf = ({ start, end }: Range): number => end - start;
const overlap = (left: Range, right: Range): boolean => left.start < right.end && right.start < left.end;

/** Least score of a cue that a query says. */
const minScore = 0.5;
/** Words of a cue that a query must say: one alone is said in passing. */
const minWords = 2;
/** Factor for a condition that a step decides itself, beside a title or a condition that leads to a step. */
const ownFactor = 0.8;
/**
 * How well a query says a cue; 0 when too little. A clause that says that something works matches only cues that say so, and a
 * cue that starts negated only negative clauses. A query with another value of a qualifier means another step.
 */
export function paraphraseScore(query: QueryClauses, cue: ParaphraseCue, vocabulary?: Vocabulary): number {
  const score = scoreOf(cue, matchableTerms(query, cue, vocabulary));
  return score < minScore ? 0 : score;
}

/** Terms of the clauses that are compared with a text; none where the values of qualifiers exclude each other. */
export function matchableTerms(
  { all, corrections, qualifiers }: QueryClauses,
  text: ClauseConstraints,
  vocabulary?: Vocabulary,
): ReadonlySet<string> {
  if (excludeEachOther(qualifiers, text.qualifiers, vocabulary)) return new Set();
  const mayBeHealthy = text.isHealthy || all.every((clause) => clause.isHealthy);
  const fitting = all.filter(
    (clause) => (mayBeHealthy || !clause.isHealthy) && (clause.isNegative || !text.startsNegated),
  );
  return new Set([...corrections, ...fitting.flatMap(({ terms }) => [...terms])]);
}

export const constraintsOf = (text: string, vocabulary?: Vocabulary): ClauseConstraints => ({
  isHealthy: isHealthy(text, vocabulary),
  startsNegated: startsNegated(text, vocabulary),
  qualifiers: qualifierValues({ text: fold(text) }, vocabulary),
});

function scoreOf({ ideas, kind }: ParaphraseCue, query: ReadonlySet<string>): number {
  const matched = ideas.filter((idea) => isMatched(idea, query));
  const words = matched.reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0);
  if (words < minWords) return 0;
  const weight = sumOf(matched);
  const coverage = weight / sumOf(ideas.filter((idea) => matched.includes(idea) || !isBridge(idea, matched)));
  return weight * coverage * (kind === 'own' ? ownFactor : 1);
}

const isMatched = ({ terms, parts }: Idea, query: ReadonlySet<string>): boolean =>
  terms.some((term) => query.has(term)) || (parts.length > 0 && parts.every((part) => isMatched(part, query)));

const sumOf = (ideas: readonly WeightedIdea[]): number => ideas.reduce((sum, { weight }) => sum + weight, 0);

/** The pair of Han characters where two matched words meet is no word: `在指` of `不在` and `指定`. */
const isBridge = ({ terms: [word = ''] }: Idea, matched: readonly Idea[]): boolean =>
  /^\p{Script=Han}{2}$/u.test(word) &&
  matched.some(({ terms: [each = ''] }) => each.endsWith(word.charAt(0))) &&
  matched.some(({ terms: [each = ''] }) => each.startsWith(word.charAt(1)));
