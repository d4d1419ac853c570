import type { Language, Trigger } from '../model/index.js';

/** What a document that may be meant shows, most telling first: symptoms, error lines, phrases of its author. */
export interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly signs: readonly CandidateSign[];
  /** All signs, folded. */
  readonly shown: string;
}

interface CandidateSign {
  readonly text: string;
  readonly folded: string;
  /** Whether it says enough, and not too much, to be asked for. */
  readonly says: boolean;
}

/** What is needed of a document. */
export interface AskableDocument {
  readonly id: string;
  readonly title: string;
  readonly symptoms: readonly { readonly text: string }[];
  readonly signatures: readonly { readonly text: string }[];
  readonly triggers: readonly Pick<Trigger, 'any' | 'not' | 'regex'>[];
}

/** Signs of one document that a question may use. */
const signsOfOne = 12;

/**
 * A document as questions need it, the same for every symptom.
 * @param fold makes two texts comparable
 */
export function candidateOf(document: AskableDocument, fold: (text: string) => string): Candidate {
  const { id, title, symptoms, signatures, triggers } = document;
  const phrases = triggers.flatMap(({ any, not, regex }) => (regex === null && not.length === 0 ? any : []));
  const texts = [...symptoms, ...signatures].map(({ text }) => text);
  const signs = [...new Set([...texts, ...phrases])].slice(0, signsOfOne).map((sign) => {
    const [text, folded] = [sign.trim(), fold(sign).trim()];
    return { text, folded, says: says(text, folded) };
  });
  return { id, title, signs, shown: signs.map(({ folded }) => folded).join('\n') };
}

export interface Question {
  readonly text: string;
  readonly options: readonly { readonly answer: string; readonly id: string }[];
}

/** A sign, and the candidates that show it, as bits: bit n for number n. */
interface Sign {
  readonly text: string;
  readonly shownBy: number;
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
 * @param candidates at most 31
 * @param symptom folded; a sign that it holds already separates nothing
 */
export function bestQuestion(candidates: readonly Candidate[], symptom: string, language: Language): Question | null {
  if (candidates.length < 2) return null;
  const signs = signsOf(candidates, symptom);
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
function signsOf(candidates: readonly Candidate[], symptom: string): Sign[] {
  const found = new Map<string, Sign>();
  const deepest = Math.max(...candidates.map(({ signs }) => signs.length));
  for (let rank = 0; rank < deepest && found.size < mostSigns; rank++) {
    for (const { signs } of candidates) {
      const sign = signs[rank];
      if (!sign?.says || found.has(sign.folded) || symptom.includes(sign.folded)) continue;
      const shownBy = showing(candidates, sign.folded);
      if (shownBy !== allOf(candidates.length)) found.set(sign.folded, { text: sign.text, shownBy });
    }
  }
  return [...found.values()];
}

function showing(candidates: readonly Candidate[], folded: string): number {
  let shownBy = 0;
  candidates.forEach(({ shown }, index) => {
    if (shown.includes(folded)) shownBy |= 1 << index;
  });
  return shownBy;
}

const allOf = (count: number): number => 2 ** count - 1;

function says(text: string, folded: string): boolean {
  if (text.length > longestSign) return false;
  let weight = 0;
  for (const character of folded) {
    weight += /\p{Script=Han}/u.test(character) ? 2 : /[\p{L}\p{N}]/u.test(character) ? 1 : 0;
    if (weight >= shortestSign) return true;
  }
  return false;
}

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

/** How many candidates these bits are. */
function size(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; count++) rest &= rest - 1;
  return count;
}

/** One candidate that is left without a sign gets its own, where it has one: a person answers better by what is there. */
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

/** Candidates by the first of the signs that each shows. */
function groupsOf(signs: readonly Sign[], count: number): Group[] {
  const groups: { sign: Sign | null; members: number[] }[] = [...signs, null].map((sign) => ({ sign, members: [] }));
  for (let member = 0; member < count; member++) {
    const at = signs.findIndex(({ shownBy }) => (shownBy & (1 << member)) !== 0);
    groups[at < 0 ? signs.length : at]!.members.push(member);
  }
  return groups;
}
