import type { Language } from './document.js';

/** A phrase that would answer symptoms of a gap. */
export interface GapTrigger {
  readonly phrase: string;
  /** Lines of the log that say it. */
  readonly lines: number;
}

/** A phrase that was not proposed, and the golden that would have lost its answer to it. */
export interface GapLeftOut {
  readonly phrase: string;
  readonly golden: string;
}

/** What would close a gap. */
export interface GapProposal {
  /** `extend`: triggers for a document that there is; `write`: a document that is missing. */
  readonly action: 'extend' | 'write';
  /** Of a document that is missing: where its beginning is written, under the folder of `--write`. */
  readonly document: { readonly id: string; readonly path: string; readonly title: string };
  readonly kind: 'workflow' | 'case' | 'article';
  readonly reason: 'feedback' | 'unsure-answers' | 'one-message' | 'many-words';
  readonly triggers: readonly GapTrigger[];
  readonly leftOut: readonly GapLeftOut[];
  /** Of the lines asked again, those that the document answers first: now, and with the proposal. Null when it was not tried. */
  readonly effect: { readonly asked: number; readonly before: number; readonly after: number } | null;
  /** `applied`: compiled with the knowledge base; `supposed`: asked with the triggers; `phrases`: looked for in goldens alone. */
  readonly verified: 'applied' | 'supposed' | 'phrases';
  /** Markdown of the document to begin with; null when nothing is to be written. */
  readonly text: string | null;
}

/** Symptoms that say the same, and are not answered well. */
export interface GapCluster {
  /** Lines of the log. */
  readonly size: number;
  /** Symptoms that differ in more than their variable parts. */
  readonly distinct: number;
  /** `size` weighed by how badly the symptoms are answered now: at most `size`. */
  readonly need: number;
  readonly language: Language;
  /** Most frequent first; secrets masked. */
  readonly examples: readonly string[];
  /** Words that most of the symptoms say, the most telling first. */
  readonly words: readonly string[];
  readonly answers: {
    readonly asked: number;
    readonly unanswered: number;
    readonly unsure: number;
    readonly sure: number;
  };
  readonly feedback: {
    readonly helped: number;
    readonly didNotHelp: number;
    readonly instead: readonly { readonly document: string; readonly times: number; readonly known: boolean }[];
  };
  /** The document that comes nearest, and which of `words` it does not say. */
  readonly nearest: {
    readonly id: string;
    readonly path: string;
    readonly title: string;
    readonly score: number;
    readonly lacks: readonly string[];
  } | null;
  readonly proposal: GapProposal | null;
}

/** What a log of symptoms shows to be missing. */
export interface GapReport {
  readonly schema: 'triagraph/gaps/1';
  readonly kb: { readonly hash: string; readonly documents: number };
  readonly read: {
    readonly lines: number;
    /** Lines that are neither text nor an entry: `path:line` of the first few. */
    readonly unreadable: number;
    readonly unreadableAt: readonly string[];
    readonly smallTalk: number;
    readonly distinct: number;
    /** Lines of clusters whose symptoms are all answered surely now. */
    readonly answered: number;
  };
  readonly goldens: number;
  readonly clusters: readonly GapCluster[];
  /** Clusters that were smaller than asked for, or came after the last one shown. */
  readonly further: number;
}
