import { parentPort, workerData } from 'node:worker_threads';
import type { SourceFile } from '../../model/index.js';
import { type AnalysisSettings, type AnalyzedDocument, DocumentAnalyzer } from './analyze-document.js';

/** Some files, and what they were analyzed as. */
export interface AnalysisRequest {
  readonly batch: number;
  readonly files: readonly SourceFile[];
}

export interface AnalysisReply {
  readonly batch: number;
  readonly documents: readonly AnalyzedDocument[];
}

const analyzer = parentPort ? new DocumentAnalyzer(workerData as AnalysisSettings) : null;
let last = Promise.resolve();

/** Batches of files in, batches of documents out, one after the other. */
parentPort?.on('message', (request: AnalysisRequest) => {
  last = last.then(() => answer(request));
});

async function answer({ batch, files }: AnalysisRequest): Promise<void> {
  const documents: AnalyzedDocument[] = [];
  for (const file of files) documents.push(await analyzer!.analyze(file));
  parentPort?.postMessage({ batch, documents } satisfies AnalysisReply);
}
