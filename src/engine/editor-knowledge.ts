import { Knowledge, Matcher } from '../match/index.js';
import type { Diagnostic, NamedDocument } from '../model/index.js';
import { nodePlatform } from '../platform/node.js';
import type { ReadResult } from '../read/index.js';
import { SnapshotReader } from '../snapshot/index.js';
import { auditKnowledge } from './audit.js';
import { compileFiles } from './compile-knowledge-base.js';
import type { CacheStore } from './file-cache.js';

/** A knowledge base as it was at the last look, with what was found wrong in it. */
export interface EditorKnowledge {
  readonly knowledge: Knowledge;
  /** By path, in the order of the text. */
  readonly findings: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Texts that the places of the findings count in, by path. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface EditorLook {
  readonly roots: readonly string[];
  readonly folder: string;
  readonly cache: boolean | CacheStore;
  /** Paths of the documents that are asked whether they find themselves: those that someone is writing. */
  readonly open: ReadonlySet<string>;
}

/** Compiles sources and looks at them as `lint` does. */
export async function lookAt(sources: ReadResult, look: EditorLook): Promise<EditorKnowledge> {
  const { roots, folder, cache, open } = look;
  const { assembly, diagnostics } = await compileFiles(sources, { paths: roots, cache, project: folder });
  const knowledge = new Knowledge(new SnapshotReader(assembly.bytes, nodePlatform));
  const asked =
    open.size === 0
      ? []
      : await auditKnowledge(knowledge, await Matcher.open(knowledge), { cache: false, project: folder, only: open });
  const texts = new Map(sources.files.map(({ path, text }) => [path, text]));
  return { knowledge, findings: byPath([...diagnostics, ...asked]), texts };
}

function byPath(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const findings = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const known = findings.get(diagnostic.path);
    if (known) known.push(diagnostic);
    else findings.set(diagnostic.path, [diagnostic]);
  }
  return findings;
}

export function named(knowledge: Knowledge, document: number): NamedDocument {
  return {
    id: knowledge.id(document),
    path: knowledge.path(document),
    title: knowledge.title(document),
    kind: knowledge.kind(document),
  };
}
