import type { Condition, Expectation, Range, Verdict } from '../../model/index.js';
import { verdicts } from '../../vocabulary/index.js';
import { parseCondition } from './condition.js';
import { type ExpectingPart, expectingParts, isLong } from './focus.js';
import { isExpectedLabel } from './label.js';
import { conjunction } from './logic.js';
import { alternation, foldTitle } from './pattern.js';
import { codeExpectation, mayTellCode } from './told-code.js';

const order: readonly Verdict[] = ['normal', 'warning', 'abnormal'];
const words = new Map<string, Verdict>();
for (const verdict of order) for (const word of verdicts.words[verdict]) words.set(foldTitle(word), verdict);

const leadingMark = /^\s*(?:[-*]\s+)?(✅|✔|☑|🟢|✓|⚠|🟡|🟠|❌|✘|✗|✖|🔴|🚨)\uFE0F?\s*/u;
const leadingWord = /^\**([\p{L} ]{1,24}?)\**\s*(?:[（(][^（()）]{0,40}[)）])?\s*[：:]\s*\**\s*(?=\S)/u;
const expectWords = new RegExp(alternation(verdicts.expectLines), 'i');

/**
 * Reads a marked line: `✅ **正常**：availableIPs > 10`, `异常: …`, `Expected: …`. A mark without a word counts where expectations
 * are listed (`listed`) or a number is compared: elsewhere ⚠️ introduces a note.
 */
export function markedExpectation(line: string, range: Range, listed: boolean): Expectation | null {
  const mark = leadingMark.exec(line);
  const rest = mark ? line.slice(mark[0].length) : line.replace(/^\s*[-*]\s+/, '');
  const word = leadingWord.exec(rest);
  const byWord = word ? words.get(foldTitle(word[1] ?? '')) : undefined;
  if (byWord && (mark || listed || isVerdictWord(word?.[1] ?? ''))) {
    return expectation(byWord, rest.slice(word?.[0].length ?? 0), range);
  }
  const byMark = mark ? verdictOfMark(mark[1] ?? '') : undefined;
  return byMark && rest.trim() && (listed || isMeasure(rest)) ? expectation(byMark, rest, range) : null;
}

/** `使用率 < 80%`, `80% ~ 90%`: a short text that compares with a number. Behind a mark it can only be an expectation. */
function isMeasure(text: string): boolean {
  return isMeasured(text) && parseCondition(text) !== null;
}

const isMeasured = (text: string): boolean =>
  text.length <= longestMeasure && /[<>≤≥=~～]\s*\d|\d\s*[%\w]{0,4}\s*[<>≤≥~～]/.test(text);

const longestMeasure = 100;

/** Without an emoji only words that are a verdict and nothing else count: `错误：…` may be any label. */
function isVerdictWord(word: string): boolean {
  const folded = foldTitle(word);
  return [
    '正常',
    '异常',
    '警告',
    '预期结果',
    '期望结果',
    '预期',
    '预期输出',
    '期望输出',
    'normal',
    'abnormal',
    'expected',
    'expectedresult',
    'expectedoutput',
    'healthy',
    'unhealthy',
  ].includes(folded);
}

const lasting: ReadonlySet<string> = new Set(verdicts.lastingStatuses.map((status) => status.toLowerCase()));
const statuses: ReadonlySet<string> = new Set(Object.keys(verdicts.statuses).map((status) => status.toLowerCase()));

/** Reads `应该显示 "NotFound"`, `should be Running`: a sentence or a comment that says what should be seen. */
export function statedExpectation(sentence: string, range: Range): Expectation | null {
  if (!expectWords.test(sentence)) return null;
  const conditions = expectingParts(sentence).map(conditionOfPart);
  const condition = conjunction(conditions.filter((one) => one !== null));
  return condition
    ? { verdict: 'normal', text: sentence.replace(/^\s*(?:[-*]|\d{1,3}\.)\s+/, '').trim(), condition, range }
    : null;
}

/** Who is told to confirm that a Pod hangs looks for what is wrong: only what is sound is what should be seen. */
function conditionOfPart({ text, mood }: ExpectingPart): Condition | null {
  const condition = parseCondition(text);
  if (!condition || mood === 'stated') return condition;
  const comparisons = 'all' in condition ? condition.all : condition.any;
  const sound = comparisons.every(({ operator, value }) => {
    const word = String(value).toLowerCase();
    return mood === 'asked' ? operator === '==' && lasting.has(word) : !statuses.has(word) || lasting.has(word);
  });
  return sound ? condition : null;
}

const indicating = /\s*(?:\b(?:indicates?|means?|suggests?|signals?|points to)\b|表示|说明|意味着|代表)\s*/i;
const sound = /^(?:that\s)?(?:(?:the|a|all|is|everything)\s)*[\w ]{0,24}\b(?:normal|healthy|ok|fine)\b|正常|健康/i;

/** `headroom < 5% indicates pressure`: a number that is compared, and what it tells. */
export function indicatedExpectation(sentence: string, range: Range): Expectation | null {
  if (isLong(sentence)) return null;
  const code = codeExpectation(sentence.trim(), range);
  if (code) return code;
  const told = indicating.exec(sentence);
  const measure = told ? sentence.slice(0, told.index) : '';
  if (!told || !isMeasured(measure)) return null;
  const condition = parseCondition(measure);
  const meaning = sentence.slice(told.index + told[0].length);
  const verdict = sound.test(meaning) && !/\bnot\b|不|异常/i.test(meaning) ? 'normal' : 'abnormal';
  return condition && { verdict, text: sentence.trim().replace(/[：:]$/, ''), condition, range };
}

/** A comment inside a fence that says what the command should show, with or without a condition. */
export function commentExpectation(comment: string, range: Range): Expectation | null {
  const text = comment.replace(/^\s*(?:#|\/\/)+\s?/, '').trim();
  if (!text || text.length > 300) return null;
  if (!opensExpecting.test(text)) return statedExpectation(text, range);
  if (isExpectedLabel(text)) return null;
  const condition = parseCondition(text) ?? expectedWord(text);
  if (!condition && !/^(?:应(?!用)|预期|期望|expect|should)/i.test(text)) return statedExpectation(text, range);
  return { verdict: 'normal', text, condition, range };
}

const opensExpecting = /^(?:应该|应当|应(?!用|对|急|答|变)|预期|期望|确认|expected?|should|must|confirm|verify that)/i;

/** `期望 t`: one word that must be printed. */
function expectedWord(text: string): Condition | null {
  const word = /^(?:预期|期望|expect(?:ed)?)\s*[:：]?\s*([\w./-]{1,60})$/i.exec(text)?.[1];
  return word === undefined ? null : { all: [{ subject: '', operator: '==', value: word }] };
}

/** True when a text could say what to expect: keeps the costlier readers away from plain prose. */
export function mayExpect(text: string): boolean {
  return expectWords.test(text) || indicating.test(text) || mayTellCode(text);
}

export function expectation(verdict: Verdict, text: string, range: Range): Expectation {
  const clean = text
    .replace(/^\s*[-*]\s+/, '')
    .replace(/\*\*/g, '')
    .trim();
  return { verdict, text: clean, condition: parseCondition(clean, { whole: verdict === 'normal' }), range };
}

function verdictOfMark(mark: string): Verdict | undefined {
  return order.find((verdict) => (verdicts.marks[verdict] as readonly string[]).includes(mark));
}

/** Verdict that a word of a table's heading or cell names, such as 异常 or Warning. */
export function verdictOfWord(word: string): Verdict | undefined {
  return words.get(foldTitle(word.replace(leadingMark, ''))) ?? verdictOfMark(leadingMark.exec(word)?.[1] ?? '');
}
