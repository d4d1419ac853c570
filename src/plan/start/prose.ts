import type { Step } from '../../model/index.js';
import { hasPlainLatin } from '../../text/index.js';
import { shortestIdentifier } from './phrases.js';
import type { Subject } from './subject.js';
import { lineWords, rareWord, textOf } from './traces.js';
import { identifierPlaces, isLetter } from './word-places.js';
import type { Wording } from './wording.js';

/** What the steps of a document say, to look whether a symptom may have left traces in it. */
export interface Prose {
  /** In lower case. */
  readonly text: string;
  /** Whether every Latin word of it, folded, stands in `text`. */
  readonly isPlain: boolean;
}

export function proseOf(steps: readonly Step[], { ofSteps }: Subject): Prose {
  const text = [...ofSteps.map((each) => each.text), ...steps.map(textOf)].join('\n');
  return { text: text.toLowerCase(), isPlain: hasPlainLatin(text) };
}

/** A symptom of more words is a log, and says some of everything. */
const mostWords = 64;

/**
 * Whether there may be traces of a symptom: as many of its words in a row as the shortest line has, or a rare word of it.
 * @param places of the symptom's words (`wordPlaces`)
 */
export function mayHaveTraces(
  { text, isPlain }: Prose,
  symptom: string,
  places: readonly number[],
  wording: Wording,
): boolean {
  const words = places.length / 2;
  if (!isPlain || words > mostWords) return true;
  const has = (word: number) => {
    const [start, end] = [places[2 * word]!, places[2 * word + 1]!];
    return !isLatin(symptom.charCodeAt(start)) || text.includes(symptom.slice(start, end));
  };
  for (let last = lineWords - 1; last < words; ) {
    let word = last;
    while (word > last - lineWords && has(word)) word--;
    if (word === last - lineWords) return true;
    last = word + lineWords;
  }
  return hasRareWord(text, symptom, wording);
}

const isLatin = (unit: number): boolean => unit < 0x80;

function hasRareWord(text: string, symptom: string, wording: Wording): boolean {
  const places = identifierPlaces(symptom);
  for (let at = 0; at < places.length; at += 2) {
    if (places[at + 1]! - places[at]! < shortestIdentifier) continue;
    const word = symptom.slice(places[at]!, places[at + 1]!);
    if (!text.includes(word)) continue;
    if (wording.told(word) >= rareWord) return true;
    for (const told of wording.words(word).values()) if (told >= rareWord) return true;
  }
  return false;
}

/** Traces are of Latin words. */
export function hasLatin(text: string, places: readonly number[]): boolean {
  for (let at = 0; at < places.length; at += 2) if (isLetter(text.charCodeAt(places[at]!))) return true;
  return false;
}
