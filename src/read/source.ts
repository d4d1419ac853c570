/** Why an entry or file gives no text. Becomes a diagnostic of the path. */
export interface SourceProblem {
  readonly ruleId: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly note?: string;
}

/** One entry of a folder. */
export interface SourceEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'skipped';
  /** Where a link leads, relative to the root; absent when the entry is no link. */
  readonly target?: string;
  /** Of `skipped` only; an entry without one is skipped silently. */
  readonly problem?: SourceProblem;
}

export type Bytes = { readonly bytes: Uint8Array } | { readonly problem: SourceProblem };

/**
 * Where the files of a knowledge base come from. Paths are relative to the source's root, with `/`; the root is ''.
 * Nothing outside the root is ever given. What cannot be read is a problem, never an exception.
 */
export interface Source {
  /** The root as its user calls it. */
  readonly name: string;
  list(folder: string): { readonly entries: readonly SourceEntry[] } | { readonly problem: SourceProblem };
  read(path: string): Bytes;
}
