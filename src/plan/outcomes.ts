import { getOrMake } from '../collections.js';
import type { EvaluableExpectation, ObservedValue, Step, Verdict, VisitOutcome } from '../model/index.js';
import { normalize } from '../text/index.js';
import { allOf, alternatives, derived, type Phrase, type Vocabulary, wholeWords } from '../vocabulary/index.js';
import { areOrdered } from './observe/compare.js';
import { comparisonsOf } from './observe/condition-evaluator.js';
import { evaluateOutput, type ObservationContext } from './observe/evaluate-output.js';
import { isNameOf } from './observe/find-values.js';
import type { OutputLine } from './observe/output-record.js';
import { deniesNext, lineWithText, printedTexts } from './observe/printed-texts.js';
import { readOutput } from './observe/read-output.js';

const wordsOf = derived(({ verdicts, procedure, startStep: { done, conditionals } }: Vocabulary) => ({
  /** Words that mark an expectation of each verdict in a document. */
  verdicts: {
    normal: new Set(verdicts.words.normal),
    warning: new Set(verdicts.words.warning),
    abnormal: new Set(verdicts.words.abnormal),
  } satisfies Record<Verdict, ReadonlySet<string>>,
  /** Statuses and types, which listings of any object show. */
  common: new Set<string>(verdicts.listedWords),
  /** Words for a step that was carried out without a verdict. */
  done: new Set(allOf(done)),
  conditional: new RegExp(`^(?:${alternatives(allOf(conditionals))})`),
  otherwise: new RegExp(`^(?:${wholeWords(allOf<Phrase>(procedure.otherwise))})[\\s\\p{P}]*$`, 'iu'),
  only: new RegExp(wholeWords(allOf<Phrase>(procedure.only)), 'iu'),
  /** Behind the name of something that is missing: `the secret web-tls is not found`. */
  isMissing: new RegExp(`^\\W{0,3}(?:${wholeWords(allOf<Phrase>(procedure.absent))})`, 'iu'),
  or: new RegExp(`[,，]?\\s*(?:\\|\\||${wholeWords(allOf<Phrase>(procedure.or))})\\s*`, 'iu'),
}));

const maxWordLength = 40;

export function outcomeOf(word: string, vocabulary?: Vocabulary): VisitOutcome | null {
  const words = wordsOf(vocabulary);
  const folded = normalize(word.slice(0, maxWordLength)).text.trim();
  if (words.done.has(folded)) return 'done';
  for (const verdict of ['normal', 'warning', 'abnormal'] as const)
    if (verdict === folded || words.verdicts[verdict].has(folded)) return verdict;
  return null;
}

/** The form in which conditions are compared: letters, digits and comparison signs. */
const comparable = (text: string, vocabulary?: Vocabulary): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}<>=≤≥!%]/gu, '')
    .replace(wordsOf(vocabulary).conditional, '');

/** Least length of a condition that may equal an expectation, and of an expectation that may be part of a branch. */
const minEqualLength = 4;
const minPartLength = 8;
const maxConditionLength = 300;

/**
 * The branch that a verdict leads to: its condition equals the expectation that holds, or names the verdict. Null when there
 * is none, or more than one.
 * @param held index of the expectation that holds; null when only the verdict is known
 */
export function branchOfVerdict(
  { expectations, branches }: Step,
  verdict: Verdict,
  held: number | null,
  vocabulary?: Vocabulary,
): number | null {
  const meant = held === null ? expectations.filter((each) => each.verdict === verdict) : [expectations[held]!];
  const texts = meant.map(({ text }) => comparable(text, vocabulary)).filter(({ length }) => length >= minEqualLength);
  const words = wordsOf(vocabulary).verdicts[verdict];
  const found = branches.flatMap(({ when, text }, index) => {
    const condition = comparable(when, vocabulary);
    // `❌ Abnormal: still there; go back to scenario 4` is an expectation and its branch in one.
    const branch = comparable(text.slice(0, maxConditionLength), vocabulary);
    const isNamed = words.has(condition) || words.has(when.trim().toLowerCase());
    const isSame = condition.length >= minEqualLength && texts.includes(condition);
    const isPart = texts.some((expected) => expected.length >= minPartLength && branch.includes(expected));
    return isNamed || isSame || isPart ? [index] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

/** The branch whose condition was given literally, or null. */
export function branchNamed(
  { branches }: Pick<Step, 'branches'>,
  given: string,
  vocabulary?: Vocabulary,
): number | null {
  const wanted = comparable(given, vocabulary);
  const found = wanted === '' ? -1 : branches.findIndex(({ when }) => comparable(when, vocabulary) === wanted);
  return found < 0 ? null : found;
}

const comparison = /^([\w.]{1,80})\s*(==|<=|>=|<|>)\s*(-?\d{1,15}(?:\.\d{1,9})?)$/;

/**
 * The only branch whose condition (`v4availableIPs == 0`), or one of its alternatives, is fulfilled by a value of the output
 * (`V4AVAILABLE`), or null.
 */
export function branchFulfilled(
  { branches }: Step,
  seen: readonly ObservedValue[],
  vocabulary?: Vocabulary,
): number | null {
  const isFulfilled = (alternative: string): boolean => {
    const [, subject, operator, bound] = comparison.exec(alternative.trim()) ?? [];
    const { value } =
      seen.find(({ name, unit }) => unit === null && subject !== undefined && isNameOf(subject, name, vocabulary)) ??
      {};
    return typeof value === 'number' && areOrdered(operator ?? '', value, Number(bound));
  };
  const found = branches.flatMap(({ when }, index) =>
    when.slice(0, maxConditionLength).split(wordsOf(vocabulary).or).some(isFulfilled) ? [index] : [],
  );
  return found.length === 1 ? found[0]! : null;
}

const maxJudgedBranches = 20;

/**
 * The only branch whose condition output fulfils, with the line that shows it; or the branch "otherwise" if output refutes
 * the conditions of all others. Null if there is none, or more than one.
 * @param conditions the condition of each branch as far as it was understood, as an expectation
 */
export function branchHolding(
  { branches }: Pick<Step, 'branches'>,
  output: string,
  conditions: readonly (EvaluableExpectation | null)[],
  context: ObservationContext,
): { readonly branch: number; readonly text: string } | null {
  if (branches.length > maxJudgedBranches) return null;
  const judged = conditions.map((each) => (each && tellsApart(each, context.vocabulary) ? each : null));
  const results = judged.map((each) => each && evaluateOutput(output, [each], context));
  const holding = results.flatMap((result, index) => (result?.outcome === 'holds' ? [index] : []));
  const [branch = -1, ...others] = holding;
  if (branch >= 0) {
    const { when } = branches[branch]!;
    const text = results[branch]!.readings[0]?.text.trim() || when;
    return others.length === 0 && isAbout(when, text) ? { branch, text } : null;
  }
  const rest = branches.findIndex(({ when }) => wordsOf(context.vocabulary).otherwise.test(when.trim()));
  const isRefuted = results.every((result, index) => index === rest || result?.outcome === 'none_holds');
  const line = results.flatMap((result) => result?.readings ?? [])[0]?.text.trim();
  return rest >= 0 && results.length > 1 && isRefuted && line ? { branch: rest, text: line } : null;
}

/** `only large packets fail`: that something fails shows neither what it is nor that everything else works. */
function tellsApart({ text, condition, claims = [] }: EvaluableExpectation, vocabulary?: Vocabulary): boolean {
  const claimed = [condition, ...claims.flat().map((claim) => claim.condition)].flatMap(comparisonsOf);
  return !wordsOf(vocabulary).only.test(text) && claimed.every(({ subject }) => subject !== 'attempts');
}

/** Whether a line may show that a condition holds: a single word says nothing of a condition that does not have it. */
const isAbout = (when: string, line: string): boolean =>
  !/^[^\s=:]+$/.test(line) || when.includes(line) || (/^\d/.test(line) && /\d/.test(when));

const maxBranches = 50;
const identifier = /[A-Za-z][\w.-]{6,80}/g;

/**
 * The branch that output mentions: the output has an identifier (`NoAvailableAddress`) or a phrase (`route is not ready for
 * pod`) that only the condition of this branch has. Words of the step's commands and of its normal expectations do not
 * count, nor do words in every row. A hint for a person, never a verdict.
 */
export function branchMentioned(
  step: Step,
  output: string,
  vocabulary?: Vocabulary,
): { readonly branch: number; readonly word: string } | null {
  const owners = new Map<string, Set<number>>();
  const identifiers = new Set<string>();
  step.branches.slice(0, maxBranches).forEach(({ when }, index) => {
    const condition = when.slice(0, maxConditionLength);
    const words = [...condition.matchAll(identifier)]
      // `there is no ovn-ic-controller`: output with this name contradicts the branch.
      .filter(({ 0: word, index: at }) => {
        const behind = condition.slice(at + word.length);
        return !deniesNext(condition.slice(0, at), vocabulary) && !wordsOf(vocabulary).isMissing.test(behind);
      })
      .map(([word]) => word)
      .filter((word) => /[a-z][A-Z]|\d|[_.-]/.test(word) && !wordsOf(vocabulary).common.has(word));
    for (const word of words) identifiers.add(word);
    const printed = printedTexts(condition, vocabulary).filter((text) => !wordsOf(vocabulary).common.has(text));
    for (const text of [...words, ...printed]) getOrMake(owners, text, () => new Set()).add(index);
  });
  const lines = readOutput(output, vocabulary).lines.filter(({ text }) => !headings.test(text));
  const usual = step.expectations.flatMap(({ verdict, text }) => (verdict === 'normal' ? [text] : []));
  const asked = [...step.commands.map(({ text }) => text), ...usual].join('\n');
  const found = [...owners].flatMap(([word, branches]) => {
    const isShown = identifiers.has(word)
      ? !asked.includes(word) && distinguishes(word, lines)
      : lineWithText(lines, [word], vocabulary);
    return branches.size === 1 && isShown ? [{ branch: [...branches][0]!, word }] : [];
  });
  return new Set(found.map(({ branch }) => branch)).size === 1 ? found[0]! : null;
}

const headings = /^\s*[A-Z][A-Z0-9()/.-]*(?:\s+[A-Z][A-Z0-9()/.-]*)+\s*$/;

/** Whether a word is in some lines; the name of an instance must not be in nearly all of them. Longer names do not count. */
function distinguishes(word: string, lines: readonly OutputLine[]): boolean {
  const whole = new RegExp(`(?<![\\w-])${word.replace(/[.-]/g, '\\$&')}(?![A-Za-z\\d-])`);
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const shown = filled.filter(({ text }) => whole.test(text)).length;
  return shown > 0 && (shown === 1 || shown < filled.length - 1 || !/[-_.\d]/.test(word));
}
