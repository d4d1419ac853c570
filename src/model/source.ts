import type { Diagnostic } from './diagnostic.js';

export type Encoding = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'damaged';

/** One file of a knowledge base, decoded. */
export interface SourceFile {
  /** Relative to the knowledge base's root, with `/`, unique within the knowledge base. */
  readonly path: string;
  /** Decoded text without a byte order mark; line breaks as in the file. */
  readonly text: string;
  readonly encoding: Encoding;
  /** Lower-case hex SHA-256 of the file's bytes. */
  readonly hash: string;
  readonly bytes: number;
  readonly diagnostics: readonly Diagnostic[];
}
