import type { TextItem } from '../../model/index.js';
import { lazily } from '../../text/index.js';
import { type ReadPhrase, readPhrases } from './contained.js';
import { type Identifiers, readIdentifiers } from './identifiers.js';
import { type Landmark, landmarksOf } from './landmarks.js';
import { type Lines, readLines } from './lines.js';
import { type PlaceableDocument, type Places, placesOf } from './places.js';
import { type Prose, proseOf } from './prose.js';
import { type Subject, subjectOf } from './subject.js';
import { type ReadLandmarks, readLandmarks } from './worded.js';
import type { Wording } from './wording.js';

/** What a document says of where to start, whatever knowledge base it is in that has the same lexicon. */
export interface StartText {
  readonly subject: Subject;
  readonly landmarks: readonly Landmark[];
  readonly places: Places;
  /** Made once, with any wording: all fold alike. */
  readonly prose: (wording: Pick<Wording, 'fold'>) => Prose;
  /** The same. */
  readonly phrases: (wording: Pick<Wording, 'fold'>) => readonly ReadPhrase[];
  /** The same. */
  readonly lines: (wording: Pick<Wording, 'fold'>) => Lines;
  readonly identifiers: () => Identifiers;
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
    prose: once((wording: Pick<Wording, 'fold'>) => proseOf(steps, subject, wording)),
    phrases: once((wording: Pick<Wording, 'fold'>) => readPhrases(landmarks, subject, wording)),
    lines: once((wording: Pick<Wording, 'fold'>) => readLines(steps, subject, places, wording)),
    identifiers: lazily(() => readIdentifiers(steps, subject, places)),
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
