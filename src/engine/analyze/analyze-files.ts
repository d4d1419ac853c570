import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SourceFile } from '../../model/index.js';
import type { AnalysisCache } from './analysis.js';
import { type AnalysisSettings, type AnalyzedDocument, DocumentAnalyzer } from './analyze-document.js';

/** Below this many bytes, starting threads costs more than it saves. */
const minThreadedBytes = 500_000;
const batchBytes = 60_000;

export interface AnalyzeOptions {
  /** Threads that analyze. Default: this one for little text, else one more for each core. */
  readonly workers?: number | undefined;
  /** Called with the number of files that are done, as it grows. */
  readonly onProgress?: (done: number) => void;
}

/** All files as documents, in their order: those that have not changed from the cache, the others analyzed and cached. */
export async function analyzeFiles(
  files: readonly SourceFile[],
  settings: AnalysisSettings,
  cache: AnalysisCache,
  options: AnalyzeOptions = {},
): Promise<AnalyzedDocument[]> {
  const cached = files.map((file) => cache.find(file));
  const missing = files.filter((_, index) => cached[index] === null);
  let done = files.length - missing.length;
  const fresh = await analyzeAll(missing, settings, options.workers, (count) => {
    done += count;
    options.onProgress?.(done);
  });
  let next = 0;
  const documents = cached.map((document) => document ?? fresh[next++]!);
  cache.keep(files, documents);
  return documents;
}

type Done = (files: number) => void;

function analyzeAll(
  files: readonly SourceFile[],
  settings: AnalysisSettings,
  workers: number | undefined,
  onDone: Done,
): Promise<AnalyzedDocument[]> {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const wanted = workers ?? (bytes >= minThreadedBytes ? availableParallelism() : 1);
  const script = new URL('./analyze-worker.js', import.meta.url);
  // Run from its sources, the program has no script to start.
  if (wanted <= 1 || files.length < 2 || !existsSync(script))
    return new DocumentAnalyzer(settings).analyzeAll(files, onDone);
  const startWorker = () => new Worker(script, { workerData: settings });
  return analyzeInThreads(cutBatches(files), Array.from({ length: wanted }, startWorker), onDone);
}

/** Each thread takes the next batch when it is free; the results are in the order of the files. */
async function analyzeInThreads(
  batches: readonly (readonly SourceFile[])[],
  workers: readonly Worker[],
  onDone: Done,
): Promise<AnalyzedDocument[]> {
  const results: (readonly AnalyzedDocument[])[] = new Array(batches.length);
  let next = 0;
  const run = async (worker: Worker) => {
    while (next < batches.length) {
      const batch = next++;
      const reply = once(worker, 'message');
      worker.postMessage(batches[batch]!);
      const [documents] = (await reply) as [readonly AnalyzedDocument[]];
      results[batch] = documents;
      onDone(documents.length);
    }
  };
  try {
    await Promise.all(workers.map(run));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results.flat();
}

function cutBatches(files: readonly SourceFile[]): SourceFile[][] {
  const batches: SourceFile[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const file of files) {
    if (bytes >= batchBytes) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)!.push(file);
    bytes += file.bytes;
  }
  return batches;
}
