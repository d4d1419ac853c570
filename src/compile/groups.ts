import type { DocumentHead } from '../snapshot/index.js';

/** Documents that are one answer: translations of one text, or two records of one incident. */
export interface Groups {
  /** Number of the group's first document for each document; a document alone is its own group. */
  readonly translation: Uint32Array;
  readonly duplicate: Uint32Array;
}

type GroupedHead = Pick<DocumentHead, 'id' | 'path' | 'language' | 'sources' | 'hash' | 'kind'>;

/** Groups translations (same id, or same path under `en`/`zh`) and duplicates (same content, or same source of a case). */
export function groupDocuments(heads: readonly GroupedHead[]): Groups {
  return { translation: groupTranslations(heads), duplicate: groupDuplicates(heads) };
}

/**
 * By path first, since ids are copied by mistake between unrelated documents; by id only documents without a counterpart
 * by path.
 */
function groupTranslations(heads: readonly GroupedHead[]): Uint32Array {
  const groups = Uint32Array.from(heads, (_, document) => document);
  const paired = new Set<number>();
  for (const keyOf of [languageNeutralPath, (_path: string, head: GroupedHead) => head.id]) {
    const members = new Map<string, number[]>();
    heads.forEach((head, document) => {
      if (paired.has(document)) return;
      const key = keyOf(head.path, head);
      const known = members.get(key);
      if (known) known.push(document);
      else members.set(key, [document]);
    });
    for (const group of members.values()) {
      // One text per language: a second one of the same language is another document.
      const languages = new Set(group.map((document) => heads[document]!.language));
      if (group.length < 2 || languages.size !== group.length) continue;
      for (const document of group) {
        groups[document] = group[0]!;
        paired.add(document);
      }
    }
  }
  return groups;
}

const languageTag = /(^|[-_.])(en|zh|cn|zh[-_]cn|en[-_]us)$/i;

/** The path without its language: `docs/en/a.md`, `docs/zh/a.md` and `a.en.md`, `a.md` fall together. */
function languageNeutralPath(path: string): string {
  const parts = path.replace(/\.(md|markdown|mdx|txt)$/i, '').split('/');
  return parts.map((part) => part.replace(languageTag, '$1*').replace(/\.\*$/, '')).join('/');
}

/**
 * The same bytes, or case records of one source: an article that names a source only speaks of it. A record of two
 * sources joins what stands under either.
 */
function groupDuplicates(heads: readonly GroupedHead[]): Uint32Array {
  const parents = Uint32Array.from(heads, (_, document) => document);
  const find = (document: number): number => {
    let root = document;
    while (parents[root] !== root) root = parents[root]!;
    parents[document] = root;
    return root;
  };
  const firsts = new Map<string, number>();
  heads.forEach((head, document) => {
    const sources = head.kind === 'case' ? head.sources : [];
    for (const key of [`hash:${head.hash}`, ...sources.map((source) => `source:${source}:${head.language}`)]) {
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, document);
      else {
        const [low, high] = [find(first), find(document)].sort((left, right) => left - right);
        parents[high!] = low!;
      }
    }
  });
  return parents.map((_, document) => find(document));
}
