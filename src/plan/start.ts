import type { Step } from '../model/index.js';

/** What planning needs to know of words. */
export interface Wording {
  /** Makes two texts comparable (case, width, script). */
  fold(text: string): string;
  /** Distinct words of a text as an index has them, with how much each tells, 0 to 1. */
  words(text: string): ReadonlyMap<string, number>;
}

/** A text of a step that a symptom may contain: its title, an error that it quotes, the condition of a branch to it. */
interface Landmark {
  readonly step: string;
  readonly text: string;
  readonly weight: number;
}

/** The words of a title or of a condition, with how much each tells among the steps of the document. */
interface WordedLandmark {
  readonly step: string;
  readonly words: ReadonlyMap<string, number>;
  readonly total: number;
}

/** Where a procedure can start: made once for a document, asked for every symptom. */
export interface StartPlaces {
  /** Most telling first; equals in the document's order. */
  readonly landmarks: readonly Landmark[];
  readonly worded: readonly WordedLandmark[];
  /** The first step of the diagnosis, else the first step; null without steps. */
  readonly otherwise: string | null;
}

export function startPlaces(steps: readonly Step[], wording: Wording): StartPlaces {
  const landmarks: Landmark[] = [];
  const titled: { step: string; title: string }[] = [];
  // A part of a step is no place to start, nor is what is checked at the end: it says how it should be.
  const places = new Set(
    steps.filter(({ parent, phase }) => parent === null && phase !== 'verification').map(({ id }) => id),
  );
  const add = (step: string, title: string) => {
    if (places.has(step)) titled.push({ step, title });
    for (const phrase of phrasesOf(title)) {
      const text = wording.fold(phrase).trim();
      const weight = weigh(text);
      if (weight >= telling) landmarks.push({ step, text, weight });
    }
  };
  for (const step of steps) {
    for (const branch of step.branches) if (branch.toKind === 'step') add(branch.to, branch.when);
    add(step.id, step.title);
  }
  landmarks.sort((left, right) => right.weight - left.weight);
  const otherwise = (steps.find((step) => step.phase === 'diagnosis') ?? steps[0])?.id ?? null;
  return { landmarks, worded: wordedLandmarks(titled, wording), otherwise };
}

/** A word that every step has tells them not apart: it counts by how few of them have it. */
function wordedLandmarks(titled: readonly { step: string; title: string }[], wording: Wording): WordedLandmark[] {
  const all = titled.map(({ step, title }) => ({ step, words: wording.words(bareTitle(title)) }));
  const frequency = new Map<string, number>();
  for (const { words } of all) for (const word of words.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + all.length / frequency.get(word)!) / Math.log(1 + all.length);
  return all.map(({ step, words }) => {
    const weighed = new Map([...words].map(([word, told]) => [word, told * rarity(word)]));
    return { step, words: weighed, total: [...weighed.values()].reduce((sum, weight) => sum + weight, 0) };
  });
}

/** What a symptom says: its text, folded, and its words as an index has them. */
export interface SaidText {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** What a text says, as it is. */
export const saidText = (wording: Wording, text: string): SaidText => ({
  text: wording.fold(text),
  words: new Set(wording.words(text).keys()),
});

/**
 * The step to start at: the one whose title, quoted error or branch condition the symptom contains, the longest such
 * text first; else the one whose title or condition it says most of in other words; else where the diagnosis begins.
 */
export function chooseStart({ landmarks, worded, otherwise }: StartPlaces, said: SaidText): string | null {
  const contained = landmarks.find(({ text }) => said.text.includes(text));
  return contained?.step ?? saidOf(worded, said.words) ?? otherwise;
}

/** Share of what a title tells that a symptom must say. */
const leastShare = 0.6;
/** And how much of it that must be, in words that one document and one step alone have. */
const leastTold = 0.5;

/** The word of a title that tells most, or one that tells nearly as much, must be among them. */
const leastOfHighest = 0.9;

function saidOf(worded: readonly WordedLandmark[], said: ReadonlySet<string>): string | null {
  let best: string | null = null;
  let most = leastTold;
  for (const { step, words, total } of worded) {
    let told = 0;
    let count = 0;
    let highest = 0;
    let highestTold = 0;
    for (const [word, weight] of words) {
      highest = Math.max(highest, weight);
      if (!said.has(word)) continue;
      highestTold = Math.max(highestTold, weight);
      told += weight;
      count++;
    }
    if (count < 2 || told <= most || told < leastShare * total || highestTold < leastOfHighest * highest) continue;
    most = told;
    best = step;
  }
  return best;
}

/** A title without its number: `Scenario 1: the subnet is full`. */
const bareTitle = (title: string): string => title.replace(/^[^：:]{0,12}[：:]/, '');

/**
 * Quoted texts and the parts between separators; a title such as `事件3：A / B` names A and B, and `失败，显示 no route to host`
 * the error in its Chinese sentence.
 */
function phrasesOf(title: string): string[] {
  const bare = bareTitle(title);
  const errors = /\p{Script=Han}/u.test(bare) ? (bare.match(errorInHan) ?? []) : [];
  return [...bare.split(/[/|、，,；;`"“”]|\s或\s|\sor\s/), bare, ...errors]
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Three words or more in Latin letters: an error line, and not a name. */
const errorInHan = /[A-Za-z][\w.:-]*(?: [\w.:-]+){2,12}/g;

/** Letters that a phrase needs before it says anything: two Latin words or four Han characters, about. */
const telling = 8;

/** Letters and digits; a Han character says as much as two of them, about. */
function weigh(text: string): number {
  return lettersOf(text) + hanOf(text);
}

const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const hanOf = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;
