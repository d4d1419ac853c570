import { parentPort } from 'node:worker_threads';
import { TooComplex } from './complexity.js';
import { parseText, type WorkerReply } from './markdown.js';

/** The script of MarkdownThread. A thread can be stopped while it parses. */
function reply(text: string): WorkerReply {
  try {
    return { tree: parseText(text) };
  } catch (error) {
    return { limit: error instanceof TooComplex ? error.limit : 'markdownSteps' };
  }
}

parentPort?.on('message', (text: string) => parentPort?.postMessage(reply(text)));
parentPort?.postMessage('ready');
