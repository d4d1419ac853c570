import { parentPort } from 'node:worker_threads';
import { nodePlatform } from '../../platform/node.js';
import { auditRetrieval } from '../audit/self-retrieval.js';
import { openParts } from '../open/open-parts.js';
import { openSnapshot } from '../open/open-snapshot.js';
import { SnapshotEngine } from '../open/snapshot-engine.js';
import { type AskingReply, type AskingRequest, askShared } from './asking-protocol.js';
import { askGolden } from './goldens.js';

let last = Promise.resolve();

/** One knowledge base after the other, as it changes. */
parentPort?.on('message', (request: AskingRequest) => {
  last = last.then(() => answer(request));
});

async function answer({ snapshot, goldens, next, audit }: AskingRequest): Promise<void> {
  const parts = await openParts(openSnapshot(snapshot, 'The snapshot', nodePlatform), undefined);
  const { knowledge, matcher } = parts.answers;
  const audited = audit === 'none' ? null : auditRetrieval(knowledge, matcher, audit === 'all' ? {} : { only: audit });
  const engine = new SnapshotEngine(parts);
  const asked = askShared(next, goldens, (golden) => askGolden(engine, golden));
  parentPort?.postMessage({ asked, audited } satisfies AskingReply);
}
