import { parentPort } from 'node:worker_threads';
import { TriagraphError } from '../../errors.js';
import { type LintReply, type LintRequest, lintSources } from './lint-run.js';

let last = Promise.resolve();

/** Handles one request at a time: sources come in, a snapshot and its diagnostics go out. */
parentPort?.on('message', (request: LintRequest) => {
  last = last.then(async () => parentPort?.postMessage(await answer(request)));
});

async function answer(request: LintRequest): Promise<LintReply> {
  try {
    return { result: await lintSources(request) };
  } catch (error) {
    const { message, stack } = error as Error;
    return { failed: { code: error instanceof TriagraphError ? error.code : null, message, stack } };
  }
}
