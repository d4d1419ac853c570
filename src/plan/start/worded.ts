import { isStopWord } from '../../text/index.js';
import type { Landmark, LandmarkKind } from './landmarks.js';
import { outerOf, type Places } from './places.js';
import type { Subject } from './subject.js';
import type { Wording } from './wording.js';

/** The words of a title or of a condition, with how much each tells among the steps of the document. */
export interface WordedLandmark {
  readonly step: string;
  readonly text: string;
  readonly kind: LandmarkKind;
  readonly words: ReadonlyMap<string, number>;
}

/**
 * A word that every step has tells them not apart: it counts by how few of them have it. Nor does one that the whole document
 * is about, unless a condition has it: `conflict` in the title of a document that has a branch for conflicts.
 */
export function wordedLandmarks(landmarks: readonly Landmark[], subject: Subject, wording: Wording): WordedLandmark[] {
  const all = landmarks.map((each) => ({ ...each, words: wording.words(each.text) }));
  const holders = new Map<string, Set<string>>();
  for (const { step, words } of all) {
    for (const word of words.keys()) {
      const known = holders.get(word);
      if (known) known.add(step);
      else holders.set(word, new Set([step]));
    }
  }
  const steps = new Set(all.map(({ step }) => step)).size;
  const rarity = (word: string) => Math.log(1 + steps / holders.get(word)!.size) / Math.log(1 + steps);
  const topics = wording.words(subject.all);
  const share = (word: string, kind: LandmarkKind) => (kind !== 'condition' && topics.has(word) ? topicShare : 1);
  return all.map((each) => ({
    ...each,
    words: new Map(
      [...each.words].map(([word, told]) => [word, told * rarity(word) * wholeness(word) * share(word, each.kind)]),
    ),
  }));
}

/** A pair of characters with a filler among them (`漏与`) is rare because it is no word. */
const wholeness = (word: string): number =>
  han.test(word) && [...word].some((character) => isStopWord(character, 'zh')) ? 0.2 : 1;

/** What a word counts that the whole document is about. */
const topicShare = 0.2;
/** Share of what a title tells that a symptom must say. */
const leastShare = 0.6;
/** And how much of it that must be, in words that one document and one step alone have. */
const leastTold = 0.5;
/** Where what is told is that much, less of a share is enough. */
const muchTold = 0.9;
const leastShareOfMuch = 0.45;
/** What a condition that a step decides itself counts beside a title, or a condition that leads to a step. */
const ownWeight = 0.8;
/** The word of a title that tells most, or one that tells nearly as much, must be among them. */
const leastOfHighest = 0.9;
/** What another step is told may be no more than this of what the first is: else it is not known which is meant. */
const mostOfOther = 0.85;
/** A dump of that many words says some of everything. */
const manyWords = 120;

/** The step of which a symptom says most, in other words; null when none or not one alone. */
export function saidOf(
  worded: readonly WordedLandmark[],
  said: ReadonlySet<string>,
  places: Pick<Places, 'parents'>,
): WordedLandmark | null {
  if (said.size > manyWords) return null;
  let best: WordedLandmark | null = null;
  let most = 0;
  const meant: { step: string; told: number }[] = [];
  for (const landmark of worded) {
    const told = toldOf(landmark, said);
    if (told === 0) continue;
    meant.push({ step: landmark.step, told });
    if (told > most) [best, most] = [landmark, told];
  }
  if (best === null) return null;
  const { step } = best;
  const another = meant.some((each) => each.told > mostOfOther * most && outerOf(places, each.step, step) === null);
  return another ? null : best;
}

/** How much of a landmark a symptom says; 0 when that is too little to mean it. */
function toldOf({ words, kind }: WordedLandmark, said: ReadonlySet<string>): number {
  let told = 0;
  let total = 0;
  let count = 0;
  let highest = 0;
  let highestTold = 0;
  for (const [word, weight] of words) {
    if (said.has(word)) {
      highestTold = Math.max(highestTold, weight);
      told += weight;
      count++;
    } else if (isBridge(word, words, said)) continue;
    total += weight;
    highest = Math.max(highest, weight);
  }
  const most = count >= 2 && told >= leastTold && told >= leastShare * total && highestTold >= leastOfHighest * highest;
  const much = kind !== 'own' && count >= 3 && told >= muchTold && told >= leastShareOfMuch * total;
  return most || much ? told * (kind === 'own' ? ownWeight : 1) : 0;
}

/** `在指` of `不在指定`: where two words that are said meet, the pair across them is no word. */
function isBridge(word: string, words: ReadonlyMap<string, number>, said: ReadonlySet<string>): boolean {
  if (!han.test(word)) return false;
  let [before, behind] = [false, false];
  for (const each of words.keys()) {
    if (!said.has(each)) continue;
    before ||= each.endsWith(word.charAt(0));
    behind ||= each.startsWith(word.charAt(1));
  }
  return before && behind;
}

const han = /^\p{Script=Han}{2}$/u;
