import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';

/** Major versions of V8 for which this is known to do what it says. */
const known: ReadonlySet<string> = new Set(['11', '12', '13']);

/**
 * Starts a thread that optimises its code itself. V8 does that in threads of its own, which run at normal priority even where
 * the thread itself stands back: a third of what compiling a knowledge base takes would compete with those who ask. The setting
 * is read when a thread begins; those that run already keep what they have.
 */
export function startOptimisingItself(
  start: () => Worker,
  versions: Partial<NodeJS.ProcessVersions> = process.versions,
  set: (flag: string) => void = setFlagsFromString,
): Worker {
  const [major = ''] = (versions.v8 ?? '').split('.');
  if (!known.has(major)) return start();
  set('--no-concurrent-recompilation');
  const restore = () => set('--concurrent-recompilation');
  try {
    const thread = start();
    // Where it ends without having begun, only `exit` tells.
    const begun = () => {
      thread.off('online', begun).off('exit', begun);
      restore();
    };
    return thread.on('online', begun).on('exit', begun);
  } catch (error) {
    restore();
    throw error;
  }
}
