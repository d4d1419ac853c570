import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { TriagraphError } from '../../errors.js';
import { nodePlatform } from '../../platform/node.js';
import { type SnapshotReader, snapshotMagic } from '../../snapshot/index.js';
import { isFile } from '../document-files.js';
import type { BuildOptions } from './build-options.js';
import { openSnapshot } from './open-parts.js';

/**
 * True for a file that starts with the magic bytes of a snapshot.
 * @throws TriagraphError for a file that cannot be read
 */
export function isSnapshotFile(path: string): boolean {
  if (!isFile(path)) return false;
  const file = openToRead(path);
  try {
    const head = Buffer.alloc(snapshotMagic.length);
    readSync(file, head, 0, head.length, 0);
    return head.toString('latin1') === snapshotMagic;
  } finally {
    closeSync(file);
  }
}

function openToRead(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new TriagraphError('kb-not-readable', `Cannot read ${path} (${code}). Give this user the right to read it.`);
  }
}

/**
 * Opens one snapshot file, or compiles folders and files. The compiled snapshot is cached until a file changes.
 * @throws TriagraphError when a path is missing, or a snapshot is damaged or mixed with other paths.
 */
export async function openKnowledgeBase(options: BuildOptions): Promise<SnapshotReader> {
  const snapshots = options.paths.filter(isSnapshotFile);
  if (snapshots.length === 0) {
    const { openCompiled } = await import('./compile-knowledge-base.js');
    return openCompiled(options);
  }
  if (options.paths.length > 1) {
    throw new TriagraphError('snapshot-not-alone', `${snapshots[0]} is a snapshot: give it alone, without other --kb.`);
  }
  if (options.rules?.length || options.dialects?.length) {
    const message = `${snapshots[0]} is a snapshot: rules and dialects need documents; give the folder that it was compiled from.`;
    throw new TriagraphError('plugin-snapshot', message);
  }
  return openSnapshot(readFileSync(snapshots[0]!), snapshots[0]!, nodePlatform);
}
