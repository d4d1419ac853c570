import { relative, sep } from 'node:path';

/** Milliseconds without a change before it is told: editors write a file, rename it and touch it in one go. What comes later is told next. */
const quietMs = 10;
/** What lint and test read: documents, goldens, settings. */
const read = /\.(?:md|markdown|mdx|txt|ya?ml)$|(?:^|[\\/])(?:triagraph\.config\.json|\.triagraphignore)$/i;
const skipped = /(?:^|[\\/])(?:\.git|node_modules)(?:[\\/]|$)/;

export interface FileWatch {
  /** Files and folders; links are not followed. */
  readonly paths: readonly string[];
  /** What changed, relative to `folder`, sorted. Called again only when the last call has ended. */
  readonly changed: (files: readonly string[]) => Promise<void>;
  readonly failed: (error: Error) => void;
  readonly folder: string;
}

/**
 * Tells of files that are written, made or removed, in bursts. Loads chokidar.
 * @returns what ends the watch, when the last call has ended
 */
export async function watchFiles({ paths, changed, failed, folder }: FileWatch): Promise<() => Promise<void>> {
  const { watch } = await import('chokidar');
  const pending = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const tell = (): void => {
    if (running !== null || pending.size === 0) return;
    const files = [...pending].map((path) => relative(folder, path).split(sep).join('/')).sort();
    pending.clear();
    running = changed(files)
      .catch(failed)
      .finally(() => {
        running = null;
        tell();
      });
  };
  const watcher = watch([...paths], {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path, stats) => skipped.test(path) || (stats?.isFile() === true && !read.test(path)),
  });
  watcher.on('all', (_, path) => {
    pending.add(path);
    clearTimeout(quiet);
    quiet = setTimeout(tell, quietMs);
  });
  watcher.on('error', (error) => failed(error as Error));
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return async () => {
    clearTimeout(quiet);
    await watcher.close();
    await running;
  };
}
