import { type Engine, presenters } from '../../index.js';

const mostCharacters = 64 * 1024 * 1024;

/**
 * Graphs as JSON. One follows from the knowledge base alone and takes long to make: it is made once, and kept until the
 * knowledge base is replaced or too much is kept.
 */
export class GraphTexts {
  #engine: WeakRef<Engine> | null = null;
  #texts = new Map<string, string>();
  #characters = 0;

  /** The whole graph, or the part around a document or node; null when there is no such node. */
  of(engine: Engine, around: string | undefined, depth: number): string | null {
    if (this.#engine?.deref() !== engine) this.#forget(engine);
    const key = around === undefined ? '' : `${depth} ${around}`;
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const view = engine.graph(around === undefined ? {} : { around, depth });
    if (view === null) return null;
    const text = presenters.graph.json(view);
    if (this.#characters + text.length > mostCharacters) this.#forget(engine);
    this.#characters += text.length;
    this.#texts.set(key, text);
    return text;
  }

  #forget(engine: Engine): void {
    this.#engine = new WeakRef(engine);
    this.#texts = new Map();
    this.#characters = 0;
  }
}
