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
  /** Path of the document that it comes from, and the line there. */
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
