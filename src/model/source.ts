/** A position in a source text. `line` and `column` count from 1, `offset` from 0; columns and offsets are UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A half-open range of a source text: `end` is the position after the last character. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export type Severity = 'error' | 'warning' | 'info';

/** A fix that can be applied automatically: each edit replaces `range` by `text`. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly { readonly range: Range; readonly text: string }[];
}

/** One problem of the content. Plain data; content problems never throw. */
export interface Diagnostic {
  /** Stable name of the rule or stage, such as `front-matter/yaml`. */
  readonly ruleId: string;
  readonly severity: Severity;
  /** "Unexpected X, expected Y": what is wrong and what would be right. */
  readonly message: string;
  /** Path relative to the root of the knowledge base, with `/`. */
  readonly path: string;
  readonly range?: Range;
  /** What to do, when the message alone does not say. */
  readonly note?: string;
  /** Values of the message, for rules whose messages are translated. */
  readonly values?: Readonly<Record<string, string>>;
  readonly url?: string;
  readonly related?: readonly { readonly path: string; readonly range?: Range; readonly message: string }[];
  readonly fix?: Fix;
}

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
