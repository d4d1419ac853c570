/**
 * Codes of errors; docs/errors.md explains each. A later version may add codes: keep a branch for those that you do not
 * know.
 */
export type TriagraphErrorCode =
  | 'chat-options'
  | 'config-invalid'
  | 'document-id'
  | 'embedding-address'
  | 'embedding-failed'
  | 'embedding-late'
  | 'embedding-missing'
  | 'embedding-model'
  | 'embedding-vectors'
  | 'file-exists'
  | 'fix-snapshot'
  | 'git-failed'
  | 'git-missing'
  | 'goldens-not-found'
  | 'graph-depth'
  | 'kb-address'
  | 'kb-missing'
  | 'kb-not-readable'
  | 'kb-outside'
  | 'kb-paths'
  | 'kb-shipped'
  | 'lint-cancelled'
  | 'log-not-readable'
  | 'option-unknown'
  | 'options-type'
  | 'output-folder'
  | 'output-kind'
  | 'plugin-failed'
  | 'plugin-not-found'
  | 'plugin-shape'
  | 'plugin-snapshot'
  | 'poll-interval'
  | 'present-step'
  | 'publish-failed'
  | 'publish-vectors'
  | 'query-for-version'
  | 'query-language'
  | 'query-limit'
  | 'query-params'
  | 'query-product'
  | 'query-text'
  | 'query-version'
  | 'reload-deadline'
  | 'reload-empty'
  | 'reload-ended'
  | 'reload-failed'
  | 'reload-fetch'
  | 'reload-size'
  | 'reload-status'
  | 'revision-unknown'
  | 'root-kind'
  | 'root-not-found'
  | 'root-not-readable'
  | 'session-document'
  | 'session-key'
  | 'session-knowledge-base'
  | 'session-observation'
  | 'session-token-format'
  | 'session-token-signature'
  | 'session-token-size'
  | 'snapshot-not-alone'
  | 'snapshot-not-fetched'
  | 'snapshot/damaged'
  | 'snapshot/missing-section'
  | 'snapshot/not-a-snapshot'
  | 'snapshot/too-large'
  | 'snapshot/version'
  | 'store-address'
  | 'store-asynchronous'
  | 'store-client'
  | 'store-empty'
  | 'store-mixed'
  | 'store-ties'
  | 'store-unavailable'
  | 'store-whole'
  | 'version-empty'
  | 'tickets-column'
  | 'tickets-format'
  | 'watch-address'
  // Of `triagraph serve` and `triagraph mcp --http`:
  | 'mcp-address'
  | 'mcp-open'
  | 'mcp-token'
  | 'page-missing'
  | 'serve-address'
  | 'serve-notify'
  | 'serve-open'
  | 'token-file';

/** Misuse by a caller. `code` is stable; `message` says what happened, where, and what to do. */
export class TriagraphError extends Error {
  override readonly name: string = 'TriagraphError';

  constructor(
    readonly code: TriagraphErrorCode,
    message: string,
    /** Exit code of the command line; 2 means misuse. */
    readonly exitCode: number = 2,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
