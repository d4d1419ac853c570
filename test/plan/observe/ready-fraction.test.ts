import { expect, it } from 'vitest';
import { Engine } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';

const workflow = `---
id: pods
kind: workflow
title: Pods are not ready
triggers: [pods are not ready]
---

# Pods are not ready

## Diagnosis

### Step 1: Look at the pods

\`\`\`bash
kubectl get pods
\`\`\`

- normal: READY == Ready
- abnormal: READY != Ready, go to step 2

### Step 2: Look at the node

\`\`\`bash
kubectl get node
\`\`\`
`;

it.each([
  ['1/1', 'normal'],
  ['3/3', 'normal'],
  ['0/1', 'abnormal'],
  ['0/0', 'abnormal'],
])('a pod with %s containers ready is %s', async (ready, verdict) => {
  const engine = await Engine.open({ kb: [folderOf({ 'pods.md': workflow })], cache: false });
  const { view } = engine.start('pods are not ready');
  const next = engine.advance(view.token!, { output: `NAME  READY  STATUS\nweb   ${ready}    Running\n` });
  expect(next.judgement?.verdict).toBe(verdict);
});
