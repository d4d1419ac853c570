import { relative, sep } from 'node:path';
import type { Diagnostic } from '../../index.js';

/**
 * Paths as whoever reads the report opens them: relative to the working folder, where the file lies below it. A path that
 * leads to no file stays as it is.
 */
export function shownPaths(fileOf: (path: string) => string | null, folder: string): (path: string) => string {
  return (path) => {
    const file = fileOf(path);
    if (file === null) return path;
    const shown = relative(folder, file).split(sep).join('/');
    return shown.startsWith('../') ? file : shown;
  };
}

/** Diagnostics with their paths shown so, in what they say, too: one file has one name. */
export function withShownPaths(diagnostics: readonly Diagnostic[], shown: (path: string) => string): Diagnostic[] {
  return diagnostics.map((each) => ({
    ...each,
    path: shown(each.path),
    message: (each.related ?? []).reduce((message, { path }) => renamed(message, path, shown(path)), each.message),
    ...(each.related === undefined
      ? {}
      : { related: each.related.map((place) => ({ ...place, path: shown(place.path) })) }),
  }));
}

/** A text in which a path has another name where it stands by itself. */
function renamed(text: string, path: string, name: string): string {
  if (path === name || path === '') return text;
  const [before, ...pieces] = text.split(path);
  let result = before!;
  for (const piece of pieces) {
    const isPart = /[\p{L}\p{N}_./-]$/u.test(result.slice(-2)) || /^[\p{L}\p{N}_/-]/u.test(piece);
    result += (isPart ? path : name) + piece;
  }
  return result;
}
