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
import { KeptStrings } from './kept-strings.js';
import { NameIndex } from './name-index.js';
import { RecentlyUsed } from './recently-used.js';

const followsKind = edgeKinds.indexOf('follows');

/** Ids that are suggested for an unknown one. */
const mostSimilarIds = 5;

/** Decoded documents that are kept. */
const decodedDocuments = 2048;

/** An opened snapshot. Arrays are views of its bytes; documents are decoded when asked for, those used last are kept. */
export class Knowledge {
  readonly meta: SnapshotMeta;
  readonly postings: Postings;
  readonly keyTexts: KeyTexts;
  readonly concepts: ConceptIndex;
  readonly translationGroups: Uint32Array;
  readonly duplicateGroups: Uint32Array;
  readonly priorities: Uint16Array;
  readonly #kinds: Uint8Array;
  readonly #languages: Uint8Array;
  readonly #ids: StringList;
  readonly #paths: StringList;
  readonly #titles: StringList;
  readonly #byId: NameIndex;
  readonly #byPath: NameIndex;
  readonly #terms: TermList;
  /** Worked out when first asked for; 0 until then. */
  /** By how many documents have a term. */
  readonly #telling: Float64Array;
  #references: ReferenceIndex | null = null;
  #translations: Map<number, number[]> | null = null;
  readonly #fieldLines: Uint32Array;
  readonly #edgeOffsets: Uint32Array;
  readonly #edgeTargets: Uint32Array;
  readonly #edgeKinds: Uint8Array;
  readonly #decoded = new RecentlyUsed<DecodedProcedure>(decodedDocuments);

  constructor(readonly snapshot: SnapshotReader) {
    this.meta = snapshot.json('meta');
    this.#ids = new KeptStrings(snapshot.strings('doc.id'));
    this.#paths = new KeptStrings(snapshot.strings('doc.path'));
    this.#titles = new KeptStrings(snapshot.strings('doc.title'));
    this.#byId = new NameIndex(this.#ids);
    this.#byPath = new NameIndex(this.#paths);
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
    this.#telling = new Float64Array(this.documents + 1);
    this.keyTexts = new KeyTexts(readRecord<PackedKeyTexts>(snapshot, 'keyText'));
    this.concepts = readRecord(snapshot, 'lexicon');
    this.postings = new Postings(readRecord<PostingLists>(snapshot, 'post'), this.documents);
  }

  get documents(): number {
    return this.meta.documents;
  }

  /** Whether every document that was decoded once stays decoded. */
  get keepsAll(): boolean {
    return this.documents <= decodedDocuments;
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

  /** Whether a term begins with a text. */
  beginsTerm(text: string): boolean {
    return this.#terms.hasBeginning(text);
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

  /** How much a term tells: its inverse document frequency. */
  telling(term: number): number {
    return this.tellingOf(this.documentFrequency(term));
  }

  /** How much a term tells that so many documents have, one at least. */
  tellingOf(documents: number): number {
    let telling = this.#telling[documents]!;
    if (telling === 0) {
      telling = inverseDocumentFrequency(documents, this.documents);
      this.#telling[documents] = telling;
    }
    return telling;
  }

  /** What a word tells that one document has; a word that none has is taken to tell as much. */
  get mostTelling(): number {
    return inverseDocumentFrequency(1, this.documents);
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
    const byId = this.#byId.find(idOrPath);
    const named = byId < 0 ? this.#byPath.find(idOrPath) : byId;
    if (named >= 0) return named;
    const end = `/${idOrPath}`;
    for (let document = 0; document < this.documents; document++)
      if (this.path(document).endsWith(end)) return document;
    return -1;
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
