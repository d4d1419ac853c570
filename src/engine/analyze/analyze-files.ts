import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { SourceFile } from '../../model/index.js';
import { Thread } from '../../thread.js';
import type { AnalysisCache } from './analysis.js';
import { type AnalysisSettings, DocumentAnalyzer } from './analyze-document.js';
import type { PackedDocument } from './packed-document.js';

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

/**
 * Analyzes files, in their order.
 * @param files emptied: the texts of a large collection and its documents would not fit into memory together
 */
export async function analyzeFiles(
  files: SourceFile[],
  settings: AnalysisSettings,
  cache: AnalysisCache,
  options: AnalyzeOptions = {},
): Promise<PackedDocument[]> {
  const isLarge = files.length > (options.atOnce ?? filesAtOnce);
  const portions = isLarge ? cache.portionsOf(files) : [[...files.keys()]];
  const documents = new Array<PackedDocument>(files.length);
  const waiting: (SourceFile | null)[] = files.splice(0);
  const analyzers = new Analyzers(settings, options.workers);
  let done = 0;
  const count = (files: number): void => {
    done += files;
    options.onProgress?.(done);
  };
  try {
    for (const portion of portions) {
      const own = portion.map((index) => waiting[index]!);
      const cached = own.map((file) => cache.find(file));
      const missing = own.filter((_, at) => cached[at] === null);
      done += own.length - missing.length;
      const fresh = await analyzers.analyze(missing, count);
      let next = 0;
      const found = cached.map((document) => document ?? fresh[next++]!);
      portion.forEach((index, at) => {
        documents[index] = found[at]!;
        waiting[index] = null;
      });
      cache.keep(own, found, isLarge);
    }
  } finally {
    await analyzers.close();
  }
  return documents;
}

type Done = (files: number) => void;

/** The threads of an analysis, which start when there is enough text for them. */
class Analyzers {
  readonly #own: DocumentAnalyzer;
  readonly #threads: Thread<readonly SourceFile[], PackedDocument[]>[] = [];

  constructor(
    private readonly settings: AnalysisSettings,
    private readonly workers: number | undefined,
  ) {
    this.#own = new DocumentAnalyzer(settings);
  }

  analyze(files: readonly SourceFile[], onDone: Done): Promise<PackedDocument[]> {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const wanted = this.workers ?? (bytes >= minThreadedBytes ? availableParallelism() : 1);
    const script = new URL('./analyze-worker.js', import.meta.url);
    // The script exists only in the built program.
    if (wanted <= 1 || files.length < 2 || !existsSync(script)) return this.#own.analyzeAll(files, onDone);
    const analyze = (batch: readonly SourceFile[]) => this.#own.analyzeAll(batch);
    while (this.#threads.length < wanted) this.#threads.push(new Thread(script, analyze, { data: this.settings }));
    return analyzeInThreads(cutBatches(files), this.#threads, onDone);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}

/** Each thread takes the next batch when it is free. The results are in the order of the files. */
async function analyzeInThreads(
  batches: readonly (readonly SourceFile[])[],
  threads: readonly Thread<readonly SourceFile[], PackedDocument[]>[],
  onDone: Done,
): Promise<PackedDocument[]> {
  const results: PackedDocument[][] = new Array(batches.length);
  let next = 0;
  const run = async (thread: Thread<readonly SourceFile[], PackedDocument[]>) => {
    while (next < batches.length) {
      const batch = next++;
      const documents = await thread.run(batches[batch]!);
      results[batch] = documents;
      onDone(documents.length);
    }
  };
  await Promise.all(threads.map(run));
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
