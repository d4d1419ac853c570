import { createHash } from 'node:crypto';
import { type RecordPart, type RecordStore, type StoredHit, TriagraphError } from '../../index.js';
import type { Cluster } from './cluster.js';
import { clauseOf, fieldOf, type IndexMeta, layoutVersion } from './layout.js';

/** The cluster gives up after this; a part of an answer is never taken. */
const searchTimeout = '3s';
/** Records of one request. */
const atOnce = 500;
/** Texts that are equal to a symptom are looked at, at most so many. */
const mostSaying = 10;

interface Searched {
  readonly timed_out: boolean;
  readonly _shards: { readonly failed: number };
  readonly hits: {
    readonly hits: readonly {
      readonly _score: number;
      readonly fields: Readonly<Record<string, readonly unknown[]>>;
    }[];
  };
}

interface Got {
  readonly docs: readonly {
    readonly found?: boolean;
    readonly error?: { readonly type?: string };
    readonly fields?: Readonly<Record<string, readonly string[]>>;
  }[];
}

/** One version of a knowledge base in an index, which is asked by its own name, never by the alias. */
export class OpenSearchStore implements RecordStore {
  private constructor(
    private readonly cluster: Cluster,
    readonly index: string,
    readonly head: Uint8Array,
  ) {}

  /** @throws TriagraphError `store-unavailable`, `store-mixed` */
  static async open(cluster: Cluster, index: string): Promise<OpenSearchStore> {
    const mapping = await cluster.ask<Record<string, { mappings: { _meta?: IndexMeta } }>>({
      method: 'GET',
      path: `/${index}/_mapping`,
    });
    const meta = mapping[index]?.mappings._meta;
    if (meta?.layout !== layoutVersion) throw mixed(index, 'is of another layout than this program reads');
    const pieces: Uint8Array[] = [];
    for (let piece = 0; piece < meta.headPieces; piece++)
      pieces.push(...(await getFields(cluster, index, 'head', [`head-${piece}`])));
    const head = Buffer.concat(pieces);
    if (createHash('sha256').update(head).digest('hex') !== meta.headHash)
      throw mixed(index, 'has another head than it was published with');
    return new OpenSearchStore(cluster, index, head);
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
      docvalue_fields: ['number'],
      query: { bool: { should } },
    });
    return hits.map(({ _score, fields }) => {
      const [row] = (fields[fieldOf.row] ?? []) as string[];
      if (row === undefined) throw mixed(this.index, 'has a document without a record');
      return { document: numberOf(fields), score: _score, row: Buffer.from(row, 'base64') };
    });
  }

  async firstHaving(term: string, most: number, where: 'symptoms' | 'text'): Promise<number[]> {
    const having = where === 'symptoms' ? { term: { symptoms: term } } : clauseOf(term, 1);
    const hits = await this.#search({
      size: most,
      sort: [{ number: 'asc' }],
      docvalue_fields: ['number'],
      query: { bool: { filter: [having] } },
    });
    return hits.map(({ fields }) => numberOf(fields));
  }

  async saying(terms: readonly string[], key: string): Promise<number[]> {
    const hits = await this.#search({
      size: mostSaying,
      docvalue_fields: ['number'],
      query: { bool: { filter: [{ term: { said: key } }, ...terms.map((term) => clauseOf(term, 1))] } },
    });
    return hits.map(({ fields }) => numberOf(fields));
  }

  async parts(part: RecordPart, documents: readonly number[]): Promise<Uint8Array[]> {
    const found: Uint8Array[] = [];
    for (let at = 0; at < documents.length; at += atOnce)
      found.push(
        ...(await getFields(this.cluster, this.index, fieldOf[part], documents.slice(at, at + atOnce).map(String))),
      );
    return found;
  }

  /** Every shard answers. */
  async check(): Promise<void> {
    await this.#search({ size: 0 });
  }

  async close(): Promise<void> {}

  async #search(body: object): Promise<Searched['hits']['hits']> {
    const found = await this.cluster.ask<Searched>({
      method: 'POST',
      path: `/${this.index}/_search`,
      query: { allow_partial_search_results: 'false', timeout: searchTimeout },
      body: { _source: false, track_total_hits: false, ...body },
    });
    // A part of an answer would be a silently different one.
    if (found.timed_out || found._shards.failed > 0)
      throw this.cluster.unavailable('a part of it did not answer in time');
    return found.hits.hits;
  }
}

const numberOf = (fields: Readonly<Record<string, readonly unknown[]>>): number => fields.number![0] as number;

async function getFields(
  cluster: Cluster,
  index: string,
  field: string,
  ids: readonly string[],
): Promise<Uint8Array[]> {
  const { docs } = await cluster.ask<Got>({
    method: 'POST',
    path: `/${index}/_mget`,
    query: { stored_fields: field, realtime: 'false' },
    body: { ids },
  });
  return docs.map(({ error, found, fields }) => {
    if (error !== undefined) throw cluster.unavailable(error.type ?? 'a record cannot be read');
    const value = fields?.[field]?.[0];
    if (found !== true || value === undefined) throw mixed(index, 'lacks a record');
    return Buffer.from(value, 'base64');
  });
}

const mixed = (index: string, what: string): TriagraphError =>
  new TriagraphError('store-mixed', `${index} ${what}; publish it again.`, 1);
