import type { Range } from './position.js';

export type Severity = 'error' | 'warning' | 'info';

/** A mend that is the only right one: replace `range` by `text`. */
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
  /** What the sentence is made of, where it is told in other languages too. */
  readonly values?: Readonly<Record<string, string>>;
  readonly url?: string;
  readonly related?: readonly { readonly path: string; readonly range?: Range; readonly message: string }[];
  readonly fix?: Fix;
}
