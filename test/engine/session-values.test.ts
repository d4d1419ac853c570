import { describe, expect, it } from 'vitest';
import { Engine, type Observation, type SessionView } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const conntrack = `---
id: conntrack
kind: workflow
title: Connections are dropped
triggers: [connections are dropped]
---

# Connections are dropped

## Diagnosis

### Step 1: How many may there be?

\`\`\`bash
sysctl net.netfilter.nf_conntrack_max
\`\`\`

- ✅ Normal: nf_conntrack_max > 1000

### Step 2: How many are there?

\`\`\`bash
sysctl net.netfilter.nf_conntrack_count
\`\`\`

- ✅ Normal: \`nf_conntrack_count < nf_conntrack_max\`
- ❌ Abnormal: \`nf_conntrack_count >= nf_conntrack_max\`

### Step 3: Does the pod ask the right server?

\`\`\`bash
kubectl exec <pod-name> -- cat /etc/resolv.conf
dig @<dns-ip> kubernetes.default
\`\`\`

- ✅ Normal: \`nameserver == {dns-ip}\`
- ❌ Abnormal: \`nameserver != {dns-ip}\`

### Step 4: Do the pods run?

\`\`\`bash
kubectl get pods
\`\`\`

- ✅ Normal: STATUS is Running
- ❌ Abnormal: STATUS is not Running

### Step 5: Are there addresses?

\`\`\`bash
kubectl get subnet <subnet-name> -o yaml
\`\`\`

- ✅ Normal: availableIPs > 10
- ❌ Abnormal: availableIPs <= 10
`;
const engine = await Engine.open({ kb: [folderOf({ 'conntrack.md': conntrack })], cache: false });

/** The view after the answers. */
function viewAfter(...answers: readonly Observation[]): SessionView {
  const start = engine.start('connections are dropped').view;
  return answers.reduce((view, answer) => engine.advance(view.token!, answer), start);
}
const verdictAfter = (...answers: readonly Observation[]) => viewAfter(...answers).judgement?.verdict;

const max = { output: 'net.netfilter.nf_conntrack_max = 65536' };
const count = (number: number): Observation => ({ output: `net.netfilter.nf_conntrack_count = ${number}` });

describe('a value that an expectation refers to by name', () => {
  it.each([
    [65_535, 'normal'],
    [65_536, 'abnormal'],
  ])('is read from an earlier output: %s is %s', (number, verdict) => {
    expect(verdictAfter(max, count(number))).toBe(verdict);
  });

  it('is taken from the current output before an earlier one', () => {
    const both = { output: 'net.netfilter.nf_conntrack_count = 900\nnet.netfilter.nf_conntrack_max = 800' };
    expect(verdictAfter(max, both)).toBe('abnormal');
  });

  it('is not guessed if no output has it', () => {
    expect(verdictAfter({ jump: '2' }, count(65_536))).toBeNull();
  });

  it.each([
    ['10.96.0.10', 'normal'],
    ['8.8.8.8', 'abnormal'],
  ])('may have been set: nameserver %s is %s', (server, verdict) => {
    const set = { set: { 'dns-ip': '10.96.0.10' } };
    expect(verdictAfter({ jump: '3' }, set, { output: `search cluster.local\nnameserver ${server}` })).toBe(verdict);
  });
});

describe('a value beyond the end of a cut line', () => {
  it.each([
    ['a row without its last column', 'NAME    READY   STATUS    RESTARTS   AGE\nweb-0   1/1'],
    ['a row cut in a word', 'NAME    READY   STATUS    RESTARTS   AGE\nweb-0   1/1     Runn…'],
  ])('is not judged: %s', (_, output) => {
    expect(verdictAfter({ jump: '4' }, { output })).toBeNull();
  });

  it.each(['availableIPs: 25…', 'availableIPs: 25...', 'availableIPs:', 'availab'])('is not judged: %s', (output) => {
    expect(verdictAfter({ jump: '5' }, { output: `status:\n  ${output}` })).toBeNull();
  });
});

describe('the same text', () => {
  it('gets the same verdict whenever it is pasted', () => {
    const output =
      'NAME    READY   STATUS             RESTARTS   AGE\nweb-0   0/1     CrashLoopBackOff   4          2m';
    const first = viewAfter({ jump: '4' }, { output }).judgement;
    const again = viewAfter({ jump: '4' }, { output }, { back: true }, { output: `${output}\r\n` }).judgement;
    expect([first?.verdict, again?.verdict]).toEqual(['abnormal', 'abnormal']);
  });
});
