import { beforeAll, expect, it } from 'vitest';
import { compileKnowledgeBase, Engine, TriagraphError } from '../../src/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { SnapshotReader } from '../../src/snapshot/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';
import { random } from '../support/random.js';
import { withFittingChecksum } from './sample.js';

const next = random(20_261_123);

/** Ways to write something else into a section. */
const crafts: Readonly<Record<string, (section: Uint8Array) => void>> = {
  zeros: (section) => void section.fill(0),
  'largest numbers': (section) => void section.fill(255),
  'its own second half': (section) => void section.copyWithin(0, section.length >> 1),
  'a few other bytes': (section) => {
    for (let count = 0; count < 20 && section.length > 0; count++) section[next(section.length)] = next(256);
  },
  'its numbers in another order': (section) => {
    const words = section.length >> 2;
    for (let count = 0; count < 50 && words > 0; count++) {
      const [from, to] = [next(words) * 4, next(words) * 4];
      const moved = section.slice(from, from + 4);
      section.copyWithin(from, to, to + 4);
      section.set(moved, to);
    }
  },
};

let bytes: Uint8Array;
beforeAll(async () => {
  ({ bytes } = await compileKnowledgeBase({ paths: [folderOf(smallKnowledgeBase)], cache: false }));
});

async function useAll(snapshot: Uint8Array): Promise<void> {
  const engine = await Engine.open({ snapshot });
  for (const symptom of ['no available ip', 'NoAvailableAddress subnet 10.0.0.1', '子网 IP 耗尽'])
    engine.query(symptom);
  const { token } = engine.start('no available ip').view;
  if (token !== null) engine.advance(token, { outcome: 'done' });
  engine.graph();
  engine.lint();
  for (const { path } of engine.documents()) engine.show(path);
}

it.each(Object.keys(crafts))(
  'a snapshot with a valid checksum answers or is refused within the time limit, with %s in each section',
  async (craft) => {
    const unexpected: string[] = [];
    for (const [name, , offset, length] of new SnapshotReader(bytes, nodePlatform).sections) {
      const copy = bytes.slice();
      crafts[craft]!(copy.subarray(offset, offset + length));
      await useAll(withFittingChecksum(copy)).catch((error) => {
        if (!(error instanceof TriagraphError && error.code.startsWith('snapshot/')))
          unexpected.push(`${name}: ${(error as Error).stack?.split('\n', 2).join(' ')}`);
      });
    }
    expect(unexpected).toEqual([]);
  },
);
