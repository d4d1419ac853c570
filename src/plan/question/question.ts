import type { Language } from '../../model/index.js';
import { lazily } from '../../text/index.js';
import type { ReadText } from '../start/index.js';
import type { Candidate } from './candidate.js';
import { type AskedSymptom, type Side, type Sign, sidesOf, signsOf } from './sides.js';

export interface Question {
  readonly text: string;
  readonly options: readonly { readonly answer: string; readonly id: string }[];
}

/** Answers that one question offers, "none of these" aside. */
const mostAnswers = 4;
/** What is longer is a log, and says some of everything. */
const longestSentence = 1_000;

/** A symptom as questions compare it with signs. */
export function askedSymptom({ text, folded, wordsIn }: Pick<ReadText, 'text' | 'folded' | 'wordsIn'>): AskedSymptom {
  return { folded, said: lazily(() => (text.length > longestSentence ? null : wordsIn(0, text.length))) };
}

/**
 * The question that separates the candidates best: it offers those signs after whose answer the fewest sides are
 * expected to remain, `Σ |group|² / n` when each is equally likely (Mitchell's expected size; the answer of a person who sees
 * several is the first). Fewer answers come before more, a candidate's first signs before its later ones.
 * @param candidates at most 31
 */
export function bestQuestion(
  candidates: readonly Candidate[],
  symptom: AskedSymptom,
  language: Language,
): Question | null {
  if (candidates.length < 2) return null;
  const sides = sidesOf(candidates);
  if (sides.length === 1) return byOrigin(candidates, language);
  const signs = signsOf(sides, symptom, language);
  const asked = named(chooseSigns(signs, sides.length), signs, sides.length);
  if (asked.length === 0) return byTitle(candidates, language);
  const none = language === 'zh' ? '以上都不是' : 'none of these';
  const options = groupsOf(asked, sides.length).flatMap(({ sign, members }) =>
    members.flatMap((side) => idsOf(sides[side]!).map((id) => ({ answer: sign?.text ?? none, id }))),
  );
  return { text: language === 'zh' ? '你还看到下面哪一种？' : 'Which of these do you see as well?', options };
}

const idsOf = ({ members }: Side): string[] => members.map(({ id }) => id);

/** Candidates that no sign tells apart are told by their titles. */
function byTitle(candidates: readonly Candidate[], language: Language): Question {
  return {
    text: language === 'zh' ? '哪一种更符合你看到的现象？' : 'Which of these is closer to what you see?',
    options: candidates.map(({ id, title }) => ({ answer: title, id })),
  };
}

/** Candidates of one name show the same: what tells them is where they come from. */
function byOrigin(candidates: readonly Candidate[], language: Language): Question {
  const folders = candidates.map(({ path }) => path.split('/').slice(0, -1));
  const isTold = new Set(folders.map((folder) => folder.join('/'))).size === candidates.length;
  const shared = sharedStart(folders);
  return {
    text:
      language === 'zh'
        ? '这几篇同名，说的是同一件事：哪一篇适用于你的环境？'
        : 'They have one name and are about one thing: which is for your environment?',
    options: candidates.map(({ id, path }, index) => ({
      answer: isTold ? folders[index]!.slice(shared).join('/') || path : path,
      id,
    })),
  };
}

/** Parts that all of these begin with. */
function sharedStart(lists: readonly (readonly string[])[]): number {
  let shared = 0;
  while (lists.every((list) => shared < list.length && list[shared] === lists[0]![shared])) shared++;
  return shared;
}

const allOf = (count: number): number => 2 ** count - 1;

/** Adds the sign that lowers the expectation most, as long as one does: it parts those that no sign before it shows. */
function chooseSigns(signs: readonly Sign[], count: number): Sign[] {
  const chosen: Sign[] = [];
  let rest = allOf(count);
  while (chosen.length < mostAnswers) {
    let best: Sign | null = null;
    let least = size(rest) ** 2;
    for (const sign of signs) {
      const squares = size(rest & sign.shownBy) ** 2 + size(rest & ~sign.shownBy) ** 2;
      if (squares < least) [best, least] = [sign, squares];
    }
    if (best === null) break;
    chosen.push(best);
    rest &= ~best.shownBy;
  }
  return chosen;
}

/** How many sides these bits are. */
function size(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; count++) rest &= rest - 1;
  return count;
}

/** One side that is left without a sign gets its own, where it has one: a person answers better by what is there. */
function named(chosen: readonly Sign[], signs: readonly Sign[], count: number): readonly Sign[] {
  const rest = groupsOf(chosen, count).at(-1)!.members;
  const own = rest.length === 1 ? signs.find(({ shownBy }) => shownBy === 1 << rest[0]!) : undefined;
  return own && chosen.length > 0 ? [...chosen, own] : chosen;
}

interface Group {
  /** Null: none of the signs. */
  readonly sign: Sign | null;
  readonly members: readonly number[];
}

/** Sides by the first of the signs that each shows. */
function groupsOf(signs: readonly Sign[], count: number): Group[] {
  const groups: { sign: Sign | null; members: number[] }[] = [...signs, null].map((sign) => ({ sign, members: [] }));
  for (let member = 0; member < count; member++) {
    const at = signs.findIndex(({ shownBy }) => (shownBy & (1 << member)) !== 0);
    groups[at < 0 ? signs.length : at]!.members.push(member);
  }
  return groups;
}
