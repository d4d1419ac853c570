import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GoldenResult, PlacedGolden, TestReport } from '../../model/index.js';
import { nodePlatform } from '../../platform/node.js';
import { SnapshotReader } from '../../snapshot/index.js';
import { keepAudit, keptAudit } from '../audit/audit.js';
import type { CacheStore } from '../file-cache.js';
import { type AskingReply, type AskingRequest, askShared } from './asking-protocol.js';
import type { GoldenMemory } from './golden-files.js';
import { type AskedKnowledge, askGolden } from './goldens.js';
import { goldensOf, type TestPaths } from './test-knowledge-base.js';
import { TestedVersion } from './tested-version.js';

/** An opened knowledge base, with what another thread opens it by. */
export interface TestedKnowledge extends AskedKnowledge {
  snapshot(): Uint8Array;
  info(): { readonly hash: string };
}

/**
 * Tests of a knowledge base that is changed and asked again. Two threads ask where there are two cores, and go on from one
 * run to the next: code that has run is fast. What a change leaves as it was is not asked again.
 */
export class TestRuns {
  readonly #memory: GoldenMemory = new Map();
  #last: TestedVersion | null = null;
  /** Null where there is none, or it has ended. */
  #thread: Worker | null = null;

  /**
   * @param cache what the documents were asked for is put there, for `engine.audit`
   * @param script of the other thread; null for none
   */
  constructor(
    private readonly cache: CacheStore,
    script: URL | null = threadScript(),
  ) {
    if (script === null) return;
    const thread = new Worker(script);
    const ended = () => {
      this.#thread = null;
    };
    thread.on('error', ended).on('exit', ended).unref();
    this.#thread = thread;
  }

  /** As testKnowledgeBase. The results are the same, whichever thread asks. */
  async test(knowledge: TestedKnowledge, paths: TestPaths, folder: string): Promise<TestReport> {
    const { goldens, diagnostics } = goldensOf(paths, folder, this.#memory);
    return { goldens: await this.#ask(knowledge, goldens), diagnostics };
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  async #ask(knowledge: TestedKnowledge, goldens: readonly PlacedGolden[]): Promise<GoldenResult[]> {
    const snapshot = new SnapshotReader(knowledge.snapshot(), nodePlatform);
    const { hash } = knowledge.info();
    const kept = this.#last?.keptIn(snapshot);
    const known = goldens.map((golden) => kept?.result(golden) ?? null);
    const left = goldens.filter((_, number) => known[number] === null);
    const audited = keptAudit(this.cache, hash);
    const asked = await this.#askNow(knowledge, left, audited ? 'none' : (kept?.unaudited ?? 'all'));
    const found = audited ?? (asked.audited && (kept?.findings(asked.audited) ?? asked.audited));
    if (found && !audited) keepAudit(this.cache, hash, found);
    let next = 0;
    const results = known.map((result) => result ?? asked.results[next++]!);
    this.#last = new TestedVersion(snapshot, results, found);
    return results;
  }

  async #askNow(knowledge: TestedKnowledge, goldens: readonly PlacedGolden[], audit: AskingRequest['audit']) {
    const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const isAsked = goldens.length > 0 || audit !== 'none';
    const ask = (golden: PlacedGolden) => askGolden(knowledge, golden);
    const reply =
      this.#thread && isAsked ? request(this.#thread, { snapshot: knowledge.snapshot(), goldens, next, audit }) : null;
    const asked = askShared(next, goldens, ask);
    const other = await reply;
    const known = new Map([...asked, ...(other?.asked ?? [])]);
    // What a thread took and did not answer is asked here.
    const results = goldens.map((golden, number) => known.get(number) ?? ask(golden));
    return { results, audited: other?.audited ?? null };
  }
}

/** Null where a second thread would only wait for the first one, or is not built. */
function threadScript(): URL | null {
  const script = new URL('./asking-worker.js', import.meta.url);
  return availableParallelism() > 1 && existsSync(script) ? script : null;
}

/** Null when the thread fails: this one can do all of it. */
function request(thread: Worker, message: AskingRequest): Promise<AskingReply | null> {
  return new Promise((resolve) => {
    const settle = (reply: AskingReply | null) => {
      thread.off('message', settle).off('error', fail).off('exit', fail).unref();
      resolve(reply);
    };
    const fail = () => settle(null);
    thread.once('message', settle).once('error', fail).once('exit', fail).ref();
    thread.postMessage(message);
  });
}
