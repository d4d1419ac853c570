import { relative, sep } from 'node:path';

/**
 * Milliseconds without a change before a report: editors write, rename and touch a file in one go. Later changes are
 * reported next.
 */
const batchMs = 10;
/** Files that lint and test read: documents, goldens, settings. */
const read = /\.(?:md|markdown|mdx|txt|ya?ml)$|(?:^|[\\/])(?:triagraph\.config\.json|\.triagraphignore)$/i;
const skipped = /(?:^|[\\/])(?:\.git|node_modules)(?:[\\/]|$)/;

export interface FileWatch {
  /** Files and folders; symbolic links are not followed. */
  readonly paths: readonly string[];
  /** Receives changed files relative to `folder`, sorted. Not called again until the last call has settled. */
  readonly changed: (files: readonly string[]) => Promise<void>;
  readonly failed: (error: Error) => void;
  readonly folder: string;
}

/**
 * Reports written, created and removed files in batches. Loads chokidar.
 * @returns a function that stops watching and waits for the last call
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
    quiet = setTimeout(tell, batchMs);
  });
  watcher.on('error', (error) => failed(error as Error));
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return async () => {
    clearTimeout(quiet);
    await watcher.close();
    await running;
  };
}
