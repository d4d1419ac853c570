import type { Context } from './context.js';
import { exitCodes, failureOf } from './failure.js';

const clearScreen = '\u001b[2J\u001b[3J\u001b[H';
const shownFiles = 3;

/**
 * Runs a command, and again whenever a file below the paths changes, until interrupted (Ctrl-C).
 * @param run returns the exit code of one run; receives the files that changed since the last run, relative to the
 * current folder
 * @returns 0: findings were printed by the runs
 */
export async function watching(
  paths: readonly string[],
  run: (changed: readonly string[] | null) => Promise<number>,
  context: Context,
): Promise<number> {
  const { streams } = context;
  const { watchFiles } = await context.library();
  const runNow = async (what: string, files: readonly string[] | null): Promise<void> => {
    const started = performance.now();
    if (streams.isTTY.stdout) await context.print(clearScreen);
    const problem = await run(files).then(
      () => null,
      (error: unknown) => failureOf(error),
    );
    if (problem?.line) await context.log(problem.line);
    await context.log(`${what}; ${Math.round(performance.now() - started)} ms. Ctrl-C ends.`);
  };
  let last: Promise<void> = Promise.resolve();
  /** One run at a time: changes during a run are handled after it. */
  const once = (what: string, files: readonly string[] | null): Promise<void> => {
    last = last.then(() => runNow(what, files));
    return last;
  };
  const ended = new Promise<void>((resolve) => streams.onInterrupt?.(resolve));
  const stop = await watchFiles({
    paths,
    folder: streams.cwd,
    changed: (files) => once(`${named(files)} changed`, files),
    failed: (error) => void context.log(`watching failed: ${error.message}`),
  });
  await once('watching', null);
  await ended;
  await stop();
  return exitCodes.ok;
}

function named(files: readonly string[]): string {
  const more = files.length > shownFiles ? ` and ${files.length - shownFiles} more` : '';
  return files.slice(0, shownFiles).join(', ') + more;
}
