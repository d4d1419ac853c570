import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { TermDictionary } from '../../compile/index.js';
import type { ProjectData, SourceFile } from '../../model/index.js';
import { noProjectData, type RuleSettings } from '../../validate/index.js';
import { RunMemory, type UnderstoodFile, understandFile } from './understand.js';
import { UnderstandThread } from './understand-thread.js';

/** Below this many bytes, starting threads costs more than it saves. */
const worthThreads = 500_000;
const batchBytes = 120_000;
/** And the least of what is left: the last batches are small, so that no thread waits long for another at the end. */
const leastBatchBytes = 15_000;
const shareOfRest = 1 / 16;
export interface UnderstandOptions {
  /** Threads that work, this one among them. Default: this one alone for little text, else one for each core. */
  readonly workers?: number;
  /** Options that the project sets for rules, by rule. */
  readonly ruleOptions?: RuleSettings['options'];
  /** What the project adds to the data of the program. */
  readonly data?: ProjectData;
  readonly onDone?: (files: number) => void;
}

/** All files through parse, lower and validate, in their order, in this thread or in several. */
export async function understandAll(
  files: readonly SourceFile[],
  dictionary: TermDictionary,
  options: UnderstandOptions = {},
): Promise<UnderstoodFile[]> {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const isMuch = bytes >= worthThreads;
  const wanted = options.workers ?? (isMuch ? availableParallelism() : 1);
  const script = new URL('./understand-worker.js', import.meta.url);
  if (wanted <= 1 || files.length < 2 || !existsSync(script)) return understandHere(files, dictionary, options);
  return understandTogether(script, files, dictionary, wanted, options);
}

async function understandHere(
  files: readonly SourceFile[],
  dictionary: TermDictionary,
  { onDone, ruleOptions, data = noProjectData }: UnderstandOptions,
): Promise<UnderstoodFile[]> {
  const memory = new RunMemory(dictionary, data);
  const units: UnderstoodFile[] = [];
  for (const file of files) {
    units.push(await understandFile(file, memory, (rule) => ruleOptions?.get(rule)));
    onDone?.(1);
  }
  return units;
}

/**
 * Batches go to whichever thread is free, and this thread works as well; results are put together in the files' order,
 * whatever came first.
 */
async function understandTogether(
  script: URL,
  files: readonly SourceFile[],
  dictionary: TermDictionary,
  count: number,
  { onDone, ruleOptions = new Map(), data = noProjectData }: UnderstandOptions,
): Promise<UnderstoodFile[]> {
  const batches = cutBatches(files);
  const results: (readonly UnderstoodFile[])[] = new Array(batches.length);
  let next = 0;
  const take = () => (next < batches.length ? { batch: next, files: batches[next++]!, ruleOptions } : null);
  const finish = (batch: number, units: readonly UnderstoodFile[]) => {
    results[batch] = units;
    onDone?.(units.length);
  };
  const here = async () => {
    const memory = new RunMemory(dictionary, data);
    for (let taken = take(); taken; taken = take()) {
      const units = [];
      for (const file of taken.files) {
        units.push(await understandFile(file, memory, (rule) => ruleOptions?.get(rule)));
        await setImmediate(); // lets the other threads hand in what they have, and fetch more
      }
      finish(taken.batch, units);
    }
  };
  const helpers = Array.from({ length: Math.min(count, batches.length) - 1 }, () =>
    new UnderstandThread(script, dictionary, data).run(take, finish),
  );
  await Promise.all([...helpers, here()]);
  return results.flat();
}

function cutBatches(files: readonly SourceFile[]): SourceFile[][] {
  const batches: SourceFile[][] = [];
  let rest = files.reduce((sum, file) => sum + file.bytes, 0);
  let room = Number.NEGATIVE_INFINITY;
  for (const file of files) {
    if (file.bytes > room) {
      batches.push([]);
      room = Math.max(leastBatchBytes, Math.min(batchBytes, rest * shareOfRest));
    }
    batches.at(-1)!.push(file);
    room -= file.bytes;
    rest -= file.bytes;
  }
  return batches;
}
