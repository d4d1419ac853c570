import type {
  Diagnosis,
  DocumentName,
  EvidenceKind,
  KnowledgeBaseName,
  Match,
  SourceLine,
  Status,
} from './diagnosis.js';
import type { Document, DocumentKind, Language } from './document.js';
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

/** A command that an answer must show. In patterns, `*` matches anything. */
export interface GoldenCommand {
  /** Pattern of a part of the command, as written or with its values. */
  readonly command: string;
  readonly effect?: Effect;
  /** Pattern of a caution before it, in its step or in a step that contains it. */
  readonly before?: string;
}

/** The meaning of an outcome of a step, and where it leads. */
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

/** Tickets of an export that were written as cases, a JSON line each. */
export interface TicketImport {
  readonly path: string;
  readonly to: string;
  readonly tickets: number;
  readonly written: number;
  /** Tickets that were left out. */
  readonly left: { readonly untitled: number; readonly unsolved: number; readonly tooLong: number };
  /** Key of a case → column of the export. */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns that are not used. */
  readonly unused: readonly string[];
}

/** Parts in which two answers to one symptom can differ. */
export type AnswerPart = 'first' | 'status' | 'start' | 'commands';

export interface ComparedAnswer extends Pick<Diagnosis, 'status' | 'confidence'> {
  readonly first: DocumentName | null;
  /** Title of the step to start at, or null. */
  readonly start: string | null;
  readonly commands: readonly string[];
}

/** Rank and score of a document in an answer; null when it was not among the matches. */
export type Standing = Pick<Match, 'rank' | 'score' | 'priority'> | null;

export interface ComparedDocument {
  readonly id: string;
  readonly before: Standing;
  readonly after: Standing;
  readonly exists: { readonly before: boolean; readonly after: boolean };
}

/** Evidence of a document whose score differs; null where there was none. */
export interface EvidenceChange {
  readonly document: string;
  readonly kind: EvidenceKind;
  readonly value: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly source: SourceLine | null;
}

export interface AnswerChange {
  /** Id of the query, or `path:line` of the golden. */
  readonly id: string;
  readonly symptom: string;
  readonly parts: readonly AnswerPart[];
  readonly before: ComparedAnswer;
  readonly after: ComparedAnswer;
  /** The documents that come first before and after. */
  readonly documents: readonly ComparedDocument[];
  /** Evidence that differs, greatest change first. */
  readonly evidence: readonly EvidenceChange[];
  /** Whether the golden passes; null when the symptom comes from a query file. */
  readonly golden: { readonly before: boolean; readonly after: boolean } | null;
}

export interface ComparedVersion extends KnowledgeBaseName {
  readonly name: string;
}

/** Symptoms that two versions of a knowledge base answer differently. */
export interface VersionComparison {
  readonly schema: 'triagraph/comparison/1';
  readonly base: ComparedVersion;
  readonly head: ComparedVersion;
  /** `own` counts titles and symptoms of documents, which are asked when there are no goldens or queries. */
  readonly asked: { readonly goldens: number; readonly queries: number; readonly own: number };
  readonly changes: readonly AnswerChange[];
  readonly near: readonly NearTrigger[];
}

/** A trigger of the newer version whose phrase the older version answers with another document. */
export interface NearTrigger {
  /** Its phrase, or the phrases of `all` separated by spaces. */
  readonly trigger: string;
  readonly document: DocumentName;
  /** Of the trigger in its document, from 1. */
  readonly line: number;
  /** The answer of the older version. */
  readonly answer: DocumentName;
  /** The answer of the newer version, or null. */
  readonly after: DocumentName | null;
}

export interface GapTrigger {
  readonly phrase: string;
  readonly lines: number;
}

/** A phrase that was not proposed, and the golden that would have failed with it. */
export interface RejectedPhrase {
  readonly phrase: string;
  readonly golden: string;
}

export interface GapProposal {
  /** `extend`: add triggers to an existing document; `write`: write a new document. */
  readonly action: 'extend' | 'write';
  /** The document; a new one has the path of its draft, relative to the folder of `--write`. */
  readonly document: DocumentName;
  readonly kind: DocumentKind;
  readonly reason: 'feedback' | 'unsure-answers' | 'one-message' | 'many-words';
  readonly triggers: readonly GapTrigger[];
  readonly leftOut: readonly RejectedPhrase[];
  /** Log lines queried again, and how many rank the document first, before and after. Null when it was not tried. */
  readonly effect: { readonly asked: number; readonly before: number; readonly after: number } | null;
  /**
   * `applied`: compiled with the knowledge base. `supposed`: queried with the triggers added in memory. `phrases`: only
   * compared with the goldens.
   */
  readonly verified: 'applied' | 'supposed' | 'phrases';
  /** Markdown of the draft; null unless a document is to be written. */
  readonly text: string | null;
}

/** Similar symptoms without a good answer. */
export interface GapCluster {
  /** Number of log lines. */
  readonly size: number;
  /** Number of symptoms that differ in more than their variable parts. */
  readonly distinct: number;
  /** `size` weighted by how poorly the symptoms are answered now: at most `size`. */
  readonly need: number;
  readonly language: Language;
  /** Most frequent first; secrets redacted. */
  readonly examples: readonly string[];
  /** Terms that most of the symptoms contain, highest idf first. */
  readonly words: readonly string[];
  readonly answers: Readonly<Record<'asked' | 'unanswered' | 'unsure' | 'sure', number>>;
  readonly feedback: {
    readonly helped: number;
    readonly didNotHelp: number;
    readonly instead: readonly { readonly document: string; readonly times: number; readonly known: boolean }[];
  };
  /** The most similar document, and the `words` that it lacks. */
  readonly nearest: (DocumentName & { readonly score: number; readonly lacks: readonly string[] }) | null;
  readonly proposal: GapProposal | null;
}

/** Gaps of the knowledge base that a log of symptoms shows. */
export interface GapReport {
  readonly schema: 'triagraph/gaps/1';
  readonly kb: KnowledgeBaseName;
  readonly read: {
    readonly lines: number;
    /** Number of lines that are neither text nor a log entry; `unreadableAt` has `path:line` of the first few. */
    readonly unreadable: number;
    readonly unreadableAt: readonly string[];
    readonly smallTalk: number;
    readonly distinct: number;
    /** Lines of clusters whose symptoms are all answered with confidence now. */
    readonly answered: number;
  };
  readonly goldens: number;
  readonly clusters: readonly GapCluster[];
  /** Number of clusters omitted because they are below the minimum size or beyond the maximum count. */
  readonly further: number;
}
