import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SourceFile } from '../../model/index.js';
import type { AnalysisCache } from './analysis-cache.js';
import { type AnalysisSettings, type AnalyzedDocument, DocumentAnalyzer } from './analyze-document.js';
import type { AnalysisReply, AnalysisRequest } from './analyze-worker.js';

/** Below this many bytes, starting threads costs more than it saves. */
const minThreadedBytes = 500_000;
const batchBytes = 60_000;
/** Requests that a thread has at a time: one to work on, and the next, so that it never waits for this one. */
const requestsPerThread = 2;

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
  if (wanted <= 1 || files.length < 2 || !existsSync(script)) return analyzeHere(files, settings, onDone);
  const startWorker = () => new Worker(script, { workerData: settings });
  return analyzeInThreads(cutBatches(files), Array.from({ length: wanted }, startWorker), onDone);
}

async function analyzeHere(
  files: readonly SourceFile[],
  settings: AnalysisSettings,
  onDone: Done,
): Promise<AnalyzedDocument[]> {
  const analyzer = new DocumentAnalyzer(settings);
  const documents: AnalyzedDocument[] = [];
  for (const file of files) {
    documents.push(await analyzer.analyze(file));
    onDone(1);
  }
  return documents;
}

/** Batches go to whichever thread is free; results are put together in the files' order, whatever came first. */
async function analyzeInThreads(
  batches: readonly (readonly SourceFile[])[],
  workers: readonly Worker[],
  onDone: Done,
): Promise<AnalyzedDocument[]> {
  const results: (readonly AnalyzedDocument[])[] = new Array(batches.length);
  let next = 0;
  const run = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let open = 0;
      const post = () => {
        if (next < batches.length) {
          open++;
          worker.postMessage({ batch: next, files: batches[next++]! } satisfies AnalysisRequest);
        } else if (open === 0) resolve();
      };
      worker.on('message', ({ batch, documents }: AnalysisReply) => {
        open--;
        results[batch] = documents;
        onDone(documents.length);
        post();
      });
      worker.on('error', reject);
      for (let count = 0; count < requestsPerThread; count++) post();
    });
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
