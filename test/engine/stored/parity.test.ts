import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../src/index.js';
import { labelledSets, shippedSets } from '../../quality/sets.js';
import { type MemoryStore, memoryStore } from '../../support/memory-store.js';
import { shippedFolders } from '../../support/shipped.js';
import { sampled } from '../../support/soak.js';

let whole: Engine;
let stored: Engine;
let store: MemoryStore;

beforeAll(async () => {
  whole = await Engine.open({ kb: shippedFolders });
  store = memoryStore(await whole.publication());
  stored = await Engine.open({ store });
});

const textsOf = (sets: ReturnType<typeof shippedSets>) =>
  sets.flatMap(({ queries }) => queries.map(({ text }) => text));

async function differing(texts: readonly string[]): Promise<string[]> {
  const different: string[] = [];
  for (const text of texts) {
    const answer = await stored.ask(text);
    if (JSON.stringify(answer) !== JSON.stringify(whole.query(text))) different.push(text);
  }
  return different;
}

describe('a knowledge base whose documents are stored elsewhere', () => {
  it('answers the symptoms of its goldens as the whole base does, byte for byte', async () => {
    const texts = sampled(textsOf(shippedSets()), 5);
    expect(texts.length).toBeGreaterThan(150);
    expect(await differing(texts)).toEqual([]);
  });

  it('answers what others asked of other bases as the whole base does', async () => {
    const texts = sampled(textsOf(labelledSets()), 20);
    expect(texts.length).toBeGreaterThan(50);
    expect(await differing(texts)).toEqual([]);
  });

  it('holds no text of documents in its head', () => {
    expect(store.head.length).toBeLessThan(whole.snapshot().length / 2);
    expect(stored.info()).toMatchObject({ hash: whole.info().hash, documents: whole.info().documents });
  });

  it('walks a workflow as the whole base does', async () => {
    const symptom = 'Pod stuck in ContainerCreating: no available ip';
    const here = whole.start(symptom);
    const there = await stored.begin(symptom);
    expect(there.view).toEqual(here.view);
    const [next, far] = [
      whole.advance(here.view.token!, { outcome: 'abnormal' }),
      await stored.reading((engine) => engine.advance(there.view.token!, { outcome: 'abnormal' })),
    ];
    expect(far).toEqual(next);
  });

  it('shows, explains and counts cases as the whole base does', async () => {
    const [entry] = whole.documents();
    expect(await stored.reading((engine) => engine.show(entry!.path))).toEqual(whole.show(entry!.path));
    expect(await stored.reading((engine) => engine.source(entry!.path))).toEqual(whole.source(entry!.path));
    const symptom = 'no available ip';
    expect(await stored.reading((engine) => engine.explain(symptom))).toEqual(whole.explain(symptom));
    expect(await stored.reading((engine) => engine.cases('ip-management'))).toEqual(whole.cases('ip-management'));
  });

  it('says that what needs all documents at once is asked of a snapshot', () => {
    for (const ask of [() => stored.graph(), () => stored.lint(), () => stored.snapshot()])
      expect(ask).toThrow(expect.objectContaining({ code: 'store-whole' }));
    expect(() => stored.query('no available ip')).toThrow(expect.objectContaining({ code: 'store-asynchronous' }));
  });

  it('needs few requests after one another', async () => {
    const counts: number[] = [];
    for (const text of textsOf(shippedSets()).slice(0, 100)) {
      store.asked.length = 0;
      await stored.ask(text);
      counts.push(store.asked.length);
    }
    counts.sort((left, right) => left - right);
    expect(counts[50]).toBeLessThanOrEqual(3);
  });
});
