import { availableParallelism } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { TriagraphError, type TriagraphErrorCode } from '../../errors.js';
import { compileKnowledgeBase } from '../open/compile-knowledge-base.js';

export interface LiveCompilation {
  readonly paths: readonly string[];
  /** Folder of the `triagraph.config.json` that applies. */
  readonly project?: string;
  readonly cache?: boolean;
  readonly workers?: number;
}

/** Output: the snapshot, or the error. */
export type LiveCompiled =
  | { readonly bytes: Uint8Array }
  | { readonly code: TriagraphErrorCode; readonly message: string };

async function compile(settings: LiveCompilation): Promise<void> {
  // One core is left for queries.
  const workers = Math.max(1, availableParallelism() - 1);
  try {
    const { bytes } = await compileKnowledgeBase({ workers, ...settings });
    parentPort?.postMessage({ bytes } satisfies LiveCompiled);
  } catch (error) {
    const code = error instanceof TriagraphError ? error.code : 'reload-failed';
    parentPort?.postMessage({ code, message: (error as Error).message } satisfies LiveCompiled);
  }
}

if (parentPort !== null) {
  await compile(workerData as LiveCompilation);
}
