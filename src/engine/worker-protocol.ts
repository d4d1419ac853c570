import type { DocumentUnit } from '../compile/index.js';
import type { SourceFile } from '../model/index.js';

export interface UnderstandRequest {
  readonly batch: number;
  readonly files: readonly SourceFile[];
}

/** Units whose terms are numbered by `terms`. */
export interface UnderstandReply {
  readonly batch: number;
  readonly units: readonly DocumentUnit[];
  readonly terms: readonly string[];
}
