import type { Condition, Expectation, Range, Verdict } from '../../model/index.js';
import { verdictWords } from '../../text/index.js';
import { derived, type Vocabulary } from '../../vocabulary/index.js';
import { countsLines, isVague } from './claim.js';
import { claimsOf, isQualified, tellsCourse, withQuotes } from './claims.js';
import { comparisonsOf, conjunction, parseCondition } from './condition.js';
import { isExpectedLabel } from './label.js';
import { citedCondition, literalCondition, meaningExpectation, printedText } from './stated.js';
import { foldTitle, grammar, sentencesOf, titlesOf, withoutStop } from './words.js';

/**
 * Reads expectations: what a step may show, with the verdict. Authors write them as
 *
 *     ✅ **Normal**: availableIPs > 10      a line with the mark or the word of a verdict
 *     the pods should be Running           a sentence that states, demands (`confirm that`) or asks (`check whether`)
 *     # should print 3                     a comment behind a command
 */
const checkWord = '(?<!{notBeforeCheck}){check}(?!{notBehindCheck})';
const rulesOf = grammar({
  expecting: `{expecting}|${checkWord}`,
  /** A verb of checking at the beginning of a clause; elsewhere `check` is mostly a noun (`readiness check`). */
  check: `(?:${checkWord}|(?:^|[,:(：，（]\\s*|{clauseLead}\\s+|\\p{Script=Han}\\s*){checkVerb}(?:\\s+{that})?)\\s*(?=\\S)`,
  demand: '{demand}',
  between: '{between}\\s*\\d|\\d.{0,8}{betweenEnd}',
  asks: '^\\s*{asks}|{whether}',
  whether: '{whether}',
  expectFirst: '^{expectFirst}',
  expectSure: '^{expectSure}',
  outputLabel: '^{expected}\\s?{output}\\s*[:：]\\s*(?=\\S)',
  expectLead: '^{expected}\\s*[:：]?\\s*',
  expectedWord: '^{expected}\\s*[:：]?\\s*([\\w./-]{1,60})$',
});
const leadingWord = /^\**([\p{L} ]{1,24}?)\**\s*(?:[（(][^（()）]{0,40}[)）])?\s*[：:]\s*\**\s*(?=\S)/u;
const bullet = /^\s*(?:[-*]|\d{1,3}\.)\s+/;

const verdictsOf = derived((vocabulary) => {
  const { verdicts } = vocabulary;
  const order: readonly Verdict[] = ['normal', 'warning', 'abnormal'];
  const marks = new Map<string, Verdict>(
    order.flatMap((verdict) => verdicts.marks[verdict].map((mark): [string, Verdict] => [mark, verdict])),
  );
  return {
    words: new Map(order.flatMap((verdict) => verdicts.words[verdict].map((word) => [foldTitle(word), verdict]))),
    marks,
    leadingMark: new RegExp(`^\\s*(?:[-*]\\s+)?(${[...marks.keys()].join('|')})\\uFE0F?\\s*`, 'u'),
    labels: titlesOf('verdictLabel', vocabulary),
  };
});

export interface ExpectationReading {
  /** Source of the text, in which code has backticks. */
  readonly raw?: string | undefined;
  readonly vocabulary?: Vocabulary | undefined;
}

export function expectation(
  verdict: Verdict,
  text: string,
  range: Range,
  { raw = '', vocabulary }: ExpectationReading = {},
): Expectation {
  const clean = text
    .replace(/^\s*[-*]\s+/, '')
    .replace(/\*\*/g, '')
    .trim();
  const quoted = withQuotes(clean, raw);
  const isOther =
    countsLines(clean, vocabulary) || tellsCourse(clean, vocabulary) || isQualified(quoted, verdict, vocabulary);
  const condition = isOther ? null : parseCondition(clean, { whole: verdict === 'normal', vocabulary });
  // The condition may be one of several alternatives: `CrashLoopBackOff, or the lease is not renewed`.
  const isWhole = condition !== null && parseCondition(clean, { strict: true, vocabulary }) !== null;
  const claims = isWhole ? undefined : claimsOf(verdict, quoted, vocabulary);
  const isUnread = condition === null && claims === undefined && verdict === 'normal' && !isOther;
  return {
    verdict,
    text: clean,
    condition: claims && isVague(condition) ? null : isUnread ? printedValue(clean) : condition,
    ...(claims && { claims }),
    range,
  };
}

/** The condition of `1400` or `HTTP/1.1 200 OK` behind `Expected:`. */
function printedValue(text: string): Condition | null {
  if (/^\d{1,15}(?:\.\d{1,6})?$/.test(text)) return { all: [{ subject: '', operator: '==', value: Number(text) }] };
  return /^HTTP\/[\d.]+ [1-5]\d{2}/.test(text) ? printedText(text) : null;
}

/** The verdict that a cell of a table names: `Warning`, `✅`. */
export function verdictOfWord(word: string, vocabulary?: Vocabulary): Verdict | undefined {
  const { words, marks, leadingMark } = verdictsOf(vocabulary);
  return words.get(foldTitle(word.replace(leadingMark, ''))) ?? marks.get(leadingMark.exec(word)?.[1] ?? '');
}

/**
 * Reads a line that begins with the mark or word of a verdict. A mark alone (⚠️ may introduce a note) or an ambiguous word
 * alone (`Error: …` may be any label) counts only in a list of expectations (`listed`) or before a comparison with a number.
 */
export function markedExpectation(
  line: string,
  range: Range,
  { listed = false, raw, vocabulary }: ExpectationReading & { readonly listed?: boolean } = {},
): Expectation | null {
  const { words, marks, leadingMark, labels } = verdictsOf(vocabulary);
  const mark = leadingMark.exec(line);
  const rest = mark ? line.slice(mark[0].length) : line.replace(/^\s*[-*]\s+/, '');
  const [lead = '', word = ''] = leadingWord.exec(rest) ?? [];
  const folded = foldTitle(word);
  const byWord = words.get(folded);
  const text = rest.slice(lead.length);
  if (byWord && (mark || listed || labels.has(folded) || isThreshold(text, vocabulary)))
    return expectation(byWord, text, range, { raw, vocabulary });
  const byMark = marks.get(mark?.[1] ?? '');
  if (!byMark || rest.trim() === '') return null;
  return listed || isThreshold(rest, vocabulary) ? expectation(byMark, rest, range, { raw, vocabulary }) : null;
}

const longestMeasure = 100;

const sign = /[<>≤≥=~～]\s*\d|\d\s*[%\w]{0,4}\s*[<>≤≥~～]/;

/** `usage < 80%`, `80% ~ 90%`, `between 80 and 90`: a short text that compares with a number. */
const isThreshold = (text: string, vocabulary?: Vocabulary): boolean =>
  text.length <= longestMeasure &&
  (sign.test(text) || rulesOf(vocabulary).between.test(text)) &&
  parseCondition(text, { vocabulary }) !== null;

/**
 * The expectation in a sentence of prose: `should show "NotFound"`, `confirm that the pods are Running`, `no output means that
 * all is fine`.
 */
export function proseExpectation(
  sentence: string,
  range: Range,
  { raw = '', vocabulary }: ExpectationReading = {},
): Expectation | null {
  const parts = expectingParts(sentence, vocabulary);
  const conditions = parts.map((part) => conditionOfPart(part, vocabulary));
  const condition =
    conjunction(conditions.filter((one) => one !== null)) ??
    (parts.length === 1 ? citedCondition(parts[0]!.text, raw, vocabulary) : null);
  if (!condition)
    return (
      meaningExpectation(sentence, range, vocabulary) ?? faultlessExpectation(parts, { sentence, range, vocabulary })
    );
  return { verdict: 'normal', text: sentence.replace(bullet, '').trim(), condition, range };
}

/** The expectation of a sentence that demands that there are no errors. */
function faultlessExpectation(
  [part, ...others]: readonly ExpectingPart[],
  { sentence, range, vocabulary }: ExpectationReading & { readonly sentence: string; readonly range: Range },
): Expectation | null {
  if (part?.mood !== 'stated' || others.length > 0) return null;
  const text = sentence.replace(bullet, '').trim();
  const claims = claimsOf('normal', withoutStop(part.text), vocabulary);
  const isRead = claims?.every((group) => comparisonsOf(group[0]!.condition ?? { all: [] })[0]?.subject === 'errors');
  return isRead ? { verdict: 'normal', text, condition: null, claims: claims!, range } : null;
}

/** A part of a sentence that states what is expected, demands it (`confirm that`) or asks for it (`check whether`). */
interface ExpectingPart {
  readonly text: string;
  readonly mood: 'stated' | 'demanded' | 'asked';
}

const pieceEnd = /[；;](?!\S*&)|——|\s[—–]\s/;
/** A value before the verb, as in `cluster_state:ok confirms …`. */
const valueBefore = /[\w)]\s*[:=<>]\s*[\w"]/;
const longestPiece = { characters: 160, unspaced: 60 };

/** Whether a part is so long that a condition in it may be a circumstance. */
const isLong = (text: string): boolean =>
  text.length > longestPiece.characters || (text.match(/\p{Script=Han}/gu)?.length ?? 0) > longestPiece.unspaced;

/** The parts of a sentence that state an expectation, without their introduction. */
function expectingParts(sentence: string, vocabulary?: Vocabulary): ExpectingPart[] {
  const { expecting, check, demand, asks, whether } = rulesOf(vocabulary);
  return sentence.split(pieceEnd).flatMap((piece): ExpectingPart[] => {
    if (!expecting.test(piece) || isLong(piece)) return [];
    const found = check.exec(piece);
    // `re-check whether …` asks, although its verb is not recognised.
    if (!found) return demand.test(piece) || !whether.test(piece) ? [{ text: piece, mood: 'stated' }] : [];
    const before = piece.slice(0, found.index);
    // `the count should be 3 to confirm …`: the expectation stands before the verb.
    if (demand.test(before)) return [{ text: before, mood: 'stated' }];
    if (valueBefore.test(before)) return [];
    const text = piece.slice(found.index + found[0].length);
    return [{ text, mood: demand.test(text) ? 'stated' : asks.test(text) ? 'asked' : 'demanded' }];
  });
}

/** The condition of a part. `Confirm that the Pod hangs` looks for a fault: only a healthy state is an expectation. */
function conditionOfPart({ text, mood }: ExpectingPart, vocabulary?: Vocabulary): Condition | null {
  const { lasting, statuses } = verdictWords(vocabulary);
  const condition = parseCondition(text, { vocabulary });
  if (!condition || mood === 'stated') return condition;
  const isSound = comparisonsOf(condition).every(({ operator, value }) => {
    const word = String(value).toLowerCase();
    return mood === 'asked' ? operator === '==' && lasting.has(word) : !statuses.has(word) || lasting.has(word);
  });
  return isSound ? condition : null;
}

const longestComment = 300;

/** The expectation that a comment in a fence states, with or without a condition. */
export function commentExpectation(comment: string, range: Range, vocabulary?: Vocabulary): Expectation | null {
  const { expectFirst, expectSure, expectedWord } = rulesOf(vocabulary);
  const text = comment.replace(/^\s*(?:#|\/\/)+\s?/, '').trim();
  if (!text || text.length > longestComment) return null;
  if (!expectFirst.test(text)) return proseExpectation(text, range, { raw: comment, vocabulary });
  if (isExpectedLabel(text, vocabulary)) return null;
  const word = expectedWord.exec(text)?.[1];
  const printed: Condition | null = word === undefined ? null : { all: [{ subject: '', operator: '==', value: word }] };
  const condition = parseCondition(text, { vocabulary }) ?? printed;
  if (!condition && !expectSure.test(text)) return proseExpectation(text, range, { raw: comment, vocabulary });
  if (condition) return { verdict: 'normal', text, condition, range };
  const expected = expectedOf(text, vocabulary);
  if (expected) return { verdict: 'normal', text, condition: expected, range };
  const claims = claimsOf('normal', withQuotes(text, comment), vocabulary);
  const isRead = claims?.every((group) => group.every((claim) => claim.condition !== null)) === true;
  return { verdict: 'normal', text, condition: null, ...(isRead && { claims }), range };
}

/** The condition of `Expect no output. Anything printed is …`, `Expected output: Chart.yaml templates/`. */
function expectedOf(text: string, vocabulary?: Vocabulary): Condition | null {
  const { outputLabel, expectLead } = rulesOf(vocabulary);
  const label = outputLabel.exec(text)?.[0];
  if (label !== undefined) return literalCondition(text.slice(label.length));
  const [first = ''] = sentencesOf(text, vocabulary);
  return parseCondition(first.replace(expectLead, ''), { whole: true, vocabulary });
}
