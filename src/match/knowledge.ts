import type { AlikeCases, Diagnostic, Document, DocumentKind, Language } from '../model/index.js';
import {
  type DecodedProcedure,
  type DocumentBody,
  type DocumentHead,
  decodeJson,
  decodeProcedure,
  decodeSections,
  decodeSource,
  documentKinds,
  edgeKinds,
  fieldNames,
  inverseDocumentFrequency,
  joinDocument,
  languages,
  type PackedSayings,
  type PackedTerms,
  type PackedVectors,
  roundedIdf,
  type SnapshotMeta,
  type SnapshotReader,
  type StringList,
  TermList,
  type VectorModel,
  Vectors,
} from '../snapshot/index.js';
import { type ConceptIndex, caseLinePlace, lettersHash } from '../text/index.js';
import { mergeVocabulary, shipped, type Vocabulary } from '../vocabulary/index.js';
import { DocumentNames } from './document-names.js';
import { type Records, SnapshotRecords } from './records.js';
import { hasPatterns, loadPatternEngine, type PatternEngine } from './trigger-patterns.js';

const followsKind = edgeKinds.indexOf('follows');

/** Maximum number of decoded documents in memory. */
const maxDecodedDocuments = 2048;

/**
 * An opened knowledge base: the head, a snapshot with or without the records of its documents, and these records. Arrays are
 * views of its bytes; documents are decoded on demand and cached.
 */
export class Knowledge {
  readonly meta: SnapshotMeta;
  readonly concepts: ConceptIndex;
  /** The shipped vocabulary with the project's additions at the time of compilation. */
  readonly vocabulary: Vocabulary;
  /** Vectors of an embedding model; null where the knowledge base was compiled without one. */
  readonly vectors: Vectors | null;
  readonly translationGroups: Uint32Array;
  readonly duplicateGroups: Uint32Array;
  readonly priorities: Uint16Array;
  readonly #kinds: Uint8Array;
  readonly #languages: Uint8Array;
  #diagnostics: readonly Diagnostic[] | null = null;
  #findings: ReadonlyMap<string, readonly Diagnostic[]> | null = null;
  readonly #ids: StringList;
  readonly #paths: StringList;
  readonly #titles: StringList;
  readonly #names: DocumentNames;
  readonly #terms: TermList;
  /** Postings of term `t` begin at `t`; their number is how many documents have it. */
  readonly #postings: Uint32Array;
  /** The idf of a term that occurs in one document; unknown terms are given the same. */
  readonly maxIdf: number;
  #translations: Map<number, number[]> | null = null;
  readonly #fieldLines: Uint32Array;
  readonly #edgeOffsets: Uint32Array;
  readonly #edgeTargets: Uint32Array;
  readonly #edgeKinds: Uint8Array;
  readonly #decoded = new Map<number, DecodedProcedure>();

  readonly records: Records;

  /**
   * @param patterns engine for the authors' regular expressions; null when there are none (`hasPatterns`)
   * @param records those that the snapshot lacks; default: its own
   */
  constructor(
    readonly snapshot: SnapshotReader,
    readonly patterns: PatternEngine | null = null,
    records?: Records,
  ) {
    this.meta = snapshot.json('meta');
    this.records = records ?? new SnapshotRecords(snapshot, this.meta.documents);
    this.#ids = snapshot.strings('doc.id');
    this.#paths = snapshot.strings('doc.path');
    this.#titles = snapshot.strings('doc.title');
    this.#names = new DocumentNames(this);
    this.#kinds = snapshot.array('doc.kind', Uint8Array);
    this.#languages = snapshot.array('doc.language', Uint8Array);
    this.#edgeOffsets = snapshot.array('edge.at', Uint32Array);
    this.#edgeTargets = snapshot.array('edge.to', Uint32Array);
    this.#edgeKinds = snapshot.array('edge.kind', Uint8Array);
    this.#fieldLines = snapshot.array('doc.lines', Uint32Array);
    this.priorities = snapshot.array('doc.priority', Uint16Array);
    this.translationGroups = snapshot.array('doc.translation', Uint32Array);
    this.duplicateGroups = snapshot.array('doc.duplicate', Uint32Array);
    this.#terms = new TermList(snapshot.record<PackedTerms>('term'));
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

  get documents(): number {
    return this.meta.documents;
  }

  /** Whether any document is Chinese. */
  get hasChinese(): boolean {
    return this.#languages.includes(languages.indexOf('zh'));
  }

  id(document: number): string {
    return this.#ids.get(document);
  }

  path(document: number): string {
    return this.#paths.get(document);
  }

  title(document: number): string {
    return this.#titles.get(document);
  }

  kind(document: number): DocumentKind {
    return documentKinds[this.#kinds[document]!]!;
  }

  language(document: number): Language {
    return languages[this.#languages[document]!]!;
  }

  /** Number of a term in the index, or -1. */
  term(text: string): number {
    return this.#terms.find(text);
  }

  /** Terms that begin with a text, in their order. */
  termsBeginning(text: string): string[] {
    return this.#terms.beginningWith(text);
  }

  termText(term: number): string {
    return this.#terms.get(term);
  }

  /** A term in UTF-8. */
  termBytes(term: number): Uint8Array {
    return this.#terms.bytes(term);
  }

  /** What a term of a document, in UTF-8, weighs in a key text. */
  keyTextWeight(bytes: Uint8Array): number {
    return roundedIdf(this.documentFrequency(this.#terms.findBytes(bytes)), this.documents);
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

  /**
   * Documents that may have a title or symptom of these letters. In a snapshot of an earlier version, which has no hashes:
   * those that have the rarest of its terms.
   */
  saying(letters: string, terms: Iterable<number>): readonly number[] {
    if (!this.snapshot.has('said.offsets')) {
      const byRarity = [...terms].sort((left, right) => this.documentFrequency(left) - this.documentFrequency(right));
      return this.records.firstHaving(byRarity[0]!, this.documents, 'text');
    }
    const { offsets, documents } = this.snapshot.record<PackedSayings>('said');
    const list = lettersHash(letters) % (offsets.length - 1);
    return Array.from(documents.subarray(offsets[list], offsets[list + 1]));
  }

  /** The cases that a document stands for; null where it stands for itself. */
  alike(document: number): AlikeCases | null {
    const text = this.snapshot.has('doc.alike') ? this.snapshot.strings('doc.alike').get(document) : '';
    return text === '' ? null : (JSON.parse(text) as AlikeCases);
  }

  /** The complete document as it was analyzed. */
  document(document: number): Document {
    const body = this.body(document);
    return joinDocument(this.head(document), body);
  }

  /** Line at which a field of a document starts, or 0 when the document lacks the field. */
  fieldLine(document: number, field: number): number {
    return this.#fieldLines[document * fieldNames.length + field]!;
  }

  /** The workflow that a case follows, if possible in the language of the case; -1 when there is none. */
  follows(document: number): number {
    if (this.kind(document) !== 'case') return -1;
    for (let edge = this.#edgeOffsets[document]!; edge < this.#edgeOffsets[document + 1]!; edge++) {
      if (this.#edgeKinds[edge] !== followsKind) continue;
      return this.inLanguage(this.#edgeTargets[edge]!, this.language(document));
    }
    return -1;
  }

  /** The translation of a document into a language, or the document itself when there is none. */
  inLanguage(document: number, language: Language): number {
    if (this.language(document) === language) return document;
    this.#translations ??= this.#groupTranslations();
    const group = this.#translations.get(this.translationGroups[document]!) ?? [];
    return group.find((other) => this.language(other) === language) ?? document;
  }

  /** Documents by group, for groups of more than one document. */
  #groupTranslations(): Map<number, number[]> {
    const groups = new Map<number, number[]>();
    this.translationGroups.forEach((first, document) => {
      if (first !== document) groups.set(first, [...(groups.get(first) ?? [first]), document]);
    });
    return groups;
  }

  /** Diagnostics of one document, a file or a line of a file of cases. */
  diagnosticsOf(document: number): readonly Diagnostic[] {
    if (!this.snapshot.has('diagnostics'))
      return decodeJson(this.records.part('diagnostics', document), this.snapshot.platform);
    this.#findings ??= this.#findingsByPlace();
    const path = this.path(document);
    const place = caseLinePlace(path);
    return this.#findings.get(place === null ? path : `${place.file}\0${place.line}`) ?? [];
  }

  #findingsByPlace(): Map<string, Diagnostic[]> {
    const found = new Map<string, Diagnostic[]>();
    for (const each of this.diagnostics())
      for (const key of [each.path, `${each.path}\0${each.range?.start.line}`]) {
        const known = found.get(key);
        if (known === undefined) found.set(key, [each]);
        else known.push(each);
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

  /** Number of the document that another one names (id, path, file name, title), or null. */
  resolve(target: string, from: string): number | null {
    return this.#names.resolve(target, from);
  }

  /** Number of the document with this id or path (the end of a path is enough), or -1. */
  find(idOrPath: string): number {
    return this.#names.find(idOrPath);
  }

  /** Ids of documents that resemble an unknown one, the most similar first. */
  similarIds(id: string): string[] {
    return this.#names.similarIds(id);
  }

  /** The first workflow of category `general`, which is offered when nothing matched; -1 when there is none. */
  generalWorkflow(): number {
    const general = this.snapshot.array('doc.general', Uint32Array);
    return general.length > 0 ? general[0]! : -1;
  }
}

/** Memoizes a value that is derived from a knowledge base, for the lifetime of the knowledge base. */
export function derivedFrom<Result>(make: (knowledge: Knowledge) => Result): (knowledge: Knowledge) => Result {
  const made = new WeakMap<Knowledge, { readonly result: Result }>();
  return (knowledge) => {
    const known = made.get(knowledge) ?? { result: make(knowledge) };
    made.set(knowledge, known);
    return known.result;
  };
}
