import { Worker } from 'node:worker_threads';
import type { TermDictionary } from '../../compile/index.js';
import type { ProjectData } from '../../model/index.js';
import { renumberUnit } from './renumber-unit.js';
import type { UnderstoodFile } from './understand.js';
import type { UnderstandReply, UnderstandRequest, UnderstandSetting } from './worker-protocol.js';

/** Requests that a thread has at a time: one to work on, and the next, so that it never waits for this one. */
const ahead = 2;

/** Most documents leave little behind; a larger young generation lets more of them die in it. */
const youngGenerationMegabytes = 64;

/** A thread that understands batches of files for this one. */
export class UnderstandThread {
  readonly #worker: Worker;
  /** The thread's number of a term → this thread's. */
  readonly #numbers: number[] = [];

  constructor(
    script: URL,
    private readonly dictionary: TermDictionary,
    data: ProjectData,
  ) {
    const resourceLimits = { maxYoungGenerationSizeMb: youngGenerationMegabytes };
    const setting: UnderstandSetting = { data, concepts: inOwnBuffers(dictionary.concepts) };
    this.#worker = new Worker(script, { resourceLimits, workerData: setting });
  }

  /** Works on what `take` gives until it gives null, then ends. */
  run(
    take: () => UnderstandRequest | null,
    finish: (batch: number, units: readonly UnderstoodFile[]) => void,
  ): Promise<void> {
    let open = 0;
    return new Promise((resolve, reject) => {
      const post = () => {
        const request: UnderstandRequest | null = take();
        if (request === null) return;
        open++;
        this.#worker.postMessage(request);
      };
      const settle = () => {
        if (open === 0) void this.#worker.terminate().then(() => resolve());
      };
      this.#worker.on('message', (reply: UnderstandReply) => {
        open--;
        post();
        finish(reply.batch, this.#adopt(reply));
        settle();
      });
      this.#worker.on('error', reject);
      for (let count = 0; count < ahead; count++) post();
      settle();
    });
  }

  #adopt({ units, terms }: UnderstandReply): UnderstoodFile[] {
    for (const term of terms) this.#numbers.push(this.dictionary.id(term));
    return units.map((unit) => renumberUnit(unit, this.#numbers));
  }
}

/** A view is sent to a thread with all of the buffer that it lies in, which may be a pack of all units. */
const inOwnBuffers = ({ trie, offsets, groups, ids }: TermDictionary['concepts']): TermDictionary['concepts'] => ({
  trie: { children: trie.children.slice(), units: trie.units.slice(), patterns: trie.patterns.slice() },
  offsets: offsets.slice(),
  groups: groups.slice(),
  ids,
});
