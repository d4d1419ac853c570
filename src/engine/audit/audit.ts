import type { Knowledge, Matcher } from '../../match/index.js';
import type { Diagnostic } from '../../model/index.js';
import { type EngineRule, readSuppressions, shownDiagnostics } from '../../validate/index.js';
import { type CacheStore, openCache, programFingerprint } from '../file-cache.js';
import { readProjectConfig } from '../open/project-config.js';
import { auditRetrieval } from './self-retrieval.js';

export interface AuditOptions {
  /** Keep the findings in the user's cache folder, so that a knowledge base is asked once. Default true. */
  readonly cache?: boolean | CacheStore;
  /** Folder of the `triagraph.config.json` whose rules count; default: the current one. */
  readonly project?: string;
  /** Paths of the documents that are looked at; default: all. Findings about some of them are not kept. */
  readonly only?: ReadonlySet<string>;
  /**
   * As `test` asks: a symptom or an error message that does not find its document is an error, unless the project sets
   * another severity for the rule. Default false: as the rules say.
   */
  readonly demanded?: boolean;
  readonly onProgress?: (progress: AuditProgress) => void;
}

export interface AuditProgress {
  readonly phase: 'ask';
  /** Documents. */
  readonly done: number;
  readonly total: number;
}

/** What a document must hold by CONTRACT's `test`. */
const demands: ReadonlySet<string> = new Set<EngineRule>([
  'retrieval/symptom-not-found',
  'retrieval/signature-not-found',
]);

/**
 * What a knowledge base does not find of itself (self-retrieval.ts), as its project wants it shown. One question for each
 * symptom and signature, about a millisecond each; the same snapshot is asked once.
 */
export async function auditKnowledge(
  knowledge: Knowledge,
  matcher: Matcher,
  options: AuditOptions = {},
): Promise<readonly Diagnostic[]> {
  const { settings } = await readProjectConfig(options.project ?? process.cwd());
  const { only, onProgress } = options;
  const cache = only ? null : openCache(options.cache);
  const { hash } = knowledge.meta;
  const known = cache && keptAudit(cache, hash);
  const progress = onProgress && {
    onProgress: (done: number, total: number) => onProgress({ phase: 'ask', done, total }),
  };
  const found = known ?? auditRetrieval(knowledge, matcher, { ...(only ? { only } : {}), ...progress });
  if (!known && cache) keepAudit(cache, hash, found);
  const diagnostics = options.demanded ? found.map(asDemanded) : found;
  return shownDiagnostics({ diagnostics, suppressions: commentsOf(knowledge, diagnostics), settings }, 'matcher');
}

const keyOf = (hash: string): string => `audit\0${programFingerprint()}\0${hash}`;

/** What the knowledge base of this hash does not find of itself, where that is kept; else null. */
export function keptAudit(cache: CacheStore, hash: string): Diagnostic[] | null {
  const known = cache.read(keyOf(hash));
  return known && parsed(known);
}

/** Keeps what was found by asking (self-retrieval.ts), as it was found. */
export function keepAudit(cache: CacheStore, hash: string, found: readonly Diagnostic[]): void {
  cache.write(keyOf(hash), new TextEncoder().encode(JSON.stringify(found)));
}

function asDemanded(diagnostic: Diagnostic): Diagnostic {
  return demands.has(diagnostic.ruleId) ? { ...diagnostic, severity: 'error' } : diagnostic;
}

/** Null for a damaged file, which is as good as absent. */
function parsed(bytes: Uint8Array): Diagnostic[] | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(value) ? (value as Diagnostic[]) : null;
  } catch {
    return null;
  }
}

/** Comments that turn rules off, in the documents that something was found in. */
function commentsOf(knowledge: Knowledge, diagnostics: readonly Diagnostic[]) {
  const paths = [...new Set(diagnostics.map(({ path }) => path))];
  // A finding about the whole knowledge base is in no document.
  const documents = paths
    .map((path) => ({ path, document: knowledge.find(path) }))
    .filter(({ document }) => document >= 0);
  return new Map(documents.map(({ path, document }) => [path, readSuppressions(knowledge.body(document))]));
}
