import type { Diagnostic, Document, DocumentKind, Language } from '../model/index.js';
import { nearest } from '../nearest.js';
import {
  type DecodedProcedure,
  type DocumentBody,
  type DocumentHead,
  decodeJson,
  decodeProcedure,
  decodeSections,
  documentKinds,
  edgeKinds,
  fieldNames,
  inverseDocumentFrequency,
  joinDocument,
  KeyTexts,
  languages,
  type PackedKeyTexts,
  type PackedTerms,
  type PostingLists,
  Postings,
  ReferenceIndex,
  readRecord,
  type SnapshotMeta,
  type SnapshotReader,
  type StringList,
  TermList,
} from '../snapshot/index.js';
import type { ConceptIndex } from '../text/index.js';
import { mergeVocabulary, shipped, type Vocabulary } from '../vocabulary/index.js';
import { hasPatterns, loadPatternEngine, type PatternEngine } from './trigger-patterns.js';

const followsKind = edgeKinds.indexOf('follows');

/** Ids that are suggested for an unknown one. */
const mostSimilarIds = 5;

/** Decoded documents that are kept. */
const decodedDocuments = 2048;

/**
 * An opened snapshot. Arrays are views of its bytes; documents are decoded when they are asked for, and kept until there are
 * too many.
 */
export class Knowledge {
  readonly meta: SnapshotMeta;
  readonly postings: Postings;
  readonly keyTexts: KeyTexts;
  readonly concepts: ConceptIndex;
  /** The shipped vocabulary with what the project added to it when this was compiled. */
  readonly vocabulary: Vocabulary;
  readonly translationGroups: Uint32Array;
  readonly duplicateGroups: Uint32Array;
  readonly priorities: Uint16Array;
  readonly #kinds: Uint8Array;
  readonly #languages: Uint8Array;
  readonly #ids: StringList;
  readonly #paths: StringList;
  readonly #titles: StringList;
  /** By id, then by path; made when a document is first looked for. */
  #byName: ReadonlyMap<string, number> | null = null;
  readonly #terms: TermList;
  #references: ReferenceIndex | null = null;
  /** The idf of a term that one document has; a term that none has is taken to have the same. */
  readonly maxIdf: number;
  #translations: Map<number, number[]> | null = null;
  readonly #fieldLines: Uint32Array;
  readonly #edgeOffsets: Uint32Array;
  readonly #edgeTargets: Uint32Array;
  readonly #edgeKinds: Uint8Array;
  readonly #decoded = new Map<number, DecodedProcedure>();

  /** @param patterns the engine for patterns of authors; null is enough where there are none (`hasPatterns`) */
  constructor(
    readonly snapshot: SnapshotReader,
    readonly patterns: PatternEngine | null = null,
  ) {
    this.meta = snapshot.json('meta');
    this.#ids = snapshot.strings('doc.id');
    this.#paths = snapshot.strings('doc.path');
    this.#titles = snapshot.strings('doc.title');
    this.#kinds = snapshot.array('doc.kind', Uint8Array);
    this.#languages = snapshot.array('doc.language', Uint8Array);
    this.#edgeOffsets = snapshot.array('edge.at', Uint32Array);
    this.#edgeTargets = snapshot.array('edge.to', Uint32Array);
    this.#edgeKinds = snapshot.array('edge.kind', Uint8Array);
    this.#fieldLines = snapshot.array('doc.lines', Uint32Array);
    this.priorities = snapshot.array('doc.priority', Uint16Array);
    this.translationGroups = snapshot.array('doc.translation', Uint32Array);
    this.duplicateGroups = snapshot.array('doc.duplicate', Uint32Array);
    this.#terms = new TermList(readRecord<PackedTerms>(snapshot, 'term'));
    this.keyTexts = new KeyTexts(readRecord<PackedKeyTexts>(snapshot, 'keyText'));
    this.concepts = readRecord(snapshot, 'lexicon');
    this.vocabulary = snapshot.has('vocabulary') ? mergeVocabulary(snapshot.json('vocabulary')) : shipped;
    this.postings = new Postings(readRecord<PostingLists>(snapshot, 'post'));
    this.maxIdf = this.idfOf(1);
  }

  /** Loads the engine for patterns of authors where there are any. */
  static async open(snapshot: SnapshotReader): Promise<Knowledge> {
    return new Knowledge(snapshot, hasPatterns(snapshot) ? await loadPatternEngine() : null);
  }

  get documents(): number {
    return this.meta.documents;
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

  /** Terms that begin with an ASCII letter, in their order. */
  termsBeginning(letter: string): string[] {
    const next = String.fromCharCode(letter.charCodeAt(0) + 1);
    const terms: string[] = [];
    for (let term = this.#firstTermFrom(letter); term < this.#terms.length; term++) {
      const text = this.#terms.get(term);
      if (text >= next) break;
      terms.push(text);
    }
    return terms;
  }

  /** Number of the first term that is not less than a text. */
  #firstTermFrom(text: string): number {
    let [low, high] = [0, this.#terms.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#terms.get(middle) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  termText(term: number): string {
    return this.#terms.get(term);
  }

  get termCount(): number {
    return this.#terms.length;
  }

  /** How many documents have the term. */
  documentFrequency(term: number): number {
    return this.postings.frequency(term);
  }

  /** Inverse document frequency of a term. */
  idf(term: number): number {
    return this.idfOf(this.documentFrequency(term));
  }

  /** Inverse document frequency of a term that so many documents have. */
  idfOf(documents: number): number {
    return inverseDocumentFrequency(documents, this.documents);
  }

  head(document: number): DocumentHead {
    return this.#decode(document).head;
  }

  steps(document: number): DocumentBody['steps'] {
    return this.#decode(document).steps;
  }

  /** Its sections are decoded each time: no answer needs them. */
  body(document: number): DocumentBody {
    const { steps, links } = this.#decode(document);
    const sections = decodeSections(this.snapshot.blob('doc.sections', document), this.snapshot.platform);
    return { sections, links, steps };
  }

  #decode(document: number): DecodedProcedure {
    let known = this.#decoded.get(document);
    if (known === undefined) {
      known = decodeProcedure(this.snapshot.blob('doc', document), this.snapshot.platform);
      if (this.#decoded.size >= decodedDocuments) this.#decoded.clear();
      this.#decoded.set(document, known);
    }
    return known;
  }

  /** The whole document as it was analyzed. */
  document(document: number): Document {
    const body = this.body(document);
    return joinDocument(this.head(document), body);
  }

  /** Line at which a field of a document starts, 0 when it has none. */
  fieldLine(document: number, field: number): number {
    return this.#fieldLines[document * fieldNames.length + field]!;
  }

  /** The workflow that a case follows, in the case's language where there is one, or -1. */
  follows(document: number): number {
    if (this.kind(document) !== 'case') return -1;
    for (let edge = this.#edgeOffsets[document]!; edge < this.#edgeOffsets[document + 1]!; edge++) {
      if (this.#edgeKinds[edge] !== followsKind) continue;
      return this.inLanguage(this.#edgeTargets[edge]!, this.language(document));
    }
    return -1;
  }

  /** The translation of a document into a language, or itself. */
  inLanguage(document: number, language: Language): number {
    if (this.language(document) === language) return document;
    this.#translations ??= this.#groupTranslations();
    const group = this.#translations.get(this.translationGroups[document]!) ?? [];
    return group.find((other) => this.language(other) === language) ?? document;
  }

  /** Groups of more than one document. */
  #groupTranslations(): Map<number, number[]> {
    const groups = new Map<number, number[]>();
    this.translationGroups.forEach((first, document) => {
      if (first !== document) groups.set(first, [...(groups.get(first) ?? [first]), document]);
    });
    return groups;
  }

  /** What was found wrong in the content when it was compiled. */
  diagnostics(): readonly Diagnostic[] {
    return decodeJson<readonly Diagnostic[]>(this.snapshot.array('diagnostics', Uint8Array), this.snapshot.platform);
  }

  /** Number of the document that another one names (id, path, file name, title), or null. */
  resolve(target: string, from: string): number | null {
    this.#references ??= new ReferenceIndex(
      Array.from({ length: this.documents }, (_, document) => ({
        id: this.id(document),
        path: this.path(document),
        title: this.title(document),
      })),
    );
    return this.#references.resolve(target, from);
  }

  /** Number of the document with this id or path (the end of a path will do), or -1. */
  find(idOrPath: string): number {
    this.#byName ??= this.#indexNames();
    const named = this.#byName.get(idOrPath);
    if (named !== undefined) return named;
    const end = `/${idOrPath}`;
    for (let document = 0; document < this.documents; document++)
      if (this.path(document).endsWith(end)) return document;
    return -1;
  }

  #indexNames(): Map<string, number> {
    const names = new Map<string, number>();
    const note = (name: string, document: number) => names.has(name) || names.set(name, document);
    for (let document = 0; document < this.documents; document++) note(this.id(document), document);
    for (let document = 0; document < this.documents; document++) note(this.path(document), document);
    return names;
  }

  /** The workflow of category `general` that comes first, or -1: what to offer when nothing matched. */
  generalWorkflow(): number {
    const general = this.snapshot.array('doc.general', Uint32Array);
    return general.length > 0 ? general[0]! : -1;
  }

  /** Ids that somebody may have meant, best first. */
  similarIds(id: string): string[] {
    const ids = Array.from({ length: this.documents }, (_, document) => this.id(document));
    return nearest(id, ids, mostSimilarIds);
  }
}

/** Makes something of an opened knowledge base when it is first needed, and keeps it as long as the knowledge base. */
export function derivedFrom<Result>(make: (knowledge: Knowledge) => Result): (knowledge: Knowledge) => Result {
  const made = new WeakMap<Knowledge, { readonly result: Result }>();
  return (knowledge) => {
    const known = made.get(knowledge) ?? { result: make(knowledge) };
    made.set(knowledge, known);
    return known.result;
  };
}
