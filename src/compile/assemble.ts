import type { Diagnostic } from '../model/index.js';
import { nodePlatform } from '../platform/node.js';
import {
  addRecord,
  type DocumentHead,
  documentKinds,
  encodeJson,
  fieldNames,
  languages,
  packPostings,
  packStatements,
  type ReferenceIndex,
  type SnapshotMeta,
  SnapshotWriter,
} from '../snapshot/index.js';
import { collectionHash } from './collection-hash.js';
import { buildCollectionGraph, type CollectionGraph } from './graph.js';
import { type Groups, groupDocuments } from './groups.js';
import { compileSignatures, type WordRows } from './signatures.js';
import { mergeStatements } from './statements.js';
import type { TermDictionary } from './term-dictionary.js';
import { buildTextIndex } from './text-index.js';
import { compileTriggers } from './triggers.js';
import type { DocumentUnit } from './unit.js';

export interface Assembly {
  readonly bytes: Uint8Array;
  readonly meta: SnapshotMeta;
  readonly groups: Groups;
  /** Words, as terms of the index, of error lines that tell too little to be in it. */
  readonly untold: WordRows;
}

export interface AssemblyInput {
  /** In the order of their paths. */
  readonly units: readonly DocumentUnit[];
  /** What the units' term numbers stand for. */
  readonly dictionary: TermDictionary;
  /** All findings about the documents, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  /** Version of the program. */
  readonly writer: string;
  /** Of the units' documents, where it is made already. */
  readonly references?: ReferenceIndex;
  /** What a project added to the program's data; empty or absent where it adds nothing. It makes another knowledge base. */
  readonly added?: string;
}

/** Merges units into one snapshot. The same units give the same bytes. */
export function assembleSnapshot({
  units,
  dictionary,
  diagnostics,
  writer,
  references,
  added = '',
}: AssemblyInput): Assembly {
  const heads = units.map((unit) => unit.head);
  const groups = groupDocuments(heads);
  const graph = buildCollectionGraph(heads, groups, references);
  const meta = describe(heads, graph, { writer, added });
  const snapshot = new SnapshotWriter(nodePlatform).addJson('meta', meta);
  addDocuments(snapshot, units, groups);
  const counts = units.map((unit) => unit.counts);
  const index = buildTextIndex(counts, dictionary);
  addRecord(snapshot, 'term', index.terms);
  addRecord(snapshot, 'post', packPostings(index, units.length));
  addRecord(
    snapshot,
    'statement',
    packStatements(
      mergeStatements(
        units.map((unit) => unit.statements),
        index,
        units.length,
      ),
      index,
    ),
  );
  const signatures = compileSignatures(units, index);
  addRecord(snapshot, 'signature', signatures.table);
  addRecord(snapshot, 'trigger', compileTriggers(heads.flatMap(triggersOf)));
  addRecord(snapshot, 'lexicon', dictionary.concepts);
  addGraph(snapshot, graph);
  snapshot.add('diagnostics', encodeJson(diagnostics, nodePlatform));
  return { bytes: snapshot.toBytes(), meta, groups, untold: signatures.untold };
}

function describe(
  heads: readonly DocumentHead[],
  graph: CollectionGraph,
  { writer, added }: { readonly writer: string; readonly added: string },
): SnapshotMeta {
  const count = (of: (head: DocumentHead) => number) => heads.reduce((sum, head) => sum + of(head), 0);
  return {
    hash: collectionHash(heads, added),
    documents: heads.length,
    steps: count((head) => head.steps),
    commands: count((head) => head.commands),
    nodes: graph.labels.length,
    edges: graph.targets.length,
    writer,
  };
}

function addDocuments(snapshot: SnapshotWriter, units: readonly DocumentUnit[], groups: Groups): void {
  const heads = units.map((unit) => unit.head);
  snapshot
    .addStrings(
      'doc.id',
      heads.map((head) => head.id),
    )
    .addStrings(
      'doc.path',
      heads.map((head) => head.path),
    )
    .addStrings(
      'doc.title',
      heads.map((head) => head.title),
    )
    .add(
      'doc.kind',
      Uint8Array.from(heads, (head) => documentKinds.indexOf(head.kind)),
    )
    .add(
      'doc.language',
      Uint8Array.from(heads, (head) => languages.indexOf(head.language)),
    )
    .add(
      'doc.priority',
      Uint16Array.from(heads, (head) => head.priority),
    )
    .add('doc.lines', joinLines(units))
    .add('doc.general', generalWorkflows(heads))
    .add('doc.translation', groups.translation)
    .add('doc.duplicate', groups.duplicate)
    .addBlobs(
      'doc',
      units.map((unit) => unit.bytes),
    );
}

/** Row by document, column by field. */
function joinLines(units: readonly DocumentUnit[]): Uint32Array {
  const lines = new Uint32Array(units.length * fieldNames.length);
  units.forEach((unit, document) => {
    lines.set(unit.fieldLines, document * fieldNames.length);
  });
  return lines;
}

const triggersOf = (head: DocumentHead, document: number) => head.triggers.map((trigger) => ({ document, trigger }));

/** Workflows that are offered when nothing matches: category `general`, by priority. */
function generalWorkflows(heads: readonly DocumentHead[]): Uint32Array {
  const general = heads.flatMap((head, document) =>
    head.kind === 'workflow' && head.category === 'general' ? [document] : [],
  );
  return Uint32Array.from(
    general.sort((left, right) => heads[left]!.priority - heads[right]!.priority || left - right),
  );
}

function addGraph(snapshot: SnapshotWriter, graph: CollectionGraph): void {
  snapshot
    .addStrings('node.label', graph.labels)
    .add('node.kind', graph.kinds)
    .add('edge.at', graph.offsets)
    .add('edge.to', graph.targets)
    .add('edge.kind', graph.edges);
}
