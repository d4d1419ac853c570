import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { limits } from '../limits.js';
import { type ComplexityLimit, stepCounter, TooComplex } from './complexity.js';
import { isHtmlDocument, parseHtml } from './html.js';
import { depthOf } from './tree.js';

/** Removes GFM's second pass over literal links. It loses positions, and the tokenizer finds the same links. */
function withoutTransforms(this: Processor) {
  const lists = (this.data().fromMarkdownExtensions ?? []).flat() as { transforms?: unknown }[];
  for (const extension of lists) delete extension.transforms;
}

function countingSteps(this: Processor, text: string, maxSteps: number) {
  this.data().micromarkExtensions?.push(stepCounter(text, maxSteps));
}

const remark = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkStrikethrough)
  .use(withoutTransforms);

/** Parses CommonMark, GFM, and emphasis beside Han characters. @throws TooComplex when a limit is exceeded. */
export function parseMarkdown(text: string, maxSteps: number = limits.markdownSteps): Root {
  let tree: Root;
  try {
    tree = remark().use(countingSteps, text, maxSteps).parse(text) as Root;
  } catch (error) {
    if (error instanceof RangeError) throw new TooComplex('markdownDepth');
    throw error;
  }
  if (depthOf(tree) > limits.markdownTreeDepth) throw new TooComplex('markdownTreeDepth');
  return tree;
}

/** Parses a text of HTML or Markdown. @throws TooComplex as parseHtml and parseMarkdown do. */
export const parseText = (text: string, maxSteps: number = limits.markdownSteps): Root =>
  isHtmlDocument(text) ? parseHtml(text, maxSteps) : parseMarkdown(text, maxSteps);

/** A reply of the thread: the tree, or the limit that the text exceeds. */
export type WorkerReply = { readonly tree: Root } | { readonly limit: ComplexityLimit };

/** Milliseconds for the thread to load the parser, which do not count as parsing. */
const startDeadlineMs = 60_000;

/**
 * Parses Markdown in another thread, one text after the other, so that a text of many steps does not block this thread.
 * limits.markdownSteps bounds the steps; limits.parseDeadlineMs and limits.parseMemoryMb are the last resort, and stop the
 * thread. It starts when it is first needed and keeps no process alive. Without its script (the sources are not bundled),
 * texts are parsed in this thread.
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
    if (!worker) return parseText(text);
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
  // An error without a listener would end the process.
  worker.on('error', () => {});
  const first = await nextEvent(worker, startDeadlineMs);
  worker.unref();
  if (typeof first === 'object') return worker;
  await worker.terminate();
  return null;
}

/** The next message of a thread; `gone` when the thread ends, `late` at the deadline. */
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
