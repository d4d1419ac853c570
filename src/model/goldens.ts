import type { Status } from './diagnosis.js';
import type { Diagnostic } from './diagnostic.js';
import type { Range } from './position.js';

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

/** A golden with the places of its keys; `range` is that of the whole entry. */
export interface PlacedGolden {
  readonly golden: Golden;
  /** Path of its file. */
  readonly path: string;
  readonly range: Range;
  readonly places: ReadonlyMap<string, Range>;
}

export interface GoldenResult {
  readonly golden: Golden;
  readonly path: string;
  readonly range: Range;
  /** What the answer was; `start` is null also where neither the golden nor the report asks for it. */
  readonly answer: { readonly status: Status; readonly first: string | null; readonly start: string | null };
  /** What is wrong with the answer; it passed when there is nothing. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What `test` found out. */
export interface TestReport {
  readonly goldens: readonly GoldenResult[];
  /** Golden files and entries that cannot be read, and what else was tested: symptoms that do not find their document. */
  readonly diagnostics: readonly Diagnostic[];
}
