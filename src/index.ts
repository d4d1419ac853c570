export type { QueryOptions } from './engine/answer/diagnosis.js';
export type { AuditOptions, AuditProgress } from './engine/audit/audit.js';
export type { AskedQuery } from './engine/compare/answers.js';
export type { CompareOptions } from './engine/compare/versions.js';
export { documentFiles } from './engine/document-files.js';
export type { EditorWorkspace, FileFindings, OfferedFix, WorkspaceOptions } from './engine/editor/workspace.js';
export type { ExplainOptions } from './engine/explain/explain.js';
export { type CacheStore, clearUserCache, type UserCache, userCache } from './engine/file-cache.js';
export type { FixedFile, FixOptions, FixReport } from './engine/fix/files.js';
export type { GapOptions } from './engine/gaps/gaps.js';
export { type EvalQuery, type EvalReport, type EvalRow, evaluate } from './engine/goldens/evaluate.js';
export type { AskedKnowledge, TestPaths } from './engine/goldens/goldens.js';
export type { FlowchartOptions } from './engine/graph/flowchart.js';
export type { ImportOptions } from './engine/import/import-knowledge-base.js';
export type { TicketImportOptions } from './engine/import/import-tickets.js';
export type { LiveEngine, LiveOptions, ReloadReport } from './engine/live/live-engine.js';
export type { FileWatch } from './engine/live/watch-files.js';
export type { Embedding } from './engine/meaning/embedder.js';
export type { BuildOptions as CompileOptions, CompileProgress } from './engine/open/build-options.js';
export type { CompileResult } from './engine/open/compile-knowledge-base.js';
export { Engine, type EngineOptions } from './engine/open/engine.js';
export { resolveKnowledgeBase } from './engine/open/resolve-knowledge-base.js';
export type { DocumentEntry, EngineInfo, SnapshotEngine } from './engine/open/snapshot-engine.js';
export type { Publication, PublishedRecord } from './engine/publish/publication.js';
export type { Session, StartOptions } from './engine/session/session.js';
export type { SkeletonOptions } from './engine/skeleton.js';
export { TriagraphError, type TriagraphErrorCode } from './errors.js';
export type { Dialect, DialectInput, FrontMatterReader, TrailingMetadata } from './lower/index.js';
export type { RecordPart, RecordStore, StoredHit, StoreSource } from './match/index.js';
export type * from './model/index.js';
export {
  type AdaptiveCard,
  type AnswerOptions,
  type ChatAction,
  type ChatMessage,
  type ChatOptions,
  type Evaluation,
  type FeishuCard,
  type LintOptions,
  type PatchOptions,
  type PresentOptions,
  presenters,
  ruleAddress,
  type SessionChatOptions,
  type SlackMessage,
  sanitize,
} from './present/index.js';
export { detectLanguage, redactSecrets as maskSecrets } from './text/index.js';
export type {
  CollectionFinding,
  CollectionMember,
  CollectionRule,
  DocumentRule,
  DocumentView,
  Finding,
  Rule,
  RuleOptions,
  Surroundings,
} from './validate/index.js';
export { version } from './version.js';

import type { CompareOptions } from './engine/compare/versions.js';
import type { EditorWorkspace, WorkspaceOptions } from './engine/editor/workspace.js';
import type { CacheStore } from './engine/file-cache.js';
import type { FixOptions, FixReport } from './engine/fix/files.js';
import type { GapOptions } from './engine/gaps/gaps.js';
import type { AskedKnowledge, TestPaths } from './engine/goldens/goldens.js';
import type { ImportOptions } from './engine/import/import-knowledge-base.js';
import type { TicketImportOptions } from './engine/import/import-tickets.js';
import type { LiveEngine, LiveOptions } from './engine/live/live-engine.js';
import type { FileWatch } from './engine/live/watch-files.js';
import type { BuildOptions as CompileOptions } from './engine/open/build-options.js';
import type { CompileResult } from './engine/open/compile-knowledge-base.js';
import type { SkeletonOptions } from './engine/skeleton.js';
import type { GapReport, ImportReport, Severity, TestReport, TicketImport, VersionComparison } from './model/index.js';

/** Reads, analyzes and indexes a knowledge base into snapshot bytes. Loads the Markdown parser on demand. */
export async function compileKnowledgeBase(options: CompileOptions): Promise<CompileResult> {
  return (await import('./engine/open/compile-knowledge-base.js')).compileKnowledgeBase(options);
}

/**
 * Writes a snapshot atomically: a reader of the path sees the old file or the new one.
 * @param snapshot its bytes, or the result of `compileKnowledgeBase`, which is written piece by piece
 */
export async function writeSnapshot(path: string, snapshot: Uint8Array | Pick<CompileResult, 'chunks'>): Promise<void> {
  const chunks = 'chunks' in snapshot ? snapshot.chunks() : [snapshot];
  (await import('./engine/atomic-file.js')).writeFileAtomically(path, chunks);
}

/**
 * Writes a new text file.
 * @throws TriagraphError `file-exists` when it exists
 */
export async function writeNewText(path: string, text: string): Promise<void> {
  (await import('./engine/atomic-file.js')).writeNewText(path, text);
}

/** Name, purpose, severity and page of each rule of `lint`. */
export async function listRules(): Promise<{ id: string; description: string; severity: Severity; url: string }[]> {
  return (await import('./validate/index.js')).listRules();
}

/**
 * Runs the goldens of a knowledge base, and reports the answers that do not match.
 * @param paths documents, golden files and folders of goldens; without goldens, those in and beside the documents are
 * run
 * @param folder what the paths of goldens in the report are relative to
 * @throws TriagraphError when named goldens do not exist
 */
export async function testKnowledgeBase(
  knowledge: AskedKnowledge,
  paths: TestPaths,
  folder: string,
): Promise<TestReport> {
  return (await import('./engine/goldens/goldens.js')).testKnowledgeBase(knowledge, paths, folder);
}

/**
 * Runs every golden of either version and every query on two versions of a knowledge base, and returns the answers
 * that differ.
 * @param base a folder, a snapshot, or a git revision
 * @param head the same, for the newer version
 * @throws TriagraphError when a version cannot be found or opened
 */
export async function compareVersions(base: string, head: string, options: CompareOptions): Promise<VersionComparison> {
  return (await import('./engine/compare/versions.js')).compareVersions(base, head, options);
}

/**
 * Applies every fix that findings offer to the documents of a knowledge base.
 * @throws TriagraphError for a snapshot, or a path that cannot be read
 */
export async function fixFiles(options: FixOptions): Promise<FixReport> {
  return (await import('./engine/fix/files.js')).fixFiles(options);
}

/**
 * Opens a knowledge base that can be replaced while it answers: by `reload()`, when files change, or by polling. `kb`
 * may be one http or https address of a snapshot.
 * @throws TriagraphError when the first version cannot be opened; after a later error the current version stays
 */
export async function openLive(options: LiveOptions = {}): Promise<LiveEngine> {
  return (await import('./engine/live/live-engine.js')).LiveEngine.open(options);
}

/** The published JSON Schemas of inputs and outputs (schema/), by name. */
export async function publicSchemas(): Promise<Readonly<Record<PublicSchemaName, object>>> {
  return (await import('./engine/public-schemas.js')).publicSchemas;
}

/** Names of the schemas that `publicSchemas` gives. */
export type PublicSchemaName = keyof typeof import('./engine/public-schemas.js').publicSchemas;

/**
 * Converts documents of any dialect to canonical Markdown, and reports the result of each.
 * @throws TriagraphError when a path cannot be read, or a file exists and `overwrite` is not set
 */
export async function importKnowledgeBase(options: ImportOptions): Promise<ImportReport> {
  return (await import('./engine/import/import-knowledge-base.js')).importKnowledgeBase(options);
}

/**
 * Writes the solved tickets of an export (CSV, JSON) as cases, a JSON line each.
 * @throws TriagraphError when the export cannot be read, has no column for titles, or the file exists
 */
export async function importTickets(options: TicketImportOptions): Promise<TicketImport> {
  return (await import('./engine/import/import-tickets.js')).importTickets(options);
}

/**
 * Reports written, created and removed files in batches; loads the watcher on demand.
 * @returns a function that stops watching
 */
export async function watchFiles(watch: FileWatch): Promise<() => Promise<void>> {
  return (await import('./engine/live/watch-files.js')).watchFiles(watch);
}

/**
 * The symptoms of golden files.
 * @throws TriagraphError for a file that cannot be read
 */
export async function goldenSymptoms(files: readonly string[], folder: string): Promise<string[]> {
  const { readGoldenFiles } = await import('./engine/goldens/goldens.js');
  return readGoldenFiles(files, folder).goldens.map(({ golden }) => golden.symptom);
}

/** Golden files in and beside the documents of a knowledge base. */
export async function findGoldenFiles(roots: readonly string[]): Promise<string[]> {
  return (await import('./engine/goldens/goldens.js')).findGoldenFiles(roots);
}

/**
 * Finds symptoms that are not answered: clusters the symptoms of logs, queries them again, and proposes triggers or
 * documents that would answer them without changing the goldens.
 * @throws TriagraphError when a log or the knowledge base cannot be read
 */
export async function findGaps(options: GapOptions): Promise<GapReport> {
  return (await import('./engine/gaps/gaps.js')).findGaps(options);
}

/**
 * Writes the new documents that a gap report proposes.
 * @returns the paths written, under the folder
 * @throws TriagraphError `file-exists` before anything is written when one of them exists
 */
export async function writeGapDocuments(report: GapReport, folder: string): Promise<string[]> {
  return (await import('./engine/gaps/stubs.js')).writeGapDocuments(report, folder);
}

/** A document template: each `TODO` says what belongs there, and `lint` fails until all of them are replaced. */
export async function skeleton(options: SkeletonOptions): Promise<string> {
  return (await import('./engine/skeleton.js')).skeleton(options);
}

/**
 * An in-memory cache for a process that repeatedly opens a knowledge base under edit: pass it as `cache`.
 * @param wanted whether to start with the user's cache folder
 */
export async function memoryCache(wanted: boolean): Promise<CacheStore> {
  return (await import('./engine/file-cache.js')).memoryCache(wanted);
}

/** Editor workspace; unsaved buffers override files on disk. */
export async function openWorkspace(options: WorkspaceOptions): Promise<EditorWorkspace> {
  return new (await import('./engine/editor/workspace.js')).EditorWorkspace(options);
}
