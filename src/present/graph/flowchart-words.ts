import type { FlowchartView, FlowEdge, FlowNode } from '../../model/index.js';
import { stepTitle } from '../diagnosis/step-title.js';
import { flowchartMessagesFor, messagesFor } from '../messages/index.js';

const verdictMarks = { normal: '✅', warning: '⚠️', abnormal: '❌' } as const;

/** What a flowchart says at its nodes and edges, in the document's language. */
export class FlowchartWords {
  readonly #ways = new Map<string, number>();

  constructor(readonly view: FlowchartView) {
    for (const { from } of view.edges) this.#ways.set(from, (this.#ways.get(from) ?? 0) + 1);
  }

  node(node: FlowNode): string {
    const words = flowchartMessagesFor(this.view.language);
    if (node.kind === 'end') return words.end[node.end!];
    if (node.kind === 'cause') return `${words.cause}: ${node.label}`;
    if (node.kind === 'unresolved') return `? ${node.label} (${words.notFound})`;
    if (node.kind === 'reference') return `→ ${node.label}`;
    if (node.kind !== 'step') return node.label;
    const start = node.start ? `▶ ${words.start}: ` : '';
    const { effect } = messagesFor(this.view.language);
    // What colour and shape tell is in words too, before the title, which may be cut.
    const changes = node.effect && node.effect !== 'read' ? ` (${effect[node.effect]})` : '';
    const number = node.number ?? '';
    const title = stepTitle({ title: node.label, number: Number(number.slice(number.lastIndexOf('.') + 1)) });
    return `${start}${number}${changes} ${title}`;
  }

  /** Empty where the way needs no reason. */
  edge(edge: FlowEdge): string {
    const words = flowchartMessagesFor(this.view.language);
    if (edge.kind === 'caused-by') return words.cause;
    if (edge.kind === 'related') return words.related;
    if (edge.kind === 'start' || (this.#ways.get(edge.from) === 1 && edge.when === undefined)) return '';
    const told = edge.outcomes.map(({ verdict, text }) => `${verdictMarks[verdict]} ${text}`);
    if (edge.when !== undefined) return this.#branch(edge.when, edge);
    return told.length > 0 ? told.join(' / ') : words.otherwise;
  }

  /** A condition says itself what the expectation says that leads the same way: the mark is enough. */
  #branch(when: string, { outcomes }: FlowEdge): string {
    const marks = [...new Set(outcomes.map(({ verdict }) => verdictMarks[verdict]))];
    return [...marks, when].join(' ');
  }
}
