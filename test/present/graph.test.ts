import { describe, expect, it } from 'vitest';
import type { GraphView } from '../../src/model/index.js';
import { presenters } from '../../src/present/index.js';

const { json, dot, mermaid, graphml } = presenters.graph;

const hostile = 'say "hi" <b>&amp;</b> `x` \\ | ; # 子网\n耗尽\u001b]0;x\u0007';
const view: GraphView = {
  nodes: [
    { id: 'workflow:ip', kind: 'workflow', label: '子网 IP 耗尽', path: 'workflows/ip.md', line: 1 },
    { id: 'step:ip#"1"', kind: 'step', label: hostile },
    { id: 'command:\\', kind: 'command', label: '' },
  ],
  edges: [
    { from: 'workflow:ip', to: 'step:ip#"1"', kind: 'has-step' },
    { from: 'step:ip#"1"', to: 'command:\\', kind: 'runs', label: hostile },
  ],
};
const empty: GraphView = { nodes: [], edges: [] };

describe('the graph', () => {
  it('is JSON with a node or edge on each line', () => {
    expect(JSON.parse(json(view))).toEqual({ schema: 'triagraph/graph/1', ...view });
    expect(json(view).split('\n')).toHaveLength(11);
    expect(JSON.parse(json(empty))).toEqual({ schema: 'triagraph/graph/1', nodes: [], edges: [] });
  });

  it('is DOT with correctly terminated strings', () => {
    const shown = dot(view);
    expect(shown).toContain(
      '"workflow:ip" [label="子网 IP 耗尽" class="workflow" shape=box3d tooltip="workflows/ip.md:1"];',
    );
    expect(shown).toContain('"command:\\\\" [label="" class="command" shape=cds];');
    expect(shown).toContain('"step:ip#\\"1\\"" -> "command:\\\\"');
    for (const line of shown.split('\n').slice(2, -2))
      expect(line.replace(/"(?:[^"\\]|\\.)*"/g, '')).toMatch(/^[\s\w[\]=;>-]*$/);
  });

  it('is Mermaid with safe ids and quoted labels', () => {
    const shown = mermaid(view);
    expect(shown).toContain('  n0[["子网 IP 耗尽"]]\n');
    expect(shown).toContain('  n0 -->|"has-step"| n1\n');
    expect(shown).toContain('n2{{"command:#92;"}}');
    for (const line of shown.split('\n').slice(1)) expect(line.match(/"/g)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(shown).toContain('#34;hi#34; #60;b#62;#38;amp#59;');
  });

  it('is GraphML without markup of its labels', () => {
    const shown = graphml(view);
    expect(shown).toContain('<data key="label">子网 IP 耗尽</data>');
    expect(shown).toContain('source="step:ip#&quot;1&quot;"');
    expect(shown).toContain('&lt;b&gt;&amp;amp;&lt;/b&gt;');
    const open = [...shown.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)].filter(([tag]) => !tag.startsWith('<?'));
    const stack: string[] = [];
    for (const [, close, name, single] of open) {
      if (close) expect(stack.pop()).toBe(name);
      else if (!single) stack.push(name!);
    }
    expect(stack).toEqual([]);
  });

  it('contains no control character in any format', () => {
    for (const present of [json, dot, mermaid, graphml])
      expect(present(view)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });
});
