import { beforeAll, expect, it, onTestFinished } from 'vitest';
import type { RecordStore } from '../../src/index.js';
import { Engine, openLive, type ReloadReport } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { memoryStore } from '../support/memory-store.js';
import { random } from '../support/random.js';
import { soak } from '../support/soak.js';

interface Version {
  readonly hash: string;
  readonly documents: number;
  readonly store: () => RecordStore;
}

const versions: Version[] = [];
beforeAll(async () => {
  for (const titles of [['One'], ['Two'], ['One', 'Three'], []]) {
    const files = Object.fromEntries(
      titles.map((title) => [`${title}.md`, `# ${title}\n\n## Symptoms\n\n- it is shut\n`]),
    );
    const engine = await Engine.open({ kb: [folderOf({ 'x.txt': '', ...files })], cache: false });
    const publication = await engine.publication();
    const { hash, documents } = engine.info();
    versions.push({ hash, documents, store: () => memoryStore(publication) });
  }
});

/** A source whose versions are announced by a number; records may also be replaced under the same number. */
class Source {
  readonly name = 'source';
  version = 0;
  number = 0;
  isBroken = false;
  #opened = -1;
  #waiting: (() => void)[] = [];
  isSlow = false;

  async open(again: boolean): Promise<RecordStore | null> {
    if (this.isSlow) await new Promise<void>((settle) => this.#waiting.push(settle));
    if (this.isBroken) throw new Error('unreachable');
    if (!again && this.#opened === this.number) return null;
    this.#opened = this.number;
    return versions[this.version]!.store();
  }

  goOn(): void {
    for (const settle of this.#waiting.splice(0)) settle();
  }

  async close(): Promise<void> {}
}

it.each(Array.from({ length: soak(200, 16) }, (_, seed) => seed + 1))(
  'each reload sees what was published before it was asked for, whatever happens meanwhile (%i)',
  async (seed) => {
    const next = random(seed);
    const source = new Source();
    const reports: ReloadReport[] = [];
    const live = await openLive({ source, onReload: (report) => reports.push(report) });
    onTestFinished(() => live.close());
    let [shown, isBroken] = [0, false];
    const asked: Promise<ReloadReport>[] = [];
    for (let step = 0; step < 30; step++) {
      const kind = next(6);
      if (kind < 2) {
        source.version = next(versions.length);
        if (next(2) === 0) source.number++;
      } else if (kind === 2) source.isBroken = next(3) === 0;
      else if (kind === 3) source.isSlow = next(2) === 0;
      else {
        // A reload may wait for the source, and others for that reload.
        for (let count = 1 + next(3); count > 0; count--) asked.push(live.reload());
        if (next(2) === 0) {
          await new Promise((settle) => setImmediate(settle));
          source.version = next(versions.length);
          asked.push(live.reload());
        }
        [shown, isBroken] = [source.version, source.isBroken];
        source.isSlow = false;
        while (asked.length > 0) {
          source.goOn();
          await Promise.race([asked[0], new Promise((settle) => setImmediate(settle))]);
          if (await isSettled(asked[0]!)) asked.shift();
        }
        const { hash, documents } = live.engine.info();
        const last = reports.at(-1)!;
        expect(last).toMatchObject({ hash, documents });
        if (isBroken || versions[shown]!.documents === 0) {
          const isSame = versions[shown]!.hash === hash;
          expect(last.outcome).toBe(isBroken || !isSame ? 'failed' : 'unchanged');
        } else expect([hash, documents]).toEqual([versions[shown]!.hash, versions[shown]!.documents]);
      }
    }
  },
);

const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  const open = Symbol('open');
  return (await Promise.race([promise, new Promise((settle) => setImmediate(settle, open))])) !== open;
};
