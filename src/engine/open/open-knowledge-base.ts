import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { TriagraphError } from '../../errors.js';
import { nodePlatform } from '../../platform/node.js';
import { type SnapshotReader, type SnapshotSource, snapshotMagic } from '../../snapshot/index.js';
import { isFile } from '../document-files.js';
import type { BuildOptions } from './build-options.js';
import { openSnapshot } from './open-parts.js';

/** Whether a file starts with the magic bytes of a snapshot. @throws TriagraphError when it cannot be read */
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

/** @throws TriagraphError when a path is missing, or a snapshot is damaged or mixed with other paths */
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

/** Opens a snapshot file. A snapshot in pieces stays open, to be read when sections are needed. */
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

/** Maximum bytes of one system call. */
const mostAtOnce = 2 ** 30;

/** Closes the files of knowledge bases that were replaced while questions were still being answered from them. */
const forgotten = new FinalizationRegistry<number>((descriptor) => closeSync(descriptor));

/** An open file: all reads see one version, even if another file is renamed into its place. */
class OpenFile implements SnapshotSource {
  readonly byteLength: number;
  readonly #descriptor: number;
  #isOpen = true;

  /** @throws TriagraphError `kb-not-readable` */
  constructor(path: string) {
    try {
      this.#descriptor = openSync(path, 'r');
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      const message = `Cannot read ${path} (${code}). Give this user the right to read it.`;
      throw new TriagraphError('kb-not-readable', message);
    }
    forgotten.register(this, this.#descriptor, this);
    this.byteLength = fstatSync(this.#descriptor).size;
  }

  read(offset: number, into: Uint8Array): number {
    let done = 0;
    for (let count = -1; count !== 0 && done < into.length; done += count)
      count = readSync(this.#descriptor, into, done, Math.min(into.length - done, mostAtOnce), offset + done);
    return done;
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    forgotten.unregister(this);
    closeSync(this.#descriptor);
  }
}
