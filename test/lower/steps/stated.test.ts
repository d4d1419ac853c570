import { describe, expect, test } from 'vitest';
import { commentExpectation, markedExpectation, proseExpectation } from '../../../src/lower/steps/expectation.js';
import { written } from './support.js';

const start = { line: 1, column: 1, offset: 0 };
const range = { start, end: start };
const stated = (sentence: string): string | null => written(proseExpectation(sentence, range)?.condition ?? null);
const commented = (line: string): string | null => written(commentExpectation(line, range)?.condition ?? null);

describe('sentences of prose', () => {
  test.each([
    ['Log in to the host and verify that the mailer service is running:', 'mailer service == running'],
    ['Confirm the mail pods are Running in the `post` namespace; two of them answer:', 'mail pods == Running'],
    ['Confirm that the claim behind it is still `Bound` — otherwise stop here:', 'claim behind it == Bound'],
    ['Find the plugin and ensure it is in the **Installed** state.', '== Installed'],
    ['Check whether the claim status in the second site is `Bound`:', 'claim status in the second site == Bound'],
    ['Make sure the green pods are running properly.', 'green pods == running'],
    ['验证供应方状态是否为 `Ready`。', '供应方状态 == Ready'],
    ['第二个副本上的计数必须为 `1`。', '第二个副本上的计数 == 1'],
    ['装好后，确认控制器和代理正在运行：', '控制器和代理 == Running'],
    ['在节点上，确认代理服务正在运行；看它的日志。', '代理服务 == Running'],
    ['查看列表，并确认其 Accepted 条件为 True。', '其 Accepted 条件 == True'],
    ['报告者的 CSV 必须为 `Succeeded`，其 Pod 必须为 `Running`。', '报告者的 CSV == Succeeded and 其 Pod == Running'],
    ['It should return a status code of 200.', 'HTTP code == 200'],
    ['延迟应低于 10 毫秒。', '延迟 < 10ms'],
    ['CPU 使用率不应超过 80%。', 'CPU 使用率 <= 80%'],
    ['Expect no output.', 'output =='],
    ['The lists should show web-0 and web-1.', null],
    ['应该没有任何结果。', 'output =='],
  ])('"%s" expects %s', (sentence, expected) => {
    expect(stated(sentence)).toBe(expected);
  });

  test.each([
    ['Should return `200 OK`.', 'HTTP code == 200'],
    ['The output should contain the `notAfter` field.', 'output contains notAfter'],
    ['The output must include the line `Status: healthy`.', 'output contains Status: healthy'],
    ['The log should not contain `disk is full`.', 'output lacks disk is full'],
    ['You should see `Active: active (running)`.', 'output contains Active: active (running)'],
    ['应该能看到 `Active: active (running)`。', 'output contains Active: active (running)'],
    ['正常时返回 `ok`。', 'output contains ok'],
    // Code beside a state, or two codes, say more than that the code is printed.
    ['You should see the `web-0` pod in Running state.', null],
    ['You should see `web-0` and `web-1`.', null],
    ['You should see the pods of `<namespace>`.', null],
    ['You should see `web-0` listed twice.', null],
    ['Ensure the annotation contains `web` and the status shows `Ready`.', null],
    ['Logs should contain `etcdserver: request timed out`.', null],
  ])('%s expects %s', (sentence, expected) => {
    const condition = proseExpectation(sentence.replaceAll('`', ''), range, { raw: sentence })?.condition;
    expect(written(condition ?? null)).toBe(expected);
  });

  test.each([
    ['没有输出则正常。', 'normal', 'output =='],
    ['无输出表示正常，否则查看日志。', 'normal', 'output =='],
    ['No output means that everything is fine.', 'normal', 'output =='],
    ['An empty list means the node is healthy.', 'normal', 'output =='],
    ['RESTARTS > 5 indicates a problem.', 'abnormal', 'RESTARTS > 5'],
    ['Ready=False 表示异常。', 'abnormal', 'Ready == False'],
    ['No output means that the node is not healthy.', undefined, null],
    ['No output means that nothing was installed.', undefined, null],
    ['空输出说明没有残留。', undefined, null],
  ])('"%s" gives the verdict %s for %s', (sentence, verdict, condition) => {
    const found = proseExpectation(sentence, range);
    expect([found?.verdict, written(found?.condition ?? null)]).toEqual([verdict, condition]);
  });

  test.each([
    ['Expected: 1400', '== 1400'],
    ['期望值：1400', '== 1400'],
    ['Expected value: HTTP/1.1 200 OK', 'HTTP code == 200'],
    ['Expected: a few of them', null],
  ])('the value behind the label of "%s" is %s', (line, expected) => {
    expect(written(markedExpectation(line, range)?.condition ?? null)).toBe(expected);
  });

  test.each([
    ['# Expected output: Chart.yaml  templates/', 'output contains Chart.yaml and output contains templates/'],
    ['# expected: no rows', 'output =='],
    ['# Expect READY=yes. Anything else: go back.', 'READY == yes'],
    ['# Expected output: web-x2v9p  10.16.0.5', null],
    ['# Expect the name. An empty result means that it failed, and the next step guards on', null],
  ])('the comment "%s" expects %s', (line, expected) => {
    expect(commented(line)).toBe(expected);
  });

  test('a demand that there are no errors is read as a claim', () => {
    expect(proseExpectation('The command should return no errors.', range)?.claims).toMatchObject([
      [{ condition: { all: [{ subject: 'errors', operator: '==', value: 0 }] } }],
    ]);
    expect(proseExpectation('The command should return no errors, and be quick.', range)).toBeNull();
  });

  test.each([
    '仅应保留 cni-kube-ovn；不应有 cni-calico。',
    'Both must return yes for the path to work.',
    'The principle is "the outer timeout must be greater than the inner one".',
    '在不应被其他 Service 使用的 Pool 上设置 spec.autoAssign: false。',
  ])('"%s" is not judged', (sentence) => {
    expect(proseExpectation(sentence, range)).toBeNull();
  });

  test.each([
    ['what is confirmed to be wrong', 'Confirm the pod is in CrashLoopBackOff.'],
    ['what is confirmed to be wrong', '确认节点处于 NotReady 状态。'],
    ['a question about something bad', '检查 Pod 是否为 Pending。'],
    ['a question about a number', 'Check whether the count is 0.'],
    ['what a value tells', '`queue_state:ok` and `queue_slots:12` confirm the queue is healthy.'],
    ['what was verified elsewhere', '在经过验证的安装上，队列达到 Succeeded，控制器运行良好。'],
    ['an order', '一旦蓝色版本经过验证，把权重设置为绿色为 100，蓝色为 0。'],
    ['what would happen', '注意：关闭后队列会在不通时也显示 Running，只在确认不需要时使用。'],
    ['a comparison of two values', 'The two counts must be equal.'],
    ['a comparison with another value', '两个计数必须相等，并且必须与证书数量匹配。'],
    [
      'a condition of the conclusion',
      'Before labelling a node, compare its `mode=40` with the others and confirm the age.',
    ],
  ])('%s is no condition: "%s"', (_, sentence) => {
    expect(stated(sentence)).toBeNull();
  });
});

describe('comments in a fence', () => {
  test.each([
    ['# The backup should reach the Completed phase', 'backup == Completed'],
    ['# 输出应显示 READY 0/0', 'READY == 0/0'],
    ['# 验证：Phase 必须为 "Completed"，错误数必须为 0', 'Phase == Completed and 错误数 == 0'],
    ['# Check all pods are running', 'pods == running'],
    ['# etcd should be 1/1 Ready', 'etcd == 1/1'],
  ])('"%s" expects %s', (line, expected) => {
    expect(commented(line)).toBe(expected);
  });

  test.each(['# List the pods', '# 删除旧的副本', '# Restart until the pod is Running'])(
    '"%s" expects nothing',
    (line) => {
      expect(commented(line)).toBeNull();
    },
  );
});
