import type { Status } from './diagnosis.js';
import type { Diagnostic, Range } from './source.js';

/** A symptom and what its answer must be: an entry of `goldens/*.yaml` (schema/goldens.schema.json). */
export interface Golden {
  readonly symptom: string;
  /** Id or path of the document that must come first. */
  readonly expect?: string;
  /** Id of the step that the answer must start at. */
  readonly step?: string;
  readonly status?: Status;
  /** Id or path of a document that must not come first. */
  readonly not?: string;
}

/** A golden with its source location: `ranges` by key, `range` for the whole entry. */
export interface LocatedGolden {
  readonly golden: Golden;
  /** Path of its file. */
  readonly path: string;
  readonly range: Range;
  readonly ranges: ReadonlyMap<string, Range>;
}

export interface GoldenResult {
  readonly golden: Golden;
  readonly path: string;
  readonly range: Range;
  /** The answer; `start` is also null when neither the golden nor the report asks for it. */
  readonly answer: { readonly status: Status; readonly first: string | null; readonly start: string | null };
  /** Expectations that the answer does not meet; empty when the golden passes. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Result of `triagraph test`. */
export interface TestReport {
  readonly goldens: readonly GoldenResult[];
  /** Unreadable golden files and entries, and documents that their own symptoms do not find. */
  readonly diagnostics: readonly Diagnostic[];
}
