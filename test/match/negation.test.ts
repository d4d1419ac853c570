import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = (title: string, symptom: string, triggers: string, steps: string): string => `---
kind: workflow
title: ${title}
triggers:
${triggers}
---

# ${title}

## Symptoms

- ${symptom}

## Diagnosis

${steps}
`;

const step = (title: string): string => `### Step 1: ${title}\n\n\`\`\`bash\nkubectl get pods -n kube-system\n\`\`\`\n`;

const knowledgeBase = {
  'workflows/addresses.md': workflow(
    'IP addresses are exhausted',
    'The subnet has no address left, IP exhaustion',
    '  - IP 耗尽\n  - ip exhaustion\n  - no available ip',
    step('Count addresses'),
  ),
  'workflows/gateway.md': workflow(
    'The gateway is unreachable',
    'Pods cannot reach the gateway, 网关不通',
    '  - 网关不通\n  - gateway unreachable',
    step('Ping the gateway'),
  ),
  'workflows/names.md': workflow(
    'DNS resolution fails',
    'Names are not resolved, DNS times out',
    '  - dns fails\n  - {phrase: dns, not: [policy]}',
    step('Ask CoreDNS'),
  ),
  'workflows/packets.md': workflow(
    'Large packets are lost',
    'An application hangs while ping works\n- CoreDNS 正常，节点也没有丢包',
    '  - {all: [ping works, hangs]}\n  - {regex: "mtu \\\\d+"}',
    step('Measure the MTU'),
  ),
};

describe('a symptom that rules something out', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf(knowledgeBase)], cache: false });
  });

  const firstOf = (symptom: string) => engine.query(symptom).matches[0]?.path;

  it.each([
    ['不是 IP 耗尽，是网关不通', 'workflows/gateway.md'],
    ['ip exhaustion is not the problem, gateway unreachable', 'workflows/gateway.md'],
    ['the gateway is fine, but no available ip', 'workflows/addresses.md'],
    ['we ruled out ip exhaustion, dns fails', 'workflows/names.md'],
  ])('is answered by the rest of its text: %s', (symptom, path) => {
    expect(firstOf(symptom)).toBe(path);
  });

  it.each(['不是 IP 耗尽', 'ip exhaustion is not the problem', '跟网关不通无关'])(
    'has no match if it says nothing else: %s',
    (symptom) => {
      expect(engine.query(symptom)).toMatchObject({ status: 'no_match', matches: [] });
    },
  );

  it('gets the same answer as without it, with evidence in the original words', () => {
    const symptom = '不是 IP 耗尽，网关不通';
    const evidenceOf = (text: string, offset: number) =>
      engine
        .query(text)
        .matches[0]!.evidence.map(({ kind, value, score, query }) => [
          kind,
          value,
          score,
          query && query.start - offset,
        ]);
    expect(evidenceOf(symptom, symptom.indexOf('网关'))).toEqual(evidenceOf('网关不通', 0));
    expect(engine.query(symptom).query.text).toBe(symptom);
  });

  it('is answered by the document that describes itself with the same negation', () => {
    expect(firstOf('CoreDNS 正常，节点也没有丢包。')).toBe('workflows/packets.md');
    expect(engine.query('CoreDNS 正常').status).toBe('no_match');
  });

  it('gives no parameter values from the negation scope', () => {
    const { entities } = engine.query('namespace billing is fine, gateway unreachable in namespace shop').query;
    expect(entities.namespace).toEqual(['shop']);
  });

  it('is compared as written with phrases that contain the negation, and with vetoes', () => {
    const values = (symptom: string) =>
      engine.query(symptom).matches.flatMap(({ evidence }) => evidence.filter(({ kind }) => kind === 'trigger'));
    expect(values('the app hangs, ping works')).not.toEqual([]);
    expect(values('dns times out')).not.toEqual([]);
    expect(values('no policy errors, dns times out')).toEqual([]);
  });

  it('matches patterns outside of the negation scope', () => {
    const found = (symptom: string) =>
      engine.query(symptom).matches.flatMap(({ evidence }) => evidence.map(({ kind, value }) => `${kind} ${value}`));
    expect(found('mtu 1500 is fine, the application hangs')).not.toContain('trigger mtu 1500');
    expect(found('mtu 1500 is fine, the application hangs with mtu 1400')).toContain('trigger mtu 1400');
  });
});
