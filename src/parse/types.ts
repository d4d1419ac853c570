import type { Root } from 'mdast';
import type { Diagnostic, Range } from '../model/index.js';

/** Front matter with the position of every key and value. */
export interface FrontMatter {
  /** True when the file has a front matter block, also a damaged one of which something could be read. */
  readonly present: boolean;
  /** Plain data with null prototypes; scalars that YAML would change (dates, `1:30`, `0123`) keep their source text. */
  readonly data: Readonly<Record<string, unknown>>;
  /** JSON pointer (`/triggers/1`) → position of the value. */
  readonly values: ReadonlyMap<string, Range>;
  /** JSON pointer of a mapping's entry (`/priority`) → position of its key. */
  readonly keys: ReadonlyMap<string, Range>;
  /** JSON pointer → source text of a scalar, for values whose type matters (`4.10`, `no`, `30000`). */
  readonly scalars: ReadonlyMap<string, string>;
  /** The whole block with its fences, or null. */
  readonly range: Range | null;
}

export interface ParsedDocument {
  readonly path: string;
  /** SHA-256 of the source's bytes, from the SourceFile. */
  readonly hash: string;
  /** The text that the tree's positions count in: the whole file, front matter included. */
  readonly text: string;
  readonly frontMatter: FrontMatter;
  /** mdast with positions in `text`. The front matter is no node of it. */
  readonly tree: Root;
  /** What was repaired before parsing, such as `line-breaks`. */
  readonly repairs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** False when only a busy machine kept the document from being parsed in full. Such a result is never cached. */
  readonly reproducible: boolean;
}
