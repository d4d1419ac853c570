import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { limits } from '../../limits.js';

/**
 * Lines of sources, to show under a finding: `(path, line)` → text, or null where there is nothing to show (a snapshot,
 * a file that is gone, or one whose bytes are not UTF-8, because columns would not fit).
 */
export function sourceLines(roots: readonly string[]): (path: string, line: number) => string | null {
  let known: { path: string; lines: readonly string[] } | null = null;
  return (path, line) => {
    if (known?.path !== path) known = { path, lines: readLines(roots, path) };
    return known.lines[line - 1] ?? null;
  };
}

function readLines(roots: readonly string[], path: string): readonly string[] {
  for (const root of roots) {
    for (const file of [resolve(root, path), resolve(root)]) {
      const text = readInside(root, file, path);
      if (text !== null) return text.split(/\r\n|\n|\r/);
    }
  }
  return [];
}

/** The text of a plain file that lies below the root, or is it. */
function readInside(root: string, file: string, path: string): string | null {
  try {
    const status = lstatSync(file);
    if (!status.isFile() || status.size > limits.fileBytes) return null;
    const [realRoot, realFile] = [realpathSync(root), realpathSync(file)];
    const inside = realFile.startsWith(realRoot + sep);
    const itself = realFile === realRoot && realFile.split(sep).join('/').endsWith(path);
    if (!inside && !itself) return null;
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch {
    // Only an illustration is lost.
    return null;
  }
}
