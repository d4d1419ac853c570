import type { DocumentHead } from './documents.js';

/** Finds documents by what other documents call them: an id, a path, a file name, a title. */
export class ReferenceIndex {
  readonly #byId = new Map<string, number>();
  readonly #byPath = new Map<string, number>();
  readonly #byName = new Map<string, number>();

  constructor(heads: readonly Pick<DocumentHead, 'id' | 'path' | 'title'>[]) {
    heads.forEach((head, document) => {
      keepFirst(this.#byId, fold(head.id), document);
      keepFirst(this.#byPath, head.path, document);
      keepFirst(this.#byName, fold(baseName(head.path)), document);
      keepFirst(this.#byName, fold(head.title), document);
    });
  }

  /** Number of the document, or null. `target` may carry an anchor; relative paths start at `from`'s folder. */
  resolve(target: string, from: string): number | null {
    const [bare = ''] = target.split('#', 1);
    const wiki = bare.replace(/^\[\[|\]\]$/g, '').split('|', 1)[0]!;
    const name = decoded(wiki).trim();
    if (name === '') return null;
    const path = resolvePath(from, name);
    return (
      this.#byId.get(fold(name)) ??
      this.#byPath.get(path) ??
      this.#byPath.get(`${path}.md`) ??
      this.#byName.get(fold(baseName(name))) ??
      null
    );
  }
}

/** Links write spaces and Han characters as `%20`, `%E5…`. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

const fold = (text: string): string => text.trim().toLowerCase();

function keepFirst(map: Map<string, number>, key: string, value: number): void {
  if (key !== '' && !map.has(key)) map.set(key, value);
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.(md|markdown|mdx|txt)$/i, '');
}

function resolvePath(from: string, target: string): string {
  const parts = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
