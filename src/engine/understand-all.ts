import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DocumentUnit, TermDictionary } from '../compile/index.js';
import type { SourceFile } from '../model/index.js';
import { understandFile } from './understand.js';
import { renumberUnit } from './unit-pack.js';
import type { UnderstandReply, UnderstandRequest } from './worker-protocol.js';

/** Below this many characters, starting threads costs more than it saves. */
const worthThreads = 400_000;
const batchCharacters = 200_000;

export interface UnderstandOptions {
  /** Worker threads; default: as many as there are cores, none for little text. */
  readonly workers?: number;
  readonly onDone?: (files: number) => void;
}

/** All files through parse, lower and validate, in their order, in this thread or in several. */
export async function understandAll(
  files: readonly SourceFile[],
  dictionary: TermDictionary,
  options: UnderstandOptions = {},
): Promise<DocumentUnit[]> {
  const characters = files.reduce((sum, file) => sum + file.text.length, 0);
  const wanted = options.workers ?? (characters < worthThreads ? 1 : availableParallelism());
  const script = new URL('./understand-worker.js', import.meta.url);
  if (wanted <= 1 || files.length < 2 || !existsSync(script)) return understandHere(files, dictionary, options);
  return understandInThreads(script, files, dictionary, wanted, options);
}

async function understandHere(
  files: readonly SourceFile[],
  dictionary: TermDictionary,
  { onDone }: UnderstandOptions,
): Promise<DocumentUnit[]> {
  const units: DocumentUnit[] = [];
  for (const file of files) {
    units.push(await understandFile(file, dictionary));
    onDone?.(1);
  }
  return units;
}

/** Batches go to whichever thread is free; results are put together in the files' order, whatever came first. */
async function understandInThreads(
  script: URL,
  files: readonly SourceFile[],
  dictionary: TermDictionary,
  count: number,
  { onDone }: UnderstandOptions,
): Promise<DocumentUnit[]> {
  const batches = cutBatches(files);
  const replies: UnderstandReply[] = new Array(batches.length);
  let next = 0;
  const runOne = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script);
      const post = () => {
        if (next >= batches.length) {
          void worker.terminate().then(() => resolve());
          return;
        }
        const request: UnderstandRequest = { batch: next, files: batches[next]! };
        next++;
        worker.postMessage(request);
      };
      worker.on('message', (reply: UnderstandReply) => {
        replies[reply.batch] = reply;
        onDone?.(reply.units.length);
        post();
      });
      worker.on('error', reject);
      post();
    });
  await Promise.all(Array.from({ length: Math.min(count, batches.length) }, runOne));
  return replies.flatMap(({ units, terms }) => units.map((unit) => renumberUnit(unit, terms, dictionary)));
}

function cutBatches(files: readonly SourceFile[]): SourceFile[][] {
  const batches: SourceFile[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const file of files) {
    if (size + file.text.length > batchCharacters) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)!.push(file);
    size += file.text.length;
  }
  return batches;
}
