import type { Status } from './diagnosis.js';
import type { Document } from './document.js';
import type { Effect, Verdict } from './procedure.js';
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
  /** Commands that the steps of the answer must show. */
  readonly shows?: readonly GoldenCommand[];
  /** Patterns that no command of the answer may match. */
  readonly never?: readonly string[];
  readonly outcomes?: readonly GoldenOutcome[];
  /** Where the symptom was reported; not compared. */
  readonly source?: string;
}

/** A command that an answer must show. In patterns, `*` stands for anything. */
export interface GoldenCommand {
  /** Pattern of a part of the command, as written or with its values. */
  readonly command: string;
  readonly effect?: Effect;
  /** Pattern of the caution that stands before it, in its step or in one that the step is part of. */
  readonly before?: string;
}

/** What an outcome of a step means, and where it leads. */
export interface GoldenOutcome {
  /** The step: its id, number or title. */
  readonly of: string;
  /** A verdict, a part of a branch's condition or of an expectation, or pasted output. */
  readonly when: string;
  readonly verdict?: Verdict;
  /** The step or document that follows: an id, or a part of the step's title. */
  readonly leads?: string;
}

/** A golden with its source location: `ranges` by key (`expect`, `shows/0/effect`), `range` for the whole entry. */
export interface LocatedGolden {
  readonly golden: Golden;
  readonly path: string;
  readonly range: Range;
  readonly ranges: ReadonlyMap<string, Range>;
}

export interface GoldenResult extends Pick<LocatedGolden, 'golden' | 'path' | 'range'> {
  /** The answer; `start` is also null when neither the golden nor the report asks for it. */
  readonly answer: { readonly status: Status; readonly first: string | null; readonly start: string | null };
  /** Expectations that the answer does not meet; empty when the golden passes. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface TestReport {
  readonly goldens: readonly GoldenResult[];
  /** Unreadable golden files and entries, and documents that their own symptoms do not find. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Counts and duration of a compilation; `bytes` is the size of the snapshot. */
export type CompilationInfo = Readonly<
  Record<'documents' | 'steps' | 'commands' | 'edges' | 'bytes' | 'milliseconds', number>
>;

/** Result for an imported file: imported as it was, repaired, in need of review by a person, or refused. */
export type ImportStatus = 'recognised' | 'repaired' | 'needs-a-person' | 'refused';

/** One change made by import, described for the author. */
export interface ImportChange {
  readonly kind: 'front-matter' | 'title' | 'heading' | 'placeholder' | 'structure' | 'trigger' | 'merge';
  readonly from: string;
  readonly to: string;
}

export interface ImportedFile extends Pick<Document, 'id' | 'kind' | 'kindReason' | 'dialect'> {
  readonly path: string;
  readonly status: ImportStatus;
  /** Path under the target folder (of the document that the file was merged into, if it was); null when it was refused. */
  readonly target: string | null;
  readonly changes: readonly ImportChange[];
  /** Triggers that were proposed, and those left out because a golden would have failed with them. */
  readonly triggers: { readonly proposed: readonly string[]; readonly leftOut: readonly string[] };
  /** Points for review, and problems of the source. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface ImportReport {
  readonly files: readonly ImportedFile[];
  readonly unread: readonly Diagnostic[];
  readonly recognised: number;
  readonly repaired: number;
  readonly needsAPerson: number;
  readonly refused: number;
}
