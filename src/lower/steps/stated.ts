import type { Condition, Expectation, Range } from '../../model/index.js';
import { derived, type Vocabulary } from '../../vocabulary/index.js';
import { withQuotes } from './claims.js';
import { jointsOf, parseCondition } from './condition.js';
import { compare } from './quantity.js';
import { grammar } from './words.js';

/**
 * Reads sentences that state literally what is printed, or what it means:
 *
 *     should return `200 OK`                    code as the only object of a verb of showing
 *     no output means that all is fine          a condition, and a word that judges it
 *     Expected output: `Chart.yaml values.yaml` a printed text
 */
const rulesOf = grammar({
  cited: `^([^,，;；。]{0,60}?)(?:(?<not>{showNot})|{show})\\s*{article}?\\s*(?:{printedNoun}\\s*)?"([^"]{2,120})"\\s*(?:(?:{of})?{printedNoun})?\\s*{inOutput}?\\s*[.。:：]?$`,
  means: '^([^,，;；。]{2,80}?)[\\s,，]*{meaning}\\s*(?:{that}\\s*)?([^,，;；。.]{1,60})',
  fine: '(?:^|\\s|\\p{Script=Han})(?:{be}\\s*)?{fineMeaning}$',
  fault: '(?:^|\\s|\\p{Script=Han})(?:{be}\\s*)?{faultMeaning}$',
  not: '{not}',
  show: '{show}',
});
const failuresOf = derived(
  ({ verdicts: { errorLines, failureParts, attempts } }) =>
    new RegExp([...errorLines, ...attempts.fail, ...failureParts].join('|'), 'i'),
);

const placeholder = /[<>{}$]|\.{3}|…/;
const httpStatus = /^(?:HTTP\/[\d.]+\s+)?([1-5]\d{2})\s+[A-Z][A-Za-z -]{1,30}$/;

/** The condition of `should return `200 OK``: a printed text that stands alone behind its verb. */
export function citedCondition(sentence: string, raw: string, vocabulary?: Vocabulary): Condition | null {
  const quoted = withQuotes(sentence, raw, (code) => placeholder.test(code));
  const found = quoted === sentence ? null : rulesOf(vocabulary).cited.exec(quoted);
  if (!found) return null;
  const [, head = '', , value = ''] = found;
  // `has a and shows b` says more, and a log that "should contain" a failure is not normal.
  if (jointsOf(vocabulary).and.test(head) || rulesOf(vocabulary).show.test(head)) return null;
  const isNot = found.groups?.not !== undefined;
  if (!isNot && failuresOf(vocabulary).test(value)) return null;
  return isNot ? { all: [compare('output', 'lacks', { value })] } : printedText(value);
}

/** The condition of an output that is expected literally. */
export function printedText(value: string): Condition {
  const code = httpStatus.exec(value)?.[1];
  return {
    all: [
      code === undefined
        ? compare('output', 'contains', { value })
        : compare('HTTP code', '==', { value: Number(code) }),
    ],
  };
}

/** The expectation of `no output means that all is fine`. */
export function meaningExpectation(sentence: string, range: Range, vocabulary?: Vocabulary): Expectation | null {
  const { means, fine, fault, not } = rulesOf(vocabulary);
  const [, head = '', meaning = ''] = means.exec(sentence.replace(/^\s*(?:[-*]|\d{1,3}\.)\s+/, '')) ?? [];
  const rest = meaning.trim();
  const verdict = not.test(rest) ? null : fine.test(rest) ? 'normal' : fault.test(rest) ? 'abnormal' : null;
  const condition = verdict && parseCondition(head, { whole: true, vocabulary });
  return condition && { verdict, text: sentence.trim(), condition, range };
}

const longestLiteral = 120;
const mostLines = 6;

/** The condition of an example of output, each line of which is printed as it is; null if its values may differ. */
export function literalCondition(text: string): Condition | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1 && lines.some((line) => /^\s/.test(line))) return null;
  const isLiteral = (line: string): boolean =>
    line.length <= longestLiteral && /^[\x20-\x7e]+$/.test(line) && /[A-Za-z0-9]{2}/.test(line);
  const hasColumns = lines.some((line) => /\S\s{2,}\S|\|/.test(line));
  if (lines.length > mostLines || !lines.every(isLiteral) || lines.some((line) => placeholder.test(withoutJson(line))))
    return null;
  const names = lines.length === 1 ? (lines[0]?.trim().split(/\s+/) ?? []) : [];
  // A list of files may be printed in rows or columns.
  if (names.length > 1 && names.every((name) => /^[\w./-]*[./][\w./-]*$/.test(name)))
    return { all: names.map((value) => compare('output', 'contains', { value })) };
  if (hasColumns) return null;
  const conditions = lines.flatMap((line) => printedText(line.trim())).map((each) => ('all' in each ? each.all : []));
  return conditions.length === 0 ? null : { all: conditions.flat() };
}

/** Braces of JSON on one line are no placeholder. */
const withoutJson = (line: string): string => (/^\{.*"[\w.-]+":.*\}$/.test(line) ? line.replace(/[{}]/g, '') : line);
