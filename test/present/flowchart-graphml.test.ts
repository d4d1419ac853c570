import { expect, it } from 'vitest';
import type { FlowchartView, FlowNode } from '../../src/model/index.js';
import { presenters } from '../../src/present/index.js';

const node = (own: Partial<FlowNode>): FlowNode => ({
  id: 'step-1',
  kind: 'step',
  label: 'Look',
  parent: null,
  ...own,
});
const shown = (...nodes: FlowNode[]): string =>
  presenters.flowchart.graphml({
    id: 'drain',
    title: 'Drain',
    path: 'a.md',
    language: 'en',
    nodes,
    edges: [],
  } as unknown as FlowchartView);

it('contains complete commands of a step, and none for a step without commands', () => {
  expect(shown(node({ commands: ['kubectl get node', 'df -h'] }))).toContain(
    '<data key="commands">kubectl get node ; df -h</data>',
  );
  expect(shown(node({ commands: [] }))).not.toContain('<data key="commands">');
});
