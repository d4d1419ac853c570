import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine, presenters } from '../../src/index.js';
import type { FlowchartView } from '../../src/model/index.js';
import { flowchartSchema } from '../../src/schemas.js';
import { parseDot } from '../support/dot.js';
import { folderOf } from '../support/folder.js';
import { parseMermaid } from '../support/mermaid.js';
import { shippedFolders } from '../support/shipped.js';
import { sampled } from '../support/soak.js';
import { elementsOf, parseXml } from '../support/xml.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const drain = `---
id: drain
kind: workflow
related: [power]
---
# Node drains for ever

## Diagnosis

### Step 1: Look at the node

\`\`\`bash
kubectl get node <node>
\`\`\`

- ✅ Normal: Ready
- ❌ Abnormal: pods pending > 3

If pods pending > 3, go to Scenario 2.

If the power is off, see [power](power.md).

If the moon is full, go to step 9.

### Step 2: Look at its pods

#### 2.1 Those of the system

\`\`\`bash
kubectl get pods -n kube-system -o wide
\`\`\`

## Resolution

### Scenario 1: a budget forbids it

\`\`\`bash
kubectl edit pdb <budget>
\`\`\`

### Scenario 2: a pod hangs

\`\`\`bash
kubectl delete pod <pod> --force
\`\`\`

## Verification

\`\`\`bash
kubectl get node <node>
\`\`\`
`;

const power =
  '---\nid: power\nkind: case\n---\n# No power\n\n## Cause\n\nThe fuse blew.\n\n## Resolution\n\nReplace the fuse.\n';

describe('the flowchart of a procedure', () => {
  let engine: Engine;
  let view: FlowchartView;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf({ 'drain.md': drain, 'power.md': power })], cache: false });
    view = engine.flowchart('drain')!;
  });
  const titled = (title: string) => view.nodes.find(({ label }) => label.includes(title))!;
  const ways = (title: string) =>
    view.edges
      .filter(({ from }) => from === titled(title).id)
      .map(({ kind, to, when }) =>
        [kind, view.nodes.find(({ id }) => id === to)!.label, when].filter(Boolean).join(' | '),
      );

  it('leads from each step where a session would go', () => {
    expect(ways('Node drains')).toEqual(['start | Step 1: Look at the node', 'related | No power']);
    expect(ways('Look at the node')).toEqual([
      'branch | Scenario 2: a pod hangs | pods pending > 3',
      'branch | No power | the power is off',
      'branch | go to step 9 | the moon is full',
      'next | 2.1 Those of the system',
    ]);
    expect(ways('a pod hangs')).toEqual(['next | Verification']);
  });

  it('labels edges with their outcome', () => {
    const from = view.edges.filter((edge) => edge.from === 'step-1');
    expect(from.map(({ outcomes }) => outcomes.map(({ verdict }) => verdict))).toEqual([
      ['abnormal'],
      [],
      [],
      ['normal'],
    ]);
  });

  it('shows effects, substeps, the start, and dangling references', () => {
    expect(titled('Look at the node')).toMatchObject({ effect: 'read', start: true, number: '1', parent: null });
    expect(titled('a pod hangs')).toMatchObject({ effect: 'destroy', phase: 'resolution' });
    expect(titled('Those of the system').parent).toBe(titled('Look at its pods').id);
    expect(titled('step 9').kind).toBe('unresolved');
    expect(titled('No power')).toMatchObject({
      kind: 'reference',
      path: 'power.md',
      document: { id: 'power', kind: 'case' },
    });
    expect(view.nodes.filter(({ start }) => start)).toHaveLength(1);
  });

  it('starts where the symptom leads', () => {
    const started = engine.flowchart('drain', { symptom: 'node drains, a pod hangs' })!;
    const start = started.nodes.find(({ start }) => start)!;
    expect(started.edges[0]).toMatchObject({ from: 'document', to: start.id, kind: 'start' });
    const walk = engine.start('node drains, a pod hangs', { document: 'drain' }).view;
    expect(walk.confirm).toMatchObject({ step: walk.step!.id, leadsTo: { step: start.id } });
  });

  it('shows cause and resolution of a document without steps', () => {
    const chart = engine.flowchart('power')!;
    expect(chart.nodes.map(({ kind, label }) => `${kind}: ${label}`)).toEqual(
      expect.arrayContaining(['document: No power', 'cause: The fuse blew.']),
    );
    expect(chart.nodes.some(({ label }) => label.includes('Replace the fuse'))).toBe(true);
  });

  it("is of the translation in the symptom's language, the requested language, or of the path", async () => {
    const chinese = drain.replace('Node drains for ever', '节点一直无法排空').replace('Look at the node', '查看节点');
    const both = await Engine.open({ kb: [folderOf({ 'en/drain.md': drain, 'zh/drain.md': chinese })], cache: false });
    expect(both.flowchart('drain')!.path).toBe('en/drain.md');
    expect(both.flowchart('drain', { language: 'zh' })!.path).toBe('zh/drain.md');
    expect(both.flowchart('drain', { symptom: '节点一直无法排空' })!.path).toBe('zh/drain.md');
    expect(both.flowchart('en/drain.md', { symptom: '节点一直无法排空' })!.path).toBe('en/drain.md');
  });

  it('is null for an unknown document', () => {
    expect(engine.flowchart('nowhere')).toBeNull();
  });
});

describe('the diagrams of all shipped documents and fixtures', () => {
  let engine: Engine;
  let views: readonly FlowchartView[];
  let stepsOf: (path: string) => number;
  beforeAll(async () => {
    const fixtures = readdirSync(`${root}/test/fixtures/steps`).map((name) => [
      `steps/${name}.md`,
      readFileSync(`${root}/test/fixtures/steps/${name}/source.md`, 'utf8'),
    ]);
    engine = await Engine.open({ kb: shippedFolders });
    const others = await Engine.open({ kb: [folderOf(Object.fromEntries(fixtures))], cache: false });
    views = [engine, others].flatMap((each) => each.documents().map(({ path }) => each.flowchart(path)!));
    stepsOf = (path) => (engine.show(path) ?? others.show(path))!.steps.length;
  });

  it('are valid Mermaid flowcharts', async () => {
    expect(views.length).toBeGreaterThan(60);
    for (const view of sampled(views, 6)) {
      const picture = await parseMermaid(presenters.flowchart.mermaid(view));
      expect(picture.vertices.length, view.path).toBe(view.nodes.length);
      expect(picture.edges.length, view.path).toBe(view.edges.length);
    }
  });

  it('are valid DOT digraphs', () => {
    for (const view of sampled(views, 6)) {
      const picture = parseDot(presenters.flowchart.dot(view));
      expect(picture.nodes.length, view.path).toBe(view.nodes.length);
      expect(picture.edges.length, view.path).toBe(view.edges.length);
    }
  });

  it('are well-formed GraphML, and JSON that matches the schema', () => {
    const validate = new Ajv2020({ strict: false }).compile(flowchartSchema);
    for (const view of sampled(views, 6)) {
      const xml = parseXml(presenters.flowchart.graphml(view));
      expect(elementsOf(xml, 'node').length, view.path).toBe(view.nodes.length);
      expect(validate(JSON.parse(presenters.flowchart.json(view))), JSON.stringify(validate.errors)).toBe(true);
    }
  });

  it('have valid edges, and contain every step once', () => {
    for (const { path, nodes, edges } of views) {
      const ids = new Set(nodes.map(({ id }) => id));
      expect(ids.size, path).toBe(nodes.length);
      for (const { from, to } of edges) expect(ids.has(from) && ids.has(to), `${path}: ${from} to ${to}`).toBe(true);
      expect(nodes.filter(({ kind }) => kind === 'step').length, path).toBe(stepsOf(path));
    }
  });

  it('are valid for the whole graph and for a part', async () => {
    const part = engine.graph({ around: 'ip-management', depth: 1 })!;
    // The parser of Mermaid recurses: its stack does not hold all of the shipped documents.
    expect((await parseMermaid(presenters.graph.mermaid(part))).edges.length).toBe(part.edges.length);
    for (const view of [engine.graph()!, part]) {
      expect(parseDot(presenters.graph.dot(view)).nodes.length).toBe(view.nodes.length);
      expect(elementsOf(parseXml(presenters.graph.graphml(view)), 'edge').length).toBe(view.edges.length);
    }
  });
});
