import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const procedure = `---
kind: workflow
title: Collector does not answer
triggers: [collector is silent]
---

# Collector does not answer

## Diagnosis

### Step 1: Ask it

\`\`\`bash
<tool> get pods
sudo <tool> -x
kubectl get pods -n <namespace> | grep <keyword>
\`\`\`
`;

describe('parameter values in a compiled knowledge base', () => {
  it('never become a program, and are quoted where they are inserted', async () => {
    const engine = await Engine.open({ kb: [folderOf({ 'workflows/collector.md': procedure })], cache: false });
    const params = { tool: 'reboot', namespace: 'payments', keyword: "a'; reboot #" };
    const { workflow } = engine.query('collector is silent', { params });
    const commands = workflow?.steps.flatMap((step) => step.commands) ?? [];
    expect(commands.map(({ rendered, runnable }) => [rendered, runnable])).toEqual([
      ['<tool> get pods', false],
      ['sudo <tool> -x', false],
      ["kubectl get pods -n payments | grep 'a'\\''; reboot #'", true],
    ]);
    expect(commands[0]?.placeholders[0]).toMatchObject({ value: null, refused: expect.stringMatching(/program/) });
  });

  it('are refused once, however many commands use them', async () => {
    const twice = procedure.replace('kubectl get pods -n', 'kubectl describe pods -n <namespace>\nkubectl get pods -n');
    const engine = await Engine.open({ kb: [folderOf({ 'workflows/collector.md': twice })], cache: false });
    const { diagnostics, workflow } = engine.query('collector is silent', { params: { namespace: 'a b' } });
    const wanting = workflow?.steps.flatMap((step) => step.commands).filter(({ text }) => text.includes('<namespace>'));
    expect(wanting).toHaveLength(2);
    expect(diagnostics.filter(({ ruleId }) => ruleId === 'plan/value-refused')).toHaveLength(1);
  });
});
