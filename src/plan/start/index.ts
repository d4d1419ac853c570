import type { TextItem } from '../../model/index.js';
import { lazily } from '../../text/index.js';
import { containedIn, type PhraseLandmark, phraseLandmarks } from './contained.js';
import { landmarksOf } from './landmarks.js';
import { looseFolded } from './phrases.js';
import { type PlaceableDocument, type Places, placesOf } from './places.js';
import { subjectOf } from './subject.js';
import { type Traces, traceIn, tracesOf } from './traces.js';
import { saidOf, type WordedLandmarks, wordedLandmarks } from './worded.js';
import type { SaidText, Wording } from './wording.js';

export { type SaidText, saidBefore, saidText, type WordedSpan, type Wording } from './wording.js';

/** Where a procedure can start: made once for a document, asked for every symptom. */
export interface StartPlaces {
  readonly phrases: readonly PhraseLandmark[];
  /** Most symptoms are found without these. */
  readonly worded: () => WordedLandmarks;
  readonly traces: () => Traces;
  readonly places: Places;
}

/** What is needed of a document. */
export interface StartableDocument extends PlaceableDocument {
  readonly title: string;
  readonly symptoms?: readonly TextItem[];
}

export function startPlaces(document: StartableDocument, wording: Wording): StartPlaces {
  const { title, steps, symptoms = [] } = document;
  const places = placesOf(document);
  const subject = subjectOf(title, symptoms, steps, places);
  const landmarks = landmarksOf(steps, subject, places);
  return {
    phrases: phraseLandmarks(landmarks, subject, wording),
    worded: lazily(() => wordedLandmarks(landmarks, subject, wording)),
    traces: lazily(() => tracesOf(steps, subject, places, wording)),
    places,
  };
}

/** Where to start, and the text of the document that the symptom says; null where nothing speaks for a step. */
export interface Start {
  readonly step: string | null;
  readonly because: string | null;
}

/**
 * The step to start at: the one whose title, quoted error or branch condition the symptom contains, the longest such
 * text first; else the one whose title or condition it says most of in other words; else the only one with a line that it
 * has; else where the diagnosis begins, as when it means several.
 */
export function chooseStart({ phrases, worded, traces, places }: StartPlaces, said: SaidText, wording: Wording): Start {
  const contained = containedIn(phrases, looseFolded(said.text), places);
  const meant = contained ?? saidOf(worded(), said.spoken, places) ?? traceIn(traces, said.text, wording);
  if (meant === null || meant === 'several') return { step: places.otherwise, because: null };
  return { step: meant.step, because: meant.text };
}
