import { Knowledge, Matcher } from '../../match/index.js';
import type { Diagnostic } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import type { ReadResult } from '../../read/index.js';
import { SnapshotReader } from '../../snapshot/index.js';
import { auditKnowledge } from '../audit/audit.js';
import type { CacheStore } from '../file-cache.js';
import { compileFiles } from '../open/compile-knowledge-base.js';

/** How a knowledge base is looked at while someone writes it. */
export interface EditorLook {
  readonly roots: readonly string[];
  readonly folder: string;
  /** Paths of the documents that are asked whether they find themselves: those that someone is writing. */
  readonly open: ReadonlySet<string>;
}

export interface Looked {
  /** The snapshot. */
  readonly bytes: Uint8Array;
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles sources and looks at them as `lint` does. */
export async function lookAt(sources: ReadResult, look: EditorLook, cache: boolean | CacheStore): Promise<Looked> {
  const { roots, folder, open } = look;
  const { assembly, diagnostics } = await compileFiles(sources, { paths: roots, cache, project: folder });
  const { bytes } = assembly;
  if (open.size === 0) return { bytes, diagnostics };
  const knowledge = new Knowledge(new SnapshotReader(bytes, nodePlatform));
  const matcher = await Matcher.open(knowledge);
  const asked = await auditKnowledge(knowledge, matcher, { cache: false, project: folder, only: open });
  return { bytes, diagnostics: [...diagnostics, ...asked] };
}
