import { dirname, sep } from 'node:path';
import { limits } from '../../limits.js';

/**
 * Calls back when something below the paths has changed and has been quiet for a moment. Links are not followed: they
 * may lead round in a circle, and documents behind them are not read either.
 * @param file one more file, which need not be there yet: its folder is watched for it
 * @returns what ends the watch
 */
export async function watchPaths(
  paths: readonly string[],
  changed: () => void,
  failed: (error: Error) => void,
  file?: string,
): Promise<() => Promise<void>> {
  const { watch } = await import('chokidar');
  let quiet: NodeJS.Timeout | undefined;
  const ignored = [/(^|[/\\])(\.git|node_modules)([/\\]|$)/, ...(file === undefined ? [] : [besides(paths, file)])];
  const watcher = watch([...paths, ...(file === undefined ? [] : [dirname(file)])], {
    ignoreInitial: true,
    followSymlinks: false,
    ignored,
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

/** What lies beside a file and is neither below the paths nor on the way to them. */
function besides(paths: readonly string[], file: string): (path: string) => boolean {
  // Chokidar writes slashes everywhere.
  const slashed = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'));
  const [own, roots] = [slashed(file), paths.map(slashed)];
  const below = (path: string, folder: string): boolean =>
    path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
  return (given) => {
    const path = slashed(given);
    return !below(own, path) && !roots.some((root) => below(path, root) || below(root, path));
  };
}
