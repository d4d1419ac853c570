import { type RecordStore, type StoreSource, TriagraphError } from '../../index.js';
import { storeAddress } from './address.js';
import { Cluster } from './cluster.js';
import { OpenSearchStore } from './store.js';

/** The knowledge base that is published at an address: the version that is live when it is opened. */
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
          `${cluster.address.shown}: nothing is published here; triagraph publish PATH --to ${cluster.address.shown}`,
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
