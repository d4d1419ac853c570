import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { limits } from '../../src/limits.js';
import type { ExplainedDocument, Explanation } from '../../src/model/index.js';
import { presenters } from '../../src/present/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';

const rules = `---
id: rules
kind: workflow
title: Gateway drops packets
triggers:
  - all: [gateway, packet loss]
  - any: [gateway drops]
    not: [planned maintenance]
  - phrase: GW
    cased: true
  - loss
---

# Gateway drops packets

## Diagnosis

1. Look at the gateway

\`\`\`bash
ip route
\`\`\`
`;

describe('an explanation', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await Engine.open({
      kb: [folderOf({ ...smallKnowledgeBase, 'workflows/en/rules.md': rules })],
      cache: false,
    });
  });

  const explain = (text: string, doc: string): Explanation => engine.explain(text, { doc })!;
  const leavesOf = ({ evidence }: ExplainedDocument) => evidence.flatMap(({ leaves }) => leaves);

  it('is null for an unknown document', () => {
    expect(engine.explain('no available ip', { doc: 'nowhere' })).toBeNull();
  });

  it.each([
    ['the first', 'no available ip in the subnet', 'workflows/en/subnet-full.md', 1],
    ['one behind it', 'pods report no available ip', 'dns', undefined],
  ])('of %s has leaves that add up to branches, and branches that add up to the score', (_, text, doc, rank) => {
    const { document, rival } = explain(text, doc);
    if (rank !== undefined) expect(document.rank).toBe(rank);
    for (const each of [document, rival!]) {
      for (const { score, leaves } of each.evidence)
        expect(leaves.reduce((sum, leaf) => sum + leaf.score, 0)).toBeCloseTo(score, 6);
      expect(each.evidence.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(each.score, 6);
    }
  });

  it('agrees with query about the same document', () => {
    const text = 'pods stay in ContainerCreating, no available ip';
    for (const match of engine.query(text).matches) {
      const { document } = explain(text, match.path);
      expect([document.rank, document.score]).toEqual([match.rank, match.score]);
      expect(leavesOf(document)).toHaveLength(match.evidence.length);
    }
  });

  it('compares the first document with another one, and the second with the first', () => {
    const text = 'no available ip';
    const [first, second] = engine.query(text).matches;
    expect(explain(text, second!.path).rival?.path).toBe(first!.path);
    expect(explain(text, first!.path).rival?.path).toBe(second!.path);
  });

  it('lists the parts of the symptom that the document lacks', () => {
    const text = 'SERVFAIL after the subnet is full';
    const { unexplained } = explain(text, 'dns');
    expect(unexplained.map((part) => part.text)).toContain('subnet');
    expect(unexplained.map((part) => part.text)).not.toContain('SERVFAIL');
    for (const part of unexplained) expect(text.slice(part.start, part.end)).toBe(part.text);
  });

  it('reports a document without a match as unranked', () => {
    const { document } = explain('SERVFAIL', 'rules');
    expect(document).toMatchObject({ rank: null, score: 0, evidence: [] });
  });

  it.each([
    ['missing', 'the gateway is slow', 'packet loss'],
    ['vetoed', 'gateway drops during planned maintenance', 'planned maintenance'],
    ['case', 'the gw is down', 'GW'],
    ['boundary', 'a glossy gateway', 'loss'],
    ['absent', 'the gateway is down', 'loss'],
  ])('explains that a trigger did not match because it is %s', (reason, text, phrase) => {
    const silent = explain(text, 'rules').silentTriggers.filter((trigger) => trigger.phrases.includes(phrase));
    expect(silent.map((trigger) => trigger.reason)).toContain(reason);
  });

  it('does not list a trigger that matched', () => {
    const { silentTriggers, document } = explain('gateway with packet loss', 'rules');
    expect(leavesOf(document).filter(({ kind }) => kind === 'trigger')).not.toHaveLength(0);
    expect(silentTriggers.flatMap(({ phrases }) => phrases)).not.toContain('packet loss');
    expect(silentTriggers.flatMap(({ phrases }) => phrases)).not.toContain('loss');
  });

  it('finds a word whose addition or removal reverses the order', () => {
    const text = 'no available ip, could not resolve host';
    const [first, second] = engine.query(text).matches;
    for (const doc of [first!, second!]) {
      const { changes } = explain(text, doc.path);
      const told = changes.filter(({ kind }) => kind !== 'trigger');
      expect(told).not.toHaveLength(0);
      for (const change of told) {
        const symptoms = change.kind === 'add' ? [`${text} ${change.text}`] : allWithout(text, change.text);
        const firsts = symptoms.map((symptom) => engine.query(symptom).matches[0]!.path);
        expect(firsts, `${change.kind} ${change.text}`).toContain(second!.path);
      }
      expect(changes.map((change) => change.text.length)).toEqual(
        changes.map((change) => change.text.length).sort((left, right) => left - right),
      );
    }
  });

  it('proposes natural Chinese phrases, not Han bigrams', async () => {
    const page = (id: string, title: string, symptom: string) =>
      `---\nid: ${id}\nkind: workflow\ntitle: ${title}\n---\n\n# ${title}\n\n## 现象\n\n- ${symptom}\n`;
    const kb = folderOf({
      'a.md': page('gateway', '网关探测失败', '探测三十次仍未就绪，事件提示网关无响应'),
      'b.md': page('address', '地址分配失败', '事件提示地址池用尽'),
    });
    const chinese = await Engine.open({ kb: [kb], cache: false });
    const [first, second] = chinese.query('事件提示失败').matches;
    const { changes } = chinese.explain('事件提示失败', { doc: second!.id })!;
    const added = changes.find(({ kind }) => kind === 'add')!;
    const { title, symptoms } = chinese.show(second!.id)!;
    const clauses = [title, ...symptoms.flatMap(({ text }) => [text, ...text.split('，')])];
    expect(clauses).toContain(added.text);
    expect(chinese.query(`事件提示失败 ${added.text}`).matches[0]!.id).not.toBe(first!.id);
  });

  it('finds a trigger that would reverse the order', async () => {
    const text = 'the resolver forwards queries, addresses of a removed node are kept';
    const path = 'cases/resolver-loop.md';
    expect(engine.query(text).matches[0]?.path).not.toBe(path);
    const change = explain(text, path).changes.find(({ kind }) => kind === 'trigger')!;
    expect(text).toContain(change.text);
    const changed = smallKnowledgeBase[path]!.replace('kind: case', `kind: case\ntriggers: ["${change.text}"]`);
    const kb = [folderOf({ ...smallKnowledgeBase, 'workflows/en/rules.md': rules, [path]: changed })];
    const after = await Engine.open({ kb, cache: false });
    expect(after.query(text).matches[0]?.path).toBe(path);
  });

  it('names the concept only of words that the document says in others', async () => {
    const page = (id: string, symptom: string) =>
      `---\nid: ${id}\nkind: workflow\ntitle: The registry fails\n---\n\n# The registry fails\n\n## Symptoms\n\n- ${symptom}\n`;
    const files = {
      'a.md': page('a', 'no space left on device'),
      'b.md': page('b', 'ENOSPC'),
      'c.md': page('c', '磁盘满'),
    };
    const kb = await Engine.open({ kb: [folderOf(files)], cache: false });
    const said = { a: 'no space left on device in registry', b: 'ENOSPC in registry', c: 'registry 磁盘满' };
    const concepts = Object.values(said).map((text) =>
      Object.keys(said).map((doc) => [
        ...new Set(leavesOf(kb.explain(text, { doc })!.document).flatMap(({ concept }) => concept ?? [])),
      ]),
    );
    const other = ['disk-full'];
    expect(concepts).toEqual([
      [[], other, other],
      [other, [], other],
      [other, other, []],
    ]);
  });

  it('is deterministic', () => {
    expect(explain('no available ip', 'dns')).toEqual(explain('no available ip', 'dns'));
  });

  it.each([
    ['no available ip', 'workflows/en/subnet-full.md'],
    ['子网没有可用地址', 'workflows/zh/subnet-full.md'],
  ])('of an id with two languages explains the translation that answers: %s', (text, path) => {
    const { id } = engine.show('workflows/en/subnet-full.md')!;
    expect(explain(text, id).document.path).toBe(path);
  });

  it('names the answering translation when the evidence is from another one', () => {
    const { id } = engine.show('workflows/en/subnet-full.md')!;
    const text = 'why is this 地址耗尽 shown to the team in this place';
    const { document, silentTriggers } = engine.explain(text, { doc: id, language: 'en' })!;
    expect(engine.query(text, { language: 'en' }).matches.find((match) => match.id === id)?.path).toBe(document.path);
    expect(document).toMatchObject({ path: 'workflows/en/subnet-full.md', title: 'Subnet has no addresses left' });
    expect(leavesOf(document).map(({ source }) => source?.path)).toContain('workflows/zh/subnet-full.md');
    expect(silentTriggers.map(({ trigger }) => trigger)).toContain('no available ip');
  });

  it('of a very long symptom tries no changes, and says so', () => {
    const line = 'no available ip in the subnet, could not resolve host\n';
    const dump = line.repeat(Math.ceil((limits.explainedCharacters + 1) / line.length));
    const short = explain(line, 'dns');
    const long = explain(dump, 'dns');
    expect(short.changes).not.toHaveLength(0);
    expect(long.changes).toHaveLength(0);
    expect(presenters.explanation.text(short)).not.toMatch(/too long/);
    expect(presenters.explanation.text(long)).toMatch(/symptom is too long/);
  });

  it('is in the language of the query', () => {
    const english = presenters.explanation.text(explain('no available ip', 'dns'));
    expect(english).toMatch(/Its triggers that did not match/);
    const chinese = presenters.explanation.text(explain('子网地址耗尽', 'dns'));
    expect(chinese).toMatch(/它未命中的触发词/);
    expect(chinese).not.toMatch(/Triggers of it/);
  });

  it('as JSON contains the whole explanation', () => {
    const explanation = explain('no available ip', 'dns');
    expect(JSON.parse(presenters.explanation.json(explanation))).toEqual(JSON.parse(JSON.stringify(explanation)));
  });
});

/** The text without one occurrence of a phrase, for each occurrence. */
function allWithout(text: string, piece: string): string[] {
  const results: string[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
    results.push(text.slice(0, at) + text.slice(at + piece.length));
  return results;
}
