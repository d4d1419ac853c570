import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isInside } from '../document-files.js';

export const configName = 'triagraph.config.json';

const longestConfig = 1_000_000;

/** The text of a file, or what was expected instead of the file that exists. */
export type ReadSetting = { readonly text: string } | { readonly expected: string };

/**
 * Reads a file of a project's configuration. It must be in the project's folder once symbolic links are resolved, because
 * the author of a repository must not choose which other files of its user are quoted in messages.
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

export function readConfigFile(folder: string): ReadSetting | null {
  const stats = lstatSync(join(folder, configName), { throwIfNoEntry: false });
  return stats === undefined || stats.isDirectory() ? null : readSetting(folder, configName);
}
