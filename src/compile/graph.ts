import { getOrMake, groupBy } from '../collections.js';
import type { EdgeKind, NodeKind } from '../model/index.js';
import { type DocumentHead, edgeKinds, nodeKinds, offsetsOf, ReferenceIndex } from '../snapshot/index.js';
import { identifiesIncident } from '../text/index.js';

/** Documents that count as one answer: translations of one text, or records of one incident. */
export interface Groups {
  /** For each document, the number of the first document of its group, which may be itself. */
  readonly translation: Uint32Array;
  readonly duplicate: Uint32Array;
}

type GroupedHead = Pick<DocumentHead, 'id' | 'path' | 'language' | 'sources' | 'hash' | 'kind'>;

/** @param alike for each document, the first case that it is alike with */
export function groupDocuments(heads: readonly GroupedHead[], alike?: Uint32Array): Groups {
  return { translation: groupTranslations(heads), duplicate: groupDuplicates(heads, alike) };
}

/** Groups by path first, because ids are copied by mistake; then the remaining documents by id. */
function groupTranslations(heads: readonly GroupedHead[]): Uint32Array {
  const groups = Uint32Array.from(heads, (_, document) => document);
  const paired = new Set<number>();
  for (const keyOf of [languageNeutralPath, (_path: string, head: GroupedHead) => head.id]) {
    const unpaired = [...heads.keys()].filter((document) => !paired.has(document));
    const members = groupBy(unpaired, (document) => keyOf(heads[document]!.path, heads[document]!));
    for (const group of members.values()) {
      // A second text in the same language is another document.
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

/** The path without its language: the same for `docs/en/a.md` and `docs/zh/a.md`, and for `a.en.md` and `a.md`. */
function languageNeutralPath(path: string): string {
  const parts = path.replace(/\.(md|markdown|mdx|txt)$/i, '').split('/');
  return parts.map((part) => part.replace(languageTag, '$1*').replace(/\.\*$/, '')).join('/');
}

/**
 * Groups identical files, alike cases, and cases with the same source, if the source is the id of a document or identifies
 * an incident by itself. A case with two sources joins both groups. Articles are not grouped by sources, which they only cite.
 */
function groupDuplicates(heads: readonly GroupedHead[], alike?: Uint32Array): Uint32Array {
  const parents = Uint32Array.from(heads, (_, document) => document);
  const find = (document: number): number => {
    let root = document;
    while (parents[root] !== root) root = parents[root]!;
    parents[document] = root;
    return root;
  };
  const join = (one: number, other: number): void => {
    const [low, high] = [find(one), find(other)].sort((left, right) => left - right);
    parents[high!] = low!;
  };
  const ids = new Set(heads.map(({ id }) => id));
  const firsts = new Map<string, number>();
  heads.forEach((head, document) => {
    const sources =
      head.kind === 'case' ? head.sources.filter((source) => ids.has(source) || identifiesIncident(source)) : [];
    join(document, alike?.[document] ?? document);
    for (const key of [`hash:${head.hash}`, ...sources.map((source) => `source:${source}:${head.language}`)]) {
      const first = getOrMake(firsts, key, () => document);
      if (first !== document) join(first, document);
    }
  });
  return parents.map((_, document) => find(document));
}

/** Compressed sparse rows: the edges of node `n` are `offsets[n]` to `offsets[n + 1]`. The first nodes are the documents. */
export interface CollectionGraph {
  readonly labels: readonly string[];
  readonly kinds: Uint8Array;
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
  readonly edges: Uint8Array;
}

export function buildCollectionGraph(
  heads: readonly DocumentHead[],
  groups: Groups,
  references: ReferenceIndex = new ReferenceIndex(heads),
): CollectionGraph {
  const builder = new GraphBuilder(heads);
  heads.forEach((head, document) => {
    const linkTo = (kind: EdgeKind, target: string) => {
      const found = references.resolve(target, head.path);
      if (found !== null && found !== document) builder.connect(document, kind, found);
    };
    if (head.workflow !== null) linkTo('follows', head.workflow);
    for (const target of head.related) linkTo('related', target);
    for (const reference of head.references) linkTo('links-to', reference.target);
    for (const component of head.components) builder.connect(document, 'affects', builder.node('component', component));
    for (const product of head.products) builder.connect(document, 'affects', builder.node('product', product));
    for (const version of head.versions) builder.connect(document, 'affects', builder.node('version', version.source));
    for (const source of head.sources) builder.connect(document, 'related', builder.node('source', source));
    if (head.category !== null) builder.connect(document, 'related', builder.node('category', head.category));
    const [original, first] = [groups.translation[document]!, groups.duplicate[document]!];
    if (original !== document) builder.connect(document, 'translation-of', original);
    if (first !== document) builder.connect(document, 'duplicate-of', first);
  });
  return builder.finish();
}

class GraphBuilder {
  readonly #labels: string[];
  readonly #kinds: number[];
  readonly #nodes = new Map<string, number>();
  readonly #edges: Set<number>[];

  constructor(heads: readonly DocumentHead[]) {
    this.#labels = heads.map((head) => head.id);
    this.#kinds = heads.map((head) => nodeKinds.indexOf(head.kind));
    this.#edges = heads.map(() => new Set());
  }

  node(kind: NodeKind, label: string): number {
    return getOrMake(this.#nodes, `${kind}:${label}`, () => {
      this.#kinds.push(nodeKinds.indexOf(kind));
      this.#edges.push(new Set());
      return this.#labels.push(label) - 1;
    });
  }

  connect(from: number, kind: EdgeKind, to: number): void {
    this.#edges[from]!.add(to * edgeKinds.length + edgeKinds.indexOf(kind));
  }

  finish(): CollectionGraph {
    const lists = this.#edges.map((edges) => [...edges].sort((left, right) => left - right));
    const edges = lists.flat();
    return {
      labels: this.#labels,
      kinds: Uint8Array.from(this.#kinds),
      offsets: offsetsOf(lists),
      targets: Uint32Array.from(edges, (edge) => Math.floor(edge / edgeKinds.length)),
      edges: Uint8Array.from(edges, (edge) => edge % edgeKinds.length),
    };
  }
}
