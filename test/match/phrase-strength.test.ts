import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { Knowledge, phraseStrength } from '../../src/match/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { SnapshotReader } from '../../src/snapshot/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';

describe('the strength of a phrase as a trigger', () => {
  let knowledge: Knowledge;
  beforeAll(async () => {
    const engine = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
    knowledge = new Knowledge(new SnapshotReader(engine.snapshot(), nodePlatform));
  });
  const worth = (phrase: string) => phraseStrength(knowledge, phrase);

  it('depends on its words, not on the characters between them', () => {
    expect(worth('the gateway of the tenant')).toBe(worth('gateway tenant'));
    expect(worth('the of')).toBeLessThan(0.1);
  });

  it('grows with each word that few documents have', () => {
    expect(worth('subnet full')).toBeGreaterThan(worth('subnet'));
    expect(worth('servfail')).toBeGreaterThan(worth('pod'));
  });
});
