import type { Document, Language } from './document.js';
import type { Branch, Command, Expectation, Step } from './procedure.js';
import type { Diagnostic } from './source.js';

export type Status = 'matched' | 'ambiguous' | 'no_match';
export type Confidence = 'high' | 'medium' | 'low';
export type EvidenceKind = 'trigger' | 'signature' | 'text' | 'case' | 'correction' | 'meaning';

export interface SourceLine {
  readonly path: string;
  readonly line: number;
}

/** One reason for a match. The scores of a match's evidence add up to its score. */
export interface Evidence {
  readonly kind: EvidenceKind;
  readonly value: string;
  readonly score: number;
  /** Offsets in the query's text (UTF-16 code units), or null when no single span of it matched. */
  readonly query: { readonly start: number; readonly end: number } | null;
  readonly source: SourceLine | null;
  /** Id of the lexicon concept that connects query and document when the document uses other words than the query. */
  readonly concept?: string;
}

/** What identifies a document to a reader. */
export type DocumentName = Pick<Document, 'id' | 'path' | 'title'>;

/** Cases with nearly the same text, of which one is shown. */
export interface AlikeCases {
  /** Their number, including the one that is shown. */
  readonly count: number;
  /** Date of the newest; null when none has a date. */
  readonly newest: string | null;
  /** Number of cases that name each version, most frequent first. */
  readonly versions: readonly { readonly version: string; readonly count: number }[];
}

export interface Match extends DocumentName, Pick<Document, 'kind' | 'language' | 'priority'> {
  readonly rank: number;
  readonly score: number;
  readonly evidence: readonly Evidence[];
  /** Only of a case that represents others. */
  readonly alike?: AlikeCases;
}

export interface PlaceholderBinding {
  readonly name: string;
  readonly type: string;
  readonly value: string | null;
  readonly from: 'symptom' | 'param' | 'state' | null;
  /** Why a value was refused; absent otherwise. */
  readonly refused?: string;
  /** The same reason as a stable code; `type` gives the expected type. */
  readonly refusal?: Refusal;
}

/**
 * Why a value was refused. `option`: it begins with `-`. `alphabet`: it has characters that its type does not allow.
 * `program`: it would become the program that is run. `place`: it cannot be quoted safely in the placeholder's context.
 */
export type Refusal = 'empty' | 'too-long' | 'option' | 'alphabet' | 'too-small' | 'too-great' | 'program' | 'place';

export interface PlannedCommand
  extends Pick<Command, 'id' | 'text' | 'language' | 'description' | 'effect' | 'interactive'> {
  /** The command with known values substituted, quoted for their context. */
  readonly rendered: string;
  /** True when every placeholder has a value. */
  readonly runnable: boolean;
  readonly placeholders: readonly PlaceholderBinding[];
}

export interface PlannedStep extends Pick<Step, 'id' | 'parent' | 'number' | 'title' | 'text'> {
  readonly phase: string;
  readonly source: SourceLine;
  readonly commands: readonly PlannedCommand[];
  readonly expectations: readonly Omit<EvaluableExpectation, 'claims'>[];
  readonly branches: readonly Pick<Branch, 'when' | 'to'>[];
  /** Solved cases that ended here, and the versions that they name, sorted; absent when there are none. */
  readonly solved?: SolvedCount;
}

/** The parts of an expectation that pasted output is evaluated against. */
export type EvaluableExpectation = Pick<Expectation, 'verdict' | 'text' | 'condition' | 'claims'>;

export interface SolvedCount {
  readonly cases: number;
  readonly versions: readonly string[];
}

/** A check to run before the start step: if its condition holds, start there. */
export interface Confirmation {
  /** Id of an earlier step whose commands are all read-only. */
  readonly step: string;
  /** Condition of its branch to the start step; empty when the branch has none. */
  readonly when: string;
}

export interface PlannedWorkflow extends DocumentName, Pick<Document, 'kind' | 'language'> {
  /** Why it was chosen, in one line, in the query's language. */
  readonly reason: string;
  /** Cause given by a case or an article; absent for a workflow, whose steps find it. */
  readonly cause?: string;
  /** Id of the step to start at, null when the document has no steps. */
  readonly start: string | null;
  /** Cue found in the symptom, or title of the similar solved case, that selected the start step; absent for the first step. */
  readonly startBecause?: string;
  /** Check to make first, when the start step changes something and an earlier step branches to it. */
  readonly confirm?: Confirmation;
  readonly steps: readonly PlannedStep[];
}

export interface SimilarCase extends DocumentName {
  readonly cause: string | null;
  readonly resolution: string | null;
  readonly evidence: readonly Evidence[];
  /** Only of a case that represents others. */
  readonly alike?: AlikeCases;
  /** Only in an answer for one version: whether it has the fix (`unknown` when the case names none), also as a sentence. */
  readonly forVersion?: { readonly hasFix: 'yes' | 'no' | 'partly' | 'unknown'; readonly text: string };
}

/** Result of an answer for one version. The lines are also marked in the steps. */
export interface VersionCheck {
  readonly version: string;
  /** Lines of the procedure that do not apply to it, each with the note that says so. */
  readonly notIn: readonly { readonly step: string; readonly note: string; readonly text: string }[];
  /** Ids of documents that were only tested with other versions, grouped by these versions. */
  readonly untested: readonly { readonly versions: string; readonly documents: readonly string[] }[];
}

export interface Correction {
  readonly from: string;
  readonly to: string;
}

export interface KnowledgeBaseName {
  readonly hash: string;
  readonly documents: number;
}

/**
 * The strongest kind of evidence of a match: an error line of the document, a trigger, agreement with its title or one of its
 * symptoms, only words in common, or similar meaning.
 */
export type EvidenceBasis = 'signature' | 'trigger' | 'key-text' | 'words' | 'meaning';

/** The basis of status and confidence. */
export interface Assessment {
  /** Of the first match; null when nothing matches. */
  readonly basis: EvidenceBasis | null;
  /** Difference of the first two scores, as a share of the first; null without a second match. */
  readonly margin: number | null;
  /** Parts of the symptom that the first match lacks, the most specific first; at most three. */
  readonly lacks: readonly string[];
  /** The parts among them that no document contains. */
  readonly unknown: readonly string[];
  /** Present when the symptom may mean a branch that was not recognized. */
  readonly startIsUncertain?: boolean;
  /** Title of the document that would fit better but excludes the symptom: why nothing is answered. */
  readonly excludedBy?: string;
}

/** The part of an embedding model in an answer. */
export interface MeaningUse {
  /** The model whose vectors the knowledge base has. */
  readonly model: string;
  /**
   * `not-needed`: the words decided. `used`: the model was asked, and its evidence is shown where it changed the answer.
   * `unavailable`: it could not be asked, so this is the answer of the words alone.
   */
  readonly state: 'not-needed' | 'used' | 'unavailable';
}

/** A document that is similar, but no answer. */
export interface NearDocument extends DocumentName {
  /** Parts of the symptom that it lacks, the most specific first; at most three. */
  readonly lacks?: readonly string[];
}

/** The answer to a symptom: schema/diagnosis.schema.json. */
export interface Diagnosis {
  readonly schema: 'triagraph/diagnosis/1';
  readonly kb: KnowledgeBaseName;
  readonly query: {
    readonly text: string;
    readonly language: Language;
    readonly entities: Readonly<Record<string, readonly string[]>>;
    readonly corrections: readonly Correction[];
  };
  readonly status: Status;
  readonly confidence: Confidence;
  /** Absent in answers of earlier versions. */
  readonly assessment?: Assessment;
  /** Only from `ask`, when the knowledge base has vectors. */
  readonly meaning?: MeaningUse;
  readonly matches: readonly Match[];
  readonly workflow: PlannedWorkflow | null;
  readonly cases: readonly SimilarCase[];
  /** no_match only: a general workflow, offered as a fallback and never as an answer. */
  readonly fallback: DocumentName | null;
  /** no_match only: the nearest documents, labelled as such. */
  readonly suggestions: readonly NearDocument[];
  /** ambiguous: the question whose answer separates the matches best. no_match: the one that separates the suggestions. */
  readonly question: {
    readonly text: string;
    readonly options: readonly { readonly answer: string; readonly id: string }[];
  } | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Only in an answer for one version (`forVersion`). */
  readonly forVersion?: VersionCheck;
}
