import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../../index.js';
import { limits } from '../../limits.js';
import type { DiagnosisJson } from './diagnosis-json.js';

interface Stage {
  readonly json: DiagnosisJson;
  /** True when nobody needs it any more. */
  readonly closing: () => boolean;
}

const most = 256;
const longest = 1_024;
/** Of each five milliseconds one is taken from those who are being answered. */
const rest = 4;

/**
 * What was asked last, asked again of the next version of the knowledge base before it takes over. What a version reads when it is
 * first needed takes several times as long as an answer; all who ask in the second after a change would wait for it.
 */
export class Rehearsal {
  readonly #texts: string[] = [];
  #next = 0;

  /** Notes a question. Nothing of it is written down. */
  note(text: string): void {
    if (text.length > longest) return;
    this.#texts[this.#next] = text;
    this.#next = (this.#next + 1) % most;
  }

  /** Makes the answers, and writes them as they would be sent. */
  async run(engine: Pick<Engine, 'query'>, { json, closing }: Stage): Promise<void> {
    const until = performance.now() + limits.rehearsalMs;
    for (const text of [...this.#texts]) {
      const started = performance.now();
      if (closing() || started > until) return;
      json.bytesOf(engine.query(text));
      await pause(Math.ceil((performance.now() - started) * rest));
    }
  }
}
