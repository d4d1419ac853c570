import { isStopWord, lazily } from '../../text/index.js';
import type { Landmark, LandmarkKind } from './landmarks.js';
import { checkOf, outerOf, type Places } from './places.js';
import { beginsWithDenial, saysWell } from './polarity.js';
import type { Subject } from './subject.js';
import type { SpokenWords, WordedSpan, Wording } from './wording.js';

/** A word of a landmark. */
interface LandmarkWord {
  readonly word: string;
  /** How much it tells among the steps of the document. */
  readonly weight: number;
  /** The concept that must be said, where fillers make the difference: `same node`. */
  readonly needed: string | null;
  /** Concepts that say it in other words: `跨节点` and `across nodes`. */
  readonly concepts: readonly string[];
}

/** What a landmark takes for granted of who says it. */
interface Polarity {
  /** It says that something works. */
  readonly isOfWell: boolean;
  /** It begins by denying something. */
  readonly isDenied: boolean;
}

/** The words of a title or of a condition. */
export interface WordedLandmark extends Polarity {
  readonly step: string;
  readonly text: string;
  readonly kind: LandmarkKind;
  readonly words: () => readonly LandmarkWord[];
}

/** The landmarks of a document, found by what a symptom says: most of them are not spoken of at all. */
export interface WordedLandmarks {
  readonly all: readonly WordedLandmark[];
  /** Word or concept → numbers of the landmarks that have a word which it says; for each such word once. */
  readonly saidBy: ReadonlyMap<string, readonly number[]>;
}

/**
 * The same as far as the document and the lexicon tell, whatever other documents there are. Kept for versions to come, so there is
 * no function in it: one would hold on to the version that it was made in.
 */
export interface ReadLandmarks extends Pick<WordedLandmarks, 'saidBy'> {
  readonly all: readonly (Landmark & Polarity & { readonly words: readonly ReadWord[] })[];
  /** What a word counts by how few steps have it. */
  readonly rarity: ReadonlyMap<string, number>;
  /** Words and concepts that the whole document is about. */
  readonly topics: ReadonlySet<string>;
}

export function readLandmarks(
  landmarks: readonly Landmark[],
  subject: Subject,
  wording: Pick<Wording, 'spans'>,
): ReadLandmarks {
  const all = landmarks.map((each) => ({
    ...each,
    isOfWell: saysWell(each.text),
    isDenied: beginsWithDenial(each.text),
    words: readWords(each.text, wording.spans(each.text)),
  }));
  const holders = new Map<string, Set<string>>();
  for (const { step, words } of all) {
    for (const { word } of words) {
      const known = holders.get(word);
      if (known) known.add(step);
      else holders.set(word, new Set([step]));
    }
  }
  const steps = new Set(all.map(({ step }) => step)).size;
  const rarity = new Map<string, number>();
  for (const [word, { size }] of holders) rarity.set(word, Math.log(1 + steps / size) / Math.log(1 + steps));
  const topics = new Set(wording.spans(subject.all).map(({ word }) => word));
  return { all, rarity, topics, saidBy: indexWords(all) };
}

/**
 * A word that every step has tells them not apart: it counts by how few of them have it. Nor does one that the whole document
 * is about, unless a condition has it: `conflict` in the title of a document that has a branch for conflicts.
 */
export function wordedLandmarks(read: ReadLandmarks, wording: Pick<Wording, 'told'>): WordedLandmarks {
  const { all, rarity, topics, saidBy } = read;
  const share = (words: readonly string[], kind: LandmarkKind) =>
    kind !== 'condition' && words.some((word) => topics.has(word)) ? topicShare : 1;
  const weigh = ({ word, needed, concepts }: ReadWord, kind: LandmarkKind): LandmarkWord => ({
    word,
    needed,
    weight: wording.told(word) * rarity.get(word)! * wholeness(word) * share([word, ...concepts], kind),
    concepts: conceptsThatSay(concepts, kind),
  });
  return {
    all: all.map((each) => ({ ...each, words: lazily(() => each.words.map((word) => weigh(word, each.kind))) })),
    saidBy,
  };
}

/** What is done about a thing has its name; in other words it would be any step about it. */
const conceptsThatSay = (concepts: readonly string[], kind: LandmarkKind): readonly string[] =>
  kind === 'title' ? [] : concepts;

function indexWords(
  landmarks: readonly { readonly kind: LandmarkKind; readonly words: readonly ReadWord[] }[],
): Map<string, number[]> {
  const saidBy = new Map<string, number[]>();
  landmarks.forEach(({ kind, words }, number) => {
    for (const { word, needed, concepts } of words) {
      for (const key of needed === null ? [word, ...conceptsThatSay(concepts, kind)] : [needed]) {
        const known = saidBy.get(key);
        if (known) known.push(number);
        else saidBy.set(key, [number]);
      }
    }
  });
  return saidBy;
}

type ReadWord = Omit<LandmarkWord, 'weight'>;

/** `same node`: what the index knows of it, `node`, is not what it says. */
function hasFiller(phrase: string, { start, end }: WordedSpan, spans: readonly WordedSpan[]): boolean {
  const latin = phrase.match(/[A-Za-z\d]+/g)?.length ?? 0;
  if (latin < 2) return false;
  return spans.filter((each) => !each.isConcept && start <= each.start && each.end <= end).length < latin;
}

/** Distinct words, each with the concepts in whose words it stands. */
function readWords(text: string, spans: readonly WordedSpan[]): ReadWord[] {
  const words = new Map<string, ReadWord>();
  const concepts = spans.filter(({ isConcept }) => isConcept);
  for (const { word, start, end, isConcept } of spans) {
    if (isConcept || words.has(word)) continue;
    const around = concepts.filter((concept) => concept.start <= start && end <= concept.end);
    const needed = around.find((concept) => hasFiller(text.slice(concept.start, concept.end), concept, spans));
    words.set(word, { word, needed: needed?.word ?? null, concepts: around.map((concept) => concept.word) });
  }
  return [...words.values()];
}

/** A pair of characters with a filler among them (`漏与`) is rare because it is no word. */
const wholeness = (word: string): number =>
  han.test(word) && [...word].some((character) => isStopWord(character, 'zh')) ? 0.2 : 1;

/** What a word counts that the whole document is about. */
const topicShare = 0.2;
/** Share of what a title tells that a symptom must say. */
const leastShare = 0.6;
/** And how much of it that must be, in words that one document and one step alone have. */
export const leastTold = 0.5;
/** Where what is told is that much, less of a share is enough. */
const muchTold = 0.9;
const leastShareOfMuch = 0.45;
/** Share that must be said where concepts alone say it, or one thing only: `cannot reach` is said of everything. */
const nearlyAll = 0.97;
/** What a word must count to be a thing of its own. */
const tellingIdea = 0.12;
/** What a condition that a step decides itself counts beside a title, or a condition that leads to a step. */
const ownWeight = 0.8;
/** The word of a title that tells most, or one that tells nearly as much, must be among them. */
const leastOfHighest = 0.9;
/** What another step is told may be no more than this of what the first is: else it is not known which is meant. */
const mostOfOther = 0.85;
/** Words of a landmark that must be said. */
const leastWords = 2;

/** The step of which a symptom says most, in other words; null when none or not one alone. */
export function saidOf(
  worded: WordedLandmarks,
  spoken: SpokenWords,
  places: Pick<Places, 'parents' | 'phases'>,
): WordedLandmark | null {
  let best: WordedLandmark | null = null;
  let most = 0;
  const meant: { landmark: WordedLandmark; told: number }[] = [];
  for (const landmark of spokenOf(worded, spoken.words)) {
    const told = toldIn(spoken, landmark);
    if (told === 0) continue;
    meant.push({ landmark, told });
    if (told > most) [best, most] = [landmark, told];
  }
  if (best === null) return null;
  const { step } = best;
  const others = meant.filter(
    ({ landmark, told }) => told > mostOfOther * most && outerOf(places, landmark.step, step) === null,
  );
  if (others.length === 0) return best;
  const check = checkOf(places, new Set([step, ...others.map(({ landmark }) => landmark.step)]));
  if (check === step) return best;
  return others.find(({ landmark }) => landmark.step === check)?.landmark ?? null;
}

/**
 * How much of a landmark the clauses say that can speak of it: where something works, only a landmark that says so is meant, and
 * what begins by denying something is not said where nothing is denied.
 */
function toldIn({ clauses, words, troubled }: SpokenWords, landmark: WordedLandmark): number {
  const { isDenied } = landmark;
  const isOfWell = landmark.isOfWell || troubled === words;
  let inClause = 0;
  for (const clause of clauses) {
    if ((clause.isWell && !isOfWell) || (isDenied && !clause.denies)) continue;
    inClause = Math.max(inClause, toldOf(landmark, clause.words));
  }
  if (clauses.length === 1 || isDenied) return inClause;
  return Math.max(inClause, apart * toldOf(landmark, isOfWell ? words : troubled));
}

/** Those of which enough words are said to mean them, in their order. */
function spokenOf({ all, saidBy }: WordedLandmarks, said: ReadonlySet<string>): WordedLandmark[] {
  const counts = new Uint16Array(all.length);
  const enough: number[] = [];
  for (const word of said) {
    const numbers = saidBy.get(word);
    if (numbers !== undefined) for (const number of numbers) if (++counts[number]! === leastWords) enough.push(number);
  }
  return enough.sort((left, right) => left - right).map((number) => all[number]!);
}

/** What is said in several clauses is less surely said of one thing. */
const apart = 0.8;

/** How much of a landmark a symptom says; 0 when that is too little to mean it. */
function toldOf({ words: wordsOf, kind }: WordedLandmark, said: ReadonlySet<string>): number {
  const words = wordsOf();
  let told = 0;
  let count = 0;
  let highestTold = 0;
  for (const landmarkWord of words) {
    if (!isSaid(landmarkWord, said)) continue;
    told += landmarkWord.weight;
    count++;
    highestTold = Math.max(highestTold, landmarkWord.weight);
  }
  // So it is of most: what they tell in all, which pairs of Han characters make work, is not asked for.
  if (told < leastTold || count < leastWords) return 0;
  const { total, highest } = inAll(words, said);
  if (told < nearlyAll * total && !isVaried(words, said)) return 0;
  const most = told >= leastShare * total && highestTold >= leastOfHighest * highest;
  const much = kind !== 'own' && count >= 3 && told >= muchTold && told >= leastShareOfMuch * total;
  return most || much ? told * (kind === 'own' ? ownWeight : 1) : 0;
}

/** What the words of a landmark tell, and the one that tells most, said or not. */
function inAll(words: readonly LandmarkWord[], said: ReadonlySet<string>): { total: number; highest: number } {
  let total = 0;
  let highest = 0;
  for (const landmarkWord of words) {
    if (!isSaid(landmarkWord, said) && isBridge(landmarkWord.word, words, said)) continue;
    total += landmarkWord.weight;
    highest = Math.max(highest, landmarkWord.weight);
  }
  return { total, highest };
}

/** Whether more than one thing is said, and something of it literally. */
function isVaried(words: readonly LandmarkWord[], said: ReadonlySet<string>): boolean {
  let literally = false;
  const ideas = new Set<string>();
  for (const landmarkWord of words) {
    const { word, weight, concepts } = landmarkWord;
    if (!isSaid(landmarkWord, said)) continue;
    literally ||= said.has(word);
    if (weight >= tellingIdea) ideas.add(concepts.find((concept) => said.has(concept)) ?? word);
  }
  return literally && ideas.size >= 2;
}

function isSaid({ word, needed, concepts }: LandmarkWord, said: ReadonlySet<string>): boolean {
  if (needed !== null) return said.has(needed);
  if (said.has(word)) return true;
  for (let index = 0; index < concepts.length; index++) if (said.has(concepts[index]!)) return true;
  return false;
}

/** `在指` of `不在指定`: where two words that are said meet, the pair across them is no word. */
function isBridge(word: string, words: readonly LandmarkWord[], said: ReadonlySet<string>): boolean {
  if (!han.test(word)) return false;
  let [before, behind] = [false, false];
  for (const each of words) {
    if (!isSaid(each, said)) continue;
    before ||= each.word.endsWith(word.charAt(0));
    behind ||= each.word.startsWith(word.charAt(1));
  }
  return before && behind;
}

const han = /^\p{Script=Han}{2}$/u;
