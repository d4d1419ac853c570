import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseCondition } from '../../../src/lower/steps/condition.js';
import { expectation } from '../../../src/lower/steps/expectation.js';
import type { EvaluableExpectation, Verdict } from '../../../src/model/index.js';
import { evaluateOutput } from '../../../src/plan/index.js';

function expected(...lines: readonly (readonly [Verdict, string])[]): EvaluableExpectation[] {
  return lines.map(([verdict, text]) => ({ verdict, text, condition: parseCondition(text) }));
}

const range = { start: { offset: 0, line: 1, column: 1 }, end: { offset: 0, line: 1, column: 1 } };

const available = expected(
  ['normal', 'availableIPs > 10'],
  ['warning', '5 < availableIPs <= 10'],
  ['abnormal', 'availableIPs <= 5'],
);

const subnet = `apiVersion: kubeovn.io/v1
kind: Subnet
metadata:
  name: ovn-default
spec:
  protocol: IPv4
status:
  conditions:
  - lastTransitionTime: "2026-01-01T00:00:00Z"
    status: "True"
    type: Ready
  v4availableIPs: 7
  v4usingIPs: 244
`;

const nodes = 'NAME    STATUS     ROLES   AGE\nweb-1   NotReady   <none>  3d\n';

describe('in verdicts on pasted output,', () => {
  test('a value pasted alone is not judged where a person must decide about something else', () => {
    const queue = expected(['normal', 'the queue length must not be 0']);
    const commands = ['ip link show ovn0'];
    expect(evaluateOutput('1', queue, { commands }).verdict).toBe('normal');
    const more = expectation('normal', 'the agent runs and logs no error for the pod', range);
    expect(evaluateOutput('1', [...queue, more], { commands }).verdict).toBeNull();
  });

  test('a fault outweighs a normal value of another name', () => {
    const both = expected(['normal', 'Use% < 100%'], ['abnormal', 'nf_conntrack_count >= nf_conntrack_max']);
    const output = 'Use%: 44%\nnf_conntrack_count: 9\nnf_conntrack_max: 9';
    expect(evaluateOutput(output, both).verdict).toBe('abnormal');
    expect(evaluateOutput(output.replace('count: 9', 'count: 1'), both).verdict).toBe('normal');
  });

  test('an address family that a subnet does not use is never short of addresses', () => {
    const short = expected(['abnormal', 'v4availableIPs == 0']);
    const subnetOf = (protocol: string) =>
      `NAME  PROTOCOL  V4AVAILABLE  V6AVAILABLE\nweb   ${protocol}      0            65520`;
    expect(evaluateOutput(subnetOf('IPv4'), short).verdict).toBe('abnormal');
    expect(evaluateOutput(subnetOf('IPv6'), short).verdict).toBeNull();
  });

  test('a pod that has completed need not be ready', () => {
    const ready = expected(['normal', 'all pods are Ready'], ['abnormal', 'a pod is not Ready']);
    const podsOf = (status: string) =>
      `NAME   READY  STATUS     AGE\nweb-0  1/1    Running    3d\nhook   0/1    ${status}  3d`;
    expect(evaluateOutput(podsOf('Pending  '), ready).verdict).toBe('abnormal');
    expect(evaluateOutput(podsOf('Completed'), ready).verdict).not.toBe('abnormal');
  });

  test.each(['Out of memory: Killed process 4411', 'nf_conntrack: table full', 'eth0: Link down', 'kernel panic'])(
    'no errors are never read where the kernel says: %s',
    (line) => {
      const clean = [expectation('normal', 'no kernel errors', range)];
      expect(evaluateOutput('eth0: link is up', clean, { commands: [] }).verdict).toBe('normal');
      expect(evaluateOutput(line, clean, { commands: [] }).verdict).toBeNull();
    },
  );

  test('columns are compared with each other, and never with their names', () => {
    const both = expected(['normal', 'UP-TO-DATE == DESIRED'], ['abnormal', 'UP-TO-DATE < DESIRED']);
    const verdictOf = (counts: string) => evaluateOutput(`NAME  DESIRED  UP-TO-DATE\nweb   ${counts}`, both).verdict;
    expect([verdictOf('3        3'), verdictOf('3        2')]).toEqual(['normal', 'abnormal']);
    for (const output of ['foo', 'NAME  UP-TO-DATE\nweb   3']) expect(evaluateOutput(output, both).verdict).toBeNull();
  });

  test('a normal text proves nothing beside an object in a failing state', () => {
    const ready = [expectation('normal', '"Ready=True KubeletReady"', range)];
    expect(evaluateOutput('Ready=True KubeletReady', ready).verdict).toBe('normal');
    expect(evaluateOutput(`${nodes}\n$ cat state\nReady=True KubeletReady`, ready)).toMatchObject({
      verdict: null,
      outcome: 'ambiguous',
    });
  });

  test('of what is true or false answers no other word', () => {
    const nat = expected(['normal', 'natOutgoing == false'], ['abnormal', 'natOutgoing == true']);
    const verdictOf = (value: string) => evaluateOutput(`natOutgoing: ${value}`, nat).verdict;
    expect(['true', 'false', 'foo', 'ovn-default'].map(verdictOf)).toEqual(['abnormal', 'normal', null, null]);
  });

  test('a value in YAML is found under a similar name and shown with its line', () => {
    const judgement = evaluateOutput(subnet, available);
    expect(judgement).toMatchObject({
      outcome: 'holds',
      verdict: 'warning',
      expectation: 1,
      row: 'ovn-default',
      each: ['fails', 'holds', 'fails'],
      readings: [{ name: 'v4availableIPs', value: 7, unit: null, line: 12, text: '  v4availableIPs: 7' }],
    });
  });

  test('a number may have any number of thousands separators', () => {
    for (const written of ['1,234', '1,234,567', '1,234,567,890'])
      expect(evaluateOutput(`availableIPs: ${written}`, available)).toMatchObject({
        outcome: 'holds',
        verdict: 'normal',
      });
  });

  test('a number with k or M is a count or a size, whichever it is compared with', () => {
    const below = expected(['normal', 'connections < 1000'], ['abnormal', 'connections >= 1000']);
    for (const [output, verdict] of [
      ['1.5k', 'abnormal'],
      ['connections: 1.5k', 'abnormal'],
      ['connections: 2M', 'abnormal'],
      ['connections: 0.9k', 'normal'],
      ['connections: 900', 'normal'],
    ] as const)
      expect(evaluateOutput(output, below).verdict, output).toBe(verdict);
    const most = expected(['normal', 'connections < 1.5k']);
    expect(evaluateOutput('connections: 1400', most).verdict).toBe('normal');
    expect(evaluateOutput('connections: 1600', most).verdict).toBeNull();
    expect(evaluateOutput('size: 1400B', expected(['normal', 'size < 1.5k'])).verdict).toBe('normal');
    expect(evaluateOutput('size: 900', expected(['abnormal', 'size > 1M'])).verdict).toBeNull();
    expect(evaluateOutput('size: 2MiB', expected(['abnormal', 'size > 1M'])).verdict).toBe('abnormal');
  });

  test('a word that a line both negates and asserts counts as asserted', () => {
    const evicted = expected(['abnormal', 'should show Evicted']);
    expect(evaluateOutput('web-0: not Evicted, web-1: Evicted', evicted).verdict).toBe('abnormal');
    expect(evaluateOutput('web-0: not Evicted, web-1: not Evicted', evicted).verdict).not.toBe('abnormal');
  });

  test('the worst row of a table decides', () => {
    const pods = `NAME    READY   STATUS             RESTARTS        AGE
web-0   1/1     Running            0               2d
web-1   0/1     CrashLoopBackOff   12 (3m ago)     2d
web-2   1/1     Running            3 (5h ago)      2d
`;
    const judgement = evaluateOutput(pods, expected(['normal', 'should be Running']));
    expect(judgement).toMatchObject({
      outcome: 'none_holds',
      verdict: null,
      row: 'web-1',
      readings: [{ name: 'STATUS', value: 'CrashLoopBackOff', line: 3 }],
    });
    expect(evaluateOutput(pods, expected(['normal', 'should be Running']), { rows: ['web-2'] })).toMatchObject({
      outcome: 'holds',
      verdict: 'normal',
      row: 'web-2',
    });
  });

  test.each([
    ['12', 'normal'],
    ['7', 'warning'],
    ['0', 'abnormal'],
  ])('a number pasted alone is the value: %s is %s', (output, verdict) => {
    expect(evaluateOutput(output, available)).toMatchObject({
      outcome: 'holds',
      verdict,
      readings: [{ value: Number(output) }],
    });
  });

  test.each([
    ['Running', 'Failed', 'normal'],
    ['Failed', 'Running', 'abnormal'],
    ['Running', 'Running', 'normal'],
    ['Failed', null, 'abnormal'],
  ])('the outermost status counts, in YAML and JSON: %s with %s inside', (outer, inner, verdict) => {
    const phases = expected(['normal', 'should be Running'], ['abnormal', 'should be Failed']);
    const before = { volume: inner === null ? {} : { phase: inner }, phase: outer };
    for (const status of [before, { phase: outer, volume: before.volume }]) {
      const written = [JSON.stringify({ kind: 'Pod', status }, null, 2), stringify({ kind: 'Pod', status })];
      for (const output of written)
        expect(evaluateOutput(output, phases), output).toMatchObject({ outcome: 'holds', verdict });
    }
  });

  test('a missing value is reported', () => {
    expect(evaluateOutput('kind: Pod\nstatus:\n  phase: Running\n', available)).toMatchObject({
      outcome: 'not_found',
      verdict: null,
      readings: [],
    });
  });

  test('a named number without a unit does not get the unit of the bound', () => {
    const fast = expected(['normal', 'latency < 5 s']);
    expect(evaluateOutput('latency: 2', fast)).toMatchObject({ outcome: 'not_found', verdict: null });
    expect(evaluateOutput('latency: 2s', fast)).toMatchObject({ outcome: 'holds', verdict: 'normal' });
  });

  test('the first expectation that holds decides, even if a later one is ambiguous', () => {
    const output = 'status:\n  phase: Running\n  v4availableIPs: 0\n  v6availableIPs: 100\n';
    const running = expected(['normal', 'phase == Running'], ['abnormal', 'availableIPs <= 5']);
    expect(evaluateOutput(output, running)).toMatchObject({
      outcome: 'holds',
      verdict: 'normal',
      each: ['holds', 'ambiguous'],
    });
  });

  test('a name in another language and a full-width colon are read', () => {
    expect(evaluateOutput('可用IP：20', available)).toMatchObject({ outcome: 'holds', verdict: 'normal' });
    expect(evaluateOutput('可用IP：3\n已用IP：250', available)).toMatchObject({
      outcome: 'holds',
      verdict: 'abnormal',
    });
  });

  test('a number alone is the count that is asked for', () => {
    const three = expected(['normal', 'members >= 3']);
    expect(evaluateOutput('3', three)).toMatchObject({ outcome: 'holds', verdict: 'normal' });
    expect(evaluateOutput('members: many', three)).toMatchObject({ verdict: null });
  });

  test('a text that proves a fault outweighs a normal text', () => {
    const tests = expected(['normal', 'contains PASS'], ['abnormal', 'contains FAIL']);
    expect(evaluateOutput('a PASS\nb FAIL\nc PASS\n', tests)).toMatchObject({
      verdict: 'abnormal',
      readings: [{ line: 2 }],
    });
    expect(evaluateOutput('a PASS\nb PASS\n', tests).verdict).toBe('normal');
    expect(evaluateOutput('a FAIL\n', tests.toReversed()).verdict).toBe('abnormal');
  });

  test('a column is found by its name without its unit', () => {
    const top = 'NAME    CPU(cores)   MEMORY(bytes)\nweb-0   1500m        812Mi\nweb-1   20m          300Mi\n';
    for (const [text, name] of [
      ['MEMORY > 500Mi', 'MEMORY(bytes)'],
      ['内存 > 500Mi', 'MEMORY(bytes)'],
      ['CPU > 1', 'CPU(cores)'],
      ['CPU(cores) > 500m', 'CPU(cores)'],
    ] as const)
      expect(evaluateOutput(top, expected(['abnormal', text])), text).toMatchObject({
        verdict: 'abnormal',
        row: 'web-0',
        readings: [{ name, line: 2 }],
      });
    const nodes =
      'NAME    CPU(cores)   CPU%   MEMORY(bytes)   MEMORY%\nnode1   250m         6%     15012Mi         93%\n';
    expect(evaluateOutput(nodes, expected(['abnormal', 'MEMORY > 90%']))).toMatchObject({
      verdict: 'abnormal',
      readings: [{ name: 'MEMORY%' }],
    });
  });

  test('the status of a raft cluster is judged by each of its lines', () => {
    const cluster = (role: string, leader: string) =>
      `1a2b\nName: OVN_Northbound\nStatus: cluster member\nRole: ${role}\nTerm: 5\nLeader: ${leader}\nVote: self\n\nServers:\n    1a2b (1a2b at ssl:[10.0.0.1]:6643) (self)\n`;
    const claimed = (text: string): EvaluableExpectation[] => [
      expectation('normal', text, range),
      expectation('abnormal', 'anything else', range),
    ];
    for (const [text, role, leader, verdict] of [
      ['Role: leader', 'leader', 'self', 'normal'],
      ['Role: leader', 'follower', '3c4d', 'abnormal'],
      ['Role is leader', 'leader', 'self', 'normal'],
      ['Role 是 leader', 'follower', '3c4d', 'abnormal'],
      ['Role is not leader', 'follower', '3c4d', 'normal'],
      ['Mode is leader', 'leader', 'self', null],
      ['Role is unclear', 'leader', 'self', null],
      ['Role is changed', 'leader', 'self', null],
      ['the Role is custom', 'leader', 'self', null],
      ['Status: cluster member', 'follower', '3c4d', 'normal'],
      ['Leader is not unknown', 'follower', '3c4d', 'normal'],
      ['Leader is not unknown', 'candidate', 'unknown', 'abnormal'],
      ['Leader 不为 unknown', 'candidate', 'unknown', 'abnormal'],
    ] as const)
      expect(evaluateOutput(cluster(role, leader), claimed(text)).verdict, `${text}: ${role}`).toBe(verdict);
  });

  test('a part of an expectation does not prove the whole', () => {
    const lag = 'GROUP   TOPIC   LAG\nshop    orders  4990\n';
    for (const more of [
      '且持续增长',
      '并持续增长',
      '，持续增长',
      '（持续增长）',
      '持续 5 分钟',
      ' and growing',
      ' for 5 minutes',
    ]) {
      const [growing] = [expectation('abnormal', `LAG > 1000${more}`, range)];
      expect(evaluateOutput(lag, [growing!]), more).toMatchObject({
        verdict: null,
        readings: [{ name: 'LAG', value: 4990 }],
      });
      expect(evaluateOutput(lag.replace('4990', '7'), [growing!]).each, more).toEqual(['fails']);
    }
    expect(evaluateOutput(lag, [expectation('abnormal', '副本数增加到 3', range)]).verdict).toBeNull();
  });

  test('pods are counted, and a person decides if there are more or fewer', () => {
    const pods = (...statuses: readonly string[]) =>
      `NAME    READY   STATUS             RESTARTS   AGE\n${statuses
        .map((status, at) => `web-${at}   1/1     ${status.padEnd(16)}   0          2d`)
        .join('\n')}\n`;
    const three = expected(['normal', '3 pods Running'], ['abnormal', 'CrashLoopBackOff']);
    expect(evaluateOutput(pods('Running', 'Running', 'Running'), three).verdict).toBe('normal');
    expect(evaluateOutput(pods('Running', 'CrashLoopBackOff', 'Running'), three).verdict).toBe('abnormal');
    for (const statuses of [['Running', 'Running'], Array<string>(4).fill('Running')])
      expect(evaluateOutput(pods(...statuses), three)).toMatchObject({
        verdict: null,
        readings: [{ name: 'STATUS', line: 2 }],
      });
  });
});
