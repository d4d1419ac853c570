import { describe, expect, it } from 'vitest';
import type { FlowchartView, FlowNode, GraphView } from '../../src/model/index.js';
import { presenters, sanitizeLine } from '../../src/present/index.js';
import { displayWidth } from '../../src/present/layout.js';
import { parseDot } from '../support/dot.js';
import { parseMermaid } from '../support/mermaid.js';
import { elementsOf, parseXml } from '../support/xml.js';

const hostile = [
  'end',
  'graph TD; A --> B',
  'say "hi" and \'hi\'',
  '#quot; &quot; &amp; &lt;b&gt; #35;',
  '<script>alert(1)</script> <br/>',
  '[x](y) [(z)] {{a}} ((b)) >c] [/d\\]',
  '] --> n9["gotcha"]',
  '"] --> n9["gotcha"]',
  'semi; colon: pipe | back\\slash \\" \\n \\N',
  'ends with a backslash \\',
  "%%{init: {'theme': 'dark'}}%% %% not a comment",
  'style x:y"z', // Mermaid removes a `;` from such lines.
  'classDef read:fill"#red";',
  '`code` $$x^2$$ **bold** __strong__ _it_ ~~no~~',
  '1. a list 2) another',
  '- dash',
  '# heading',
  'see https://example.com/a?b=c&d or www.example.com, ask a@example.com',
  'fa:fa-car A@{ shape: hex } :::read',
  '---\ntitle: x\n---',
  '子网「IP」耗尽：可用地址 <= 10；转到【场景1】',
  'مرحبا \u202eevil\u202c \u200b\u2066x\u2069',
  'tab\tand\nbreak\r\nand \u0000\u0007\u001b[31m \ud800 \ufffe',
  '👩‍🚒 ⚠️ 𠀀',
  '__proto__',
  'constructor',
  ' ',
  'long '.repeat(400),
  '长'.repeat(2000),
];

/** Whether a displayed label is the beginning of a text. */
const begins = (shown: string, text: string): boolean => {
  const whole = sanitizeLine(text);
  return shown.endsWith('…') ? whole.startsWith(shown.slice(0, -1)) : shown === whole;
};

describe('a graph with hostile labels', () => {
  const view: GraphView = {
    nodes: hostile.map((label, index) => ({
      id: `step:${index}#${label}`,
      kind: 'step',
      label,
      path: `a/${label}.md`,
      line: 1,
    })),
    edges: hostile.map((label, index) => ({
      from: `step:${index}#${label}`,
      to: `step:0#${hostile[0]}`,
      kind: 'branches-to',
      label,
    })),
  };

  it('is parsed by Mermaid into the same nodes, edges and labels', async () => {
    const picture = await parseMermaid(presenters.graph.mermaid(view));
    expect(picture.vertices).toHaveLength(hostile.length);
    expect(picture.edges).toHaveLength(hostile.length);
    hostile.forEach((label, index) => {
      if (label.trim() === '') return;
      expect(begins(picture.vertices[index]!.text, label), label).toBe(true);
      expect(begins(picture.edges[index]!.text, label), label).toBe(true);
    });
  });

  it('is parsed as DOT into the same nodes, edges and labels', () => {
    const picture = parseDot(presenters.graph.dot(view));
    expect(picture.nodes.map(({ id }) => id)).toEqual(view.nodes.map(({ id }) => sanitizeLine(id)));
    hostile.forEach((label, index) => {
      expect(begins(picture.nodes[index]!.attributes.get('label')!, label), label).toBe(true);
      expect(begins(picture.edges[index]!.attributes.get('label')!, label), label).toBe(true);
      expect(picture.edges[index]!.from).toBe(picture.nodes[index]!.id);
    });
  });

  it('is well-formed GraphML with full labels', () => {
    const nodes = elementsOf(parseXml(presenters.graph.graphml(view)), 'node');
    expect(nodes.map(({ children }) => children[1]!.text)).toEqual(hostile.map(sanitizeLine));
  });
});

describe('a flowchart with hostile labels', () => {
  const steps = hostile.map(
    (label, index): FlowNode => ({
      id: `step-${index + 1}`,
      kind: 'step',
      label,
      parent: index % 4 === 0 ? null : `step-${index - (index % 4) + 1}`,
      number: String(index + 1),
      phase: index % 2 === 0 ? 'diagnosis' : 'resolution',
      effect: (['read', 'change', 'unknown', 'destroy', null] as const)[index % 5]!,
      interactive: false,
      commands: [label],
      path: label,
      line: 1,
    }),
  );
  const boxes = new Set(steps.flatMap(({ parent }) => parent ?? [])).size;
  const others = (['cause', 'resolution', 'reference', 'unresolved'] as const).flatMap((kind) =>
    hostile.map((label, index): FlowNode => ({ id: `${kind}-${index + 1}`, kind, label, parent: null })),
  );
  const nodes: FlowNode[] = [
    { id: 'document', kind: 'document', label: hostile[3]!, parent: null },
    { ...steps[0]!, start: true },
    ...steps.slice(1),
    ...others,
    { id: 'end-resolved', kind: 'end', label: '', parent: null, end: 'resolved' },
  ];
  const edges = hostile.flatMap((text, index) => [
    { from: `step-${index + 1}`, to: `cause-${index + 1}`, kind: 'branch' as const, when: text, outcomes: [] },
    {
      from: `step-${index + 1}`,
      to: 'end-resolved',
      kind: 'next' as const,
      outcomes: [{ verdict: 'normal' as const, text }],
    },
  ]);
  const head = { id: 'a', path: 'a.md', title: hostile[3]!, kind: 'workflow', language: 'zh' } as const;
  const view: FlowchartView = { ...head, nodes, edges };

  it('is parsed by Mermaid into the same nodes, boxes, edges and classes', async () => {
    const picture = await parseMermaid(presenters.flowchart.mermaid(view));
    expect(new Set(picture.vertices.map(({ id }) => id)).size).toBe(nodes.length);
    expect(picture.edges).toHaveLength(edges.length);
    expect(picture.subgraphs).toHaveLength(boxes);
    const shown = new Map(picture.vertices.map(({ id, text }) => [id, text]));
    const tooltips = [...picture.tooltips.values()].filter((text) => text !== '');
    expect(tooltips.length).toBeGreaterThanOrEqual(2);
    nodes.forEach((node, index) => {
      const text = shown.get(`n${index}`)!;
      expect(displayWidth(text)).toBeLessThanOrEqual(64);
      if (node.kind === 'resolution' && node.label.trim()) expect(begins(text, node.label), node.label).toBe(true);
    });
    const classes = new Map(picture.vertices.map((vertex) => [vertex.id, vertex.classes]));
    expect(classes.get('n1')).toEqual(expect.arrayContaining(['read', 'start']));
    expect(classes.get('n4')).toEqual(expect.arrayContaining(['destroy', 'resolving']));
  });

  it('is parsed as DOT into the same nodes, boxes and edges', () => {
    const picture = parseDot(presenters.flowchart.dot(view));
    expect(picture.nodes.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
    expect(picture.edges.map(({ from, to }) => [from, to])).toEqual(edges.map(({ from, to }) => [from, to]));
    expect(picture.clusters).toBe(boxes);
    const whole = sanitizeLine(hostile.at(-1)!);
    expect(picture.nodes.find(({ id }) => id === `resolution-${hostile.length}`)!.attributes.get('tooltip')).toBe(
      whole,
    );
  });

  it('is well-formed GraphML with valid edges and full texts', () => {
    const root = parseXml(presenters.flowchart.graphml(view));
    const ids = elementsOf(root, 'node').map(({ attributes }) => attributes.get('id'));
    expect(ids).toEqual(nodes.map(({ id }) => id));
    for (const { attributes } of elementsOf(root, 'edge')) {
      expect(ids).toContain(attributes.get('source'));
      expect(ids).toContain(attributes.get('target'));
    }
    const texts = elementsOf(root, 'data').filter(({ attributes }) => attributes.get('key') === 'text');
    expect(texts.map(({ text }) => text)).toEqual(nodes.map(({ label }) => sanitizeLine(label)));
  });

  it('is JSON that preserves every text', () => {
    expect(JSON.parse(presenters.flowchart.json(view))).toEqual({ schema: 'triagraph/flowchart/1', ...view });
  });

  it('contains no control or hidden character', () => {
    for (const present of Object.values(presenters.flowchart))
      expect(present(view)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]/);
  });
});
