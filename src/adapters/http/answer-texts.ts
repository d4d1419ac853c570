import type { Diagnosis, Engine } from '../../index.js';
import { ByteRing, type Stretch } from './byte-ring.js';
import { SeenBefore } from './seen-before.js';

/** What is counted and logged of an answer. */
export type NotedAnswer = Pick<Diagnosis, 'status' | 'confidence' | 'query' | 'kb'> & {
  /** Id of the first match. */
  readonly document: string | null;
};

interface KnownAnswer {
  /** In UTF-8, as it was sent. */
  readonly json: Buffer;
  readonly noted: NotedAnswer;
}

interface Kept {
  readonly stretch: Stretch;
  readonly noted: NotedAnswer;
}

const mostBytes = 32 * 1024 * 1024;
const mostBytesOfOne = mostBytes / 8;
const longestQuestion = 8_192;

/**
 * Answers as JSON, by what was asked: alerts ask the same again and again, and the same knowledge base answers the same. An
 * answer is kept when its question comes the second time, until the knowledge base is replaced or newer ones take its place:
 * most of what people write is asked once.
 */
export class AnswerTexts {
  #engine: WeakRef<Engine> | null = null;
  /** In the order in which they lie in the ring. */
  readonly #known = new Map<string, Kept>();
  readonly #ring = new ByteRing(mostBytes);
  readonly #asked = new SeenBefore();

  get(engine: Engine, question: string): KnownAnswer | null {
    if (this.#engine?.deref() !== engine) return null;
    const kept = this.#known.get(question);
    return kept === undefined ? null : { json: this.#ring.read(kept.stretch), noted: kept.noted };
  }

  /** Told of every answer that was made anew. */
  keep(engine: Engine, question: string, { json, noted }: KnownAnswer): void {
    if (this.#engine?.deref() !== engine) {
      this.#engine = new WeakRef(engine);
      this.#known.clear();
    }
    if (question.length > longestQuestion || json.length > mostBytesOfOne || this.#known.has(question)) return;
    if (!this.#asked.before(question)) return;
    const { stretch, freed } = this.#ring.place(json.length);
    for (const each of freed) this.#forget(each);
    this.#ring.write(json, stretch);
    this.#known.set(question, { stretch, noted });
  }

  /** The oldest are first, and what is overwritten is the oldest. */
  #forget(freed: Stretch): void {
    for (const [question, { stretch }] of this.#known) {
      if (stretch.start >= freed.end || stretch.end <= freed.start) break;
      this.#known.delete(question);
    }
  }
}
