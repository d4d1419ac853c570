import { foldGaps, type NormalizedText, normalize, originalEnd, originalStart } from '../text/index.js';
import type { WordCorrection } from './corrections.js';
import type { ComparedText } from './heard-text.js';
import type { Words } from './words.js';

/** A place at which a text has a word that is read as another; UTF-16 units of the text as it was typed. */
export interface CorrectedPlace {
  readonly start: number;
  readonly end: number;
  readonly correction: WordCorrection;
}

/** A text as it was meant: what was mistyped stands in it as what it is read as, at the places of what was typed. */
export interface CorrectedText extends ComparedText {
  /** In their order, without overlap. */
  readonly places: readonly CorrectedPlace[];
}

/**
 * Identifiers, phrases and concepts are more than a word: they are found only where the word stands among the others as it
 * was meant.
 * @param corrections by the term that the mistyped word would be in the index
 */
export function correctText(
  normalized: NormalizedText,
  words: Words,
  corrections: ReadonlyMap<string, WordCorrection>,
): CorrectedText {
  const places: CorrectedPlace[] = [];
  words.forEach(normalized, ({ text }, start, end) => {
    const correction = corrections.get(text);
    if (correction !== undefined && start >= (places.at(-1)?.end ?? 0)) places.push({ start, end, correction });
  });
  const meant = rewrite(normalized.original, places);
  return { normalized: meant, folded: foldGaps(meant.text), places };
}

function rewrite(original: string, places: readonly CorrectedPlace[]): NormalizedText {
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
  for (const { start, end, correction } of places) {
    copy(start);
    for (let unit = 0; unit < correction.to.length; unit++) {
      starts.push(start);
      ends.push(end);
    }
    text += correction.to;
    copied = end;
  }
  copy(original.length);
  const meant = normalize(text);
  const { length } = meant.text;
  return {
    ...meant,
    original,
    starts: Uint32Array.from({ length }, (_, unit) => starts[originalStart(meant, unit)] ?? original.length),
    ends: Uint32Array.from({ length }, (_, unit) => ends[originalEnd(meant, unit + 1) - 1] ?? original.length),
  };
}

/** What was typed from one place to another, as it was meant; undefined where that is the same. */
export function meantBetween(
  typed: string,
  places: readonly CorrectedPlace[],
  start: number,
  end: number,
): string | undefined {
  let meant = '';
  let copied = start;
  for (const place of places) {
    if (place.start < copied || place.end > end) continue;
    meant += typed.slice(copied, place.start) + place.correction.to;
    copied = place.end;
  }
  return meant === '' ? undefined : meant + typed.slice(copied, end);
}
