import { getOrMake } from '../../collections.js';
import { excludeEachOther, isHealthy, isStopWord, qualifierValues, startsNegated } from '../../text/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { fold, type TermReader, type TermSpan } from '../search-terms.js';
import { identifiersOf } from './literal-matches.js';
import { type QueryClauses, qualifierTerms } from './query-clauses.js';
import type { CuedDocument, CueKind, StepCue } from './step-cues.js';

/** Properties of a text that decide which clauses of a query are compared with it. */
export interface ClauseConstraints {
  /** Whether it says that something works. */
  readonly isHealthy: boolean;
  readonly startsNegated: boolean;
  /** Values of qualifiers (qualifierValues). */
  readonly qualifiers: number;
}

/** A step cue as ideas, which a query may express in other words. */
interface ParaphraseCue extends StepCue, ClauseConstraints {
  readonly ideas: readonly WeightedIdea[];
}

/** A word, a concept of the lexicon, or the value of a qualifier. */
interface Idea {
  /** A clause with any of these terms expresses the idea: a word, or the concepts that words stand for. */
  readonly terms: readonly string[];
  /** Shorter ideas in the words of a concept: all of them together express it too. */
  readonly parts: readonly Idea[];
}

interface WeightedIdea extends Idea {
  /** How well it distinguishes the step: √idf, lowered by the number of steps that have it and for the topic of the document. */
  readonly weight: number;
}

/** Factor on ideas of the document's topic, except in conditions. */
const topicFactor = 0.2;
/** Idf of the value of a qualifier, such as `on the same node` or `all`. */
const qualifierIdf = 0.6;

export function paraphraseCues({ cues, topic }: CuedDocument, reader: TermReader): ParaphraseCue[] {
  const { vocabulary } = reader;
  const read = cues.map((cue) => ({ cue, ideas: ideasOf(cue, reader) }));
  const stepsOf = new Map<string, Set<string>>();
  for (const { cue, ideas } of read)
    for (const term of ideas.flatMap(({ terms }) => terms)) getOrMake(stepsOf, term, () => new Set()).add(cue.step);
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
 * The distinct ideas of a cue. Identifiers are matched by their words only, since programs print them; so are titles, since
 * the concepts of their objects would match any step about the same object.
 */
function ideasOf({ text, kind }: StepCue, reader: TermReader): Idea[] {
  const names = identifiersOf(text).map((name) => ({
    start: text.indexOf(name),
    end: text.indexOf(name) + name.length,
  }));
  const isByWords = (span: TermSpan) => kind === 'title' || names.some((name) => overlap(name, span));
  const spans = reader.spans(text).filter((span) => !span.isConcept || !isByWords(span));
  const ideas = ideasIn(spans, text);
  for (const term of qualifierTerms(text, reader.vocabulary)) ideas.push({ terms: [term], parts: [] });
  return [...new Map(ideas.map((idea) => [idea.terms[0], idea])).values()];
}

/** The longest concepts, and the words outside of them. */
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
  // The rest of `same node` or 跨节点 besides `node` and 节点 makes the difference, so the parts alone do not express it.
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

/** Least score of a cue that a query expresses. */
const minScore = 0.5;
/** Least number of matched words, since a single one may be mentioned in passing. */
const minWords = 2;
/** Factor for a condition that a step decides itself, relative to a title or a condition that leads to a step. */
const ownFactor = 0.8;

/**
 * How well a query expresses a cue; 0 below the least score. A healthy clause matches only healthy cues, and a cue that
 * starts with a negator matches only negative clauses. A query with a contradicting qualifier matches nothing.
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

/** Whether an idea is a pair of Han characters across two matched words: `在指` between `不在` and `指定`. */
const isBridge = ({ terms: [word = ''] }: Idea, matched: readonly Idea[]): boolean =>
  /^\p{Script=Han}{2}$/u.test(word) &&
  matched.some(({ terms: [each = ''] }) => each.endsWith(word.charAt(0))) &&
  matched.some(({ terms: [each = ''] }) => each.startsWith(word.charAt(1)));
