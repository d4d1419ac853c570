import { TriagraphError, type TriagraphErrorCode } from '../errors.js';

/** The bytes are no snapshot, of another format version, or damaged. `code` is stable. */
export class SnapshotError extends TriagraphError {
  constructor(
    override readonly code: Extract<TriagraphErrorCode, `snapshot/${string}`>,
    message: string,
  ) {
    super(code, message, 1);
  }
}

export const damaged = (what: string): SnapshotError =>
  new SnapshotError('snapshot/damaged', `The snapshot is damaged: ${what} is not as it was written; compile it again.`);

export const tooLarge = (what: string): SnapshotError => new SnapshotError('snapshot/too-large', what);
