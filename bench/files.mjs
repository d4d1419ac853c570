import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Markdown files below the paths, sorted. */
export function markdownFiles(paths) {
  const below = (path) => {
    if (!statSync(path).isDirectory()) return /\.(md|markdown|mdx)$/i.test(path) ? [path] : [];
    return readdirSync(path).flatMap((name) => below(join(path, name)));
  };
  return paths.flatMap(below).sort();
}

export const bytesOf = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0);
