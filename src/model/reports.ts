import type { DocumentKind } from './document.js';
import type { Diagnostic } from './source.js';

/** Size and duration of a compilation. */
export interface CompilationInfo {
  readonly documents: number;
  readonly steps: number;
  readonly commands: number;
  readonly edges: number;
  /** Size of the snapshot. */
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Result for an imported file: imported as it was, repaired, in need of review by a person, or refused. */
export type ImportStatus = 'recognised' | 'repaired' | 'needs-a-person' | 'refused';

/** One change made by import, described for the author. */
export interface ImportChange {
  readonly kind: 'front-matter' | 'title' | 'heading' | 'placeholder' | 'structure' | 'trigger' | 'merge';
  readonly from: string;
  readonly to: string;
}

export interface ImportedFile {
  readonly path: string;
  readonly status: ImportStatus;
  /** Path under the target folder (of the document that the file was merged into, if it was); null when it was refused. */
  readonly target: string | null;
  readonly id: string;
  readonly kind: DocumentKind;
  readonly kindReason: string;
  readonly dialect: string;
  readonly changes: readonly ImportChange[];
  /** Triggers that were proposed, and those left out because a golden would have failed with them. */
  readonly triggers: { readonly proposed: readonly string[]; readonly leftOut: readonly string[] };
  /** Points for review, and problems of the source. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Result of `triagraph import`. */
export interface ImportReport {
  readonly files: readonly ImportedFile[];
  /** Files that could not be read at all. */
  readonly unread: readonly Diagnostic[];
  readonly recognised: number;
  readonly repaired: number;
  readonly needsAPerson: number;
  readonly refused: number;
}
