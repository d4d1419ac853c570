import type { Step, Verdict } from '../../model/index.js';
import { verdictWords } from './outcome-words.js';

/** Texts are compared by their letters, digits and comparison signs. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}<>=≤≥!%]/gu, '')
    .replace(/^(?:if|如果|若|当|when)/u, '');
}

const shortest = 4;
const telltale = 8;
const longestCondition = 300;

/**
 * The branch that a verdict means: the one whose condition says what the expectation says that held, or that names the
 * verdict itself. Null when there is none, or more than one.
 * @param held index of the expectation that held; null when only the verdict is known
 */
export function branchOfVerdict(step: Step, verdict: Verdict, held: number | null): number | null {
  const expectations =
    held === null ? step.expectations.filter((each) => each.verdict === verdict) : [step.expectations[held]!];
  const texts = expectations.map(({ text }) => comparable(text)).filter((text) => text.length >= shortest);
  const words = new Set(verdictWords[verdict]);
  const found = step.branches.flatMap(({ when, text }, index) => {
    const condition = comparable(when);
    // `❌ Abnormal: still there; go back to scenario 4` is an expectation and its branch in one.
    const told = comparable(text.slice(0, longestCondition));
    const named = words.has(condition) || words.has(when.trim().toLowerCase());
    const same = condition.length >= shortest && texts.some((text) => text === condition);
    const within = texts.some((expected) => expected.length >= telltale && told.includes(expected));
    return named || same || within ? [index] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

/** The branch whose condition was given word for word, or null. */
export function branchNamed(step: Step, given: string): number | null {
  const wanted = comparable(given);
  if (wanted === '') return null;
  const found = step.branches.findIndex(({ when }) => comparable(when) === wanted);
  return found < 0 ? null : found;
}

/** Words that look like an identifier or an error, in any language's prose. */
const telling = /[A-Za-z][\w.-]{6,80}/g;
const hump = /[a-z][A-Z]|\d|[_.-]/;

/**
 * The branch that the output speaks of: it holds a word such as `NoAvailableAddress` that only this branch's condition has.
 * A hint for a person, and never a verdict.
 */
export function branchMentioned(step: Step, output: string): { readonly branch: number; readonly word: string } | null {
  const owners = new Map<string, number>();
  step.branches.slice(0, mostBranches).forEach(({ when }, index) => {
    for (const [word] of when.slice(0, longestCondition).matchAll(telling)) {
      if (!hump.test(word)) continue;
      const known = owners.get(word);
      owners.set(word, known === undefined || known === index ? index : shared);
    }
  });
  const found = [...owners].filter(([word, branch]) => branch !== shared && output.includes(word));
  const branches = new Set(found.map(([, branch]) => branch));
  return branches.size === 1 ? { branch: found[0]![1], word: found[0]![0] } : null;
}

const shared = -1;
const mostBranches = 50;
