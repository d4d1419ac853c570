import { groupBy } from '../../collections.js';
import type { Diagnosis, Language } from '../../model/index.js';
import { lettersOf } from '../../text/index.js';
import { shipped } from '../../vocabulary/index.js';
import { fold, lazily, type TermReader } from '../search-terms.js';
import { assertedText, type QueryText } from '../start/query-clauses.js';
import { type Candidate, type Feature, shows } from './features.js';

export type Question = NonNullable<Diagnosis['question']>;

/** Maximum number of answers besides "none of these". */
const maxAnswers = 4;
const maxFeatures = 24;
/** Longer texts are logs, which share words with everything. */
const maxSentenceLength = 1_000;

/** A feature that a question may offer, and the alternatives that have it: bit n for number n. */
interface AskedFeature {
  readonly text: string;
  readonly shownBy: number;
}

/** One answer of a question: a candidate, or several with the same name. */
type Alternative = readonly Candidate[];

/**
 * The question that separates the documents best: it offers the features after whose answer the fewest alternatives are
 * expected to remain, `Σ |group|² / n` if all are equally likely (Mitchell's expected size; a person who sees several
 * features answers with the first). Fewer answers are better than more, and the first features of a document are better
 * than later ones.
 * @param candidates at most 31
 */
export function bestQuestion(
  candidates: readonly Candidate[],
  symptom: QueryText,
  language: Language,
  reader: TermReader,
): Question | null {
  const texts = (reader.vocabulary ?? shipped).answerTexts[language];
  if (candidates.length < 2) return null;
  const alternatives = alternativesOf(candidates);
  if (alternatives.length === 1) return byOrigin(candidates, texts.askOrigin);
  const features = featuresOf(alternatives, isKnownFrom(symptom, reader), language);
  const asked = withLast(chooseFeatures(features, alternatives.length), features, alternatives.length);
  if (asked.length === 0)
    return { text: texts.askTitle, options: candidates.map(({ id, title }) => ({ answer: title, id })) };
  const options = groupsOf(asked, alternatives.length).flatMap(({ feature, members }) =>
    members.flatMap((member) =>
      alternatives[member]!.map(({ id }) => ({ answer: feature?.text ?? texts.noneOfThese, id })),
    ),
  );
  return { text: texts.askFeature, options };
}

function alternativesOf(candidates: readonly Candidate[]): Alternative[] {
  return [...groupBy(candidates, ({ name, id }) => (name === '' ? id : name)).values()];
}

/** Asks for the folder, since candidates with the same name have the same features. */
function byOrigin(candidates: readonly Candidate[], text: string): Question {
  const folders = candidates.map(({ path }) => path.split('/').slice(0, -1));
  const areDistinct = new Set(folders.map((folder) => folder.join('/'))).size === candidates.length;
  let shared = 0;
  while (folders.every((folder) => shared < folder.length && folder[shared] === folders[0]![shared])) shared++;
  const answer = (path: string, index: number) => (areDistinct && folders[index]!.slice(shared).join('/')) || path;
  return { text, options: candidates.map(({ id, path }, index) => ({ answer: answer(path, index), id })) };
}

/** Returns a test whether the symptom already has a feature. */
function isKnownFrom(query: QueryText, reader: TermReader) {
  const { text, folded = fold(text) } = query;
  const terms = lazily(() => (text.length > maxSentenceLength ? null : reader.terms(assertedText(query))));
  return (feature: Feature): boolean => shows(feature, folded, terms);
}

/**
 * The features that some alternatives have and others lack: the first of each alternative, then the second of each, and so
 * on. Features of the symptom and names of alternatives are left out.
 */
function featuresOf(
  alternatives: readonly Alternative[],
  isKnown: (feature: Feature) => boolean,
  language: Language,
): AskedFeature[] {
  const found = new Map<string, AskedFeature>();
  const names = new Set(alternatives.flat().map(({ name }) => name));
  const offered = alternatives.map((members) => inTurn(members.map(({ features }) => askable(features, language))));
  const ranks = Math.max(...offered.map(({ length }) => length));
  for (let rank = 0; rank < ranks && found.size < maxFeatures; rank++) {
    for (const features of offered) {
      const feature = features[rank];
      if (feature === undefined || found.has(feature.folded) || names.has(lettersOf({ text: feature.folded })))
        continue;
      if (isKnown(feature)) continue;
      const shownBy = alternatives.reduce(
        (bits, members, number) =>
          members.some((each) => shows(feature, each.text, each.terms)) ? bits | (1 << number) : bits,
        0,
      );
      if (shownBy !== allOf(alternatives.length)) found.set(feature.folded, { text: feature.text, shownBy });
    }
  }
  return [...found.values()];
}

/** Features in the language of the question come first. Chinese ones are not offered in English questions. */
function askable(features: readonly Feature[], language: Language): Feature[] {
  const all = features.filter(({ isAskable }) => isAskable);
  const own = all.filter((feature) => feature.language === language);
  return language === 'en' ? own : [...own, ...all.filter((feature) => feature.language !== language)];
}

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, rank) => lists.flatMap((list) => list.slice(rank, rank + 1))).flat();
}

const allOf = (count: number): number => 2 ** count - 1;

/** Greedily chooses the feature that best splits the alternatives which have none of the chosen features. */
function chooseFeatures(features: readonly AskedFeature[], count: number): AskedFeature[] {
  const chosen: AskedFeature[] = [];
  let rest = allOf(count);
  while (chosen.length < maxAnswers) {
    let best: AskedFeature | null = null;
    let least = sizeOf(rest) ** 2;
    for (const feature of features) {
      const squares = sizeOf(rest & feature.shownBy) ** 2 + sizeOf(rest & ~feature.shownBy) ** 2;
      if (squares < least) [best, least] = [feature, squares];
    }
    if (best === null) break;
    chosen.push(best);
    rest &= ~best.shownBy;
  }
  return chosen;
}

function sizeOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; count++) rest &= rest - 1;
  return count;
}

/** If a single alternative has no chosen feature, adds one of its own: presence is easier to confirm than absence. */
function withLast(chosen: readonly AskedFeature[], features: readonly AskedFeature[], count: number) {
  const rest = groupsOf(chosen, count).at(-1)!.members;
  const own = rest.length === 1 ? features.find(({ shownBy }) => shownBy === 1 << rest[0]!) : undefined;
  return own && chosen.length > 0 ? [...chosen, own] : chosen;
}

/** Groups alternatives by the first of the features that each has; the group of `null` has none. */
function groupsOf(features: readonly AskedFeature[], count: number) {
  const groups = [...features, null].map((feature) => ({ feature, members: [] as number[] }));
  for (let member = 0; member < count; member++) {
    const at = features.findIndex(({ shownBy }) => (shownBy & (1 << member)) !== 0);
    groups[at < 0 ? features.length : at]!.members.push(member);
  }
  return groups;
}
