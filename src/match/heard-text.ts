import {
  type FoldedText,
  foldGaps,
  type NegationScope,
  type NormalizedText,
  normalize,
  originalStart,
  type Piece,
} from '../text/index.js';

/** A text in the form that is compared. */
export interface ComparedText {
  readonly normalized: NormalizedText;
  /** The same as phrases are looked for in it. */
  readonly folded: FoldedText;
}

export function compared(text: string): ComparedText {
  const normalized = normalize(text);
  return { normalized, folded: foldGaps(normalized.text) };
}

/** No word, and no gap of a phrase: it parts what stands on both sides. */
const hushed = ',';

/** A text without what it denies; all else stays at its place. */
export function withoutDenied(text: string, denials: readonly NegationScope[]): string {
  if (denials.length === 0) return text;
  let heard = '';
  for (const { start, end } of denials) {
    heard += text.slice(heard.length, start);
    heard += hushed.repeat(end - start);
  }
  return heard + text.slice(heard.length);
}

/** The same of a text in the form that is compared, its case kept. */
export function casedWithoutDenied(normalized: NormalizedText, denials: readonly NegationScope[]): string {
  const isHeard = (index: number) => {
    const place = originalStart(normalized, index);
    return !denials.some(({ start, end }) => start <= place && place < end);
  };
  return Array.from(normalized.cased.split(''), (unit, index) => (isHeard(index) ? unit : hushed)).join('');
}

/** Of what was found in a text that which it does not deny. */
export const notDenied = <Found extends Piece>(
  found: readonly Found[],
  denials: readonly NegationScope[],
): readonly Found[] => found.filter(({ start, end }) => !isDenied(denials, start, end));

/** Whether a place is in what a text denies. The words that deny are said. */
export const isDenied = (denials: readonly NegationScope[], start: number, end: number): boolean =>
  denials.some(
    (denial) => denial.start <= start && end <= denial.end && (end <= denial.cue.start || denial.cue.end <= start),
  );
