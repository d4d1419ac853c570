import type { TextItem } from '../../model/index.js';
import { lazily } from '../../text/index.js';
import { containedIn, type PhraseLandmark, phraseLandmarks, type ReadPhrase, readPhrases } from './contained.js';
import { type Landmark, landmarksOf } from './landmarks.js';
import { looseFolded } from './phrases.js';
import { type PlaceableDocument, type Places, placesOf } from './places.js';
import { type Subject, subjectOf } from './subject.js';
import { type Traces, traceIn, tracesOf } from './traces.js';
import { type ReadLandmarks, readLandmarks, saidOf, type WordedLandmarks, wordedLandmarks } from './worded.js';
import type { SaidText, Wording } from './wording.js';

export { type SaidText, saidBefore, saidText, type WordedSpan, type Wording } from './wording.js';

/** What a document says of where to start, whatever knowledge base it is in that has the same lexicon. */
export interface StartText {
  readonly subject: Subject;
  readonly landmarks: readonly Landmark[];
  readonly phrases: readonly ReadPhrase[];
  /** Most symptoms are found without these. Made once, with any wording: all fold alike. */
  readonly traces: (wording: Pick<Wording, 'fold'>) => Traces;
  /** Nor without these; made once as well. */
  readonly words: (wording: Pick<Wording, 'spans'>) => ReadLandmarks;
  readonly places: Places;
}

/** Where a procedure can start: made once for a document, asked for every symptom. */
export interface StartPlaces {
  readonly text: StartText;
  readonly phrases: readonly PhraseLandmark[];
  /** Most symptoms are found without these. */
  readonly worded: () => WordedLandmarks;
}

/** What is needed of a document. */
export interface StartableDocument extends PlaceableDocument {
  readonly title: string;
  readonly symptoms?: readonly TextItem[];
}

export function readStart(document: StartableDocument, wording: Pick<Wording, 'fold'>): StartText {
  const { title, steps, symptoms = [] } = document;
  const places = placesOf(document);
  const subject = subjectOf(title, symptoms, steps, places);
  const landmarks = landmarksOf(steps, subject, places);
  const phrases = readPhrases(landmarks, subject, wording);
  const traces = once((given: Pick<Wording, 'fold'>) => tracesOf(steps, subject, places, given));
  const words = once((given: Pick<Wording, 'spans'>) => readLandmarks(landmarks, subject, given));
  return { subject, landmarks, phrases, traces, words, places };
}

export function startPlaces(text: StartText, wording: Wording): StartPlaces {
  return {
    text,
    phrases: phraseLandmarks(text.phrases, wording),
    worded: lazily(() => wordedLandmarks(text.words(wording), wording)),
  };
}

/** Made with what is given first. */
function once<Given, Made extends object>(make: (given: Given) => Made): (given: Given) => Made {
  let made: Made | null = null;
  return (given) => {
    made ??= make(given);
    return made;
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
export function chooseStart({ phrases, worded, text }: StartPlaces, said: SaidText, wording: Wording): Start {
  const { places, traces } = text;
  const contained = containedIn(phrases, looseFolded(said.text), places);
  const meant = contained ?? saidOf(worded(), said.spoken, places) ?? traceIn(traces, said.text, wording);
  if (meant === null || meant === 'several') return { step: places.otherwise, because: null };
  return { step: meant.step, because: meant.text };
}
