import { getOrMake } from '../collections.js';
import type { DocumentKind, Language } from '../model/index.js';
import { nearest } from '../nearest.js';
import {
  documentKinds,
  edgeKinds,
  fieldNames,
  languages,
  ReferenceIndex,
  type SnapshotReader,
  type StringList,
} from '../snapshot/index.js';

const followsKind = edgeKinds.indexOf('follows');

/** Maximum number of ids suggested for an unknown one. */
const maxSimilarIds = 5;

/** The properties of documents in the head of a knowledge base, by number. The indexes of names are built on first use. */
export class Documents {
  #numbers: ReadonlyMap<string, number> | null = null;
  #references: ReferenceIndex | null = null;
  /** The documents of each group with more than one, by its first document. */
  #translations: ReadonlyMap<number, readonly number[]> | null = null;

  readonly translationGroups: Uint32Array;
  readonly duplicateGroups: Uint32Array;
  readonly priorities: Uint16Array;
  readonly #ids: StringList;
  readonly #paths: StringList;
  readonly #titles: StringList;
  readonly #kinds: Uint8Array;
  readonly #languages: Uint8Array;
  readonly #fieldLines: Uint32Array;
  readonly #edgeOffsets: Uint32Array;
  readonly #edgeTargets: Uint32Array;
  readonly #edgeKinds: Uint8Array;

  constructor(
    readonly snapshot: SnapshotReader,
    readonly documents: number,
  ) {
    this.#ids = snapshot.strings('doc.id');
    this.#paths = snapshot.strings('doc.path');
    this.#titles = snapshot.strings('doc.title');
    this.#kinds = snapshot.array('doc.kind', Uint8Array);
    this.#languages = snapshot.array('doc.language', Uint8Array);
    this.#fieldLines = snapshot.array('doc.lines', Uint32Array);
    this.#edgeOffsets = snapshot.array('edge.at', Uint32Array);
    this.#edgeTargets = snapshot.array('edge.to', Uint32Array);
    this.#edgeKinds = snapshot.array('edge.kind', Uint8Array);
    this.priorities = snapshot.array('doc.priority', Uint16Array);
    this.translationGroups = snapshot.array('doc.translation', Uint32Array);
    this.duplicateGroups = snapshot.array('doc.duplicate', Uint32Array);
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

  /** Line at which a field of a document starts, or 0 when the document lacks the field. */
  fieldLine(document: number, field: number): number {
    return this.#fieldLines[document * fieldNames.length + field]!;
  }

  /** The workflow that a case follows, if possible in the language of the case; -1 when there is none. */
  follows(document: number): number {
    if (this.kind(document) !== 'case') return -1;
    const first = this.#edgeOffsets[document]!;
    const edge = this.#edgeKinds.subarray(first, this.#edgeOffsets[document + 1]).indexOf(followsKind);
    return edge < 0 ? -1 : this.inLanguage(this.#edgeTargets[first + edge]!, this.language(document));
  }

  /** The translation of a document into a language, or the document itself when there is none. */
  inLanguage(document: number, language: Language): number {
    if (this.language(document) === language) return document;
    this.#translations ??= translationsOf(this.translationGroups);
    const group = this.#translations.get(this.translationGroups[document]!) ?? [];
    return group.find((each) => this.language(each) === language) ?? document;
  }

  /** The first workflow of category `general`, which is offered when nothing matched; -1 when there is none. */
  generalWorkflow(): number {
    return this.snapshot.array('doc.general', Uint32Array)[0] ?? -1;
  }

  /** Number of the document that another one names (id, path, file name, title), or null. */
  resolve(target: string, from: string): number | null {
    this.#references ??= new ReferenceIndex(
      this.#all((document) => ({ id: this.id(document), path: this.path(document), title: this.title(document) })),
    );
    return this.#references.resolve(target, from);
  }

  /** Number of the document with this id or path (the end of a path is enough), or -1. */
  find(idOrPath: string): number {
    // An id has precedence over a path, and the first document over later ones.
    this.#numbers ??= new Map(
      [this.#ids, this.#paths]
        .flatMap((names) => this.#all((document) => [names.get(document), document] as const))
        .reverse(),
    );
    const end = `/${idOrPath}`;
    return (
      this.#numbers.get(idOrPath) ??
      this.#all((document) => this.path(document)).findIndex((path) => path.endsWith(end))
    );
  }

  /** Ids of documents that resemble an unknown one, the most similar first. */
  similarIds(id: string): string[] {
    return nearest(
      id,
      this.#all((document) => this.id(document)),
      maxSimilarIds,
    );
  }

  #all<T>(of: (document: number) => T): T[] {
    return Array.from({ length: this.documents }, (_, document) => of(document));
  }
}

function translationsOf(groups: Uint32Array): ReadonlyMap<number, readonly number[]> {
  const members = new Map<number, number[]>();
  groups.forEach((first, document) => {
    if (first !== document) getOrMake(members, first, () => [first]).push(document);
  });
  return members;
}
