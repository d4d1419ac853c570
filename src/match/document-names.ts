import { nearest } from '../nearest.js';
import { ReferenceIndex } from '../snapshot/index.js';

/** Maximum number of ids suggested for an unknown one. */
const maxSimilarIds = 5;

/** Documents by number. */
export interface NamedDocuments {
  readonly documents: number;
  id(document: number): string;
  path(document: number): string;
  title(document: number): string;
}

/** Finds the documents of a knowledge base by name. Its indexes are built on first use. */
export class DocumentNames {
  #numbers: ReadonlyMap<string, number> | null = null;
  #references: ReferenceIndex | null = null;

  constructor(private readonly knowledge: NamedDocuments) {}

  /** Number of the document that another one names (id, path, file name, title), or null. */
  resolve(target: string, from: string): number | null {
    this.#references ??= new ReferenceIndex(
      this.#all((document) => ({
        id: this.knowledge.id(document),
        path: this.knowledge.path(document),
        title: this.knowledge.title(document),
      })),
    );
    return this.#references.resolve(target, from);
  }

  /** Number of the document with this id or path (the end of a path is enough), or -1. */
  find(idOrPath: string): number {
    this.#numbers ??= this.#indexNames();
    const end = `/${idOrPath}`;
    return this.#numbers.get(idOrPath) ?? this.#paths().findIndex((path) => path.endsWith(end));
  }

  /** Ids of documents that resemble an unknown one, the most similar first. */
  similarIds(id: string): string[] {
    return nearest(id, this.#ids(), maxSimilarIds);
  }

  /** An id has precedence over a path, and the first document over later ones. */
  #indexNames(): Map<string, number> {
    const numbers = new Map<string, number>();
    for (const names of [this.#ids(), this.#paths()])
      names.forEach((name, document) => {
        if (!numbers.has(name)) numbers.set(name, document);
      });
    return numbers;
  }

  #ids(): string[] {
    return this.#all((document) => this.knowledge.id(document));
  }

  #paths(): string[] {
    return this.#all((document) => this.knowledge.path(document));
  }

  #all<T>(of: (document: number) => T): T[] {
    return Array.from({ length: this.knowledge.documents }, (_, document) => of(document));
  }
}
