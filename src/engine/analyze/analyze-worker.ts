import type { SourceFile } from '../../model/index.js';
import { serveThread } from '../../thread.js';
import { type AnalysisSettings, DocumentAnalyzer } from './analyze-document.js';

serveThread((settings: AnalysisSettings) => {
  const analyzer = new DocumentAnalyzer(settings);
  return (files: readonly SourceFile[]) => analyzer.analyzeAll(files);
});
