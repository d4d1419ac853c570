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

/** Diagnostics with their paths shown so. */
export function withShownPaths(diagnostics: readonly Diagnostic[], shown: (path: string) => string): Diagnostic[] {
  return diagnostics.map((each) => ({
    ...each,
    path: shown(each.path),
    ...(each.related === undefined
      ? {}
      : { related: each.related.map((place) => ({ ...place, path: shown(place.path) })) }),
  }));
}
