import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = `---
id: addresses
kind: workflow
title: Addresses of a subnet
triggers: [subnet, 子网]
---

# Addresses of a subnet

## Diagnosis

### Step 1: Read the events of the pod

\`\`\`bash
kubectl describe pod <pod>
\`\`\`

- If the event is QuotaOverdrawn, go to "Scenario 2: the quota is spent"
- If the event says \`failed to create the gateway interface\`, go to "Scenario 5: leaked interfaces"
- If the event says \`no port assigned to the workload\`, continue with the workflow [ports](ports.md)

### Scenario 1: the subnet has no free address

Add one.

### Scenario 2: the quota is spent

Raise it.

### 场景3：网关地址冲突

改网关。

### 场景4：探测失败，日志显示 no reply from gateway peer

换一个。

### Scenario 5: leaked interfaces

Drain the node.

### 场景6：解析慢

减少 ndots。

## Verification

### Step 1: a new pod gets an address of the subnet

Look at it.
`;

const open = async () => Engine.open({ kb: [folderOf({ 'workflows/addresses.md': workflow })], cache: false });

describe('the start step', () => {
  it.each([
    ['subnet default: the quota is spent since noon', 'Scenario 2: the quota is spent'],
    ['no free addresses in subnet blue any more', 'Scenario 1: the subnet has no free address'],
    ['subnet blue: event QuotaOverdrawn on pod web-0', 'Scenario 2: the quota is spent'],
    ['子网里网关的地址和别的机器冲突了', '场景3：网关地址冲突'],
    [
      'subnet blue: W0101 probe.go:12] no reply from gateway peer 10.0.0.1',
      '场景4：探测失败，日志显示 no reply from gateway peer',
    ],
  ])('is the one that matches the symptom: %s', async (symptom, title) => {
    const { workflow: planned } = (await open()).query(symptom);
    expect(planned?.steps.find(({ id }) => id === planned.start)?.title).toBe(title);
  });

  it.each([
    ['subnet blue: FailedGateway failed to create gateway for web-0: no port assigned to the workload web-0', null],
    ['subnet blue: W0101 failed to create the gateway interface: EBUSY', 'Scenario 5: leaked interfaces'],
  ])('is the one that reports the error, even if it leads to another document: %s', async (symptom, title) => {
    const { workflow: planned } = (await open()).query(symptom);
    expect(planned?.steps.find(({ id }) => id === planned.start)?.title).toBe(
      title ?? 'Step 1: Read the events of the pod',
    );
    expect(planned?.startBecause).not.toBeNull();
  });

  it.each([
    ['子网里域名解析失败', 'Step 1: Read the events of the pod'],
    ['子网里域名解析很慢', '场景6：解析慢'],
  ])('distinguishes a slow answer from no answer: %s', async (symptom, title) => {
    const { workflow: planned } = (await open()).query(symptom);
    expect(planned?.steps.find(({ id }) => id === planned.start)?.title).toBe(title);
  });

  it.each(['something is wrong with the subnet', 'the subnet blue is odd since the upgrade'])(
    'is the beginning of the diagnosis if no step matches: %s',
    async (symptom) => {
      const { workflow: planned } = (await open()).query(symptom);
      expect(planned?.steps.find(({ id }) => id === planned.start)?.title).toBe('Step 1: Read the events of the pod');
    },
  );
});
