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
  /** Paths of the documents to check; default: all. Findings about only some documents are not cached. */
  readonly only?: ReadonlySet<string>;
  /**
   * As in `test`: a symptom or error message that does not find its document is an error, unless the project sets
   * another severity for the rule. Default false: severities of the rules.
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

/** Rules that `test` reports as errors. */
const demands: ReadonlySet<string> = new Set<EngineRule>([
  'retrieval/symptom-not-found',
  'retrieval/signature-not-found',
]);

/**
 * Self-retrieval findings (self-retrieval.ts) with the severities of the project. One query for each symptom and
 * signature, about a millisecond each; results are cached by snapshot hash.
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
  const known = cache && cachedFindings(cache, hash);
  const progress = onProgress && {
    onProgress: (done: number, total: number) => onProgress({ phase: 'ask', done, total }),
  };
  const found = known ?? auditRetrieval(knowledge, matcher, { ...(only ? { only } : {}), ...progress });
  if (!known && cache) cacheFindings(cache, hash, found);
  const diagnostics = options.demanded ? found.map(asDemanded) : found;
  return shownDiagnostics({ diagnostics, suppressions: commentsOf(knowledge, diagnostics), settings }, 'matcher');
}

const keyOf = (hash: string): string => `audit\0${programFingerprint()}\0${hash}`;

/** Cached self-retrieval findings for the knowledge base with this hash, else null. */
export function cachedFindings(cache: CacheStore, hash: string): Diagnostic[] | null {
  const known = cache.read(keyOf(hash));
  return known && parsed(known);
}

export function cacheFindings(cache: CacheStore, hash: string, found: readonly Diagnostic[]): void {
  cache.write(keyOf(hash), new TextEncoder().encode(JSON.stringify(found)));
}

function asDemanded(diagnostic: Diagnostic): Diagnostic {
  return demands.has(diagnostic.ruleId) ? { ...diagnostic, severity: 'error' } : diagnostic;
}

/** Null for a damaged file, which counts as absent. */
function parsed(bytes: Uint8Array): Diagnostic[] | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(value) ? (value as Diagnostic[]) : null;
  } catch {
    return null;
  }
}

function commentsOf(knowledge: Knowledge, diagnostics: readonly Diagnostic[]) {
  const paths = [...new Set(diagnostics.map(({ path }) => path))];
  // A finding about the whole knowledge base is in no document.
  const documents = paths
    .map((path) => ({ path, document: knowledge.find(path) }))
    .filter(({ document }) => document >= 0);
  return new Map(documents.map(({ path, document }) => [path, readSuppressions(knowledge.body(document))]));
}
