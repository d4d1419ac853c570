import { parentPort } from 'node:worker_threads';
import { limits } from '../limits.js';
import { parseMarkdown } from './markdown.js';
import type { WorkerReply } from './markdown-thread.js';
import { depthOf } from './visit.js';

/** The thread that parses what is not bounded. It can be stopped from outside, which synchronous code cannot. */
function reply(text: string): WorkerReply {
  try {
    const tree = parseMarkdown(text);
    return depthOf(tree) > limits.markdownTreeDepth ? { failed: 'markdownTreeDepth' } : { tree };
  } catch (error) {
    return { failed: error instanceof RangeError ? 'markdownDepth' : 'markdownSteps' };
  }
}

parentPort?.on('message', (text: string) => parentPort?.postMessage(reply(text)));
parentPort?.postMessage('ready');
