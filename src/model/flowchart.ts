import type { Effect } from './command.js';
import type { DocumentKind, Language } from './document.js';
import type { Step, Verdict } from './procedure.js';

/**
 * `document`: where the chart begins. `step`. `cause`: what the document names as one. `resolution`: what to do, in words.
 * `reference`: another document. `unresolved`: a reference to nothing. `end`: nothing follows.
 */
export type FlowNodeKind = 'document' | 'step' | 'cause' | 'resolution' | 'reference' | 'unresolved' | 'end';

export type FlowEnd = 'resolved' | 'nothing-found' | 'end-of-document';

export interface FlowNode {
  /** `step-3` for steps; `document`, `cause-1`, `resolution-1`, `reference-1`, `unresolved-1`, `end-resolved` for the rest. */
  readonly id: string;
  readonly kind: FlowNodeKind;
  /** Title of the step or document, or the text of the cause or resolution; empty for an end. */
  readonly label: string;
  /** Step only: the step that it is a part of, or null. */
  readonly parent: string | null;
  /** Step only: its number as people say it (`3.1`). */
  readonly number?: string;
  readonly phase?: Step['phase'];
  /** Step only: the worst effect of its commands, or null when it has none. */
  readonly effect?: Effect | null;
  /** Step only: one of its commands waits for a person. */
  readonly interactive?: boolean;
  /** Step only: its commands as written. */
  readonly commands?: readonly string[];
  /** Step only: where a walk begins. */
  readonly start?: true;
  /** End only: why nothing follows. */
  readonly end?: FlowEnd;
  /** Document and reference only. */
  readonly document?: { readonly id: string; readonly kind: DocumentKind };
  readonly path?: string;
  readonly line?: number;
}

/** An expectation of a step, as the reason to go somewhere. */
export interface FlowOutcome {
  readonly verdict: Verdict;
  readonly text: string;
}

/**
 * `start`: to the first step. `next`: what follows when no branch is taken. `branch`: a condition of the document.
 * `sub-step`: what is looked into when the step is abnormal and names no branch. `caused-by`, `related`: no order is meant.
 */
export type FlowEdgeKind = 'start' | 'next' | 'branch' | 'sub-step' | 'caused-by' | 'related';

export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: FlowEdgeKind;
  /** Branch only: its condition as written. */
  readonly when?: string;
  /** The expectations of the step that lead this way. */
  readonly outcomes: readonly FlowOutcome[];
}

/** One document's procedure as a flowchart: nodes and edges in the document's order. */
export interface FlowchartView {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly kind: DocumentKind;
  readonly language: Language;
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
}
