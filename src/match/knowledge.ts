import { addToGroup, getOrMake } from '../collections.js';
import type { AlikeCases, Diagnostic, Document } from '../model/index.js';
import {
  type DecodedProcedure,
  type DocumentBody,
  type DocumentHead,
  decodeJson,
  decodeProcedure,
  decodeSections,
  decodeSource,
  inverseDocumentFrequency,
  joinDocument,
  type PackedSayings,
  type PackedTerms,
  type PackedVectors,
  type SnapshotMeta,
  type SnapshotReader,
  TermList,
  type VectorModel,
  Vectors,
} from '../snapshot/index.js';
import { type ConceptIndex, caseLinePath, lettersHash } from '../text/index.js';
import { mergeVocabulary, shipped, type Vocabulary } from '../vocabulary/index.js';
import { Documents } from './documents.js';
import { type Records, SnapshotRecords } from './records.js';
import { hasPatterns, loadPatternEngine, type PatternEngine } from './trigger-patterns.js';

/** Maximum number of decoded documents in memory. */
const maxDecodedDocuments = 2048;

/**
 * An opened knowledge base: a snapshot, or the head of one with records that are stored elsewhere. Arrays are views of its
 * bytes; documents are decoded on demand and cached.
 */
export class Knowledge extends Documents {
  readonly meta: SnapshotMeta;
  readonly concepts: ConceptIndex;
  /** The shipped vocabulary with the project's additions at the time of compilation. */
  readonly vocabulary: Vocabulary;
  /** Vectors of an embedding model; null where the knowledge base was compiled without one. */
  readonly vectors: Vectors | null;
  #diagnostics: readonly Diagnostic[] | null = null;
  #findings: ReadonlyMap<string, readonly Diagnostic[]> | null = null;
  readonly terms: TermList;
  /** Offsets: postings of term `t` are `t` to `t + 1`. */
  readonly #postings: Uint32Array;
  /** The idf of a term that occurs in one document; unknown terms are given the same. */
  readonly maxIdf: number;
  readonly #decoded = new Map<number, DecodedProcedure>();
  readonly records: Records;

  /**
   * @param patterns engine for the authors' regular expressions; null when there are none (`hasPatterns`)
   * @param records where they are stored elsewhere; default: those of the snapshot
   */
  constructor(
    snapshot: SnapshotReader,
    readonly patterns: PatternEngine | null = null,
    records?: Records,
  ) {
    const meta = snapshot.json<SnapshotMeta>('meta');
    super(snapshot, meta.documents);
    this.meta = meta;
    this.records = records ?? new SnapshotRecords(snapshot, this.meta.documents);
    this.terms = new TermList(snapshot.record<PackedTerms>('term'));
    this.concepts = snapshot.record('lexicon');
    this.vocabulary = snapshot.has('vocabulary') ? mergeVocabulary(snapshot.json('vocabulary')) : shipped;
    this.#postings = snapshot.array('post.offsets', Uint32Array);
    this.vectors = snapshot.has('meaning')
      ? new Vectors(snapshot.json<VectorModel>('meaning'), snapshot.record<PackedVectors>('meaning'))
      : null;
    this.maxIdf = this.idfOf(1);
  }

  /** Loads the regular expression engine only when authors use patterns. */
  static async open(snapshot: SnapshotReader, records?: Records): Promise<Knowledge> {
    return new Knowledge(snapshot, hasPatterns(snapshot) ? await loadPatternEngine() : null, records);
  }

  get postings(): Records['postings'] {
    return this.records.postings;
  }

  get keyTexts(): Records['keyTexts'] {
    return this.records.keyTexts;
  }

  /** Number of a term in the index, or -1. */
  term(text: string): number {
    return this.terms.find(text);
  }

  /** Number of documents that contain the term. */
  documentFrequency(term: number): number {
    return this.#postings[term + 1]! - this.#postings[term]!;
  }

  /** Inverse document frequency of a term. */
  idf(term: number): number {
    return this.idfOf(this.documentFrequency(term));
  }

  /** Inverse document frequency of a term that occurs in this number of documents. */
  idfOf(documents: number): number {
    return inverseDocumentFrequency(documents, this.documents);
  }

  head(document: number): DocumentHead {
    return this.#decode(document).head;
  }

  steps(document: number): DocumentBody['steps'] {
    return this.#decode(document).steps;
  }

  /** Sections are decoded on every call: no answer needs them. */
  body(document: number): DocumentBody {
    const { steps, links } = this.#decode(document);
    const sections = decodeSections(this.records.part('doc.sections', document), this.snapshot.platform);
    return { sections, links, steps };
  }

  /** The text of a document's file; null in snapshots that were written without. */
  source(document: number): string | null {
    if (!this.records.has('doc.source')) return null;
    return decodeSource(this.records.part('doc.source', document), this.snapshot.platform);
  }

  #decode(document: number): DecodedProcedure {
    let known = this.#decoded.get(document);
    if (known === undefined) {
      known = decodeProcedure(this.records.part('doc', document), this.snapshot.platform);
      if (this.#decoded.size >= maxDecodedDocuments) this.#decoded.clear();
      this.#decoded.set(document, known);
    }
    return known;
  }

  /** Documents that may have a title or symptom with these letters; none in a snapshot of an earlier version. */
  saying(letters: string): readonly number[] {
    if (!this.snapshot.has('said.offsets')) return [];
    const { offsets, documents } = this.snapshot.record<PackedSayings>('said');
    const list = lettersHash(letters) % (offsets.length - 1);
    return Array.from(documents.subarray(offsets[list], offsets[list + 1]));
  }

  /** The cases that are grouped under a document; null if it stands only for itself. */
  alike(document: number): AlikeCases | null {
    const text = this.snapshot.has('doc.alike') ? this.snapshot.strings('doc.alike').get(document) : '';
    return text === '' ? null : (JSON.parse(text) as AlikeCases);
  }

  /** The complete document as it was analyzed. */
  document(document: number): Document {
    return joinDocument(this.head(document), this.body(document));
  }

  /** Diagnostics of one document, a file or a line of a file of cases. */
  diagnosticsOf(document: number): readonly Diagnostic[] {
    if (!this.snapshot.has('diagnostics'))
      return decodeJson(this.records.part('diagnostics', document), this.snapshot.platform);
    this.#findings ??= this.#findingsByPath();
    return this.#findings.get(this.path(document)) ?? [];
  }

  #findingsByPath(): Map<string, Diagnostic[]> {
    const found = new Map<string, Diagnostic[]>();
    for (const each of this.diagnostics()) {
      addToGroup(found, each.path, each);
      if (each.range) addToGroup(found, caseLinePath(each.path, each.range.start.line), each);
    }
    return found;
  }

  /** Diagnostics of the content at the time of compilation. */
  diagnostics(): readonly Diagnostic[] {
    this.#diagnostics ??= decodeJson<readonly Diagnostic[]>(
      this.snapshot.array('diagnostics', Uint8Array),
      this.snapshot.platform,
    );
    return this.#diagnostics;
  }
}

/** Memoizes a value that is derived from a knowledge base, for the lifetime of the knowledge base. */
export function derivedFrom<Result>(make: (knowledge: Knowledge) => Result): (knowledge: Knowledge) => Result {
  const made = new WeakMap<Knowledge, Result>();
  return (knowledge) => getOrMake(made, knowledge, () => make(knowledge));
}
