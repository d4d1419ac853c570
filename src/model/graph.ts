import type { DocumentName } from './diagnosis.js';
import type { Document } from './document.js';
import type { Effect, Expectation, Step } from './procedure.js';

export type NodeKind =
  | 'workflow'
  | 'case'
  | 'article'
  | 'step'
  | 'command'
  | 'symptom'
  | 'trigger'
  | 'signature'
  | 'cause'
  | 'resolution'
  | 'component'
  | 'product'
  | 'version'
  | 'category'
  | 'alert'
  | 'source';

export type EdgeKind =
  | 'has-step'
  | 'next'
  | 'branches-to'
  | 'runs'
  | 'triggered-by'
  | 'shows'
  | 'caused-by'
  | 'resolved-by'
  | 'follows'
  | 'affects'
  | 'links-to'
  | 'related'
  | 'translation-of'
  | 'duplicate-of';

export interface GraphNode {
  /** `<kind>:<key>`, unique. */
  readonly id: string;
  readonly kind: NodeKind;
  readonly label: string;
  /** Path of the document that defines it, and the line there. */
  readonly path?: string;
  readonly line?: number;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: EdgeKind;
  readonly label?: string;
}

/** The graph, or a part of it, for export and presentation. Nodes and edges are sorted. */
export interface GraphView {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/**
 * `document`: root of the chart. `step`. `cause`: a cause that the document names. `resolution`: a resolution as text.
 * `reference`: another document. `unresolved`: a reference without a target. `end`: nothing follows.
 */
export type FlowNodeKind = 'document' | 'step' | 'cause' | 'resolution' | 'reference' | 'unresolved' | 'end';

export type FlowEnd = 'resolved' | 'nothing-found' | 'end-of-document';

/**
 * Steps alone have a `number` through all levels (`3.1`), a `phase`, the worst `effect` of their commands (null without
 * commands), and `start` where a session starts.
 */
export interface FlowNode {
  /** `step-3` for steps; `document`, `cause-1`, `resolution-1`, `reference-1`, `unresolved-1`, `end-resolved` for the rest. */
  readonly id: string;
  readonly kind: FlowNodeKind;
  /** Title of the step or document, or the text of the cause or resolution; empty for an end. */
  readonly label: string;
  readonly parent: string | null;
  readonly number?: string;
  readonly phase?: Step['phase'];
  readonly effect?: Effect | null;
  readonly interactive?: boolean;
  readonly commands?: readonly string[];
  readonly start?: true;
  /** End only: why nothing follows. */
  readonly end?: FlowEnd;
  /** Document and reference only. */
  readonly document?: Pick<Document, 'id' | 'kind'>;
  readonly path?: string;
  readonly line?: number;
}

/** An expectation of a step that selects an edge. */
export type FlowOutcome = Pick<Expectation, 'verdict' | 'text'>;

/**
 * `start`: to the first step. `next`: to the following step, when no branch is taken. `branch`: on a condition of the
 * document. `sub-step`: to the details, when the step is abnormal and has no branch. `caused-by`, `related`: unordered.
 */
export type FlowEdgeKind = 'start' | 'next' | 'branch' | 'sub-step' | 'caused-by' | 'related';

export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: FlowEdgeKind;
  /** Branch only: its condition as written. */
  readonly when?: string;
  /** Expectations of the step that select this edge. */
  readonly outcomes: readonly FlowOutcome[];
}

/** One document's procedure as a flowchart: nodes and edges in the document's order. */
export interface FlowchartView extends DocumentName, Pick<Document, 'kind' | 'language'> {
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
}
