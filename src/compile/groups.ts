import type { DocumentHead } from '../snapshot/index.js';

/** Documents that are one answer: translations of one text, or two records of one incident. */
export interface Groups {
  /** Number of the group's first document for each document; a document alone is its own group. */
  readonly translation: Uint32Array;
  readonly duplicate: Uint32Array;
}

type GroupedHead = Pick<DocumentHead, 'id' | 'path' | 'language' | 'sources' | 'hash' | 'kind'>;

/** Groups by identity: same id or same place under `en`/`zh` (other language), same source id (same incident). */
export function groupDocuments(heads: readonly GroupedHead[]): Groups {
  return { translation: groupTranslations(heads), duplicate: groupDuplicates(heads) };
}

function groupTranslations(heads: readonly GroupedHead[]): Uint32Array {
  const firsts = new Map<string, number>();
  const taken = new Set<string>();
  return Uint32Array.from(heads, (head, document) => {
    const place = languageNeutralPath(head.path);
    const keys = [`id:${head.id}`, ...(place === null ? [] : [`path:${place}`])];
    for (const key of keys) {
      const first = firsts.get(key);
      // One text per language in a group: a second one of the same language is another document.
      if (first !== undefined && heads[first]!.language !== head.language && !taken.has(`${first}:${head.language}`)) {
        taken.add(`${first}:${head.language}`);
        return first;
      }
    }
    for (const key of keys) if (!firsts.has(key)) firsts.set(key, document);
    return document;
  });
}

const languageTag = /(^|[-_.])(en|zh|cn|zh[-_]cn|en[-_]us)$/i;

/** The path without its language: `docs/en/a.md`, `docs/zh/a.md` and `a.en.md`, `a.md` fall together. */
function languageNeutralPath(path: string): string | null {
  const parts = path.replace(/\.(md|markdown|mdx|txt)$/i, '').split('/');
  return parts.map((part) => part.replace(languageTag, '$1*').replace(/\.\*$/, '')).join('/');
}

function groupDuplicates(heads: readonly GroupedHead[]): Uint32Array {
  const firsts = new Map<string, number>();
  return Uint32Array.from(heads, (head, document) => {
    const keys = [`hash:${head.hash}`, ...head.sources.map((source) => `source:${source}:${head.language}`)];
    const known = keys.map((key) => firsts.get(key)).find((first) => first !== undefined);
    for (const key of keys) if (!firsts.has(key)) firsts.set(key, known ?? document);
    return known ?? document;
  });
}
