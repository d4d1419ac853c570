import type { Range } from '../../model/index.js';
import { allOf, derivedForBuild } from '../../vocabulary/index.js';
import { type DocumentRule, distinct, type Finding } from '../rule.js';
import type { DocumentView, SourceText } from '../view.js';

export const unreadComparison: DocumentRule = {
  id: 'expectation/unread-comparison',
  description: 'A comparison is written so that pasted output can be judged by it.',
  severity: 'warning',
  // A branch often repeats an expectation beside it.
  check: (view) => distinct(findingsIn(view), ({ range }) => range!.start.offset),
};

const note =
  'A comparison is a name, one of < <= > >= == != and a number with its unit. Output cannot be judged by other forms.';

function* findingsIn({ document, blocks, source, vocabulary }: DocumentView): Generator<Finding> {
  for (const { expectations, branches } of document.steps) {
    for (const { text, condition, range } of expectations) {
      const signs = [...misspeltIn(text, range, source)];
      yield* signs;
      if (signs.length === 0 && condition === null && isComparison(text, vocabulary))
        yield unread(text.trim(), range, source);
    }
    for (const { when, range } of branches) yield* misspeltIn(when, range, source);
  }
  for (const { block } of blocks)
    for (const cell of block.header ? [] : (block.cells ?? []))
      if (isBareComparison.test(cell)) yield* misspeltIn(cell, block.range, source);
}

/** Misspelt operators with the meant ones. `=>` is uncertain: between two numbers it is an arrow. */
const meant = new Map([
  ...['=<', '<='].map((written) => [written, '<='] as const),
  ...['<>', '=!', '!=', '!=='].map((written) => [written, '!='] as const),
  ['>=', '>='],
  ['=>', '>= or =='],
]);
const misspelt =
  /(^|[\p{L}\p{N}_%\])}]\s{0,4})(?:(=\s?<|(?<!\d\s{0,4})=\s?>|<\s=|>\s=)(?=\s{0,4}[-+]?\d)|(<\s?>|=!|!\s=|!==)(?=\s{0,4}\d|\s{1,4}\p{L}))/gu;
/** A cell with nothing else in it. */
const isBareComparison = /^[\p{L}\p{N}_.\- ]{0,60}[<>=!][<>=! ]{0,3}\d[\d.]{0,20}\s?[\p{L}%]{0,8}$/u;

function* misspeltIn(text: string, within: Range, source: SourceText): Generator<Finding> {
  for (const match of text.matchAll(misspelt)) {
    const [, before = '', order, other] = match;
    const sign = (order ?? other)!;
    const right = meant.get(sign.replace(/\s/g, ''))!;
    const start = match.index + before.length;
    const piece = text.slice(Math.max(0, start - longestBefore), start + sign.length);
    const range = placeOf(piece, sign, within, source);
    yield {
      message: `Unexpected sign '${sign}', expected ${right}`,
      note,
      range,
      fix: right.includes(' ') ? undefined : source.replacing(range, sign, right),
    };
  }
}

/** Characters before an operator that distinguish it from others in its block. */
const longestBefore = 24;

/** Position of the operator after its context, or its first position in the block when markup interrupts the context. */
function placeOf(piece: string, sign: string, within: Range, source: SourceText): Range {
  const whole = source.find(piece, within);
  return source.slice(whole) === piece
    ? source.range(whole.end.offset - sign.length, whole.end.offset)
    : source.find(sign, within);
}

const name = String.raw`[\p{L}_$][\p{L}\p{N}_.\-/[\] ]{0,60}`;
const sign = '(?:<=|>=|={1,3}|!=|[<>≤≥≠])';
const comparisonForms = derivedForBuild(({ ruleWords }): readonly RegExp[] => {
  const value = String.raw`["'(~≈${allOf(ruleWords.about).join('')}]{0,2}\s?[-+]?\d[\d.,_ ]{0,30}(?:[\p{L}%µ/^*][\p{L}\p{N}%/]{0,12})?["')]?`;
  return [
    new RegExp(`^${name}${sign}\\s*${value}(?:\\s*${sign}\\s*(?:${value}|${name}))?$`, 'u'),
    new RegExp(`^${value}\\s*${sign}\\s*${name}\\s*${sign}\\s*${value}$`, 'u'),
    new RegExp(`^${name}${sign}$`, 'u'),
  ];
});
const longestComparison = 120;
/** Versions such as `>= 1.12.3` are compared by people. */
const version = /\d+\.\d+\.\d/;

/** Whether a text consists of a comparison with a number, whether or not its form is supported. */
function isComparison(text: string, vocabulary: DocumentView['vocabulary']): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/`|\*\*/g, '')
    .trim()
    .replace(/[.。]$/, '');
  return (
    plain.length <= longestComparison &&
    !version.test(plain) &&
    comparisonForms(vocabulary).some((form) => form.test(plain))
  );
}

const unread = (text: string, within: Range, source: SourceText): Finding => ({
  message: `Unexpected comparison '${text}' that cannot be read, expected one such as 'availableIPs <= 5' or '5 < availableIPs <= 10'`,
  note,
  range: source.find(text, within),
});
