import { lazily } from '../../text/index.js';
import type { Landmark, LandmarkKind } from './landmarks.js';
import { identifiersOf, loosen, phrasesOf, placeOf, telling, weigh } from './phrases.js';
import { checkOf, outerOf, type Places } from './places.js';
import type { Subject } from './subject.js';
import type { Wording } from './wording.js';

/** A phrase that a symptom may contain, and the step that it means. */
export interface PhraseLandmark {
  readonly step: string;
  readonly phrase: string;
  readonly weight: number;
  readonly text: string;
}

/** What one word must tell to mean a step by itself: most documents do not have it. */
const tellingWord: Readonly<Record<LandmarkKind, number>> = { condition: 0.52, title: 0.6, own: 0.6 };
/** What a condition that a step decides itself weighs beside a title, or a condition that leads to a step. */
const ownWeight = 0.6;

/** A phrase of a landmark, whatever knowledge base the document is in. */
export interface ReadPhrase {
  readonly landmark: Landmark;
  readonly phrase: string;
  readonly weight: number;
  /** The only word of it, which must tell enough by itself; null when it has several. */
  readonly word: string | null;
}

/**
 * Phrases of the landmarks that say anything. What the whole document is about says not when a step is meant.
 * @param within a text, folded, its gaps made one: only phrases that it contains are read
 */
export function readPhrases(
  landmarks: readonly Landmark[],
  subject: Subject,
  wording: Pick<Wording, 'fold'>,
  within: string | null = null,
): ReadPhrase[] {
  const told: Readonly<Record<LandmarkKind, () => string>> = {
    condition: () => '',
    title: lazily(() => loosen(wording, subject.all.slice(0, longestSubject))),
    own: lazily(() => loosen(wording, subject.title)),
  };
  const phrases: ReadPhrase[] = [];
  const add = (landmark: Landmark, written: string, least: number) => {
    const phrase = loosen(wording, written).replace(article, '');
    if (within !== null && placeOf(within, phrase) < 0) return;
    const weight = weigh(phrase);
    if (weight < least || placeOf(told[landmark.kind](), phrase) >= 0) return;
    if (least > 0 && landmark.kind === 'own' && isScrap(weight, landmark.text)) return;
    phrases.push({ landmark, phrase, weight, word: isOneWord(written) ? written : null });
  };
  for (const landmark of landmarks) {
    for (const phrase of phrasesOf(landmark.text)) add(landmark, phrase, telling);
    for (const identifier of identifiersOf(landmark.text)) add(landmark, identifier, 0);
  }
  return phrases;
}

/**
 * The phrases, most telling first; equals in the document's order. What means two steps means none, unless one of them is the
 * check and the others are its cures.
 */
export function phraseLandmarks(
  read: readonly ReadPhrase[],
  wording: Wording,
  places: Pick<Places, 'phases'>,
): PhraseLandmark[] {
  const found = new Map<string, { own: boolean; steps: Set<string>; text: string; weight: number }>();
  for (const { landmark, phrase, weight, word } of read) {
    const { step, text, kind } = landmark;
    if (word !== null && !tells(word, tellingWord[kind], wording)) continue;
    const own = kind === 'own';
    const before = found.get(phrase);
    if (!before || (before.own && !own)) found.set(phrase, { own, steps: new Set([step]), text, weight });
    else if (before.own === own) before.steps.add(step);
  }
  const phrases = [...found].flatMap(([phrase, { steps, own, text, weight }]) => {
    // Rows of several tables that say the same are found by the first of them.
    const step = steps.size === 1 || own ? [...steps][0]! : checkOf(places, steps);
    return step === null ? [] : [{ step, phrase, weight: weight * (own ? ownWeight : 1), text }];
  });
  return phrases.sort((left, right) => right.weight - left.weight);
}

/** What is longer is read in part, so that the time stays linear. */
const longestSubject = 4_000;
const article = /^(?:the|an?) /;
/** A short part of a long sentence of a step (`没有 reply`) stands in others as well. */
const isScrap = (weight: number, whole: string): boolean => weight < telling * 1.5 && weight < 0.3 * weigh(whole);
const isOneWord = (phrase: string): boolean => /^[^\s\p{Script=Han}]+$/u.test(phrase);

function tells(word: string, least: number, wording: Wording): boolean {
  for (const told of wording.words(word).values()) if (told >= least) return true;
  return false;
}

/** The heaviest phrase that the text contains; `several` when one of another step stands beside it, and weighs as much. */
export function containedIn(
  phrases: readonly PhraseLandmark[],
  text: string,
  places: Pick<Places, 'parents'>,
): PhraseLandmark | 'several' | null {
  const best = phrases.find(({ phrase }) => placeOf(text, phrase) >= 0);
  if (best === undefined) return null;
  const start = placeOf(text, best.phrase);
  const end = start + best.phrase.length;
  const other = phrases.find(({ step, weight, phrase }) => {
    if (weight < mostOfOther * best.weight || outerOf(places, step, best.step) !== null) return false;
    const at = placeOf(text, phrase);
    return at >= 0 && (at >= end || at + phrase.length <= start);
  });
  return other === undefined ? best : 'several';
}

/** What another step's phrase may weigh: beyond, it is not known which is meant. */
const mostOfOther = 0.85;
