import { limits } from '../../limits.js';

/**
 * Calls back when something below the paths has changed and has been quiet for a moment. Links are not followed: they
 * may lead round in a circle, and documents behind them are not read either.
 * @returns what ends the watch
 */
export async function watchPaths(
  paths: readonly string[],
  changed: () => void,
  failed: (error: Error) => void,
): Promise<() => Promise<void>> {
  const { watch } = await import('chokidar');
  let quiet: NodeJS.Timeout | undefined;
  const watcher = watch([...paths], {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: /(^|[/\\])(\.git|node_modules)([/\\]|$)/,
  });
  watcher.on('all', () => {
    clearTimeout(quiet);
    quiet = setTimeout(changed, limits.liveQuietMs);
  });
  watcher.on('error', (error) => failed(error as Error));
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return async () => {
    clearTimeout(quiet);
    await watcher.close();
  };
}
