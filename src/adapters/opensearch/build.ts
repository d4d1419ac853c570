import { createHash } from 'node:crypto';
import { type Publication, type PublishedRecord, type RecordPart, TriagraphError } from '../../index.js';
import type { PublishSettings } from '../access/settings.js';
import type { Cluster } from './cluster.js';
import {
  featureOf,
  fieldOf,
  type IndexMeta,
  layoutVersion,
  recordIndex,
  recordMappings,
  versionIndex,
  versionMappings,
} from './layout.js';
import { metaOf } from './store.js';

const pieceBytes = 2 ** 22;
const bulkCharacters = 4 * 2 ** 20;
const keysAtOnce = 1_000;
/** Deadline of requests that build an index, which may take longer than reading. */
export const slow = { milliseconds: 600_000 };

/** Replicas are copied over the network, which takes time. */
const replicatedSeconds = 590;

export interface Job extends Pick<PublishSettings, 'shards' | 'replicas'> {
  readonly cluster: Cluster;
  readonly publication: Publication;
  /** The index of the live version; null without one. */
  readonly before: string | null;
}

/** A version in the cluster that nobody reads yet; `sent` are the documents whose records were missing. */
export type Built = Awaited<ReturnType<typeof build>>;

/**
 * Builds a version beside the live one. Records are named by their content, so those that the live version has too are
 * not sent. If most records differ, or the number of shards does, all records go into a new index.
 */
export async function build(job: Job) {
  const { cluster, publication, before, replicas } = job;
  const { name } = cluster.address;
  const headHash = createHash('sha256').update(publication.head).digest('hex');
  const index = versionIndex(name, headHash);
  const headPieces = piecesOf('head', publication.head);
  const keyPieces = piecesOf('keys', Buffer.from(publication.keys.join(''), 'hex'));
  const pieces = [...headPieces, ...keyPieces];
  const isThere = (await countOf(cluster, index)) === pieces.length;
  const [version, live] = [
    isThere ? await metaOf(cluster, index) : null,
    before === null ? null : await metaOf(cluster, before),
  ];
  const shared = version?.records ?? live?.records;
  let missing = shared === undefined ? null : await missingOf(job, shared);
  if (version !== null && missing?.size === 0) return { index, records: shared!, sent: missing };
  const goesOn = missing !== null && (await isWorthSharing(job, shared!, missing));
  const records = goesOn ? shared! : recordIndex(name, headHash);
  if (!goesOn) missing = await startRecords(job, records);
  await sendRecords(job, records, missing!);
  await settle(cluster, records);
  if (!goesOn)
    await cluster.ask({ method: 'POST', path: `/${records}/_forcemerge`, query: { max_num_segments: '1' }, ...slow });
  const meta: IndexMeta = {
    layout: layoutVersion,
    hash: publication.hash,
    documents: publication.documents,
    records,
    headPieces: headPieces.length,
    keyPieces: keyPieces.length,
    headHash,
  };
  await cluster.askOrNull({ method: 'DELETE', path: `/${index}`, ...slow });
  await create(cluster, index, { shards: 1, mappings: versionMappings(meta) });
  for (const line of pieces) await bulk(cluster, index, line);
  await settle(cluster, index);
  await replicate(cluster, [records, index], replicas);
  return { index, records, sent: missing! };
}

/** Numbers of the documents whose records an index lacks; null without the index. */
export async function missingOf({ cluster, publication: { keys } }: Job, records: string): Promise<Set<number> | null> {
  const missing = new Set<number>();
  for (let at = 0; at < keys.length; at += keysAtOnce) {
    const found = await cluster.askOrNull<{ docs: readonly { found?: boolean }[] }>({
      method: 'POST',
      path: `/${records}/_mget`,
      query: { _source: 'false', realtime: 'false' },
      body: { ids: keys.slice(at, at + keysAtOnce) },
    });
    if (found === null) return null;
    if (found.docs.some((doc) => 'error' in doc)) {
      if ((await countOf(cluster, records)) === null) return null;
      throw cluster.unavailable('a part of the cluster did not answer');
    }
    found.docs.forEach(({ found: isFound }, offset) => {
      if (isFound !== true) missing.add(at + offset);
    });
  }
  return missing;
}

async function isWorthSharing(job: Job, records: string, missing: ReadonlySet<number>): Promise<boolean> {
  const { cluster, publication, shards } = job;
  const { documents } = publication;
  const settings = await cluster.ask<Record<string, { settings: { index: { number_of_shards: string } } }>>({
    method: 'GET',
    path: `/${records}/_settings`,
  });
  const isSame = Number(settings[records]!.settings.index.number_of_shards) === shards;
  const all = (await countOf(cluster, records))! + missing.size;
  return isSame && missing.size <= documents / 2 && all <= 2 * documents;
}

/** Creates the index of records that begins with this version; records that an interrupted run has sent stay in it. */
async function startRecords(job: Job, records: string): Promise<Set<number>> {
  const { cluster, publication, shards } = job;
  const sent = await missingOf(job, records);
  if (sent !== null) return sent;
  await create(cluster, records, { shards, mappings: recordMappings });
  return new Set(publication.keys.keys());
}

async function create(
  cluster: Cluster,
  index: string,
  { shards, mappings }: { readonly shards: number; readonly mappings: object },
): Promise<void> {
  const settings = {
    number_of_shards: shards,
    number_of_replicas: 0,
    refresh_interval: '-1',
    'index.max_result_window': 10_000,
    'index.unassigned.node_left.delayed_timeout': '1s',
  };
  await cluster.ask({ method: 'PUT', path: `/${index}`, body: { settings, mappings }, ...slow });
}

async function sendRecords(
  { cluster, publication }: Job,
  records: string,
  missing: ReadonlySet<number>,
): Promise<void> {
  if (missing.size === 0) return;
  let lines = '';
  for (const record of publication.records((document) => missing.has(document))) {
    lines += lineOf(record.key, sourceOf(record));
    if (lines.length <= bulkCharacters) continue;
    await bulk(cluster, records, lines);
    lines = '';
  }
  if (lines !== '') await bulk(cluster, records, lines);
}

const lineOf = (id: string, source: object): string =>
  `${JSON.stringify({ index: { _id: id } })}\n${JSON.stringify(source)}\n`;

export async function bulk(cluster: Cluster, index: string, lines: string): Promise<void> {
  const { errors, items } = await cluster.ask<{
    errors: boolean;
    items: readonly Readonly<Record<string, { error?: { type: string; reason: string } }>>[];
  }>({ method: 'POST', path: `/${index}/_bulk`, bulk: lines, ...slow });
  const error = errors ? items.flatMap(Object.values).find((item) => item.error)?.error : undefined;
  if (error) throw failed(index, `${error.type}: ${error.reason}`);
}

function sourceOf({ terms, place, parts }: PublishedRecord): object {
  const stored = Object.entries(parts).map(([part, bytes]) => [fieldOf[part as RecordPart], base64(bytes)]);
  return {
    place,
    terms: Object.fromEntries(terms.map(([text, impact]) => [featureOf(text), impact])),
    ...Object.fromEntries(stored),
  };
}

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

function piecesOf(what: 'head' | 'keys', bytes: Uint8Array): string[] {
  const count = Math.max(1, Math.ceil(bytes.length / pieceBytes));
  return Array.from({ length: count }, (_, piece) =>
    lineOf(`${what}-${piece}`, { bytes: base64(bytes.subarray(piece * pieceBytes, (piece + 1) * pieceBytes)) }),
  );
}

async function countOf(cluster: Cluster, index: string): Promise<number | null> {
  const counted = await cluster.askOrNull<{ count: number }>({ method: 'GET', path: `/${index}/_count` });
  return counted?.count ?? null;
}

/**
 * Makes the sent records durable and searchable. Without a recovery source, a replica copies flushed data as files and
 * has to wait for the rest.
 */
async function settle(cluster: Cluster, index: string): Promise<void> {
  for (const action of ['_flush', '_refresh'])
    await cluster.ask({ method: 'POST', path: `/${index}/${action}`, ...slow });
}

/** Gives the indexes of a version their replicas, and waits for them. */
async function replicate(cluster: Cluster, indexes: readonly string[], replicas: number): Promise<void> {
  const path = indexes.join(',');
  const health = { method: 'GET', path: `/_cluster/health/${path}` } as const;
  const { number_of_data_nodes: nodes } = await cluster.ask<{ number_of_data_nodes: number }>(health);
  if (nodes <= replicas)
    throw failed(
      indexes.at(-1)!,
      `its ${replicas} replicas have no place on ${nodes} nodes; use --replicas ${nodes - 1}`,
    );
  const body = { index: { number_of_replicas: replicas } };
  await cluster.ask({ method: 'PUT', path: `/${path}/_settings`, body, ...slow });
  const query = { wait_for_status: 'green', timeout: `${replicatedSeconds}s` };
  const { timed_out: isLate } = await cluster.ask<{ timed_out: boolean }>({ ...health, query, accepts: 408, ...slow });
  if (isLate) throw failed(indexes.at(-1)!, `its ${replicas} replicas were not complete after ${replicatedSeconds} s`);
  await cluster.ask({ method: 'POST', path: `/${path}/_refresh`, ...slow });
}

export const failed = (index: string, why: string): TriagraphError =>
  new TriagraphError('publish-failed', `${index} was not published: ${why}. The live version is unchanged.`, 1);
