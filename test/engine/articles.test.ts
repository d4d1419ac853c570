import { beforeAll, describe, expect, it } from 'vitest';
import { Engine, presenters } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const information = `---
kind: Information
---

# Handshakes of the probe are logged by the store

## Issue

The store logs \`rejected connection: tls handshake EOF\` every ten seconds.

## Root Cause

The load balancer opens a connection and closes it: its probe speaks no TLS.

## Resolution

1. Let the probe ask for the health page

   \`\`\`bash
   kubectl edit service store
   \`\`\`

## Diagnostic Steps

1. Compare the peer of the log with the balancer

   \`\`\`bash
   kubectl get service store -o wide
   \`\`\`
`;

const howTo = `---
kind: How To
---

# Move a volume to another zone

## Resolution

1. Take a snapshot of the volume

   \`\`\`bash
   kubectl apply -f snapshot.yaml
   \`\`\`

## Diagnostic Steps

1. Read the events of the claim when the copy stays pending

   \`\`\`bash
   kubectl describe pvc data
   \`\`\`
`;

const runbook = `---
kind: workflow
---

# The store is slow

## Diagnosis

1. Look at the disk of the store

   \`\`\`bash
   iostat -x 1 3
   \`\`\`
`;

describe('an article that explains a symptom best', () => {
  let engine: Engine;
  beforeAll(async () => {
    const files = { 'store.md': information, 'volumes.md': howTo, 'workflows/slow.md': runbook };
    engine = await Engine.open({ kb: [folderOf(files)], cache: false });
  });

  it('is shown as the procedure of the answer, with its own kind', () => {
    const { matches, workflow } = engine.query('store logs: rejected connection: tls handshake EOF');
    expect(matches[0]).toMatchObject({ path: 'store.md', kind: 'article' });
    expect(workflow).toMatchObject({ path: 'store.md', kind: 'article' });
    expect(workflow!.steps.flatMap(({ commands }) => commands.map(({ text }) => text))).toEqual([
      'kubectl edit service store',
      'kubectl get service store -o wide',
    ]);
  });

  it('shows its cause and starts with its diagnosis', () => {
    const answer = engine.query('rejected connection: tls handshake EOF');
    const { workflow } = answer;
    expect(workflow!.cause).toContain('its probe speaks no TLS');
    expect(workflow!.steps.find(({ id }) => id === workflow!.start)?.phase).toBe('diagnosis');
    expect(presenters.diagnosis.text(answer)).toContain('Cause: The load balancer opens a connection');
    expect(presenters.diagnosis.markdown(answer)).toContain('Cause: The load balancer opens a connection');
    const { message } = presenters.chat.diagnosis.slack(answer);
    expect(JSON.stringify(message)).toContain('Cause: The load balancer opens a connection');
  });

  it('starts at its first step when it is a procedure', () => {
    const { workflow } = engine.query('move a volume to another zone');
    expect(workflow).toMatchObject({ path: 'volumes.md', start: workflow!.steps[0]!.id });
    expect(workflow).not.toHaveProperty('cause');
  });

  it('ranks below a workflow that explains nearly as much', async () => {
    const twin = `${runbook.replace('kind: workflow', 'kind: article')}\nIts writes are late as well.\n`;
    const both = await Engine.open({ kb: [folderOf({ 'a.md': twin, 'workflows/slow.md': runbook })], cache: false });
    const { matches, workflow } = both.query('the store is slow, look at the disk: late writes');
    expect(matches[0]!.kind).toBe('article');
    expect(workflow!.kind).toBe('workflow');
  });
});
