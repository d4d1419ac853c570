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

/** Replaces the characters of negation scopes: a character that no word and no phrase contains. */
export const negatedCharacter = ',';

/** A normalized text in its original case, without its negation scopes; everything else keeps its position. */
export function casedWithoutNegated(normalized: NormalizedText, negations: readonly NegationScope[]): string {
  const isKept = (index: number) => {
    const position = originalStart(normalized, index);
    return !negations.some(({ start, end }) => start <= position && position < end);
  };
  return Array.from(normalized.cased.split(''), (unit, index) => (isKept(index) ? unit : negatedCharacter)).join('');
}

/** The spans outside of negation scopes. */
export const notNegated = <Found extends Span>(
  found: readonly Found[],
  negations: readonly NegationScope[],
): readonly Found[] => found.filter(({ start, end }) => !isNegated(negations, start, end));

/** A corrected word, with its range in the text as typed. */
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
 * Puts corrections into a text, so that identifiers, phrases and concepts with misspelt words are found. Offsets lead to
 * the text as typed.
 * @param corrections by the term of the misspelt word
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

/** The corrected text of a span; undefined if nothing in it was corrected. */
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
