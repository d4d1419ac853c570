import { describe, expect, test } from 'vitest';
import { parseCondition } from '../../../src/lower/steps/condition.js';
import { expectation } from '../../../src/lower/steps/expectation.js';
import type { EvaluableExpectation } from '../../../src/model/index.js';
import { evaluateOutput } from '../../../src/plan/index.js';

const running: EvaluableExpectation[] = [
  { verdict: 'normal', text: 'all pods are Running', condition: parseCondition('all pods are Running') },
  { verdict: 'abnormal', text: 'CrashLoopBackOff', condition: parseCondition('CrashLoopBackOff') },
];
const pods = `NAME        READY   STATUS             RESTARTS   AGE
web-0       0/1     CrashLoopBackOff   12         3h
`;
const verdictOf = (own: string, pasted: string, output = pods) =>
  evaluateOutput(`$ ${pasted}\n${output}`, running, { commands: [own] }).verdict;

describe('output below a prompt', () => {
  test.each([
    ['kubectl get pods -n <namespace> -o wide', 'kubectl get po -n shop -o wide'],
    ['kubectl get pods -n kube-system', 'kubectl -n kube-system get pods'],
    ["kubectl get pods -n kube-system -l 'app in (ovs, kube-ovn-cni)'", 'kubectl get pod -n kube-system -l app=ovs'],
    ['kubectl get pods -n kube-system -l app=<name>', 'kubectl get pods -n kube-system -l app=web'],
    ['kubectl get pods -n kube-system -l app=ovs', 'kubectl get pods -n kube-system | grep ovs'],
    ['kubectl get pods -n shop', 'kubectl get pods -n shop --field-selector spec.nodeName=node1'],
    ['kubectl get pods -A', 'sudo kubectl get pods -A 2>/dev/null'],
  ])('is judged if the step has %s and the prompt %s', (own, pasted) => {
    expect(verdictOf(own, pasted)).toBe('abnormal');
  });

  test.each([
    ['another namespace', 'kubectl get pods -n kube-system', 'kubectl get pods -n shop'],
    ['another label', 'kubectl get pods -n kube-system -l app=ovs', 'kubectl get pods -n kube-system -l app=vpc-dns'],
    [
      'a label although the step has none',
      'kubectl get pods -n kube-system',
      'kubectl get pods -n kube-system -l app=x',
    ],
    [
      'all although the step asks for some',
      'kubectl get pods -n kube-system -l app=ovs',
      'kubectl get pods -n kube-system',
    ],
    ['one of all namespaces', 'kubectl get pods -A', 'kubectl get pod web-0 -n shop'],
    [
      'other fields',
      'kubectl get pods -A --field-selector status.phase=Pending',
      'kubectl get pods -A --field-selector status.phase=Failed',
    ],
    [
      'a table instead of one value',
      "kubectl get pod <pod> -n <namespace> -o jsonpath='{.status.phase}'",
      'kubectl get pods -n shop -o wide',
    ],
    ['another name', 'kubectl get pod web-0 -n shop', 'kubectl get pod db-0 -n shop'],
  ])('is not judged if the command asks for %s', (_, own, pasted) => {
    expect(verdictOf(own, pasted)).toBeNull();
  });
});

const start = { line: 1, column: 1, offset: 0 };
const range = { start, end: start };

test('a line such as "node exists" is not a successful attempt', () => {
  const judged = (text: string) =>
    evaluateOutput(
      'Connection to 10.16.0.12 8080 port [tcp/http-alt] succeeded!\n',
      [expectation('normal', text, range)],
      { commands: [] },
    ).verdict;
  expect(judged('the Chassis exists')).toBe('normal');
  expect(judged('every Chassis belongs to a node that exists')).toBeNull();
});

const connects: EvaluableExpectation[] = [
  {
    verdict: 'normal',
    text: 'it connects',
    condition: null,
    claims: [
      [{ text: 'it connects', condition: { all: [{ subject: 'attempts', operator: '==', value: 'succeed' }] } }],
    ],
  },
];

describe('output of other programs', () => {
  const answered = 'Connection to 10.16.0.12 8080 port [tcp/http-alt] succeeded!\n';
  const judged = (own: string, pasted: string) =>
    evaluateOutput(`$ ${pasted}\n${answered}`, connects, { commands: [own] }).verdict;

  test('is judged for any value of a placeholder', () => {
    expect(judged('nc -zv -w 3 <backend-ip> <port>', 'nc -zv -w 5 10.16.0.12 8080')).toBe('normal');
    expect(judged('nc -zv -w 3 <node-ip> 8080', 'nc -vz 10.16.0.12 8080')).toBe('normal');
  });

  test('is not judged for another port, in a pod instead of on a node, or for another sub-command', () => {
    expect(judged('nc -zv -w 3 <node-ip> 6641', 'nc -zv 10.16.0.12 8080')).toBeNull();
    expect(judged('nc -zv <node-ip> 8080', 'kubectl exec web-0 -- nc -zv 10.16.0.12 8080')).toBeNull();
    expect(judged('ovn-nbctl lr-nat-list <router>', 'kubectl ko nbctl lr-route-list vpc-1')).toBeNull();
  });

  test('does not prove that the command of the step printed nothing', () => {
    const silent: EvaluableExpectation[] = [
      { verdict: 'normal', text: 'no output', condition: { all: [{ subject: 'output', operator: '==', value: '' }] } },
    ];
    const context = { commands: ["kubectl get csr | grep 'ovn-ipsec'"] };
    expect(evaluateOutput("$ kubectl get csr | grep 'ovn-ipsec'\n", silent, context).verdict).toBe('normal');
    expect(evaluateOutput('$ kubectl get vips | grep vip-1\n', silent, context).verdict).toBeNull();
  });

  test('is not judged if it is a table of one namespace instead of all', () => {
    const everywhere = `NAMESPACE   ${pods.split('\n')[0]}\nshop        ${pods.split('\n')[1]}\n`;
    const judge = (output: string, command: string) => evaluateOutput(output, running, { commands: [command] }).verdict;
    expect(judge(everywhere, 'kubectl get pods -A')).toBe('abnormal');
    expect(judge(pods, 'kubectl get pods -A -o wide')).toBeNull();
    expect(judge(pods, 'kubectl get pods -n shop')).toBe('abnormal');
  });
});

describe('an answer such as "no"', () => {
  const says = { all: [{ subject: 'output', operator: 'contains', value: 'no' }] } as const;
  const asked: EvaluableExpectation[] = [
    { verdict: 'abnormal', text: 'no', condition: null, claims: [[{ text: 'no', condition: says }]] },
  ];
  const verdict = (output: string) => evaluateOutput(output, asked).verdict;

  test('proves an expectation as a whole line, cell or value', () => {
    expect(verdict('no\n')).toBe('abnormal');
    expect(verdict('allowed: no\n')).toBe('abnormal');
  });

  test('proves nothing in a sentence', () => {
    expect(verdict('connect: no such file or directory\n')).toBeNull();
    expect(verdict('nw_ecn=0,nw_frag=no,tp_src=51234\n')).toBeNull();
  });
});
