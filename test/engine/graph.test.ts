import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import type { GraphView } from '../../src/model/index.js';
import { folderOf } from '../support/folder.js';
import { gatewayKnowledgeBase } from '../support/gateway.js';
import { random } from '../support/random.js';

const shared = fileURLToPath(new URL('../../../shared/corpus/prometheus-runbooks', import.meta.url));

/** All nodes within this distance, in either direction, found without an index. */
function around({ nodes, edges }: GraphView, centre: string, depth: number): GraphView {
  let reached = new Set([centre]);
  for (let hop = 0; hop < depth; hop++) {
    const next = new Set(reached);
    for (const { from, to } of edges) {
      if (reached.has(from)) next.add(to);
      if (reached.has(to)) next.add(from);
    }
    reached = next;
  }
  return {
    nodes: nodes.filter(({ id }) => reached.has(id)),
    edges: edges.filter(({ from, to }) => reached.has(from) && reached.has(to)),
  };
}

function holdsEveryPart(engine: Engine, count: number): void {
  const whole = engine.graph()!;
  const next = random(20_261);
  for (let at = 0; at < count; at++) {
    const { id } = whole.nodes[next(whole.nodes.length)]!;
    const depth = at % 4;
    expect(engine.graph({ around: id, depth }), `around ${id} to ${depth}`).toEqual(around(whole, id, depth));
  }
}

describe('the graph around a node', () => {
  let engine: Engine;
  beforeAll(async () => {
    const same = '---\nid: gateway\nkind: case\ntitle: The same id\n---\n\n## Root cause\n\nA cable\n';
    engine = await Engine.open({ kb: [folderOf({ ...gatewayKnowledgeBase, 'cases/same.md': same })], cache: false });
  });

  it('is the part of the whole within this distance', () => {
    holdsEveryPart(engine, 80);
  });

  it('is found by id, path, and step id', () => {
    const [byPath, byNode] = ['workflows/names.md', 'workflow:names'].map((name) => engine.graph({ around: name })!);
    expect(byPath).toEqual(byNode);
    const step = engine.graph()!.nodes.find(({ kind }) => kind === 'step')!.id;
    expect(engine.graph({ around: step, depth: 0 })!.nodes.map(({ id }) => id)).toEqual([step]);
    for (const nowhere of ['', '#', 'step:gateway#step-99', 'step:nowhere#step-1', '__proto__'])
      expect(engine.graph({ around: nowhere }), nowhere).toBeNull();
  });

  it('has unique ids, even for a case with the id of a workflow', () => {
    const ids = engine.graph()!.nodes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no dangling edge', () => {
    const { nodes, edges } = engine.graph()!;
    const ids = new Set(nodes.map(({ id }) => id));
    for (const { from, to } of edges) expect([ids.has(from), ids.has(to)], `${from} → ${to}`).toEqual([true, true]);
  });
});

describe.skipIf(!existsSync(shared))('the graph around a node of the corpus', () => {
  it('is the part of the whole within this distance', async () => {
    const engine = await Engine.open({ kb: [shared], cache: false });
    holdsEveryPart(engine, 60);
  });
});
