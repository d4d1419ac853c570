import { describe, expect, test } from 'vitest';
import { parseCondition } from '../../../src/lower/steps/condition.js';
import type { EvaluableExpectation, ObservedValue, Step, Verdict } from '../../../src/model/index.js';
import {
  branchFulfilled,
  branchMentioned,
  evaluateOutput,
  offeredValues,
  pastedNames,
} from '../../../src/plan/index.js';

const expected = (...texts: readonly (readonly [Verdict, string])[]): EvaluableExpectation[] =>
  texts.map(([verdict, text]) => ({ verdict, text, condition: parseCondition(text) }));

describe('one row among several', () => {
  const usage = expected(['normal', 'usagePercent < 80'], ['abnormal', 'usagePercent >= 95']);
  const line = (name: string, used: number) =>
    `${name} vpc=ovn-cluster v4availableIPs=${100 - used} usagePercent=${used}`;

  test('is judged and named if rows are pairs on a line', () => {
    const output = [line('join', 0), line('web', 100), line('ovn-default', 1)].join('\n');
    expect(evaluateOutput(output, usage)).toMatchObject({ verdict: 'abnormal', row: 'web', readings: [{ line: 2 }] });
    expect(evaluateOutput(output, usage, { rows: ['join'] })).toMatchObject({ verdict: 'normal', row: 'join' });
  });

  test('is a record only if every line has the same names', () => {
    const log = 'level=info msg=started usagePercent=99\nplain words without a pair\nlevel=warn msg=slow\n';
    expect(evaluateOutput(log, usage).row).toBeNull();
  });
});

describe('a number', () => {
  test('may be compared with the one beside it that a plain word names', () => {
    const whole = expected(['normal', 'readyReplicas equals replicas']);
    const outcome = (ready: number) => evaluateOutput(`replicas: 3\nreadyReplicas: ${ready}\n`, whole).outcome;
    expect([outcome(3), outcome(1)]).toEqual(['holds', 'none_holds']);
  });

  test('may be written with a word of magnitude', () => {
    const lag = expected(['normal', '堆积量小于 1 万'], ['abnormal', '堆积量大于等于 1 万']);
    expect(evaluateOutput('堆积量: 1.2万', lag).verdict).toBe('abnormal');
    expect(evaluateOutput('堆积量: 9000', lag).verdict).toBe('normal');
  });
});

describe('the status of the object that a step describes', () => {
  const bound = expected(['normal', 'Bound'], ['abnormal', 'Pending']);
  const commands = ['kubectl describe pvc <pvc-name> -n <namespace>', 'kubectl get storageclass', 'kubectl get pv'];
  const volumes = `NAME      CAPACITY   ACCESS MODES   RECLAIM POLICY   STATUS   CLAIM            STORAGECLASS   REASON   AGE
pvc-2f2   10Gi       RWO            Delete           Bound    shop/data-db-0   standard                12d
`;
  const claim = (status: string) =>
    `Name:          data-web-0\nNamespace:     shop\nStatus:        ${status}\nLabels:        app=web\n`;

  test('is not read from other objects in the output', () => {
    expect(evaluateOutput(volumes, bound, { commands }).verdict).toBeNull();
    const all = `$ kubectl describe pvc data-web-0 -n shop\n${claim('Pending')}$ kubectl get pv\n${volumes}`;
    expect(evaluateOutput(all, bound, { commands })).toMatchObject({ verdict: 'abnormal', row: 'data-web-0' });
    const well = all.replace('Pending', 'Bound').replace('Bound    shop', 'Failed   shop');
    expect(evaluateOutput(well, bound, { commands })).toMatchObject({ verdict: 'normal', row: 'data-web-0' });
  });
});

describe('a condition that a document writes as Ready=True', () => {
  const ready: EvaluableExpectation[] = [
    {
      verdict: 'normal',
      text: 'Ready=True',
      condition: { all: [{ subject: 'output', operator: 'contains', value: 'Ready=True' }] },
    },
  ];
  const describe = (status: string) => `Name:               node2
Unschedulable:      false
Conditions:
  Type             Status    LastHeartbeatTime                 Reason              Message
  ----             ------    -----------------                 ------              -------
  MemoryPressure   False     Mon, 02 Nov 2026 08:12:20 +0000   KubeletHasMemory    kubelet has memory
  Ready            ${status}     Mon, 23 Nov 2026 09:01:07 +0000   KubeletReady        kubelet is posting ready status
Addresses:
  InternalIP:  192.168.10.12
`;

  test('is read from what grep leaves of that table', () => {
    const pressure = expected(['normal', 'MemoryPressure is False'], ['abnormal', 'MemoryPressure is True']);
    const lines = describe('True').split('\n');
    for (const part of [lines.slice(2, 6), lines.slice(3, 7), lines.slice(5, 6)])
      expect(evaluateOutput(part.join('\n'), pressure).verdict).toBe('normal');
    expect(evaluateOutput(lines[5]!.replace('False', 'True '), pressure).verdict).toBe('abnormal');
  });

  test('is read from the table of kubectl describe', () => {
    expect(evaluateOutput(describe('True'), ready)).toMatchObject({ verdict: 'normal', readings: [{ line: 7 }] });
    expect(evaluateOutput(describe('False'), ready)).toMatchObject({ outcome: 'none_holds', readings: [{ line: 7 }] });
  });
});

const stepOf = (whens: readonly string[], commands: readonly string[] = []): Step =>
  ({
    branches: whens.map((when) => ({ when })),
    commands: commands.map((text) => ({ text })),
    expectations: [],
  }) as never;

describe('a branch', () => {
  test('is fulfilled by a value with another name for the same quantity', () => {
    const seen = [{ name: 'V4AVAILABLE', value: 0, unit: null, line: 4, text: '' }] as ObservedValue[];
    expect(branchFulfilled(stepOf(['v4availableIPs == 0', 'usagePercent >= 80']), seen)).toBe(0);
    expect(branchFulfilled(stepOf(['v4usingIPs == 0']), seen)).toBeNull();
  });

  test('is not suggested by words of the command, words in every row, or the beginning of a name', () => {
    const rows = 'kube-ovn-cni-2klnh 1/1 Running\nkube-ovn-cni-t2jz4 0/1 Error\n';
    expect(branchMentioned(stepOf(['kube-ovn reports it', 'another']), rows)).toBeNull();
    const status = stepOf(['OVN_Southbound has no leader', 'another'], ['ovn-appctl cluster/status OVN_Southbound']);
    expect(branchMentioned(status, 'Name: OVN_Southbound\nRole: leader\n')).toBeNull();
    const services =
      'NAME   TYPE        CLUSTER-IP    EXTERNAL-IP   PORT(S)\nweb    ClusterIP   10.96.12.34   <none>        80/TCP\n';
    expect(branchMentioned(stepOf(['EXTERNAL-IP stays pending', 'another']), services)).toBeNull();
    const images = 'web-0 docker.io/kubeovn/kube-ovn:v1.13\nweb-1 docker.io/kubeovn/kube-ovn:v1.12\n';
    expect(branchMentioned(stepOf(['kube-ovn reports it', 'another']), images)).toBeNull();
  });

  test('is suggested by a reason, even if every row has it', () => {
    const rows = 'NAME READY STATUS\nweb-0 0/1 CrashLoopBackOff\nweb-1 0/1 CrashLoopBackOff\n';
    expect(branchMentioned(stepOf(['pods are in CrashLoopBackOff', 'another']), rows)?.branch).toBe(0);
  });
});

describe('offered values', () => {
  const place = { name: 'pod-name', type: 'name', resource: 'pod', context: 'argument' };
  const step = { commands: [{ text: 'kubectl get pods -n <namespace>', placeholders: [place] }] } as never;
  const offered = (output: string) => offeredValues([step], ['pod-name'], pastedNames(output, [], { step }));

  test('are names of objects, not fields called "name" of another program', () => {
    expect(offered('Name: OVN_Northbound\nCluster ID: 32d1\nRole: leader\nTerm: 42\n')).toEqual([]);
    expect(
      offered(
        'NAME                 PROVISIONER             RECLAIMPOLICY   AGE\nstandard (default)   rancher.io/local-path   Delete          12d\n',
      ),
    ).toEqual([]);
  });

  test('come from tables and descriptions of their kind', () => {
    const values = [{ name: 'pod-name', values: ['web-0'] }];
    expect(offered('NAME    READY   STATUS    RESTARTS   AGE\nweb-0   1/1     Running   0          2d\n')).toEqual(
      values,
    );
    expect(offered('Name:         web-0\nNamespace:    shop\nLabels:       app=web\n')).toEqual(values);
  });
});
