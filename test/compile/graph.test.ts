import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCollectionGraph, groupDocuments } from '../../src/compile/graph.js';
import { edgeKinds, nodeKinds } from '../../src/snapshot/index.js';
import { head } from './heads.js';

const graphOf = (heads: readonly ReturnType<typeof head>[]) => buildCollectionGraph(heads, groupDocuments(heads));

/** Edges as readable lines. */
function edgesOf(heads: readonly ReturnType<typeof head>[]): string[] {
  const { labels, offsets, targets, edges } = graphOf(heads);
  return labels.flatMap((from, node) =>
    [...targets.subarray(offsets[node], offsets[node + 1])].map(
      (to, at) => `${from} ${edgeKinds[edges[offsets[node]! + at]!]} ${labels[to]}`,
    ),
  );
}

describe('the graph of a collection', () => {
  it('has the edges that the documents name', () => {
    const edges = edgesOf([
      head('cases/leak.md', {
        id: 'leak',
        kind: 'case',
        workflow: 'ip',
        related: ['dns'],
        components: ['kube-ovn-controller'],
        category: 'network',
        references: [{ kind: 'relative', target: '../workflows/dns.md#step-1', line: 3 }],
      }),
      head('workflows/dns.md', { id: 'dns', components: ['kube-ovn-controller'] }),
      head('workflows/ip.md', { id: 'ip' }),
    ]);
    expect(edges.sort()).toEqual(
      [
        'leak follows ip',
        'leak related dns',
        'leak links-to dns',
        'leak affects kube-ovn-controller',
        'leak related network',
        'dns affects kube-ovn-controller',
      ].sort(),
    );
  });

  it('has no edge to a missing document, and none from a document to itself', () => {
    expect(edgesOf([head('a.md', { id: 'a', workflow: 'gone', related: ['a', 'also gone'] })])).toEqual([]);
  });

  it('separates components from products and documents with the same name', () => {
    const { labels, kinds } = graphOf([
      head('ovn.md', { id: 'ovn', components: ['ovn'], products: ['ovn', '__proto__'] }),
    ]);
    expect(labels.map((label, node) => `${nodeKinds[kinds[node]!]} ${label}`)).toEqual([
      'workflow ovn',
      'component ovn',
      'product ovn',
      'product __proto__',
    ]);
  });

  it('is well-formed for any documents: rows in order, targets that exist, sorted and distinct within a row', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'ip', '__proto__', 'constructor', '');
    const document = fc.record({
      components: fc.array(name, { maxLength: 3 }),
      products: fc.array(name, { maxLength: 3 }),
      related: fc.array(name, { maxLength: 3 }),
      sources: fc.array(name, { maxLength: 2 }),
      workflow: fc.option(name),
      category: fc.option(name),
    });
    fc.assert(
      fc.property(fc.array(document, { maxLength: 6 }), (documents) => {
        const heads = documents.map((rest, number) => head(`${'abcdef'[number]}.md`, rest));
        const { labels, kinds, offsets, targets, edges } = graphOf(heads);
        expect(kinds).toHaveLength(labels.length);
        expect(offsets).toHaveLength(labels.length + 1);
        expect(offsets[0]).toBe(0);
        expect(offsets[labels.length]).toBe(targets.length);
        expect(edges).toHaveLength(targets.length);
        labels.forEach((_, node) => {
          const row = [...targets.subarray(offsets[node], offsets[node + 1])].map(
            (to, at) => to * edgeKinds.length + edges[offsets[node]! + at]!,
          );
          expect(row).toEqual([...new Set(row)].sort((left, right) => left - right));
        });
        expect([...targets].every((target) => target < labels.length)).toBe(true);
        expect([...edges].every((edge) => edge < edgeKinds.length)).toBe(true);
      }),
    );
  });

  it('may contain a document that links to very many others', () => {
    const many = Array.from({ length: 150_000 }, (_, number) => head(`d${number}.md`, { id: `d${number}` }));
    const related = many.map(({ id }) => id);
    const { offsets } = graphOf([head('index.md', { id: 'index', related }), ...many]);
    expect(offsets[1]).toBe(150_000);
  });
});
