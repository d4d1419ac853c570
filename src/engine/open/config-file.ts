import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';

export const configName = 'triagraph.config.json';

const longestConfig = 1_000_000;

/** A file's text, or what was expected instead of the file that is there. */
export type ReadSetting = { readonly text: string } | { readonly expected: string };

/**
 * Reads a file that sets up a project. It must be in the project's folder after resolving symbolic links: whoever wrote
 * a repository must not choose which other files of its reader are shown in messages.
 */
export function readSetting(folder: string, name: string): ReadSetting {
  try {
    const path = realpathSync(join(folder, name));
    if (isAbsolute(name) || !isInside(folder, path)) return { expected: 'one in the folder of the configuration' };
    const stats = statSync(path);
    if (!stats.isFile()) return { expected: 'a file' };
    if (stats.size > longestConfig) return { expected: `at most ${longestConfig} bytes` };
    return { text: readFileSync(path, 'utf8').replace(/^\ufeff/, '') };
  } catch {
    return { expected: 'one that can be read' };
  }
}

/** The configuration of a folder; null where there is none. */
export function readConfigFile(folder: string): ReadSetting | null {
  const stats = lstatSync(join(folder, configName), { throwIfNoEntry: false });
  return stats === undefined || stats.isDirectory() ? null : readSetting(folder, configName);
}

/** Whether a path, resolved as far as it exists, is in a folder or is the folder itself. */
export function isInside(folder: string, path: string): boolean {
  const inside = relative(realPathOf(resolve(folder)), realPathOf(resolve(folder, path)));
  return !isAbsolute(inside) && inside !== '..' && !inside.startsWith(`..${sep}`);
}

function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = resolve(path, '..');
    return parent === path ? path : join(realPathOf(parent), path.slice(parent.length));
  }
}
