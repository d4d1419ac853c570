import { describe, expect, test } from 'vitest';
import { expectation } from '../../../src/lower/steps/expectation.js';
import type { Verdict } from '../../../src/model/index.js';
import { written } from './support.js';

const start = { offset: 0, line: 1, column: 1 };
const read = (verdict: Verdict, raw: string) =>
  expectation(verdict, raw.replaceAll('`', ''), { start, end: start }, { raw });

/** The condition of an expectation, or its groups of claims: one line each, `?` where a person must decide. */
const understood = (verdict: Verdict, raw: string): string | string[] | null => {
  const { condition, claims } = read(verdict, raw);
  return (
    claims?.map((group) => group.map((claim) => written(claim.condition) ?? `? ${claim.text}`).join(' & ')) ??
    written(condition)
  );
};

describe('an explanation or instruction beside a claim', () => {
  test.each([
    ['normal', 'the trace ends with `output to`; it is no policy', ['output contains output to']],
    ['normal', '`status: ok`, which means that it is alive', ['output contains status: ok']],
    ['abnormal', '`timed out`; ask from a pod on another node, and compare', ['output contains timed out']],
    ['abnormal', '`timed out`；对比两个节点的结果', ['output contains timed out']],
    ['abnormal', '`is refused`; while it is down, `kubectl` is slow', ['output contains is refused']],
    ['abnormal', '`dropping packet`; repeat step 2', ['output contains dropping packet']],
    ['normal', '没有网络错误（去看镜像、存储、挂载）', ['errors == 0']],
  ] as const)('claims nothing: %s %s', (verdict, raw, claims) => expect(understood(verdict, raw)).toEqual(claims));

  test('is no exception: `it is no longer …` claims something', () =>
    expect(understood('normal', '`status: ok`; it is no longer a candidate')).toEqual([
      'output contains status: ok',
      '? it is no longer a candidate',
    ]));

  test('quotes no output when it says what to set', () =>
    expect(understood('abnormal', '`cannot read` (set `mode=true` on each node)')).toEqual([
      'output contains cannot read',
    ]));
});

describe('a part that joins another', () => {
  test.each([
    ['abnormal', 'RESTARTS > 0 with no EIP or no rules', ['RESTARTS > 0 & ? with no EIP or no rules']],
    ['abnormal', 'RESTARTS > 0 而没有 EIP 或没有规则', ['RESTARTS > 0 & ? 没有 EIP 或没有规则']],
    ['abnormal', 'IUse% >= 95 while there is room', ['IUse% >= 95 & ? there is room']],
    ['abnormal', 'replicas < 3，但节点足够', ['replicas < 3 & ? 节点足够']],
    ['normal', 'READY is True although the node is old', ['READY == True', '? the node is old']],
    ['abnormal', 'READY is False on every node', ['READY == False & ? on every node']],
  ] as const)('leaves the claim open until a person decides about it: %s %s', (verdict, raw, claims) => {
    expect(read(verdict, raw).condition).toBeNull();
    expect(understood(verdict, raw)).toEqual(claims);
  });

  test('behind a comma belongs to all alternatives before it', () =>
    expect(understood('abnormal', '`rate : 0`, or no queue, though the pod has the annotation')).toEqual([
      'output contains rate : 0 & ? the pod has the annotation',
      '? no queue & ? the pod has the annotation',
    ]));

  test('of one alternative leaves the condition of another alone', () =>
    expect(written(read('abnormal', 'memory > 90%, or pods without limits').condition)).toBe('memory > 90%'));

  test('within quotation marks is a part of the message', () =>
    expect(understood('abnormal', '`closed while reading` or `no route`')).toEqual([
      'output contains closed while reading',
      'output contains no route',
    ]));

  test('that nothing is understood of does not divide the claim', () =>
    expect(understood('abnormal', '`is refused`, or requests without an answer')).toEqual([
      'output contains is refused',
      '? requests without an answer',
    ]));
});

describe('a claim about all objects', () => {
  test('is one about each record, or is left open', () => {
    expect(understood('abnormal', '`Leader: unknown` (on every pod)')).toEqual(['records contains Leader: unknown']);
    expect(understood('abnormal', '`Leader: unknown`（每个 Pod 都是）')).toEqual(['records contains Leader: unknown']);
    expect(understood('abnormal', '`timed out` (on every node)')).toEqual([
      'output contains timed out & ? on every node',
    ]);
  });

  test('is normal for every line in any case', () =>
    expect(understood('normal', 'UPDATED == DESIRED and READY == DESIRED in every line')).toEqual([
      'UPDATED == DESIRED and READY == DESIRED',
    ]));
});

describe('attempts of which all or none succeed', () => {
  test.each(['everything passes or nothing does', '都通或都不通'])('are at least two: %s', (raw) =>
    expect(understood('abnormal', raw)).toEqual([
      'attempts == succeed and attempts >= 2',
      'attempts == all fail and attempts >= 2',
    ]),
  );

  test('may be one when it is normal that they succeed', () =>
    expect(understood('normal', '都通')).toEqual(['attempts == succeed']));
});

describe('a list with one predicate', () => {
  test.each([
    'the count is 3, `openvswitch`, `geneve` and `vxlan` are loaded',
    'the count is 3，`openvswitch`、`geneve` 与 `vxlan` 已加载',
  ])('claims it of each name: %s', (raw) =>
    expect(understood('normal', raw)).toEqual([
      'count == 3',
      'output contains openvswitch and output contains geneve and output contains vxlan',
    ]),
  );
});

describe('a denied claim', () => {
  test.each([
    ['no `insert_failed=` counter', ['output lacks insert_failed=']],
    ['no firewall is `active`', ['output lacks active']],
  ])('is that the output lacks the text: %s', (raw, claims) =>
    expect(understood('normal', `real < 100ms, ${raw}`)).toEqual(['real < 100ms', ...claims]),
  );
});

test('a bare answer is a line of its own', () => {
  expect(understood('abnormal', 'no')).toEqual(['output == no']);
  expect(understood('normal', '`yes`, and the endpoint is near')).toEqual(['output == yes', '? the endpoint is near']);
});

test('a quoted command is what prints the quoted message', () => {
  const claims = ['output contains leader not exists'];
  expect(understood('abnormal', '`kubectl ko` ends with `leader not exists`')).toEqual(claims);
  expect(understood('abnormal', '`kubectl ko` 报 `leader not exists`')).toEqual(claims);
});
