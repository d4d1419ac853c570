import type { Root } from 'mdast';
import type { Diagnostic, Range } from '../model/index.js';

/** Front matter with the position of every key and value. */
export interface FrontMatter {
  /** True when the file has a front matter block that could be read, at least in part. */
  readonly present: boolean;
  /** Plain data with null prototypes. Scalars that YAML would change (dates, `1:30`, `0123`) keep their source text. */
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
  /** The whole file, front matter included. Positions in the tree count in it. */
  readonly text: string;
  readonly frontMatter: FrontMatter;
  /** mdast with positions in `text`, without the front matter. */
  readonly tree: Root;
  /** Names of the repairs before parsing, such as `line-breaks`. */
  readonly repairs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** False when the document was not parsed in full only because the machine was busy. Such a result is never cached. */
  readonly reproducible: boolean;
}
