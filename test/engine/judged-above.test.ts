import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import type { SessionView } from '../../src/model/index.js';
import { folderOf } from '../support/folder.js';

const leases = {
  'workflows/leases.md': `---
id: leases
kind: workflow
title: The pool of leases runs dry
triggers: [no free lease]
---

# The pool of leases runs dry

## Diagnosis

### Step 1: See how many leases are free

- ✅ Normal: freeLeases > 10
- ❌ Abnormal: freeLeases <= 10

- If \`freeLeases <= 10\`, go to "Widen the pool"

#### The pools

\`\`\`bash
kubectl get leasepool -A
\`\`\`

#### One pool

\`\`\`bash
kubectl describe leasepool web
\`\`\`

### Step 2: Look at the log

\`\`\`bash
kubectl logs deploy/leases
\`\`\`

## Resolution

### Widen the pool

\`\`\`bash
kubectl edit leasepool web
\`\`\`
`,
};

describe('a step that states what is normal, with substeps that contain the commands', () => {
  let engine: Engine;
  let part: SessionView;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf(leases)], cache: false });
    part = engine.advance(engine.start('no free lease').view.token!, { outcome: 'done' });
  });
  const paste = (output: string): SessionView => engine.advance(part.token!, { output });

  it('evaluates the output of a substep, and names the step', () => {
    expect(part).toMatchObject({ number: '1.1', step: { expectations: [] } });
    const view = paste('freeLeases: 40');
    expect(view.judgement).toMatchObject({ verdict: 'normal', expectation: null, each: [] });
    expect(view.notices).toMatchObject([{ code: 'judged-above', values: { number: '1' } }]);
    expect(view).toMatchObject({ number: '1.2', visits: [{}, { step: part.step!.id, outcome: 'normal' }] });
  });

  it('follows the branch of that step', () => {
    const view = paste('freeLeases: 3');
    expect(view.step?.title).toContain('Widen the pool');
    expect(view.conclusion?.cause).toBe('freeLeases <= 10');
    expect(view.visits.at(-1)).toMatchObject({ outcome: 'abnormal', seen: [{ name: 'freeLeases', value: 3 }] });
  });

  it('does not follow it a second time', () => {
    const again = engine.advance(paste('freeLeases: 3').token!, { jump: '1.1' });
    const view = engine.advance(again.token!, { output: 'freeLeases: 3' });
    expect(view.judgement?.verdict).toBe('abnormal');
    expect(view.number).toBe('1.2');
  });

  it('asks for the outcome when the value is missing', () => {
    const view = paste('web   Ready');
    expect(view).toMatchObject({ number: '1.1', judgement: { verdict: null } });
    expect(view.notices).toMatchObject([{ code: 'no-verdict', values: { reason: 'no_conditions' } }]);
  });
});
