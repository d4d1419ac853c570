import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import type { SessionView } from '../../src/model/index.js';
import { folderOf } from '../support/folder.js';

const workflow = `---
id: slow-volume
title: The volume is slow
kind: workflow
lang: en
symptoms: [the volume is slow]
---

# The volume is slow

## Diagnosis

### Step 1: How full is it?

\`\`\`bash
df -h /data
\`\`\`

- If Use% is 100%, go to step 2
- If Use% > 80% and the mount is read-only, go to step 3
- If IFree < 1000, go to step 4
- If the mount is not Ready, go to step 2

### Step 2: Who writes?

\`\`\`bash
kubectl get pods -n data
\`\`\`

- If the pods are Pending, or RESTARTS > 10, go to step 3
- Otherwise, go to step 4

### Step 3: Read the kernel's messages

\`\`\`bash
dmesg
\`\`\`

- If the message contains "I/O error", go to step 4
- If there is no output, go to step 1
- 若 dmesg 里有 Killed process，执行步骤 2

### Step 4: 看看分配

\`\`\`bash
kubectl get subnet web -o yaml
\`\`\`

- ✅ 正常：v4availableIPs > 10
- ❌ 异常：v4availableIPs <= 10

- 如果 NoAvailableAddress，或 v4availableIPs == 0，或使用率 100%，执行步骤 1
- 如果 v4availableIPs <= 10 且 v4availableIPs > 0，执行步骤 2
`;

const disk = (use: string) => `Filesystem      Size  Used Avail Use% Mounted on
/dev/sda1       100G   80G   20G  ${use} /data
`;
const pods = (status: string, restarts: number) => `NAME    READY   STATUS    RESTARTS   AGE
web-0   1/1     ${status}   ${restarts}          3h
web-1   1/1     Running   0          3h
`;

describe('the condition of a branch, in a step whose expectations do not decide,', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf({ 'slow-volume.md': workflow })], cache: false });
  });

  function paste(step: number, output: string): SessionView {
    const { view } = engine.start('the volume is slow', { document: 'slow-volume' });
    return engine.advance(engine.advance(view.token!, { jump: String(step) }).token!, { output });
  }
  const suggested = ({ choices }: SessionView) => choices.flatMap((each) => (each.suggested ? [each.number] : []));

  it.each([
    [1, disk('100%'), [1]],
    // Half of a condition is not enough.
    [1, disk('85%'), []],
    // A single word says nothing of what it does not name.
    [1, 'foo', []],
    [1, '10.17.0.5', []],
    [2, pods('Pending', 0), [1]],
    [2, pods('Running', 12), [1]],
    [2, pods('Running', 0), [2]],
    [3, 'blk_update_request: I/O error, dev sda', [1]],
    [3, '[    0.000000] Linux version 6.1.0', []],
    [3, '', [2]],
    [3, '[Sat Nov 28 10:00:00 2026] Killed process 4711 (mysqld) total-vm:2300000kB', [3]],
  ])('is pointed at in step %i when only it holds: %j', (step, output, choices) => {
    const view = paste(step, output);
    expect([view.number, suggested(view)]).toEqual([String(step), choices]);
  });

  it('is shown with the line that fulfils it', () => {
    const { notices } = paste(1, disk('100%'));
    expect(notices).toContainEqual({ code: 'no-verdict', values: { reason: 'no_expectations' } });
    expect(notices).toContainEqual({
      code: 'condition-holds',
      values: { number: '1', text: '/dev/sda1       100G   80G   20G  100% /data' },
    });
  });

  it('is followed when it compares a value that was read, also as one of several alternatives', () => {
    const view = paste(4, 'status:\n  v4availableIPs: 0\n');
    expect([view.number, view.visits.at(-1)?.branch]).toEqual(['1', expect.stringContaining('== 0')]);
    expect(paste(4, 'status:\n  v4availableIPs: 7\n').number).toBe('4');
  });
});
