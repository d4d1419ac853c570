/** Misuse by a caller. `code` is stable; `message` says what happened, where, and what to do. */
export class TriagraphError extends Error {
  override readonly name: string = 'TriagraphError';

  constructor(
    readonly code: string,
    message: string,
    /** Exit code of the command line; 2 means misuse. */
    readonly exitCode: number = 2,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
