import { Worker } from 'node:worker_threads';
import type { Root } from 'mdast';
import { limits } from '../limits.js';
import type { ComplexityLimit } from './too-complex.js';

export type WorkerReply = { readonly tree: Root } | { readonly failed: ComplexityLimit };

/** Milliseconds for the thread to load the parser; not counted as parsing. */
const startDeadlineMs = 10_000;

/**
 * One thread that parses Markdown, one text after the other, each under limits.parseDeadlineMs and
 * limits.parseMemoryMb. It is started when first needed, stopped when a text is too much for it, and keeps no process
 * alive. Where the thread cannot be started (run from sources) every text fails with `markdownSteps`.
 */
export class MarkdownThread {
  #worker: Promise<Worker | null> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly script: URL) {}

  parse(text: string): Promise<WorkerReply> {
    const reply = this.#last.then(() => this.#parseNow(text));
    this.#last = reply;
    return reply;
  }

  async #parseNow(text: string): Promise<WorkerReply> {
    this.#worker ??= start(this.script);
    const worker = await this.#worker;
    if (!worker) return { failed: 'markdownSteps' };
    const reply = await ask(worker, text);
    if (reply !== 'gone' && reply !== 'late') return reply;
    this.#worker = null;
    await worker.terminate();
    return { failed: reply === 'late' ? 'parseDeadlineMs' : 'parseMemoryMb' };
  }
}

/** Null when the script cannot be loaded. */
async function start(script: URL): Promise<Worker | null> {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: limits.parseMemoryMb } });
  // One listener stays for good: an error without any would end the process.
  worker.on('error', () => {});
  const first = await nextEvent(worker, startDeadlineMs);
  worker.unref();
  if (typeof first === 'object') return worker;
  await worker.terminate();
  return null;
}

async function ask(worker: Worker, text: string): Promise<WorkerReply | 'late' | 'gone'> {
  const answer = nextEvent(worker, limits.parseDeadlineMs);
  worker.postMessage(text);
  const event = await answer;
  return typeof event === 'object' ? (event.message as WorkerReply) : event;
}

/** The next message of a thread, or that it ended, or that the time is over. */
function nextEvent(worker: Worker, deadlineMs: number): Promise<{ readonly message: unknown } | 'late' | 'gone'> {
  return new Promise((resolve) => {
    const onMessage = (message: unknown) => settle({ message });
    const onEnd = () => settle('gone');
    const settle = (event: { readonly message: unknown } | 'late' | 'gone') => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      resolve(event);
    };
    const timer = setTimeout(() => settle('late'), deadlineMs);
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
  });
}
