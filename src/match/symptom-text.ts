import {
  foldGaps,
  isNegated,
  type NegationScope,
  type NormalizedText,
  normalize,
  originalEnd,
  originalStart,
  type Span,
} from '../text/index.js';
import type { WordCorrection } from './corrections.js';
import type { ComparedText, Words } from './words.js';

/** Replaces the characters of negation scopes: it is part of no word and of no phrase. */
const blank = ',';

/** A text with some of its spans replaced by spaces; everything else keeps its position. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let kept = '';
  for (const { start, end } of spans) kept += text.slice(kept.length, start) + ' '.repeat(end - start);
  return kept + text.slice(kept.length);
}

/** A text without its negation scopes; everything else keeps its position. */
export function withoutNegated(text: string, negations: readonly NegationScope[]): string {
  let kept = '';
  for (const { start, end } of negations) {
    kept += text.slice(kept.length, start);
    kept += blank.repeat(end - start);
  }
  return kept + text.slice(kept.length);
}

/** The same for a normalized text in its original case. */
export function casedWithoutNegated(normalized: NormalizedText, negations: readonly NegationScope[]): string {
  const isKept = (index: number) => {
    const position = originalStart(normalized, index);
    return !negations.some(({ start, end }) => start <= position && position < end);
  };
  return Array.from(normalized.cased.split(''), (unit, index) => (isKept(index) ? unit : blank)).join('');
}

/** The spans outside of negation scopes. */
export const notNegated = <Found extends Span>(
  found: readonly Found[],
  negations: readonly NegationScope[],
): readonly Found[] => found.filter(({ start, end }) => !isNegated(negations, start, end));

/** A span of a text in which a word was corrected; code units of the text as it was typed. */
export interface CorrectedSpan {
  readonly start: number;
  readonly end: number;
  readonly correction: WordCorrection;
}

/** A text with its corrections. */
export interface CorrectedText extends ComparedText {
  /** In order, without overlap. */
  readonly spans: readonly CorrectedSpan[];
}

/**
 * Puts corrections into a text, so that identifiers, phrases and concepts are found that the misspelt words are part of.
 * Offsets lead to the text as it was typed.
 * @param corrections by the term that the misspelt word would be in the index
 */
export function correctText(
  { normalized, folded }: ComparedText,
  words: Words,
  corrections: ReadonlyMap<string, WordCorrection>,
): CorrectedText {
  if (corrections.size === 0) return { normalized, folded, spans: [] };
  const spans: CorrectedSpan[] = [];
  words.forEach(normalized, ({ text }, start, end) => {
    const correction = corrections.get(text);
    if (correction !== undefined && start >= (spans.at(-1)?.end ?? 0)) spans.push({ start, end, correction });
  });
  const corrected = rewrite(normalized.original, spans);
  return { normalized: corrected, folded: foldGaps(corrected.text), spans };
}

function rewrite(original: string, spans: readonly CorrectedSpan[]): NormalizedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let copied = 0;
  const copy = (until: number) => {
    for (let index = copied; index < until; index++) {
      starts.push(index);
      ends.push(index + 1);
    }
    text += original.slice(copied, until);
  };
  for (const { start, end, correction } of spans) {
    copy(start);
    for (let unit = 0; unit < correction.to.length; unit++) {
      starts.push(start);
      ends.push(end);
    }
    text += correction.to;
    copied = end;
  }
  copy(original.length);
  const corrected = normalize(text);
  const { length } = corrected.text;
  return {
    ...corrected,
    original,
    starts: Uint32Array.from({ length }, (_, unit) => starts[originalStart(corrected, unit)] ?? original.length),
    ends: Uint32Array.from({ length }, (_, unit) => ends[originalEnd(corrected, unit + 1) - 1] ?? original.length),
  };
}

/** A span of a text with its corrections; undefined where it has none. */
export function correctedBetween(
  typed: string,
  spans: readonly CorrectedSpan[],
  { start, end }: Span,
): string | undefined {
  let corrected = '';
  let copied = start;
  for (const span of spans) {
    if (span.start < copied || span.end > end) continue;
    corrected += typed.slice(copied, span.start) + span.correction.to;
    copied = span.end;
  }
  return corrected === '' ? undefined : corrected + typed.slice(copied, end);
}
