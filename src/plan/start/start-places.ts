import { type PhraseLandmark, phraseLandmarks } from './contained.js';
import type { Landmark } from './landmarks.js';
import { hasLatin, mayHaveTraces } from './prose.js';
import { SharedText } from './shared-text.js';
import type { StartText } from './start-text.js';
import { type Trace, type Traces, traceIn } from './traces.js';
import { wordPlaces } from './word-places.js';
import { saidOf, type WordedLandmark, type WordedLandmarks, wordedLandmarks } from './worded.js';
import type { SaidText, Wording } from './wording.js';

/**
 * Where a procedure can start, asked for every symptom. In a large collection most documents are asked seldom, and most
 * symptoms mean no step: a document that was not asked often yet looks first whether there can be anything, and prepares only
 * what there may be. What it finds is the same.
 */
export class StartPlaces {
  #asked = 0;
  #phrases: readonly PhraseLandmark[] | null = null;
  #worded: WordedLandmarks | null = null;
  #traces: Traces | null = null;

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

  /**
   * Phrases of which a text may contain some; none where it contains none.
   * @param text folded, its gaps made one
   */
  phrasesFor(text: string): readonly PhraseLandmark[] {
    const { landmarks, phrases, places } = this.text;
    if (this.#phrases === null && !this.#isAskedOften) {
      const shared = new SharedText(text);
      if (!landmarks.some((landmark) => shared.mayContain(landmark, this.wording))) return [];
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
    const saysTwo = ({ text, kind }: Landmark) => this.wording.saysTwo(text, said.words, kind === 'title');
    if (this.#worded === null && !this.#isAskedOften && !landmarks.some(saysTwo)) return null;
    this.#worded ??= wordedLandmarks(words(this.wording), this.wording);
    return saidOf(this.#worded, said, places);
  }

  /**
   * The step that a line or an identifier of a symptom means.
   * @param symptom folded
   */
  traceIn(symptom: string): Trace | null {
    const places = wordPlaces(symptom);
    if (!hasLatin(symptom, places)) return null;
    const { prose, traces } = this.text;
    if (this.#traces === null && !this.#isAskedOften) {
      if (!mayHaveTraces(prose(), symptom, places, this.wording)) return null;
    }
    this.#traces ??= traces(this.wording);
    return traceIn(this.#traces, symptom, places, this.wording);
  }

  get #isAskedOften(): boolean {
    return this.#asked > this.looks;
  }
}
