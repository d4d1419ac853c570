export type { CompileOptions, CompileProgress, CompileResult } from './engine/compile-knowledge-base.js';
export type { QueryOptions } from './engine/diagnose.js';
export { documentFiles } from './engine/document-files.js';
export { type EvalQuery, type EvalReport, type EvalRow, evaluate } from './engine/evaluate.js';
export type { ExplainOptions } from './engine/explain.js';
export { resolveKnowledgeBase } from './engine/resolve-knowledge-base.js';
export type { Session, StartOptions } from './engine/session.js';
export { Engine, type EngineInfo, type EngineOptions, type ShownDocument } from './engine.js';
export { TriagraphError } from './errors.js';
export type * from './model/index.js';
export { type Evaluation, presenters } from './present/index.js';
export { version } from './version.js';

import type { CompareOptions } from './engine/compare-versions.js';
import type { CompileOptions, CompileResult } from './engine/compile-knowledge-base.js';
import type { AskedKnowledge } from './engine/goldens.js';
import type { TestPaths } from './engine/test-knowledge-base.js';
import type { Severity, TestReport, VersionComparison } from './model/index.js';

/** Reads, understands and merges a knowledge base into snapshot bytes. Loads the Markdown parser only when called. */
export async function compileKnowledgeBase(options: CompileOptions): Promise<CompileResult> {
  return (await import('./engine/compile-knowledge-base.js')).compileKnowledgeBase(options);
}

/** Writes snapshot bytes so that whoever opens the path sees the old file or the new one, whole. */
export async function writeSnapshot(path: string, bytes: Uint8Array): Promise<void> {
  (await import('./engine/atomic-file.js')).writeFileAtomically(path, bytes);
}

/** Name, purpose, severity and page of each rule of `lint`. */
export async function listRules(): Promise<{ id: string; description: string; severity: Severity; url: string }[]> {
  return (await import('./validate/index.js')).listRules();
/**
 * Writes a text file that is not there yet.
 * @throws TriagraphError `file-exists` when it is.
 */
export async function writeNewText(path: string, text: string): Promise<void> {
  (await import('./engine/session-file.js')).writeNewText(path, text);
}

}

/**
 * Asks the goldens of a knowledge base, and says which answers are not the demanded ones.
 * @param paths documents, golden files and folders of goldens; without goldens, those in and beside the documents are asked
 * @param folder what the paths of goldens in the report count from
 * @throws TriagraphError when goldens that are named are not there
 */
export async function testKnowledgeBase(
  knowledge: AskedKnowledge,
  paths: TestPaths,
  folder: string,
): Promise<TestReport> {
  return (await import('./engine/test-knowledge-base.js')).testKnowledgeBase(knowledge, paths, folder);
}

/**
 * Asks two versions of a knowledge base every golden of either and every query, and gives the answers that differ.
 * @param base a folder, a snapshot, or a git revision
 * @param head the same, for the version that is to follow
 * @throws TriagraphError when a version cannot be found or opened
 */
export async function compareVersions(base: string, head: string, options: CompareOptions): Promise<VersionComparison> {
  return (await import('./engine/compare-versions.js')).compareVersions(base, head, options);
}
