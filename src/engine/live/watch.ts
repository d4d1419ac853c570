import { dirname, sep } from 'node:path';
import { limits } from '../../limits.js';

/**
 * Calls back when something below the paths has changed and then stayed unchanged for a moment. Symbolic links are not
 * followed: they may form cycles, and reading ignores them too.
 * @param file one additional file, which need not exist yet: its folder is watched
 * @returns a function that stops watching
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

/** Ignores siblings of a file that are neither below the paths nor above them. */
function besides(paths: readonly string[], file: string): (path: string) => boolean {
  // Chokidar uses slashes on every platform.
  const slashed = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'));
  const [own, roots] = [slashed(file), paths.map(slashed)];
  const below = (path: string, folder: string): boolean =>
    path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
  return (given) => {
    const path = slashed(given);
    return !below(own, path) && !roots.some((root) => below(path, root) || below(root, path));
  };
}
