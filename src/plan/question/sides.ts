import { type Candidate, type CandidateSign, nameOf, type SignWord } from './candidate.js';

/** What a question tells apart: one candidate, or several of one name, which no sign does. */
export interface Side {
  readonly members: readonly Candidate[];
}

/** Candidates by their name, in their order. */
export function sidesOf(candidates: readonly Candidate[]): Side[] {
  const byName = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = candidate.name === '' ? candidate.id : candidate.name;
    const known = byName.get(key);
    if (known) known.push(candidate);
    else byName.set(key, [candidate]);
  }
  return [...byName.values()].map((members) => ({ members }));
}

/** What a symptom says, as far as signs are compared with it. */
export interface AskedSymptom {
  readonly folded: string;
  /** Its words and concepts; null where it says some of everything. */
  readonly said: () => ReadonlySet<string> | null;
}

/** A sign, and the sides that show it, as bits: bit n for number n. */
export interface Sign {
  readonly text: string;
  readonly shownBy: number;
}

const mostSigns = 24;
/** Share of what a sign tells from which on another text says the same. */
const sameShare = 0.8;
/** What a word tells from which on it makes a difference. */
const tellingWord = 0.1;

/**
 * Signs that some sides show and others do not, in turn from each: its first, then the second ones. None that the symptom
 * says already, in these words or in others, and none that is the name of another side.
 */
export function signsOf(sides: readonly Side[], symptom: AskedSymptom, language: 'zh' | 'en'): Sign[] {
  const found = new Map<string, Sign>();
  const names = new Set(sides.flatMap(({ members }) => members.map(({ name }) => name)));
  const offered = sides.map(({ members }) => inTurn(members.map(({ signs }) => askable(signs, language))));
  const deepest = Math.max(...offered.map((signs) => signs.length));
  for (let rank = 0; rank < deepest && found.size < mostSigns && !areTold(sides, found); rank++) {
    sides.forEach((_, side) => {
      const sign = offered[side]![rank];
      if (sign === undefined || found.has(sign.folded) || names.has(nameOf(sign.folded))) return;
      if (isSaid(sign, symptom)) return;
      const shownBy = showing(sides, sign);
      if (shownBy !== 2 ** sides.length - 1) found.set(sign.folded, { text: sign.text, shownBy });
    });
  }
  return [...found.values()];
}

/** Of two sides the first sign of each is asked for, and no other. */
const areTold = (sides: readonly Side[], found: ReadonlyMap<string, Sign>): boolean =>
  sides.length === 2 && new Set(Array.from(found.values(), ({ shownBy }) => shownBy)).size === 2;

/** Signs in the language of the question first. Who reads English may not read Chinese. */
function askable(signs: readonly CandidateSign[], language: 'zh' | 'en'): CandidateSign[] {
  const saying = signs.filter(({ says }) => says);
  const own = saying.filter((sign) => sign.language === language);
  return language === 'en' ? own : [...own, ...saying.filter((sign) => sign.language !== language)];
}

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, rank) => lists.flatMap((list) => list.slice(rank, rank + 1))).flat();
}

function isSaid(sign: CandidateSign, { folded, said }: AskedSymptom): boolean {
  if (folded.includes(sign.folded)) return true;
  const words = said();
  return words !== null && saysSame(sign.words(), words);
}

function showing(sides: readonly Side[], sign: CandidateSign): number {
  let shownBy = 0;
  sides.forEach(({ members }, side) => {
    const shows = ({ shown, said }: Candidate) => shown.includes(sign.folded) || saysSame(sign.words(), said());
    if (members.some(shows)) shownBy |= 1 << side;
  });
  return shownBy;
}

/** `server` or `client` may be all that tells two signs apart; pairs of Han characters differ with every turn of phrase. */
function saysSame(words: readonly SignWord[], said: ReadonlySet<string>): boolean {
  let [total, same] = [0, 0];
  for (const word of words) {
    const isSame = word.said.some((each) => said.has(each));
    if (!isSame && word.told >= tellingWord && !hasHan.test(word.said[0]!)) return false;
    total += word.told;
    if (isSame) same += word.told;
  }
  return total > 0 && same >= sameShare * total;
}

const hasHan = /\p{Script=Han}/u;
