import type { Diagnosis, Engine } from '../../index.js';
import { ownBytes } from './own-bytes.js';

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

const mostBytes = 32 * 1024 * 1024;
const longestQuestion = 8_192;

/**
 * Answers as JSON, by what was asked: alerts ask the same again and again, and the same knowledge base answers the same.
 * Those that were asked last are kept, until the knowledge base is replaced.
 */
export class AnswerTexts {
  #engine: WeakRef<Engine> | null = null;
  readonly #known = new Map<string, KnownAnswer>();
  #bytes = 0;

  get(engine: Engine, question: string): KnownAnswer | null {
    if (this.#engine?.deref() !== engine) return null;
    const known = this.#known.get(question);
    if (known === undefined) return null;
    this.#known.delete(question);
    this.#known.set(question, known);
    return known;
  }

  keep(engine: Engine, question: string, answer: KnownAnswer): void {
    if (this.#engine?.deref() !== engine) {
      this.#engine = new WeakRef(engine);
      this.#known.clear();
      this.#bytes = 0;
    }
    if (question.length > longestQuestion || this.#known.has(question)) return;
    this.#known.set(question, { ...answer, json: ownBytes(answer.json) });
    this.#bytes += question.length + answer.json.length;
    for (const [oldest, { json }] of this.#known) {
      if (this.#bytes <= mostBytes) break;
      this.#known.delete(oldest);
      this.#bytes -= oldest.length + json.length;
    }
  }
}
