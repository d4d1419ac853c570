import { Knowledge } from '../../match/index.js';
import type { Diagnostic, NamedDocument } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import type { ReadResult } from '../../read/index.js';
import { SnapshotReader } from '../../snapshot/index.js';
import type { Looked } from './look.js';

/** A knowledge base as it was at the last look, with what was found wrong in it. */
export interface EditorKnowledge {
  readonly knowledge: Knowledge;
  /** By path, in the order of the text. */
  readonly findings: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Texts that the places of the findings count in, by path. */
  readonly texts: ReadonlyMap<string, string>;
}

export function knowledgeOf({ files }: ReadResult, { bytes, diagnostics }: Looked): EditorKnowledge {
  const knowledge = new Knowledge(new SnapshotReader(bytes, nodePlatform));
  return { knowledge, findings: byPath(diagnostics), texts: new Map(files.map(({ path, text }) => [path, text])) };
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
