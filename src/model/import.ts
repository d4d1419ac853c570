import type { Diagnostic } from './diagnostic.js';
import type { DocumentKind } from './document.js';

/** What became of an imported file: understood as it was, mended on the way, left for a person, or not taken. */
export type ImportStatus = 'recognised' | 'repaired' | 'needs-a-person' | 'refused';

/** One thing that import changed, in words for the author. */
export interface ImportChange {
  readonly kind: 'front-matter' | 'title' | 'heading' | 'placeholder' | 'structure' | 'trigger' | 'merge';
  readonly from: string;
  readonly to: string;
}

export interface ImportedFile {
  readonly path: string;
  readonly status: ImportStatus;
  /** Path under the target folder, of the document that it became a part of if it did; null when it was refused. */
  readonly target: string | null;
  readonly id: string;
  readonly kind: DocumentKind;
  readonly kindReason: string;
  readonly dialect: string;
  readonly changes: readonly ImportChange[];
  /** Triggers that were proposed, and those that were left out because they would have taken a golden's answer. */
  readonly triggers: { readonly proposed: readonly string[]; readonly leftOut: readonly string[] };
  /** What a person should look at, and what was found wrong in the source. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What `triagraph import` did. */
export interface ImportReport {
  readonly files: readonly ImportedFile[];
  /** Files that could not be read at all. */
  readonly unread: readonly Diagnostic[];
  readonly recognised: number;
  readonly repaired: number;
  readonly needsAPerson: number;
  readonly refused: number;
}
