import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = (starts: string): string => `---
id: ovn-db
kind: workflow
title: The OVN database cluster is not healthy
triggers: [ovn-central, OVN database]
starts:
${starts}
---

# The OVN database cluster is not healthy

## Diagnosis

### Step 1: Look at the members

If there is no leader, go to Scenario 1. If the disk is slow, go to Scenario 2.

\`\`\`bash
kubectl get pods -n kube-system
\`\`\`

### Scenario 1: no leader

\`\`\`bash
kubectl ko nb status
\`\`\`

### Scenario 2: frequent elections

\`\`\`bash
kubectl ko sb status
\`\`\`
`;

const rules = `
  - step: step-3
    all: [leader]
    any: [hopping, keeps moving, 来回跳]
    not: [kube-ovn-controller]
  - step: step-2
    any: [nobody leads, 没人当 leader]
  - step: step-2
    regex: 'role.{0,20}unknown'
  - step: step-1
    phrase: moving
  - step: step-99
    phrase: the chassis is gone
`;

const translation = `---
id: ovn-db
kind: workflow
title: OVN 数据库集群不健康
triggers: [OVN 数据库]
---

# OVN 数据库集群不健康

## 诊断步骤

### 第一步：看成员

\`\`\`bash
kubectl get pods -n kube-system
\`\`\`

### 场景1：没有 leader

\`\`\`bash
kubectl ko nb status
\`\`\`

### 场景2：频繁选主

\`\`\`bash
kubectl ko sb status
\`\`\`
`;

const openWith = (starts: string) =>
  Engine.open({
    kb: [folderOf({ 'workflows/en/ovn.md': workflow(starts), 'workflows/zh/ovn.md': translation })],
    cache: false,
  });

let engine: Engine;
beforeAll(async () => {
  engine = await openWith(rules);
});

const startOf = (symptom: string) => engine.query(symptom).workflow?.start;

describe('A document with `starts`', () => {
  it.each([
    ['all and any of its phrases', 'OVN database: the leader is hopping between three members', 'step-3'],
    ['phrases of the other language', 'OVN database 的 leader 来回跳', 'step-3'],
    ['a phrase that white space separates', 'ovn-central: nobody   leads', 'step-2'],
    ['a pattern', 'ovn-central says role: unknown', 'step-2'],
  ])('starts at the step of a rule if %s match', (_, symptom, step) => {
    expect(startOf(symptom)).toBe(step);
  });

  it.each([
    ['only one part of it matches', 'OVN database: the leader has high load'],
    ['a veto matches', 'OVN database: the leader of kube-ovn-controller is hopping'],
    ['the symptom denies it', 'ovn-central is slow, but it is not true that nobody leads'],
    ['its step does not exist', 'OVN database: the chassis is gone'],
  ])('ignores a rule if %s', (_, symptom) => {
    expect(startOf(symptom)).toBe('step-1');
  });

  it('starts at the same step in a translation without rules of its own', () => {
    const { workflow: planned } = engine.query('OVN 数据库的 leader 来回跳');
    expect(planned).toMatchObject({ language: 'zh', start: 'step-3' });
  });

  it('prefers the step whose rules are more specific', () => {
    expect(startOf('OVN database: the leader keeps moving')).toBe('step-3');
  });

  it.each([
    ['step-2', 1, 4],
    ['step-3', 4, 1],
    ['step-2', 0.5, 1],
    ['step-3', 1, 0.5],
  ])('starts at %s if the rules of two steps hold with the weights %d and %d', async (step, third, second) => {
    const rule = (name: string, phrase: string, weight: number) =>
      `  - step: ${name}\n    phrase: ${phrase}\n    weight: ${weight}`;
    const both = [rule('step-3', 'hopping', third), rule('step-2', 'waiting', second)];
    for (const written of [both, [...both].reverse()]) {
      const { workflow: planned } = (await openWith(written.join('\n'))).query('OVN database: hopping and waiting');
      expect(planned?.start).toBe(step);
    }
  });

  it('says which phrase the start was chosen by', () => {
    expect(engine.query('ovn-central: nobody leads').workflow?.startBecause).toBe('nobody leads');
    expect(engine.query('ovn-central, the role is unknowns').workflow?.startBecause).toBe('role is unknowns');
  });

  it('is not the answer because of them', () => {
    expect(engine.query('the kafka leader is hopping between the brokers').status).toBe('no_match');
  });

  it('prefers a rule to a condition that the symptom contains literally', () => {
    expect(startOf('ovn-central: there is no leader, nobody leads')).toBe('step-2');
  });
});

describe('A rule of `starts`', () => {
  const findingsOf = async (starts: string) =>
    (await openWith(starts)).lint().map(({ ruleId, range }) => `${ruleId} ${range?.start.line}`);

  it('is reported if its document has no such step', async () => {
    expect(await findingsOf('  - step: step-7\n    any: [nobody leads]')).toContain('triggers/unknown-step 7');
  });

  it('is reported if it names no step', async () => {
    expect(await findingsOf('  - any: [nobody leads]')).toContain('front-matter/schema 7');
  });

  it('is reported if its pattern does not compile', async () => {
    expect(await findingsOf("  - step: step-2\n    regex: '(role'")).toContain('triggers/regex 8');
  });

  it('is reported if it can never match', async () => {
    expect(await findingsOf('  - step: step-2\n    any: [nobody leads]\n    not: [leads]')).toContain(
      'triggers/never-hits 8',
    );
  });
});
