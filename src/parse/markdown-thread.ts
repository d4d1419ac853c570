import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Root } from 'mdast';
import { limits } from '../limits.js';
import { type ComplexityLimit, TooComplex } from './complexity.js';
import { parseMarkdown } from './markdown.js';

/** What the thread answers. An answer without a tree names the limit that the text exceeds. */
export type WorkerReply = { readonly tree: Root } | { readonly limit: ComplexityLimit };

/** Milliseconds for the thread to load the parser; not counted as parsing. */
const startDeadlineMs = 60_000;

/**
 * Parses Markdown in one thread, one text after the other, so that a text of many steps does not block this one. The
 * steps are bounded by limits.markdownSteps; limits.parseDeadlineMs and limits.parseMemoryMb are the last resort, and
 * stop the thread. It starts when first needed and keeps no process alive. Where there is no script to start (sources
 * that are not bundled), texts are parsed here.
 */
export class MarkdownThread {
  #worker: Promise<Worker | null> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly script: URL) {}

  /** @throws TooComplex when the text exceeds a limit. */
  parse(text: string): Promise<Root> {
    const tree = this.#last.then(() => this.#parseNow(text));
    this.#last = tree.catch(() => {});
    return tree;
  }

  async #parseNow(text: string): Promise<Root> {
    this.#worker ??= start(this.script);
    const worker = await this.#worker;
    if (!worker) return parseMarkdown(text);
    const answer = nextEvent(worker, limits.parseDeadlineMs);
    worker.postMessage(text);
    const event = await answer;
    if (typeof event === 'object') {
      const reply = event.message as WorkerReply;
      if ('tree' in reply) return reply.tree;
      throw new TooComplex(reply.limit);
    }
    this.#worker = null;
    await worker.terminate();
    throw new TooComplex(event === 'late' ? 'parseDeadlineMs' : 'parseMemoryMb');
  }
}

/** Null when the script cannot be loaded. */
async function start(script: URL): Promise<Worker | null> {
  if (!existsSync(fileURLToPath(script))) return null;
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: limits.parseMemoryMb } });
  // One listener stays for good: an error without any would end the process.
  worker.on('error', () => {});
  const first = await nextEvent(worker, startDeadlineMs);
  worker.unref();
  if (typeof first === 'object') return worker;
  await worker.terminate();
  return null;
}

/** The next message of a thread, or `gone` when it ended, or `late` at the deadline. */
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
