import { expect, it } from 'vitest';
import type { FlowNode } from '../../src/model/index.js';
import { nestedLines } from '../../src/present/graph/flowchart.js';

const node = (id: string, parent: string | null = null): FlowNode => ({ id, kind: 'step', label: id, parent });
const shown = (...nodes: readonly FlowNode[]): string[] =>
  nestedLines(nodes).map((line) => `${line.depth} ${line.kind === 'close' ? '}' : `${line.kind} ${line.node.id}`}`);

it('draws a box around a step and its substeps, and closes it before the next step', () => {
  expect(shown(node('1'), node('1.1', '1'), node('1.1.1', '1.1'), node('1.2', '1'), node('2'))).toEqual([
    '0 open 1',
    '1 node 1',
    '1 open 1.1',
    '2 node 1.1',
    '2 node 1.1.1',
    '1 }',
    '1 node 1.2',
    '0 }',
    '0 node 2',
  ]);
});

it('closes open boxes at the end', () => {
  expect(shown(node('1'), node('1.1', '1'))).toEqual(['0 open 1', '1 node 1', '1 node 1.1', '0 }']);
});
