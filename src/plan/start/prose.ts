import type { Step } from '../../model/index.js';
import { hasPlainWords } from '../../text/index.js';
import { rareWord } from './identifiers.js';
import { lineWords, runLength } from './lines.js';
import { shortestIdentifier } from './phrases.js';
import { textOf } from './step-texts.js';
import type { Subject } from './subject.js';
import { identifierPlaces, isLetter, nextWord } from './word-places.js';
import type { Wording } from './wording.js';

/** What the steps of a document say, to look whether a symptom may have left traces in it. */
export interface Prose {
  /** Its words are folded. */
  readonly text: string;
  /** Whether they are those of the steps, but for their case. */
  readonly isPlain: boolean;
}

export function proseOf(steps: readonly Step[], { ofSteps }: Subject, wording: Pick<Wording, 'fold'>): Prose {
  const text = [...ofSteps.map((each) => each.text), ...steps.map(textOf)].join('\n');
  const isPlain = hasPlainWords(text);
  return { text: isPlain ? text.toLowerCase() : wording.fold(text), isPlain };
}

/** A symptom of more words is a log, and says some of everything. */
const mostWords = 64;

/**
 * Whether there may be a line of a symptom: as many of its words in a row as the shortest line has.
 * @param places of the symptom's words (`wordPlaces`)
 */
export function mayHaveLine({ text: prose }: Prose, symptom: string, places: readonly number[]): boolean {
  const words = places.length / 2;
  if (words > mostWords) return true;
  const has = (word: number) => prose.includes(wordAt(symptom, places, word));
  for (let last = lineWords - 1; last < words; ) {
    let word = last;
    while (word > last - lineWords && has(word)) word--;
    if (word > last - lineWords) last = word + lineWords;
    else if (hasRuns(prose, symptom, places, last - lineWords + 1)) return true;
    else last++;
  }
  return false;
}

const wordAt = (text: string, places: readonly number[], word: number): string =>
  text.slice(places[2 * word]!, places[2 * word + 1]!);

/** Whether each run of a line stands somewhere. @param first number of the line's first word */
function hasRuns(prose: string, symptom: string, places: readonly number[], first: number): boolean {
  for (let run = first; run + runLength <= first + lineWords; run++) {
    const words = Array.from({ length: runLength }, (_, word) => wordAt(symptom, places, run + word));
    if (!hasRow(prose, words)) return false;
  }
  return true;
}

/** Whether words stand side by side; the first may be the end of another one, and the last the beginning. */
function hasRow(prose: string, words: readonly string[]): boolean {
  for (let at = prose.indexOf(words[0]!); at >= 0; at = prose.indexOf(words[0]!, at + 1)) {
    let end = at + words[0]!.length;
    let next = 1;
    for (; next < words.length; next++) {
      const start = nextWord(prose, end);
      if (!prose.startsWith(words[next]!, start)) break;
      end = start + words[next]!.length;
    }
    if (next === words.length) return true;
  }
  return false;
}

/** Whether there may be an identifier of a symptom: a rare word of it. Identifiers are looked for as they are written. */
export function mayHaveIdentifier({ text, isPlain }: Prose, symptom: string, wording: Wording): boolean {
  if (!isPlain) return true;
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
