import { TriagraphError } from '../errors.js';

export type ReadErrorCode = 'root-not-found' | 'root-not-readable' | 'root-matches-nothing' | 'root-kind';

/** A root that cannot be read: misuse by the caller, unlike what is wrong with a single file. */
export class ReadError extends TriagraphError {
  override readonly name = 'ReadError';

  constructor(
    code: ReadErrorCode,
    message: string,
    /** The root as the caller gave it. */
    readonly root: string,
    options?: ErrorOptions,
  ) {
    super(code, message, 2, options);
  }
}
