import { createHash } from 'node:crypto';
import { type RecordPart, type RecordStore, type StoredHit, type StoreSource, TriagraphError } from '../../index.js';
import { Cluster, storeAddress } from './cluster.js';
import { clauseOf, fieldOf, type IndexMeta, layoutVersion } from './layout.js';

/** Time limit of a search in the cluster; a partial result is an error. */
const searchTimeout = '3s';
const atOnce = 500;

type Fields = Readonly<Record<string, readonly string[]>>;

interface Searched {
  readonly timed_out: boolean;
  readonly _shards: { readonly failed: number };
  readonly hits: { readonly hits: readonly { _id: string; _score: number; fields?: Fields }[] };
}

/** One version of a knowledge base. Requests name its indexes, never the alias, which may move. */
export class OpenSearchStore implements RecordStore {
  private constructor(
    private readonly cluster: Cluster,
    readonly index: string,
    readonly meta: IndexMeta,
    readonly head: Uint8Array,
  ) {}

  /** @throws TriagraphError `store-unavailable`, `store-mixed` */
  static async open(cluster: Cluster, index: string): Promise<OpenSearchStore> {
    const meta = await metaOf(cluster, index);
    if (meta === null) throw mixed(index, 'does not exist, or has another layout than this program reads');
    const head = await piecesOf(cluster, index, 'head', meta.headPieces);
    if (createHash('sha256').update(head).digest('hex') !== meta.headHash)
      throw mixed(index, 'has another head than it was published with');
    return new OpenSearchStore(cluster, index, meta, head);
  }

  get name(): string {
    return `${this.cluster.address.shown} (${this.index})`;
  }

  async best(
    terms: readonly { readonly text: string; readonly weight: number }[],
    count: number,
  ): Promise<StoredHit[]> {
    const should = terms.map(({ text, weight }) => clauseOf(text, Math.fround(weight)));
    const hits = await this.#search({
      size: count,
      stored_fields: [fieldOf.row],
      query: { bool: { should } },
    });
    return hits.map(({ _id, _score, fields }) => {
      const [row] = fields?.[fieldOf.row] ?? [];
      if (row === undefined) throw mixed(this.index, 'has a document without a record');
      return { key: _id, score: _score, row: Buffer.from(row, 'base64') };
    });
  }

  async firstHaving(term: string, most: number): Promise<string[]> {
    const hits = await this.#search({
      size: most,
      sort: [{ place: 'asc' }],
      query: { bool: { filter: [clauseOf(term, 1)] } },
    });
    return hits.map(({ _id }) => _id);
  }

  async parts(part: RecordPart, keys: readonly string[]): Promise<Uint8Array[]> {
    const found: Uint8Array[] = [];
    for (let at = 0; at < keys.length; at += atOnce)
      found.push(...(await getFields(this.cluster, this.meta.records, fieldOf[part], keys.slice(at, at + atOnce))));
    return found;
  }

  /** @throws TriagraphError `store-unavailable` unless every shard answers */
  async check(): Promise<void> {
    await this.#search({ size: 0 });
  }

  async close(): Promise<void> {}

  async #search(body: object): Promise<Searched['hits']['hits']> {
    const found = await this.cluster.ask<Searched>({
      method: 'POST',
      path: `/${this.meta.records}/_search`,
      query: { allow_partial_search_results: 'false', timeout: searchTimeout },
      body: { _source: false, track_total_hits: false, ...body },
    });
    // A partial result would silently give another answer.
    if (found.timed_out || found._shards.failed > 0)
      throw this.cluster.unavailable('a part of the cluster did not answer in time');
    return found.hits.hits;
  }
}

/** The metadata of a version's index; null when the index does not exist or has another layout. */
export async function metaOf(cluster: Cluster, index: string): Promise<IndexMeta | null> {
  const mapping = await cluster.askOrNull<Record<string, { mappings: { _meta?: IndexMeta } }>>({
    method: 'GET',
    path: `/${index}/_mapping`,
  });
  const meta = mapping?.[index]?.mappings._meta;
  return meta?.layout === layoutVersion ? meta : null;
}

export async function piecesOf(
  cluster: Cluster,
  index: string,
  what: 'head' | 'keys',
  count: number,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (let piece = 0; piece < count; piece++)
    pieces.push(...(await getFields(cluster, index, 'bytes', [`${what}-${piece}`])));
  return Buffer.concat(pieces);
}

async function getFields(
  cluster: Cluster,
  index: string,
  field: string,
  ids: readonly string[],
): Promise<Uint8Array[]> {
  const { docs } = await cluster.ask<{
    docs: readonly { found?: boolean; error?: { type?: string }; fields?: Fields }[];
  }>({
    method: 'POST',
    path: `/${index}/_mget`,
    query: { stored_fields: field, realtime: 'false' },
    body: { ids },
  });
  return docs.map(({ error, found, fields }) => {
    if (error !== undefined) throw cluster.unavailable(error.type ?? 'a record cannot be read');
    const value = fields?.[field]?.[0];
    if (found !== true || value === undefined) throw mixed(index, 'lacks a record that its head names');
    return Buffer.from(value, 'base64');
  });
}

const mixed = (index: string, what: string): TriagraphError =>
  new TriagraphError('store-mixed', `${index} ${what}; publish the knowledge base again.`, 1);

/** The published knowledge base at an address: the version that is live when it is opened. */
export async function openSource(address: string): Promise<StoreSource> {
  const cluster = await Cluster.open(storeAddress(address));
  let opened: string | null = null;
  return {
    name: cluster.address.shown,
    async open(again: boolean): Promise<RecordStore | null> {
      const index = await liveIndex(cluster);
      if (index === null)
        throw new TriagraphError(
          'store-empty',
          `${cluster.address.shown}: nothing is published at this address; triagraph publish PATH --to ${cluster.address.shown}`,
        );
      if (index === opened && !again) return null;
      const store = await OpenSearchStore.open(cluster, index);
      opened = index;
      return store;
    },
    close: () => cluster.close(),
  };
}

/** The index that the alias stands for; null when there is none. */
export async function liveIndex(cluster: Cluster): Promise<string | null> {
  const aliases = await cluster.askOrNull<Record<string, unknown>>({
    method: 'GET',
    path: `/_alias/${cluster.address.name}`,
  });
  return Object.keys(aliases ?? {})[0] ?? null;
}
