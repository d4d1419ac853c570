import { parentPort, workerData } from 'node:worker_threads';
import type { SourceFile } from '../../model/index.js';
import { type AnalysisSettings, DocumentAnalyzer } from './analyze-document.js';

const analyzer = parentPort ? new DocumentAnalyzer(workerData as AnalysisSettings) : null;

parentPort?.on('message', async (files: readonly SourceFile[]) => {
  parentPort?.postMessage(await analyzer!.analyzeAll(files));
});
