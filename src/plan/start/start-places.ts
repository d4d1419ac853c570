import { type NormalizedText, normalize } from '../../text/index.js';
import { type PhraseLandmark, phraseLandmarks, readPhrases } from './contained.js';
import { type Identifiers, identifierIn } from './identifiers.js';
import { type Lines, lineIn } from './lines.js';
import { hasLatin, mayHaveIdentifier, mayHaveLine } from './prose.js';
import { SharedText } from './shared-text.js';
import type { StartText } from './start-text.js';
import type { Trace } from './step-texts.js';
import { wordPlaces } from './word-places.js';
import { leastTold, saidOf, type WordedLandmark, type WordedLandmarks, wordedLandmarks } from './worded.js';
import type { SaidText, SpokenWords, Wording } from './wording.js';

/**
 * Where a procedure can start, asked for every symptom. In a large collection most documents are asked seldom, and most
 * symptoms mean no step: a document that was not asked often yet looks first whether there can be anything, and prepares only
 * what there may be. What it finds is the same.
 */
export class StartPlaces {
  #asked = 0;
  /** Texts of the landmarks, while a first look is taken. */
  #texts: readonly NormalizedText[] | null = null;
  #phrases: readonly PhraseLandmark[] | null = null;
  #worded: WordedLandmarks | null = null;
  #lines: Lines | null = null;
  #identifiers: Identifiers | null = null;

  constructor(
    readonly text: StartText,
    readonly wording: Wording,
    /** Questions with which it looks first: from then on all is prepared. */
    readonly looks: number,
  ) {}

  /** Counts a question. */
  ask(): void {
    this.#asked++;
  }

  /** Lets go of what a first look was taken at: most documents are not asked again soon. */
  answered(): void {
    this.#texts = null;
  }

  /**
   * Phrases of which a text may contain some; none where it contains none.
   * @param text folded, its gaps made one
   */
  phrasesFor(text: string): readonly PhraseLandmark[] {
    const { landmarks, subject, phrases, places } = this.text;
    if (this.#phrases === null && !this.#isAskedOften) {
      const shared = new SharedText(text);
      const few = landmarks.filter((_, number) => shared.mayContain(this.#normalized[number]!));
      // Which step a phrase means, those landmarks tell that have it.
      return phraseLandmarks(readPhrases(few, subject, this.wording, text), this.wording, places);
    }
    this.#phrases ??= phraseLandmarks(phrases(this.wording), this.wording, places);
    return this.#phrases;
  }

  /** The landmark of which a symptom says most, in other words. */
  saidIn({ spoken }: Pick<SaidText, 'spoken'>): WordedLandmark | null {
    const { landmarks, words, places } = this.text;
    if (landmarks.length === 0) return null;
    const said = spoken();
    if (said === null) return null;
    if (this.#worded === null && !this.#isAskedOften && !this.#mayBeSaid(said)) return null;
    this.#worded ??= wordedLandmarks(words(this.wording), this.wording);
    return saidOf(this.#worded, said, places);
  }

  #mayBeSaid({ words }: SpokenWords): boolean {
    return this.text.landmarks.some(({ kind }, number) =>
      this.wording.tellsOfTwo(this.#normalized[number]!, words, kind === 'title', leastTold),
    );
  }

  get #normalized(): readonly NormalizedText[] {
    this.#texts ??= this.text.landmarks.map(({ text }) => normalize(text));
    return this.#texts;
  }

  /**
   * The step that a line or an identifier of a symptom means.
   * @param symptom folded
   */
  traceIn(symptom: string): Trace | null {
    const places = wordPlaces(symptom);
    if (!hasLatin(symptom, places)) return null;
    return this.#lineIn(symptom, places) ?? this.#identifierIn(symptom);
  }

  #lineIn(symptom: string, places: readonly number[]): Trace | null {
    const { prose, lines } = this.text;
    const looks = this.#lines === null && !this.#isAskedOften;
    if (looks && !mayHaveLine(prose(this.wording), symptom, places)) return null;
    this.#lines ??= lines(this.wording);
    return lineIn(this.#lines, symptom, places, this.wording);
  }

  #identifierIn(symptom: string): Trace | null {
    const { prose, identifiers } = this.text;
    const looks = this.#identifiers === null && !this.#isAskedOften;
    if (looks && !mayHaveIdentifier(prose(this.wording), symptom, this.wording)) return null;
    this.#identifiers ??= identifiers();
    return identifierIn(this.#identifiers, symptom, this.wording);
  }

  get #isAskedOften(): boolean {
    return this.#asked > this.looks;
  }
}
