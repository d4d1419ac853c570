import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const workflow = `---
id: queue-stalls
kind: workflow
title: Message queue stalls
triggers: [queue, 队列]
---

# Message queue stalls

## Diagnosis

### Step 1: Look at the consumers of the queue

\`\`\`bash
kubectl get pods -l app=consumer
\`\`\`

- If the log has BrokerLeaderMissing, go to "Scenario 1: no leader is elected"
- If consumers on the same zone work and others do not, go to "Scenario 2: broken across zones"

### Step 2: Find the message queue that stalls

If the metrics show (e.g., "PageCacheThrashing"), raise the memory of the queue.

### Scenario 1: no leader is elected

Restart the controller.

### Scenario 2: broken across zones

Open the port between the zones.

### Scenario 3: disk of the broker is full

The broker prints \`segment append rejected by watermark\` before it stops.

#### Symptoms

Producers hang.

#### Solution

Delete old segments.

### Scenario 4: 节点之间时钟偏差

校时。

## Verification

### Step 1: messages flow between producers again

Look at it.
`;

const open = async () => Engine.open({ kb: [folderOf({ 'workflows/queue.md': workflow })], cache: false });
const startOf = async (symptom: string) => {
  const { workflow: planned } = (await open()).query(symptom);
  return { title: planned?.steps.find(({ id }) => id === planned.start)?.title, because: planned?.startBecause };
};

describe('a symptom that matches one situation', () => {
  it.each([
    ['queue orders: BrokerLeaderMissing since noon', 'Scenario 1: no leader is elected'],
    ['queue is broken across-zones', 'Scenario 2: broken across zones'],
    ['the queue stalls, broker says segment append rejected by watermark 90', 'Scenario 3: disk of the broker is full'],
    ['queue slow, we see PageCacheThrashing', 'Step 2: Find the message queue that stalls'],
    ['队列卡住，节点之间的时钟有偏差', 'Scenario 4: 节点之间时钟偏差'],
  ])('starts at its step: %s', async (symptom, title) => {
    expect((await startOf(symptom)).title).toBe(title);
  });

  it('gives the matched text of the document as the reason', async () => {
    expect((await startOf('queue orders: BrokerLeaderMissing since noon')).because).toBe(
      'the log has BrokerLeaderMissing',
    );
  });
});

describe('a symptom that matches no situation, or more than one', () => {
  const first = 'Step 1: Look at the consumers of the queue';

  it.each([
    'the message queue stalls',
    'which message queue stalls',
    'messages of the queue flow between producers again',
    'queue: BrokerLeaderMissing here, and broken across zones there',
  ])('starts at the beginning, without a reason: %s', async (symptom) => {
    expect(await startOf(symptom)).toEqual({ title: first, because: undefined });
  });
});
