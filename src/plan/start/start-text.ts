import type { TextItem } from '../../model/index.js';
import { lazily } from '../../text/index.js';
import { type ReadPhrase, readPhrases } from './contained.js';
import { type Landmark, landmarksOf } from './landmarks.js';
import { type PlaceableDocument, type Places, placesOf } from './places.js';
import { type Prose, proseOf } from './prose.js';
import { type Subject, subjectOf } from './subject.js';
import { type Traces, tracesOf } from './traces.js';
import { type ReadLandmarks, readLandmarks } from './worded.js';
import type { Wording } from './wording.js';

/** What a document says of where to start, whatever knowledge base it is in that has the same lexicon. */
export interface StartText {
  readonly subject: Subject;
  readonly landmarks: readonly Landmark[];
  readonly places: Places;
  readonly prose: () => Prose;
  /** Made once, with any wording: all fold alike. */
  readonly phrases: (wording: Pick<Wording, 'fold'>) => readonly ReadPhrase[];
  /** The same. */
  readonly traces: (wording: Pick<Wording, 'fold'>) => Traces;
  /** Made once as well. */
  readonly words: (wording: Pick<Wording, 'spans'>) => ReadLandmarks;
}

/** What is needed of a document. */
export interface StartableDocument extends PlaceableDocument {
  readonly title: string;
  readonly symptoms?: readonly TextItem[];
}

export function readStart(document: StartableDocument): StartText {
  const { title, steps, symptoms = [] } = document;
  const places = placesOf(document);
  const subject = subjectOf(title, symptoms, steps, places);
  const landmarks = landmarksOf(steps, subject, places);
  return {
    subject,
    landmarks,
    places,
    prose: lazily(() => proseOf(steps, subject)),
    phrases: once((wording: Pick<Wording, 'fold'>) => readPhrases(landmarks, subject, wording)),
    traces: once((wording: Pick<Wording, 'fold'>) => tracesOf(steps, subject, places, wording)),
    words: once((wording: Pick<Wording, 'spans'>) => readLandmarks(landmarks, subject, wording)),
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
