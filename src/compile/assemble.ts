import { createHash } from 'node:crypto';
import { addToGroup } from '../collections.js';
import type { Diagnostic, VocabularyExtensions } from '../model/index.js';
import { nodePlatform } from '../platform/node.js';
import {
  type DocumentHead,
  documentKinds,
  encodeJson,
  fieldNames,
  type KeyText,
  languages,
  mapped,
  offsetsOf,
  type PackedSayings,
  packKeyTexts,
  packPostings,
  packTerms,
  packVectors,
  type ReferenceIndex,
  roundedIdf,
  type SnapshotFile,
  type SnapshotMeta,
  SnapshotWriter,
  type TextVector,
  type VectorModel,
} from '../snapshot/index.js';
import { type ConceptIndex, lettersHash, lettersOf, normalize } from '../text/index.js';
import { groupAlike } from './alike.js';
import type { CompiledDocument, IndexedParts } from './compile-document.js';
import { compileErrorLines } from './error-lines.js';
import { buildCollectionGraph, type CollectionGraph, type Groups, groupDocuments } from './graph.js';
import { absent, buildTextIndex, type TextIndex } from './text-index.js';
import { compileTriggers, type DocumentTrigger } from './triggers.js';

export interface AssembledSnapshot {
  readonly snapshot: SnapshotFile;
  readonly meta: SnapshotMeta;
}

export interface SnapshotInput {
  /** Sorted by path. */
  readonly documents: readonly CompiledDocument[];
  readonly concepts: ConceptIndex;
  readonly vocabulary?: VocabularyExtensions;
  /** All findings about the documents, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  readonly writer: string;
  /** Where documents can be edited, with `{path}`. */
  readonly edit?: string | null;
  readonly references?: ReferenceIndex;
  readonly vectors?: DocumentVectors | null;
  /** Identifies the project's extensions of the shipped data, as part of the hash of the knowledge base; default: none. */
  readonly added?: string;
  /** Length above which the snapshot is read in pieces. */
  readonly wholeBytes?: number | undefined;
}

export interface DocumentVectors {
  readonly of: VectorModel;
  readonly byDocument: readonly (readonly TextVector[])[];
}

export function assembleSnapshot(input: SnapshotInput): AssembledSnapshot {
  const { documents, concepts, diagnostics, writer, references, vocabulary = {}, vectors = null, edit = null } = input;
  const added = (input.added ?? '') + (vectors === null ? '' : vectorsIdentity(vectors));
  const heads = documents.map(({ head }) => head);
  const alike = groupAlike(documents);
  const found = documents.map(
    (document, number): IndexedDocument => (alike.isHidden(number) ? hiddenDocument : document),
  );
  const groups = groupDocuments(heads, alike.first);
  const graph = buildCollectionGraph(heads, groups, references);
  const meta = { ...describe(heads, graph, { writer, added }), ...(edit !== null && { edit }) };
  const snapshot = new SnapshotWriter(nodePlatform).addJson('meta', meta);
  addDocuments(snapshot, documents, groups);
  if (alike.standing.size > 0)
    snapshot.addStrings(
      'doc.alike',
      documents.map((_, document) => JSON.stringify(alike.standing.get(document) ?? '').replace('""', '')),
    );
  const index = buildTextIndex(found);
  const idfs = Float64Array.from(index.terms, (_, rank) => roundedIdf(index.frequency(rank), documents.length));
  snapshot.addRecord('term', packTerms(index.terms));
  snapshot.addRecord('post', packPostings(index, documents.length));
  snapshot.addRecord('keyText', packKeyTexts(keyTextsOf(found, index), idfs));
  const { sayings, triggers, excludes, hasStartPatterns } = textsOf(heads, alike.isHidden);
  snapshot.addRecord('said', sayings);
  snapshot.addRecord('signature', compileErrorLines(found, index, idfs));
  snapshot.addRecord('trigger', compileTriggers(triggers));
  snapshot.addRecord('exclude', compileTriggers(excludes));
  // The rules themselves are read from their documents.
  if (hasStartPatterns) snapshot.addJson('startPatterns', true);
  snapshot.addRecord('lexicon', concepts);
  addGraph(snapshot, graph);
  if (vectors !== null) {
    snapshot.addJson('meaning', vectors.of);
    snapshot.addRecord('meaning', packVectors(vectors.byDocument, vectors.of.dimensions));
  }
  if (Object.keys(vocabulary).length > 0) snapshot.addJson('vocabulary', vocabulary);
  snapshot.add('diagnostics', encodeJson(diagnostics, nodePlatform, 'The list of findings'));
  return { snapshot: snapshot.finish(input.wholeBytes), meta };
}

interface IndexedDocument {
  readonly head: Pick<DocumentHead, 'signatures'>;
  readonly indexed: IndexedParts;
}

/** A document that searches do not find, because an alike case represents it. */
const hiddenDocument: IndexedDocument = {
  head: { signatures: [] },
  indexed: {
    terms: [],
    counts: { terms: [], fields: [], counts: [], lengths: fieldNames.map(() => 0) },
    keyTexts: [],
    errorLines: [],
    mentions: [],
    substance: [],
    solution: [],
  },
};

const keyTextsOf = (documents: readonly IndexedDocument[], { ranks }: TextIndex): KeyText[][] =>
  documents.map(({ indexed: { keyTexts } }, document) =>
    keyTexts.map((text) => ({
      ...text,
      terms: text.terms.map((term) => ranks[document]![term]!).filter((rank) => rank !== absent),
    })),
  );

/** What is made of the texts of the heads, in one pass: each head of a large collection is unpacked when it is read. */
function textsOf(heads: readonly DocumentHead[], isHidden: (document: number) => boolean) {
  const said = new Map<number, number[]>();
  const [triggers, excludes]: [DocumentTrigger[], DocumentTrigger[]] = [[], []];
  let hasStartPatterns = false;
  heads.forEach((head, document) => {
    const { title, symptoms, starts } = head;
    const texts = [title, ...symptoms.map(({ text }) => text)];
    const hashes = new Set(texts.map((text) => lettersHash(lettersOf(normalize(text))) % heads.length));
    for (const hash of hashes) addToGroup(said, hash, document);
    hasStartPatterns ||= starts.some(({ regex }) => regex !== null);
    if (isHidden(document)) return;
    for (const trigger of head.triggers) triggers.push({ document, trigger });
    for (const trigger of head.excludes) excludes.push({ document, trigger });
  });
  return { sayings: packSayings(said, heads.length), triggers, excludes, hasStartPatterns };
}

function packSayings(said: ReadonlyMap<number, readonly number[]>, documents: number): PackedSayings {
  const lists = Array.from({ length: documents }, (_, hash) => said.get(hash) ?? []);
  return { offsets: offsetsOf(lists), documents: Uint32Array.from(lists.flat()) };
}

function describe(
  heads: readonly DocumentHead[],
  graph: CollectionGraph,
  { writer, added }: { readonly writer: string; readonly added: string },
): SnapshotMeta {
  const sum = (key: 'steps' | 'commands') => heads.reduce((total, head) => total + head[key], 0);
  return {
    hash: collectionHash(heads, added),
    documents: heads.length,
    steps: sum('steps'),
    commands: sum('commands'),
    nodes: graph.labels.length,
    edges: graph.targets.length,
    writer,
  };
}

/** Identifies the vectors, which are an input of the snapshot like the documents. */
function vectorsIdentity({ of, byDocument }: DocumentVectors): string {
  const hash = createHash('sha256').update(JSON.stringify(of));
  for (const { scale, numbers } of byDocument.flat()) hash.update(`${scale}`).update(numbers);
  return `\0${of.model}\0${hash.digest('hex')}`;
}

function collectionHash(documents: readonly DocumentHead[], added: string): string {
  const hash = createHash('sha256');
  if (added !== '') hash.update(`${added}\0`);
  for (const { path, hash: content } of documents) hash.update(`${path}\0${content}\n`);
  return `sha256:${hash.digest('hex')}`;
}

function addDocuments(snapshot: SnapshotWriter, documents: readonly CompiledDocument[], groups: Groups): void {
  const heads = documents.map(({ head }) => head);
  const column = <T>(of: (head: DocumentHead) => T): T[] => heads.map(of);
  snapshot.addRecord('doc', {
    id: column(({ id }) => id),
    path: column(({ path }) => path),
    title: column(({ title }) => title),
    kind: Uint8Array.from(column(({ kind }) => documentKinds.indexOf(kind))),
    language: Uint8Array.from(column(({ language }) => languages.indexOf(language))),
    priority: Uint16Array.from(column(({ priority }) => priority)),
    lines: Uint32Array.from(documents.flatMap(({ fieldLines }) => [...fieldLines])),
    general: generalWorkflows(heads),
    ...groups,
  });
  const blobs = (name: string, of: (document: CompiledDocument) => Uint8Array) =>
    snapshot.addBlobs(name, mapped(documents, of));
  blobs('doc', ({ stored }) => stored.procedure);
  blobs('doc.sections', ({ stored }) => stored.sections);
  if (documents.some(({ source }) => source)) blobs('doc.source', ({ source }) => source ?? new Uint8Array());
}

/** The workflows of category `general` by priority, one of which is offered when nothing matches. */
function generalWorkflows(heads: readonly DocumentHead[]): Uint32Array {
  const general = [...heads.keys()].filter(
    (document) => heads[document]!.kind === 'workflow' && heads[document]!.category === 'general',
  );
  return Uint32Array.from(general.sort((left, right) => heads[left]!.priority - heads[right]!.priority));
}

function addGraph(snapshot: SnapshotWriter, graph: CollectionGraph): void {
  snapshot
    .addStrings('node.label', graph.labels)
    .add('node.kind', graph.kinds)
    .add('edge.at', graph.offsets)
    .add('edge.to', graph.targets)
    .add('edge.kind', graph.edges);
}
