import type { DocumentName, KnowledgeBaseName } from './diagnosis.js';
import type { DocumentKind, Language } from './document.js';

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
  /**
   * Log lines queried again, and how many of them rank the document first, before and after the proposal. Null when it was
   * not tried.
   */
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
