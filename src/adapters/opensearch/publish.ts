import { Engine } from '../../index.js';
import type { PublishReport, PublishSettings } from '../access/settings.js';
import { type Built, build, bulk, failed, type Job, missingOf, slow } from './build.js';
import { Cluster, storeAddress } from './cluster.js';
import { liveIndex, metaOf, OpenSearchStore, piecesOf } from './store.js';

/** The most records that are read back: of those that were sent, and of all. */
const mostCompared = 250;
const comparedAtOnce = 50;

/**
 * Publishes a knowledge base. The new version is built beside the live one, compared with what was sent, and asked
 * questions; then it goes live in one step. The previous version stays for processes that still use it.
 * @throws TriagraphError `publish-failed` when the comparison fails; the live version is then unchanged
 */
export async function publish({ engine, to, questions, shards, replicas }: PublishSettings): Promise<PublishReport> {
  const started = performance.now();
  const cluster = await Cluster.open(storeAddress(to));
  try {
    const publication = await engine.publication();
    const before = await liveIndex(cluster);
    const job = { cluster, publication, before, shards, replicas };
    const built = await build(job);
    const store = await OpenSearchStore.open(cluster, built.index);
    await compareRecords(job, store, built);
    await compareAnswers(engine, store, questions);
    await goLive(cluster, built.index, before);
    const removed = before === built.index ? [] : await removeOld(job, built);
    const milliseconds = Math.round(performance.now() - started);
    const { documents } = publication;
    const { index, sent } = built;
    return { index, documents, sent: sent.size, asked: questions.length, removed, milliseconds };
  } finally {
    await cluster.close();
  }
}

/** Checks that every record is there, and reads some back to compare their bytes. */
async function compareRecords(job: Job, store: OpenSearchStore, { index, records, sent }: Built): Promise<void> {
  const { publication } = job;
  const missing = await missingOf(job, records);
  if (missing?.size !== 0) throw failed(index, `${missing?.size ?? 'all'} of its records are missing`);
  const compared = new Set([...spread([...sent]), ...spread([...publication.keys.keys()])]);
  const sentRecords = [...publication.records((document) => compared.has(document))];
  for (let at = 0; at < sentRecords.length; at += comparedAtOnce) {
    const batch = sentRecords.slice(at, at + comparedAtOnce);
    const keys = batch.map(({ key }) => key);
    for (const part of ['row', 'doc'] as const) {
      const found = await store.parts(part, keys);
      const wrong = batch.find(({ parts }, place) => !Buffer.from(found[place]!).equals(parts[part]));
      if (wrong) throw failed(index, `record ${wrong.key} differs from what was sent`);
    }
  }
}

function spread(documents: readonly number[]): number[] {
  const step = Math.max(1, Math.ceil(documents.length / mostCompared));
  return documents.filter((_, at) => at % step === 0);
}

async function compareAnswers(engine: Engine, store: OpenSearchStore, questions: readonly string[]): Promise<void> {
  const stored = await Engine.open({ store });
  for (const text of questions)
    if (JSON.stringify(await stored.ask(text)) !== JSON.stringify(engine.query(text)))
      throw failed(store.index, `its answer to "${text.slice(0, 80)}" differs from that of the knowledge base`);
}

/**
 * Moves the alias, in one step for all readers; refused when another publisher was faster. OpenSearch has no condition
 * for the first version, so that case is checked before.
 */
async function goLive(cluster: Cluster, index: string, before: string | null): Promise<void> {
  if (index === before) return;
  const faster = failed(index, 'somebody else has published meanwhile; run publish again');
  if (before === null && (await liveIndex(cluster)) !== null) throw faster;
  const alias = cluster.address.name;
  const actions = [
    ...(before === null ? [] : [{ remove: { index: before, alias, must_exist: true } }]),
    { add: { index, alias } },
  ];
  const moved = await cluster.askOrNull({ method: 'POST', path: '/_aliases', body: { actions }, ...slow });
  if (moved === null) throw faster;
}

/** Deletes the versions older than the previous one, with the records that only they have. */
async function removeOld({ cluster, publication, before }: Job, { index, records }: Built): Promise<string[]> {
  const { name } = cluster.address;
  const isVersion = new RegExp(`^${name}-[0-9a-f]{12}$`);
  const isOld = (each: string): boolean => isVersion.test(each) && each !== index && each !== before;
  const old = (await indexesOf(cluster, `${name}-*`)).filter(isOld);
  const kept = new Set([...publication.keys, ...(before === null ? [] : await keysOf(cluster, before, records))]);
  for (const each of old) {
    const stale = (await keysOf(cluster, each, records)).filter((key) => !kept.has(key));
    await cluster.askOrNull({ method: 'DELETE', path: `/${each}`, ...slow });
    const lines = stale.map((key) => `${JSON.stringify({ delete: { _id: key } })}\n`);
    if (lines.length > 0) await bulk(cluster, records, lines.join(''));
  }
  const used = new Set([records, before === null ? null : (await metaOf(cluster, before))?.records]);
  const unused = (await indexesOf(cluster, `${name}.records-*`)).filter((each) => !used.has(each));
  for (const each of unused) await cluster.askOrNull({ method: 'DELETE', path: `/${each}`, ...slow });
  return old;
}

async function indexesOf(cluster: Cluster, pattern: string): Promise<string[]> {
  return Object.keys((await cluster.askOrNull<object>({ method: 'GET', path: `/${pattern}/_alias` })) ?? {});
}

/** The keys of a version whose records are in an index. */
async function keysOf(cluster: Cluster, index: string, records: string): Promise<string[]> {
  const meta = await metaOf(cluster, index);
  if (meta?.records !== records) return [];
  const bytes = Buffer.from(await piecesOf(cluster, index, 'keys', meta.keyPieces));
  return bytes.toString('hex').match(/.{24}/g) ?? [];
}
