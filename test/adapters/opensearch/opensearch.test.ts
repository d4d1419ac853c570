import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeAddress } from '../../../src/adapters/opensearch/address.js';
import { openSource, publish } from '../../../src/adapters/opensearch/index.js';
import { Engine } from '../../../src/index.js';
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
  it('makes a version that answers as its knowledge base does', async () => {
    const { documents, asked, index } = await publishTo('cases');
    expect({ documents, asked }).toEqual({ documents: 2, asked: 1 });
    expect(cluster.aliases.get('cases')).toBe(index);
    for (const text of ['no available ip', 'gateway.lost packets', 'something else'])
      expect(await asking('cases', (engine) => engine.ask(text))).toEqual(first.query(text));
  });

  it('leaves no word to an analyzer, and keeps no copy', async () => {
    const { index } = await publishTo('cases');
    const { properties, _source, dynamic } = cluster.indexes.get(index)!.mappings;
    const types = Object.values(properties as Record<string, { type: string }>).map(({ type }) => type);
    expect(types).not.toContain('text');
    expect({ dynamic, enabled: _source.enabled }).toEqual({ dynamic: false, enabled: false });
  });

  it('keeps the version before, and deletes older ones', async () => {
    const one = await publishTo('cases');
    const two = await publishTo('cases', second);
    expect([...cluster.indexes.keys()]).toEqual([one.index, two.index]);
    const again = await publishTo('cases', await compiledFrom(['disk full']));
    expect(again.removed).toEqual([one.index]);
  });

  it('of the version before makes that live again as it is: readers may still ask it', async () => {
    const { index } = await publishTo('cases');
    await publishTo('cases', second);
    cluster.asked.length = 0;
    await publishTo('cases');
    expect(cluster.aliases.get('cases')).toBe(index);
    expect(cluster.asked.filter((request) => /_bulk|^DELETE/.test(request))).toEqual([]);
  });

  it('of what is live already changes nothing', async () => {
    await publishTo('cases');
    cluster.asked.length = 0;
    expect((await publishTo('cases')).removed).toEqual([]);
    expect(cluster.asked.filter((request) => /^PUT|_bulk|^DELETE/.test(request))).toEqual([]);
  });

  it('stops where the index is not what was sent, and the live version stays', async () => {
    const live = await publishTo('cases');
    const count = cluster.indexes.get(live.index)!.documents;
    count.delete('1');
    await expect(publishTo('cases')).rejects.toMatchObject({ code: 'publish-failed' });
    expect(cluster.aliases.get('cases')).toBe(live.index);
  });
});

describe('reading', () => {
  it('of one tenant is not changed by what another publishes', async () => {
    await publishTo('ours');
    const before = JSON.stringify(await asking('ours', (engine) => engine.ask('no available ip')));
    await publishTo('theirs', second);
    expect(JSON.stringify(await asking('ours', (engine) => engine.ask('no available ip')))).toBe(before);
  });

  it('stays with the version that was opened, and says when there is another', async () => {
    await publishTo('cases');
    const source = await openSource(cluster.address('cases'));
    const engine = await Engine.open({ store: (await source.open(false))! });
    expect(await source.open(false)).toBeNull();
    await publishTo('cases', second);
    expect(await engine.ask('no available ip')).toEqual(first.query('no available ip'));
    expect((await source.open(false))?.name).toContain(cluster.aliases.get('cases')!);
    await source.close();
  });

  it('refuses records of another version than the head', async () => {
    const { index } = await publishTo('cases');
    const other = await publishTo('others', second);
    const { documents } = cluster.indexes.get(index)!;
    documents.set('0', cluster.indexes.get(other.index)!.documents.get('0')!);
    await expect(asking('cases', (engine) => engine.ask('no available ip'))).rejects.toMatchObject({
      code: 'store-mixed',
    });
  });

  it.each(['partial', 'timed-out', 'down'] as const)(
    'of a cluster that is %s is an error, never no match',
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

  it('of an address where nothing is published says so, without the password', async () => {
    const address = cluster.address('nothing').replace('http://', 'http://me:secret@');
    const source = await openSource(address);
    const refused = source.open(true);
    await expect(refused).rejects.toMatchObject({ code: 'store-empty' });
    await expect(refused).rejects.not.toThrow(/secret/);
    await source.close();
  });

  it('takes a password with a bare % or a colon as it stands, and an escaped one as what it means', () => {
    const passwordOf = (text: string) => storeAddress(`opensearch+http://me:${text}@host:9200/cases`).auth?.password;
    expect(['50%zz', 'a:b', 'p%40ss'].map(passwordOf)).toEqual(['50%zz', 'a:b', 'p@ss']);
  });

  it('shows no part of a password that is not escaped', () => {
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
