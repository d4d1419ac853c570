import type { Language } from '../model/index.js';

/** What a document that may be meant shows, most telling first: symptoms, error lines, phrases of its author. */
export interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly signs: readonly string[];
}

export interface Question {
  readonly text: string;
  readonly options: readonly { readonly answer: string; readonly id: string }[];
}

/** A sign, and the candidates that show it (indexes). */
interface Sign {
  readonly text: string;
  readonly shownBy: ReadonlySet<number>;
}

/** Answers that one question offers, "none of these" aside. */
const mostAnswers = 4;
const mostSigns = 24;
const longestSign = 100;
/** Characters below which a sign says nothing, a Han character counting twice. */
const shortestSign = 6;

/**
 * The question that separates the candidates best: it offers those signs after whose answer the fewest candidates are
 * expected to remain, `Σ |group|² / n` when each is equally likely (Mitchell's expected size; the answer of a person who sees
 * several is the first). Fewer answers come before more, a candidate's first signs before its later ones.
 * @param symptom folded; a sign that it holds already separates nothing
 * @param fold makes two texts comparable
 */
export function bestQuestion(
  candidates: readonly Candidate[],
  symptom: string,
  language: Language,
  fold: (text: string) => string,
): Question | null {
  if (candidates.length < 2) return null;
  const signs = signsOf(candidates, symptom, fold);
  const asked = named(chooseSigns(signs, candidates.length), signs, candidates.length);
  const groups = groupsOf(asked, candidates.length);
  const none = language === 'zh' ? '以上都不是' : 'none of these';
  const options = groups.flatMap(({ sign, members }) =>
    members.map((member) => ({ answer: sign?.text ?? none, id: candidates[member]!.id })),
  );
  if (asked.length === 0) return byTitle(candidates, language);
  return { text: language === 'zh' ? '你还看到下面哪一种？' : 'Which of these do you see as well?', options };
}

/** Candidates that no sign tells apart are told by their titles. */
function byTitle(candidates: readonly Candidate[], language: Language): Question {
  return {
    text: language === 'zh' ? '哪一种更符合你看到的现象？' : 'Which of these is closer to what you see?',
    options: candidates.map(({ id, title }) => ({ answer: title, id })),
  };
}

/** Signs that some candidates show and others do not, in turn from each: its first, then the second ones. */
function signsOf(candidates: readonly Candidate[], symptom: string, fold: (text: string) => string): Sign[] {
  const folded = candidates.map(({ signs }) => signs.map((text) => ({ text: text.trim(), folded: fold(text).trim() })));
  const texts = folded.map((signs) => signs.map((sign) => sign.folded).join('\n'));
  const found = new Map<string, Sign>();
  const deepest = Math.max(...folded.map((signs) => signs.length));
  for (let rank = 0; rank < deepest && found.size < mostSigns; rank++) {
    for (const signs of folded) {
      const sign = signs[rank];
      if (!sign || found.has(sign.folded) || !says(sign) || symptom.includes(sign.folded)) continue;
      const shownBy = new Set(texts.flatMap((text, index) => (text.includes(sign.folded) ? [index] : [])));
      if (shownBy.size < candidates.length) found.set(sign.folded, { text: sign.text, shownBy });
    }
  }
  return [...found.values()];
}

function says({ text, folded }: { text: string; folded: string }): boolean {
  if (text.length > longestSign) return false;
  let weight = 0;
  for (const character of folded) {
    weight += /\p{Script=Han}/u.test(character) ? 2 : /[\p{L}\p{N}]/u.test(character) ? 1 : 0;
    if (weight >= shortestSign) return true;
  }
  return false;
}

/** Adds the sign that lowers the expectation most, as long as one does. */
function chooseSigns(signs: readonly Sign[], count: number): Sign[] {
  const chosen: Sign[] = [];
  let expected = expectedRemaining(groupsOf(chosen, count), count);
  while (chosen.length < mostAnswers) {
    let best: { sign: Sign; remaining: number } | null = null;
    for (const sign of signs) {
      const remaining = expectedRemaining(groupsOf([...chosen, sign], count), count);
      if (remaining < (best?.remaining ?? expected)) best = { sign, remaining };
    }
    if (best === null) break;
    chosen.push(best.sign);
    expected = best.remaining;
  }
  return chosen;
}

/** One candidate that is left without a sign gets its own, where it has one: a person answers better by what is there. */
function named(chosen: readonly Sign[], signs: readonly Sign[], count: number): readonly Sign[] {
  const rest = groupsOf(chosen, count).at(-1)!.members;
  const own = rest.length === 1 ? signs.find(({ shownBy }) => shownBy.size === 1 && shownBy.has(rest[0]!)) : undefined;
  return own && chosen.length > 0 ? [...chosen, own] : chosen;
}

interface Group {
  /** Null: none of the signs. */
  readonly sign: Sign | null;
  readonly members: readonly number[];
}

/** Candidates by the first of the signs that each shows. */
function groupsOf(signs: readonly Sign[], count: number): Group[] {
  const groups: { sign: Sign | null; members: number[] }[] = [...signs, null].map((sign) => ({ sign, members: [] }));
  for (let member = 0; member < count; member++) {
    const at = signs.findIndex(({ shownBy }) => shownBy.has(member));
    groups[at < 0 ? signs.length : at]!.members.push(member);
  }
  return groups;
}

function expectedRemaining(groups: readonly Group[], count: number): number {
  return groups.reduce((sum, { members }) => sum + members.length ** 2, 0) / count;
}
