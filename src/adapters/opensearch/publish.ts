import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Engine, type Publication, type PublishedRecord, type RecordPart, TriagraphError } from '../../index.js';
import type { PublishReport, PublishSettings } from '../access/index.js';
import { storeAddress } from './address.js';
import { Cluster } from './cluster.js';
import { featureOf, fieldOf, type IndexMeta, indexOf, layoutVersion, mappingsOf } from './layout.js';
import { liveIndex } from './source.js';
import { OpenSearchStore } from './store.js';

const headPieceBytes = 2 ** 22;
const bulkCharacters = 4 * 2 ** 20;
/** Records that are read back, spread over all documents. */
const mostCompared = 500;
/** Building may take long where reading may not. */
const buildMs = 600_000;

/**
 * Publishes a knowledge base: an index for this version is built beside the live one, compared with what was sent, asked
 * questions, and only then becomes the live one, in one step. The version before stays, for those that still ask it.
 * @throws TriagraphError `publish-failed` where the index is not what was published; the live version stays
 */
export async function publish({ engine, to, questions, shards, replicas }: PublishSettings): Promise<PublishReport> {
  const started = performance.now();
  const cluster = await Cluster.open(storeAddress(to));
  try {
    const publication = await engine.publication();
    const { name } = cluster.address;
    const index = indexOf(name, publication.hash);
    const before = await liveIndex(cluster);
    if (before !== index) {
      if ((await countOf(cluster, index)) !== expectedOf(publication)) await build(cluster, index, publication, shards);
      await finish(cluster, index, replicas);
    }
    const store = await OpenSearchStore.open(cluster, index);
    await compareRecords(cluster, store, publication);
    await compareAnswers(engine, store, questions);
    const removed = await goLive(cluster, index, before);
    const milliseconds = Math.round(performance.now() - started);
    return { index, documents: publication.documents, asked: questions.length, removed, milliseconds };
  } finally {
    await cluster.close();
  }
}

const expectedOf = ({ documents, head }: Publication): number => documents + piecesOf(head).length;

async function countOf(cluster: Cluster, index: string): Promise<number | null> {
  const counted = await cluster.askOrNull<{ count: number }>({ method: 'GET', path: `/${index}/_count` });
  return counted?.count ?? null;
}

/**
 * Builds an index anew, also one that was being built when a publisher ended. A version that is there, such as the one
 * before, is used as it is: readers may still ask it.
 */
async function build(cluster: Cluster, index: string, publication: Publication, shards: number): Promise<void> {
  await cluster.askOrNull({ method: 'DELETE', path: `/${index}`, milliseconds: buildMs });
  const pieces = piecesOf(publication.head);
  const meta: IndexMeta = {
    layout: layoutVersion,
    hash: publication.hash,
    documents: publication.documents,
    headPieces: pieces.length,
    headHash: createHash('sha256').update(publication.head).digest('hex'),
  };
  const settings = {
    number_of_shards: shards,
    number_of_replicas: 0,
    refresh_interval: '-1',
    'index.max_result_window': 10_000,
    'index.unassigned.node_left.delayed_timeout': '1s',
  };
  const body = { settings, mappings: mappingsOf(meta) };
  await cluster.ask({ method: 'PUT', path: `/${index}`, body, milliseconds: buildMs });
  let lines = '';
  const send = async (): Promise<void> => {
    if (lines !== '') await bulk(cluster, index, lines);
    lines = '';
  };
  for (const [piece, bytes] of pieces.entries()) {
    await bulk(cluster, index, lineOf(`head-${piece}`, { head: base64(bytes) }));
  }
  for (const record of publication.records()) {
    lines += lineOf(String(record.document), sourceOf(record));
    if (lines.length > bulkCharacters) await send();
  }
  await send();
}

const lineOf = (id: string, source: object): string =>
  `${JSON.stringify({ index: { _id: id } })}\n${JSON.stringify(source)}\n`;

async function bulk(cluster: Cluster, index: string, lines: string): Promise<void> {
  const call = { method: 'POST', path: `/${index}/_bulk`, bulk: lines, milliseconds: buildMs } as const;
  const { errors, items } = await cluster.ask<{
    errors: boolean;
    items: readonly { index: { error?: { type: string; reason: string } } }[];
  }>(call);
  const error = errors ? items.find((item) => item.index.error)?.index.error : undefined;
  if (error) throw failed(index, `${error.type}: ${error.reason}`);
}

function sourceOf({ document, terms, symptomTerms, said, parts }: PublishedRecord): object {
  const stored = Object.entries(parts).map(([part, bytes]) => [fieldOf[part as RecordPart], base64(bytes)]);
  return {
    number: document,
    terms: Object.fromEntries(terms.map(([text, impact]) => [featureOf(text), impact])),
    symptoms: symptomTerms,
    said,
    ...Object.fromEntries(stored),
  };
}

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

function piecesOf(head: Uint8Array): Uint8Array[] {
  const count = Math.max(1, Math.ceil(head.length / headPieceBytes));
  return Array.from({ length: count }, (_, piece) =>
    head.subarray(piece * headPieceBytes, (piece + 1) * headPieceBytes),
  );
}

/** Makes what was sent searchable, in few segments, with its replicas. */
async function finish(cluster: Cluster, index: string, replicas: number): Promise<void> {
  const slow = { milliseconds: buildMs };
  await cluster.ask({ method: 'POST', path: `/${index}/_refresh`, ...slow });
  await cluster.ask({ method: 'POST', path: `/${index}/_forcemerge`, query: { max_num_segments: '1' }, ...slow });
  await cluster.ask({
    method: 'PUT',
    path: `/${index}/_settings`,
    body: { index: { number_of_replicas: replicas } },
    ...slow,
  });
  const query = { wait_for_status: 'green', timeout: '120s' };
  const health = await cluster.ask<{ timed_out: boolean }>({
    method: 'GET',
    path: `/_cluster/health/${index}`,
    query,
    ...slow,
  });
  if (health.timed_out) throw failed(index, `its ${replicas} replicas have no place; give --replicas 0 on one node`);
  await cluster.ask({ method: 'POST', path: `/${index}/_refresh`, ...slow });
}

/** As many documents as were sent, and the same bytes in those that are read back. */
async function compareRecords(cluster: Cluster, store: OpenSearchStore, publication: Publication): Promise<void> {
  const { index } = store;
  const [count, expected] = [await countOf(cluster, index), expectedOf(publication)];
  if (count !== expected) throw failed(index, `it has ${count} documents, expected ${expected}`);
  const step = Math.max(1, Math.ceil(publication.documents / mostCompared));
  for (const { document, parts } of publication.records()) {
    if (document % step !== 0) continue;
    for (const part of ['row', 'doc'] as const) {
      const [found] = await store.parts(part, [document]);
      if (!isDeepStrictEqual(Buffer.from(found!), Buffer.from(parts[part])))
        throw failed(index, `the record of document ${document} is not what was sent`);
    }
  }
}

async function compareAnswers(engine: Engine, store: OpenSearchStore, questions: readonly string[]): Promise<void> {
  const stored = await Engine.open({ store });
  for (const text of questions)
    if (JSON.stringify(await stored.ask(text)) !== JSON.stringify(engine.query(text)))
      throw failed(store.index, `it answers "${text.slice(0, 80)}" otherwise than the knowledge base`);
}

/** One step for every reader; versions older than the one before are deleted. */
async function goLive(cluster: Cluster, index: string, before: string | null): Promise<string[]> {
  const { name } = cluster.address;
  const actions = [
    ...(before === null || before === index ? [] : [{ remove: { index: before, alias: name } }]),
    { add: { index, alias: name } },
  ];
  await cluster.ask({ method: 'POST', path: '/_aliases', body: { actions }, milliseconds: buildMs });
  const all = await cluster.ask<Record<string, unknown>>({ method: 'GET', path: `/${name}-*/_alias` });
  const isVersion = new RegExp(`^${name}-[0-9a-f]{12}$`);
  const old = Object.keys(all).filter((each) => isVersion.test(each) && each !== index && each !== before);
  if (before !== index) for (const each of old) await cluster.askOrNull({ method: 'DELETE', path: `/${each}` });
  return before === index ? [] : old;
}

const failed = (index: string, why: string): TriagraphError =>
  new TriagraphError('publish-failed', `${index} was not published: ${why}. The live version stays.`, 1);
