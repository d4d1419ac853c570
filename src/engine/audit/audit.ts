import type { Matcher } from '../../engine.js';
import type { Knowledge } from '../../match/index.js';
import type { Diagnostic } from '../../model/index.js';
import { type EngineRule, readSuppressions, shownDiagnostics } from '../../validate/index.js';
import { type CacheStore, openCache, programFingerprint } from '../file-cache.js';
import { readProjectConfig } from '../open/project-config.js';
import { auditRetrieval } from './self-retrieval.js';

export interface AuditOptions {
  /** Cache the findings in the user's cache folder, so that a knowledge base is audited once. Default true. */
  readonly cache?: boolean | CacheStore;
  /** Folder of the `triagraph.config.json` whose rules apply; default: the current one. */
  readonly project?: string;
  /** Paths of the documents to check; default: all. The diagnostics of some documents are not cached. */
  readonly only?: ReadonlySet<string>;
  /** For `test`: a text that does not find its document is an error, unless the project sets a severity. Default false. */
  readonly demanded?: boolean;
  readonly onProgress?: (progress: AuditProgress) => void;
}

export interface AuditProgress {
  readonly phase: 'ask';
  readonly done: number;
  readonly total: number;
}

const demands: ReadonlySet<string> = new Set<EngineRule>([
  'retrieval/symptom-not-found',
  'retrieval/signature-not-found',
]);

/** Makes one query for each symptom and signature, about a millisecond each. Diagnostics are cached by snapshot hash. */
export async function auditKnowledge(
  knowledge: Knowledge,
  matcher: Matcher,
  options: AuditOptions = {},
): Promise<readonly Diagnostic[]> {
  const { settings } = await readProjectConfig(options.project ?? process.cwd());
  const { only, onProgress } = options;
  const cache = only ? null : openCache(options.cache);
  const { hash } = knowledge.meta;
  const key = `audit\0${programFingerprint()}\0${hash}`;
  const known = cache?.read(key);
  const report = (done: number, total: number) => onProgress?.({ phase: 'ask', done, total });
  const found: readonly Diagnostic[] = known
    ? JSON.parse(Buffer.from(known).toString())
    : auditRetrieval(knowledge, matcher, { only, onProgress: report });
  if (!known) cache?.write(key, Buffer.from(JSON.stringify(found)));
  const diagnostics = options.demanded ? found.map(asDemanded) : found;
  return shownDiagnostics({ diagnostics, suppressions: commentsOf(knowledge, diagnostics), settings }, 'matcher');
}

function asDemanded(diagnostic: Diagnostic): Diagnostic {
  return demands.has(diagnostic.ruleId) ? { ...diagnostic, severity: 'error' } : diagnostic;
}

function commentsOf(knowledge: Knowledge, diagnostics: readonly Diagnostic[]) {
  const paths = [...new Set(diagnostics.map(({ path }) => path))];
  // A diagnostic about the whole knowledge base belongs to no document.
  const documents = paths
    .map((path) => ({ path, document: knowledge.find(path) }))
    .filter(({ document }) => document >= 0);
  return new Map(documents.map(({ path, document }) => [path, readSuppressions(knowledge.body(document))]));
}
