/** The command line was used wrongly: exit code 2 and its message, which says what to do, on one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
