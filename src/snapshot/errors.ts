import { TriagraphError } from '../errors.js';

/** The bytes are no snapshot, of another format version, or damaged. `code` is stable. */
export class SnapshotError extends TriagraphError {
  constructor(
    override readonly code:
      | 'snapshot/not-a-snapshot'
      | 'snapshot/version'
      | 'snapshot/damaged'
      | 'snapshot/missing-section'
      | 'snapshot/too-large',
    message: string,
  ) {
    super(code, message, 1);
  }
}

export const damaged = (what: string): SnapshotError =>
  new SnapshotError('snapshot/damaged', `The snapshot is damaged: ${what} is not as it was written; compile it again.`);

export const tooLarge = (what: string): SnapshotError => new SnapshotError('snapshot/too-large', what);
