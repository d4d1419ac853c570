import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { missingOf } from '../../../src/adapters/opensearch/build.js';
import { Cluster, storeAddress } from '../../../src/adapters/opensearch/cluster.js';
import { openSource, publish } from '../../../src/adapters/opensearch/index.js';
import { Engine } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';
import { type FakeCluster, startFakeCluster } from './fake-cluster.js';
import { compiledFrom } from './small-base.js';

let cluster: FakeCluster;
let first: Engine;
let second: Engine;

beforeAll(async () => {
  first = await compiledFrom(['no available ip', 'gateway.lost packets']);
  second = await compiledFrom(['no available ip', 'certificate expired', 'node not ready']);
});
beforeEach(async () => {
  cluster = await startFakeCluster();
});
afterEach(() => cluster.stop());

/** The index of the records of a version. */
const recordsOf = (index: string) => cluster.indexes.get(cluster.indexes.get(index)!.mappings._meta.records)!;

const publishTo = (name: string, engine = first, questions: readonly string[] = ['no available ip']) =>
  publish({ engine, to: cluster.address(name), questions, shards: 1, replicas: 0 });

async function asking<T>(name: string, work: (engine: Engine) => Promise<T>): Promise<T> {
  const source = await openSource(cluster.address(name));
  try {
    return await work(await Engine.open({ store: (await source.open(true))! }));
  } finally {
    await source.close();
  }
}

describe('publishing', () => {
  it('creates a version that answers like its knowledge base', async () => {
    const { documents, asked, index } = await publishTo('cases');
    expect({ documents, asked }).toEqual({ documents: 2, asked: 1 });
    expect(cluster.aliases.get('cases')).toBe(index);
    for (const text of ['no available ip', 'gateway.lost packets', 'something else'])
      expect(await asking('cases', (engine) => engine.ask(text))).toEqual(first.query(text));
  });

  it('indexes no analyzed text and stores no copy of the source', async () => {
    const { index } = await publishTo('cases');
    const { properties, _source, dynamic } = recordsOf(index).mappings;
    const types = Object.values(properties as Record<string, { type: string }>).map(({ type }) => type);
    expect(types).not.toContain('text');
    expect({ dynamic, enabled: _source.enabled }).toEqual({ dynamic: false, enabled: false });
  });

  it('keeps the previous version and deletes older ones', async () => {
    const one = await publishTo('cases');
    const two = await publishTo('cases', second);
    expect([...cluster.indexes.keys()].filter((name) => !name.includes('.'))).toEqual([one.index, two.index]);
    const again = await publishTo('cases', await compiledFrom(['disk full']));
    expect(again.removed).toEqual([one.index]);
  });

  it('sends only the records of changed documents, and removes records that no version uses', async () => {
    const symptoms = [
      'no available ip',
      'lost gateway packets',
      'node not ready',
      'disk full again',
      'image not found',
    ];
    const versions = [
      symptoms,
      ...['registry certificate expired', 'slow dns server', 'pod evicted twice'].map((text) => [
        ...symptoms.slice(0, 4),
        text,
      ]),
    ];
    const engines = await Promise.all(versions.map(compiledFrom));
    const reports = [];
    for (const engine of engines) reports.push(await publishTo('cases', engine));
    expect(reports.map(({ sent }) => sent)).toEqual([5, 1, 1, 1]);
    // Four that all have, and one of each of the last two versions.
    expect(recordsOf(reports[3]!.index).documents.size).toBe(6);
    for (const text of versions[3]!)
      expect(await asking('cases', (engine) => engine.ask(text))).toEqual(engines[3]!.query(text));
    expect((await publishTo('cases', engines[2])).sent).toBe(0);
  });

  it('sends a document again when only its findings change, because a link is now broken', async () => {
    const openWith = (linked: string) => {
      const files = { 'disk.md': '# Disk full\n\nSee [images](images.md).\n', [linked]: '# Images\n\nRemove some.\n' };
      return Engine.open({ kb: [folderOf(files)], cache: false });
    };
    const [before, after] = await Promise.all([openWith('images.md'), openWith('moved/images.md')]);
    const keyOf = async (engine: Engine) =>
      [...(await engine.publication()).records()].find(({ path }) => path === 'disk.md')!.key;
    expect(await keyOf(after)).not.toBe(await keyOf(before));
    await publishTo('cases', before);
    expect((await publishTo('cases', after)).sent).toBe(2);
  });

  it('does not change answers of the previous version, which shares its index of records', async () => {
    const [before, after] = await Promise.all([
      compiledFrom(['no available ip', 'disk full again', 'no available memory']),
      compiledFrom(['no available ip', 'disk full again', 'no available port']),
    ]);
    await publishTo('cases', before);
    const expected = before.query('no available ip');
    await asking('cases', async (engine) => {
      const { sent } = await publishTo('cases', after);
      expect(sent).toBe(1);
      expect(await engine.ask('no available ip')).toEqual(expected);
    });
    expect(await asking('cases', (engine) => engine.ask('no available ip'))).toEqual(after.query('no available ip'));
  });

  it('creates a new index of records when most of them differ, or when the number of shards changes', async () => {
    const { index } = await publishTo('cases');
    const changed = await publishTo('cases', second);
    expect(changed.sent).toBe(3);
    expect(recordsOf(changed.index)).not.toBe(recordsOf(index));
    const shards = await publish({
      engine: first,
      to: cluster.address('cases'),
      questions: [],
      shards: 3,
      replicas: 0,
    });
    expect(shards.sent).toBe(0);
    const third = await compiledFrom(['no available ip', 'gateway.lost packets', 'disk full']);
    const wider = await publish({ engine: third, to: cluster.address('cases'), questions: [], shards: 3, replicas: 0 });
    expect(wider.sent).toBe(3);
    // The live version's, and those of the one before.
    expect([...cluster.indexes.keys()].filter((name) => name.includes('.records-'))).toHaveLength(2);
  });

  it('refuses to go live when another publisher was faster', async () => {
    await publishTo('cases');
    const theirs = publishTo('cases', await compiledFrom(['disk full']));
    const ours = publishTo('cases', second);
    const settled = await Promise.allSettled([theirs, ours]);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses to go live when another publisher was faster with the first version', async () => {
    cluster.onRequest = (call) => {
      if (call.startsWith('PUT /cases')) cluster.aliases.set('cases', 'cases-0123456789ab');
    };
    onTestFinished(() => {
      cluster.onRequest = () => {};
    });
    await expect(publishTo('cases')).rejects.toThrow(/somebody else has published meanwhile/);
  });

  it('of the previous version makes it live again, unchanged', async () => {
    const { index } = await publishTo('cases');
    await publishTo('cases', second);
    cluster.asked.length = 0;
    await publishTo('cases');
    expect(cluster.aliases.get('cases')).toBe(index);
    expect(cluster.asked.filter((request) => /_bulk|^DELETE/.test(request))).toEqual([]);
  });

  it('of the live version changes nothing', async () => {
    await publishTo('cases');
    cluster.asked.length = 0;
    expect((await publishTo('cases')).removed).toEqual([]);
    expect(cluster.asked.filter((request) => /^PUT|_bulk|^DELETE/.test(request))).toEqual([]);
  });

  it('fails when a record differs from what was sent, and the live version stays', async () => {
    const live = await publishTo('cases', await compiledFrom(['no available ip', 'disk full again']));
    const [, record] = [...recordsOf(live.index).documents][0]!;
    record.doc = record.source;
    const more = await compiledFrom(['no available ip', 'disk full again', 'node not ready']);
    await expect(publishTo('cases', more)).rejects.toMatchObject({ code: 'publish-failed' });
    expect(cluster.aliases.get('cases')).toBe(live.index);
  });

  it('with more replicas than nodes fails at once', async () => {
    const published = publish({ engine: first, to: cluster.address('cases'), questions: [], shards: 1, replicas: 1 });
    await expect(published).rejects.toThrow(/no place on 1 nodes; use --replicas 0/);
    expect(cluster.aliases.size).toBe(0);
  });

  it('sends lost records again', async () => {
    const { documents } = recordsOf((await publishTo('cases')).index);
    documents.delete([...documents.keys()][1]!);
    expect((await publishTo('cases')).sent).toBe(1);
    expect(documents.size).toBe(2);
  });
});

describe('reading', () => {
  it('looks up thousands of records and reports the missing ones', async () => {
    await publishTo('cases');
    const { index } = await publishTo('cases');
    const records = cluster.indexes.get(index)!.mappings._meta.records;
    const [known = ''] = recordsOf(index).documents.keys();
    const keys = Array.from({ length: 2_500 }, (_, at) => (at === 7 || at === 2_007 ? `${at}` : known));
    const opened = await Cluster.open(storeAddress(cluster.address('cases')));
    try {
      const publication = { ...(await first.publication()), keys };
      const job = { cluster: opened, publication, before: null, shards: 1, replicas: 0 };
      expect(await missingOf(job, records)).toEqual(new Set([7, 2_007]));
    } finally {
      await opened.close();
    }
  });

  it('from one tenant is not affected by the publications of another', async () => {
    await publishTo('ours');
    const before = JSON.stringify(await asking('ours', (engine) => engine.ask('no available ip')));
    await publishTo('theirs', second);
    expect(JSON.stringify(await asking('ours', (engine) => engine.ask('no available ip')))).toBe(before);
  });

  it('stays with the opened version, and reports when there is a newer one', async () => {
    await publishTo('cases');
    const source = await openSource(cluster.address('cases'));
    const engine = await Engine.open({ store: (await source.open(false))! });
    expect(await source.open(false)).toBeNull();
    await publishTo('cases', second);
    expect(await engine.ask('no available ip')).toEqual(first.query('no available ip'));
    expect((await source.open(false))?.name).toContain(cluster.aliases.get('cases')!);
    await source.close();
  });

  it('refuses records that belong to another version than the head', async () => {
    const { documents } = recordsOf((await publishTo('cases')).index);
    const others = recordsOf((await publishTo('others', second)).index).documents;
    documents.set([...documents.keys()][0]!, [...others.values()][0]!);
    await expect(asking('cases', (engine) => engine.ask('no available ip'))).rejects.toMatchObject({
      code: 'store-mixed',
    });
  });

  it.each(['partial', 'timed-out', 'down'] as const)(
    'from a cluster that is %s fails, and never gives no_match',
    async (fault) => {
      await publishTo('cases');
      const answered = asking('cases', async (engine) => {
        cluster.fault = fault;
        await expect(engine.check()).rejects.toMatchObject({ code: 'store-unavailable' });
        return engine.ask('no available ip');
      });
      await expect(answered).rejects.toMatchObject({ code: 'store-unavailable' });
    },
  );

  it('from an address without a publication fails without showing the password', async () => {
    const address = cluster.address('nothing').replace('http://', 'http://me:secret@');
    const source = await openSource(address);
    const refused = source.open(true);
    await expect(refused).rejects.toMatchObject({ code: 'store-empty' });
    await expect(refused).rejects.not.toThrow(/secret/);
    await source.close();
  });

  it('uses the credentials of the address, or else those of the environment', async () => {
    cluster.auth = 'me:s3cret';
    onTestFinished(() => {
      cluster.auth = null;
      vi.unstubAllEnvs();
    });
    const outcomeOf = async (address: string) => {
      const source = await openSource(address);
      const outcome = await source.open(true).then(
        () => 'opened',
        (error: Error) => error.message,
      );
      await source.close();
      return outcome;
    };
    const plain = cluster.address('nothing');
    const refused = /status 401, the user or password was refused/;
    expect(await outcomeOf(plain)).toMatch(refused);
    expect(await outcomeOf(plain.replace('//', '//me:other@'))).toMatch(refused);
    expect(await outcomeOf(plain.replace('//', '//me:s3cret@'))).toMatch(/nothing is published/);
    vi.stubEnv('TRIAGRAPH_STORE_AUTH', 'me:s3cret');
    expect(await outcomeOf(plain)).toMatch(/nothing is published/);
  });

  it('accepts a bare % or a colon in a password, and decodes an escaped password', () => {
    const passwordOf = (text: string) => storeAddress(`opensearch+http://me:${text}@host:9200/cases`).auth?.password;
    expect(['50%zz', 'a:b', 'p%40ss'].map(passwordOf)).toEqual(['50%zz', 'a:b', 'p@ss']);
  });

  it('shows no part of an unescaped password', () => {
    for (const password of ['s3/cr', 's3@cr'])
      expect(() => storeAddress(`opensearch+http://me:${password}@host:9200/cases`)).toThrow(
        /^(?!.*(?:s3|cr)).*host:9200/,
      );
  });

  it.each(['opensearch+http://host:9200', 'opensearch+http://host/UPPER', 'opensearch+ftp://host/a'])(
    'refuses the address %s',
    async (address) => {
      await expect(openSource(address)).rejects.toMatchObject({ code: 'store-address' });
    },
  );
});
