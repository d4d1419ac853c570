import { TriagraphError } from '../../errors.js';
import { nodePlatform } from '../../platform/node.js';
import { type SnapshotReader, snapshotMagic } from '../../snapshot/index.js';
import { isFile } from '../document-files.js';
import type { BuildOptions } from './build-options.js';
import { OpenFile } from './open-file.js';
import { openSnapshot } from './open-parts.js';

/** True for a file that starts with the magic bytes of a snapshot. Throws TriagraphError when it cannot be read */
export function isSnapshotFile(path: string): boolean {
  if (!isFile(path)) return false;
  const file = new OpenFile(path);
  try {
    const head = Buffer.alloc(snapshotMagic.length);
    file.read(0, head);
    return head.toString('latin1') === snapshotMagic;
  } finally {
    file.close();
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
  return openSnapshotFile(snapshots[0]!);
}

/** Opens a snapshot file: whole, or where it is in pieces, to read them when they are needed. */
function openSnapshotFile(path: string): SnapshotReader {
  const file = new OpenFile(path);
  try {
    const snapshot = openSnapshot(file, path, nodePlatform);
    if (!snapshot.isPieced) file.close();
    return snapshot;
  } catch (error) {
    file.close();
    throw error;
  }
}
