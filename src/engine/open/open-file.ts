import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { TriagraphError } from '../../errors.js';
import type { SnapshotSource } from '../../snapshot/index.js';

/** What one call to the system reads at most. */
const mostAtOnce = 2 ** 30;

/** Closes files of knowledge bases that were replaced while questions were still answered from them. */
const forgotten = new FinalizationRegistry<number>((descriptor) => closeSync(descriptor));

/** A file that stays open: what is read is of one version, even when another one is renamed into its place. */
export class OpenFile implements SnapshotSource {
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
