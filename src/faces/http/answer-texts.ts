import type { Diagnosis, Engine } from '../../index.js';

/** What is counted and logged of an answer. */
export type NotedAnswer = Pick<Diagnosis, 'status' | 'confidence' | 'query' | 'kb'> & {
  /** Id of the first match. */
  readonly document: string | null;
};

interface KnownAnswer {
  readonly text: string;
  readonly noted: NotedAnswer;
}

const mostCharacters = 32 * 1024 * 1024;
const longestQuestion = 8_192;

/**
 * Answers as JSON, by what was asked: alerts ask the same again and again, and the same knowledge base answers the same.
 * Those that were asked last are kept, until the knowledge base is replaced.
 */
export class AnswerTexts {
  #engine: WeakRef<Engine> | null = null;
  readonly #known = new Map<string, KnownAnswer>();
  #characters = 0;

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
      this.#characters = 0;
    }
    if (question.length > longestQuestion || this.#known.has(question)) return;
    this.#known.set(question, answer);
    this.#characters += question.length + answer.text.length;
    for (const [oldest, { text }] of this.#known) {
      if (this.#characters <= mostCharacters) break;
      this.#known.delete(oldest);
      this.#characters -= oldest.length + text.length;
    }
  }
}
