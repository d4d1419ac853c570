import { readFileSync, statSync } from 'node:fs';
import { limits } from '../../limits.js';

/**
 * Lines of sources, to show under a finding: `(path, line)` → text, or null where there is nothing to show (a snapshot,
 * a file that is gone, or one whose bytes are not UTF-8, because columns would not fit).
 * @param fileOf absolute path of a document's file, or null
 */
export function sourceLines(fileOf: (path: string) => string | null): (path: string, line: number) => string | null {
  let known: { path: string; lines: readonly string[] } | null = null;
  return (path, line) => {
    if (known?.path !== path) known = { path, lines: readLines(fileOf(path)) };
    return known.lines[line - 1] ?? null;
  };
}

function readLines(file: string | null): readonly string[] {
  if (file === null) return [];
  try {
    if (statSync(file).size > limits.fileBytes) return [];
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).split(/\r\n|\n|\r/);
  } catch {
    // Only an illustration is lost.
    return [];
  }
}
