import { parentPort } from 'node:worker_threads';
import { nodePlatform } from '../../platform/node.js';
import { auditRetrieval } from '../audit/self-retrieval.js';
import { type OpenedParts, openParts } from '../open/open-parts.js';
import { openSnapshot } from '../open/open-snapshot.js';
import { SnapshotEngine } from '../open/snapshot-engine.js';
import { type AskingReply, type AskingRequest, askShared } from './asking-protocol.js';
import { askGolden } from './goldens.js';

let before: { readonly earlier: OpenedParts; readonly sameQuestions: true } | undefined;
let last = Promise.resolve();

/** One knowledge base after the other, as it changes. */
parentPort?.on('message', (request: AskingRequest) => {
  last = last.then(() => answer(request));
});

async function answer({ snapshot, goldens, starts, next, audit }: AskingRequest): Promise<void> {
  const parts = await openParts(openSnapshot(snapshot, 'The snapshot', nodePlatform), undefined, before);
  before = { earlier: parts, sameQuestions: true };
  const { knowledge, matcher } = parts.answers;
  const audited = audit === 'none' ? null : auditRetrieval(knowledge, matcher, audit === 'all' ? {} : { only: audit });
  const engine = new SnapshotEngine(parts);
  const asked = askShared(next, goldens, (golden) => askGolden(engine, golden, starts));
  parentPort?.postMessage({ asked, audited } satisfies AskingReply);
}
