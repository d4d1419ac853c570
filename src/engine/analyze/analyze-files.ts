import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { SourceFile } from '../../model/index.js';
import { Thread } from '../../thread.js';
import type { AnalysisCache } from './analysis.js';
import { type AnalysisSettings, type AnalyzedDocument, DocumentAnalyzer } from './analyze-document.js';

/** For less text, starting threads costs more than it saves. */
const minThreadedBytes = 500_000;
const batchBytes = 60_000;
/** More files are analyzed and cached in portions, so that an interrupted compilation can be resumed. */
const filesAtOnce = 4_000;

export interface AnalyzeOptions {
  /** Number of threads. Default: no further one for little text, else one for each core. */
  readonly workers?: number | undefined;
  /** Called with the number of files that are done. */
  readonly onProgress?: (done: number) => void;
  /** Maximum number of files that are not analyzed in portions. */
  readonly atOnce?: number;
}

export async function analyzeFiles(
  files: readonly SourceFile[],
  settings: AnalysisSettings,
  cache: AnalysisCache,
  options: AnalyzeOptions = {},
): Promise<AnalyzedDocument[]> {
  const isLarge = files.length > (options.atOnce ?? filesAtOnce);
  const portions = isLarge ? cache.portionsOf(files) : [[...files.keys()]];
  const documents = new Array<AnalyzedDocument>(files.length);
  let done = 0;
  for (const portion of portions) {
    const own = portion.map((index) => files[index]!);
    const cached = own.map((file) => cache.find(file));
    const missing = own.filter((_, at) => cached[at] === null);
    done += own.length - missing.length;
    const fresh = await analyzeAll(missing, settings, options.workers, (count) => {
      done += count;
      options.onProgress?.(done);
    });
    let next = 0;
    const found = cached.map((document) => document ?? fresh[next++]!);
    portion.forEach((index, at) => {
      documents[index] = found[at]!;
    });
    cache.keep(own, found, isLarge);
  }
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
  const analyzer = new DocumentAnalyzer(settings);
  const script = new URL('./analyze-worker.js', import.meta.url);
  // The script exists only in the built program.
  if (wanted <= 1 || files.length < 2 || !existsSync(script)) return analyzer.analyzeAll(files, onDone);
  const analyze = (batch: readonly SourceFile[]) => analyzer.analyzeAll(batch);
  const startThread = () => new Thread(script, analyze, { data: settings });
  return analyzeInThreads(cutBatches(files), Array.from({ length: wanted }, startThread), onDone);
}

/** Each thread takes the next batch when it is free. The results are in the order of the files. */
async function analyzeInThreads(
  batches: readonly (readonly SourceFile[])[],
  threads: readonly Thread<readonly SourceFile[], AnalyzedDocument[]>[],
  onDone: Done,
): Promise<AnalyzedDocument[]> {
  const results: AnalyzedDocument[][] = new Array(batches.length);
  let next = 0;
  const run = async (thread: Thread<readonly SourceFile[], AnalyzedDocument[]>) => {
    while (next < batches.length) {
      const batch = next++;
      const documents = await thread.run(batches[batch]!);
      results[batch] = documents;
      onDone(documents.length);
    }
  };
  try {
    await Promise.all(threads.map(run));
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
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
