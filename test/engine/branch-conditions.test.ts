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

### Step 5: Ask the scheduler

\`\`\`bash
kubectl get pods -n data
\`\`\`

- If all pods are Pending, go to step 2

### Step 6: Ask the node

\`\`\`bash
kubectl get nodes
kubectl get node web-1 -o yaml
\`\`\`

- If the message says runtime network is not ready, go to step 1

### Step 7: How much is written?

\`\`\`bash
iostat
\`\`\`

- ✅ Normal: util < 60
- ⚠️ Warning: 60 <= util < 90
- ❌ Abnormal: util >= 90

- If \`util >= 60\` and \`await > 5\`, go to step 2
- If writes come from a backup, wait for its end with \`tail -f /var/log/backup.log\`

### Step 8: Ask the scheduler again

\`\`\`bash
kubectl get pods -n data
\`\`\`

- If not all pods are Running, go to step 3

### Step 9: Which packets are lost?

\`\`\`bash
ping -c 3 web-0
\`\`\`

- If only large packets fail, go to step 1
- If the ping fails, go to step 2

### Step 10: 再看看 Pod

\`\`\`bash
kubectl get pods -n data
\`\`\`

- 如果并非所有 Pod 都是 Running，执行步骤 3
`;

const disk = (use: string) => `Filesystem      Size  Used Avail Use% Mounted on
/dev/sda1       100G   80G   20G  ${use} /data
`;
const pods = (status: string, restarts: number) => `NAME    READY   STATUS    RESTARTS   AGE
web-0   1/1     ${status}   ${restarts}          3h
web-1   1/1     Running   0          3h
`;

const bothPending = pods('Pending', 0).replace('Running', 'Pending');

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
    // Of all pods, one is not enough; of not all, it is.
    [5, pods('Pending', 0), []],
    [5, bothPending, [1]],
    [8, pods('Running', 0), []],
    [8, pods('Pending', 0), [1]],
    // That a ping fails shows neither which packets fail nor that the others arrive.
    [9, '3 packets transmitted, 0 received, 100% packet loss', []],
    [10, pods('Running', 0), []],
    [10, bothPending, [1]],
    // The state of a node is not the message about its network.
    [6, 'NAME    STATUS     ROLES   AGE\nweb-1   NotReady   <none>  3d\n', []],
    [6, '  message: runtime network is not ready', [1]],
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

  it('is pointed at after a warning too, and choosing it keeps the verdict', () => {
    const view = paste(7, 'util: 75\nawait: 9\n');
    expect([view.number, suggested(view)]).toEqual(['7', [1]]);
    expect(view.notices).toContainEqual({ code: 'choose-branch', values: { verdict: 'warning' } });
    const { number, visits } = engine.advance(view.token!, { branch: 1 });
    expect([number, visits.at(-1)?.outcome]).toEqual(['2', 'warning']);
    expect(engine.advance(view.token!, { outcome: 'warning' }).number).toBe('7.1');
    expect(paste(7, 'util: 75\nawait: 2\n').number).toBe('7.1');
  });

  it('that is an item with a command of its own is passed over when its step is normal', () => {
    expect(paste(7, 'util: 5\nawait: 2\n').number).toBe('8');
  });

  it('is followed when it compares a value that was read, also as one of several alternatives', () => {
    const view = paste(4, 'status:\n  v4availableIPs: 0\n');
    expect([view.number, view.visits.at(-1)?.branch]).toEqual(['1', expect.stringContaining('== 0')]);
    expect(paste(4, 'status:\n  v4availableIPs: 7\n').number).toBe('4');
  });
});
