import { TriagraphError } from '../../errors.js';
import type { Platform } from '../../platform/index.js';
import { SnapshotError, SnapshotReader } from '../../snapshot/index.js';

/** @throws TriagraphError when the bytes are damaged or of another version; it names the place. */
export function openSnapshot(bytes: Uint8Array, place: string, platform: Platform): SnapshotReader {
  try {
    return new SnapshotReader(bytes, platform);
  } catch (error) {
    if (error instanceof SnapshotError) throw new TriagraphError(error.code, `${place}: ${error.message}`, 1);
    throw error;
  }
}
