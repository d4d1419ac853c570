import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = (id: string, title: string, frontMatter: string): string => `---
id: ${id}
kind: workflow
title: ${title}
${frontMatter}
---

# ${title}

## Diagnosis

### Step 1: Look

\`\`\`bash
kubectl get pods -n kube-system
\`\`\`
`;

const knowledgeBase = {
  'workflows/ovn.md': workflow(
    'ovn-db',
    'The OVN database cluster has no leader',
    'triggers: [raft, no leader]\nexcludes:\n  - etcd\n  - all: [kafka, controller]\n  - regex: "consul v[0-9]+"',
  ),
  'workflows/nodes.md': workflow(
    'same-node',
    'Pods on the same node cannot reach each other',
    'triggers: [同节点, same node]',
  ),
  'workflows/across.md': workflow(
    'across-nodes',
    'Pods on different nodes cannot reach each other',
    'triggers: [跨节点, 不同节点, across nodes]',
  ),
  'workflows/ready.md': workflow('ready', 'The subnet becomes ready too late', 'triggers: [就绪]'),
};

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.open({ kb: [folderOf(knowledgeBase)], cache: false });
});

const matchesOf = (symptom: string) => engine.query(symptom).matches.map(({ id }) => id);

describe('A document with `excludes`', () => {
  it('answers its own symptoms', () => {
    expect(matchesOf('raft: the OVN database has no leader')[0]).toBe('ovn-db');
  });

  it.each([
    ['a phrase', 'etcd raft: no leader after the upgrade'],
    ['all phrases of a rule', 'kafka raft controller has no leader'],
    ['a pattern', 'consul v1 has no leader, raft'],
  ])('is not a match if %s holds', (_, symptom) => {
    expect(matchesOf(symptom)).not.toContain('ovn-db');
  });

  it('is a match if only part of a rule holds', () => {
    expect(matchesOf('the kafka pod sees that raft has no leader')).toContain('ovn-db');
  });

  it('is a match if the symptom rules out the excluded phrase', () => {
    expect(matchesOf('etcd works fine, but the OVN database raft has no leader')[0]).toBe('ovn-db');
  });
});

describe('A Han trigger', () => {
  it.each([
    ['不同节点之间的 pod 无法通信', 'across-nodes'],
    ['同节点的 pod 无法通信', 'same-node'],
    ['是不是同节点的 pod 无法通信', 'same-node'],
  ])('is not found after a negating prefix: %s', (symptom, id) => {
    expect(matchesOf(symptom)[0]).toBe(id);
  });

  it.each(['不同节点的 pod 无法通信', '非同节点的 pod 无法通信'])(
    'hits nothing behind such a prefix: %s',
    (symptom) => {
      const hits = engine.query(symptom).matches.flatMap(({ evidence }) => evidence);
      expect(hits.filter(({ kind, value }) => kind === 'trigger' && value === '同节点')).toEqual([]);
    },
  );

  it('is found after a negating prefix in a question such as 是不是', () => {
    expect(engine.query('子网就不就绪').matches[0]?.evidence.some(({ kind }) => kind === 'trigger')).toBe(true);
  });
});
