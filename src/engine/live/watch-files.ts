import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { isBelow } from '../document-files.js';

/** Files that `lint` and `test` read: documents, goldens, configurations. */
const read = /\.(?:md|markdown|mdx|txt|jsonl|ya?ml)$|(?:^|[\\/])(?:triagraph\.config\.json|\.triagraphignore)$/i;
const skipped = /(?:^|[\\/])(?:\.git|node_modules)(?:[\\/]|$)/;

export interface FileWatch {
  /** Files, which need not exist yet, and folders; symbolic links are not followed, since they may form cycles. */
  readonly paths: readonly string[];
  /** Receives changed files relative to `folder`, sorted. Not called again until the last call has settled. */
  readonly changed: (files: readonly string[]) => Promise<void>;
  readonly failed: (error: Error) => void;
  readonly folder: string;
  /** Milliseconds without a change before a report, because editors write, rename and touch a file at once. Default 10. */
  readonly quietMs?: number;
}

export async function watchFiles(options: FileWatch): Promise<() => Promise<void>> {
  const { paths, changed, failed, folder, quietMs = 10 } = options;
  const { watch } = await import('chokidar');
  const pending = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const report = (): void => {
    if (running !== null || pending.size === 0) return;
    const files = [...pending].map((path) => relative(folder, path).split(sep).join('/')).sort();
    pending.clear();
    running = changed(files)
      .catch(failed)
      .finally(() => {
        running = null;
        report();
      });
  };
  const named = paths.map((path) => resolve(path));
  // Given a missing file, chokidar watches nothing at all, so its folder is watched instead.
  const watched = new Set(named.map((path) => (existsSync(path) ? path : dirname(path))).filter(existsSync));
  const watcher = watch([...watched], {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (given, stats) => {
      const path = resolve(given);
      if (skipped.test(path) || !named.some((root) => isBelow(root, path) || isBelow(path, root))) return true;
      return stats?.isFile() === true && !read.test(path) && !named.includes(path);
    },
  });
  watcher.on('all', (_, path) => {
    pending.add(path);
    clearTimeout(quiet);
    quiet = setTimeout(report, quietMs);
  });
  watcher.on('error', (error) => failed(error as Error));
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return async () => {
    clearTimeout(quiet);
    await watcher.close();
    await running;
  };
}
