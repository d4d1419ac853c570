import { describe, expect, test } from 'vitest';
import { parseCondition } from '../../../src/lower/steps/condition.js';
import { written } from './support.js';

const understood: readonly (readonly [string, string])[] = [
  ['availableIPs > 10', 'availableIPs > 10'],
  ['`availableIPs <= 5`', 'availableIPs <= 5'],
  ['5 < availableIPs <= 10', 'availableIPs > 5 and availableIPs <= 10'],
  ['10 >= 剩余地址 > 3', '剩余地址 <= 10 and 剩余地址 > 3'],
  ['IP分配延迟 < 2秒', 'IP分配延迟 < 2s'],
  ['IP分配延迟 2-10秒', 'IP分配延迟 >= 2s and IP分配延迟 <= 10s'],
  ['IP分配延迟 > 10秒或失败', 'IP分配延迟 > 10s or output contains 失败'],
  ['> 10秒或失败', '> 10s or output contains 失败'],
  ['≥ 3 replicas', 'replicas >= 3'],
  ['== 0', '== 0'],
  ['CPU 使用率 < 80%', 'CPU 使用率 < 80%'],
  ['latency <= 150ms', 'latency <= 150ms'],
  ['await 10ms ~ 50ms', 'await >= 10ms and await <= 50ms'],
  ['使用率 80% ～ 90%', '使用率 >= 80% and 使用率 <= 90%'],
  ['free memory > 2 GiB', 'free memory > 2GiB'],
  ['磁盘使用率超过 85%', '磁盘使用率 > 85%'],
  ['副本数不少于 3 个', '副本数 >= 3'],
  ['at least 2 endpoints', 'endpoints >= 2'],
  ['restarts less than 5', 'restarts < 5'],
  ['同步延迟在 30 秒以内', '同步延迟 <= 30s'],
  ['可用IP为0', '可用IP == 0'],
  ['STATUS should be Running', 'STATUS == Running'],
  ['Expected output: 2.1.0-rc.3', 'output contains 2.1.0-rc.3'],
  ['预期输出：0.65.0', 'output contains 0.65.0'],
  ['should be Running', '== Running'],
  ['状态应为 Ready', '状态 == Ready'],
  ['应该显示 "NotFound"', 'output contains NotFound'],
  ['The output should show HEALTH_OK', 'output contains HEALTH_OK'],
  ['a > 1，b < 2', 'a > 1 and b < 2'],
  ['ready == 3 且 restarts < 5', 'ready == 3 and restarts < 5'],
  ['phase == Bound or phase == Released', 'phase == Bound or phase == Released'],
  ['Running', '== Running'],
  ['运行中', '== Running'],
  ['状态为 Running', '状态 == Running'],
  ['处于 Ready 状态', '== Ready'],
  ['all pods are Ready', 'pods == Ready'],
  ['所有 Pod 均处于 Running 状态', '所有 Pod == Running'],
  ['The Job reaches Complete', 'Job == Complete'],
  ['restartCount 保持为 0', 'restartCount == 0'],
  ['the web Deployment is 2/2 ready', 'web Deployment == 2/2'],
  ['web-0 1/1 Running', 'web-0 == 1/1 and web-0 == Running'],
  ['web-0 1/1 运行中', 'web-0 == 1/1 and web-0 == Running'],
  ['should not be Pending', '!= Pending'],
  ['phase 不应为 Failed', 'phase != Failed'],
  ['wal_status is reserved', 'wal_status == reserved'],
  ['service status should be active (running)', 'service status == active'],
  ['the pods should show Running', 'pods == Running'],
  ['should show OOMKilled', 'output contains OOMKilled'],
  ['应包含 "joined"', 'output contains joined'],
  ['不应包含 "timeout"', 'output lacks timeout'],
  ['should not contain "timeout"', 'output lacks timeout'],
  ['no output', 'output =='],
  ['Expected: No output (the webhook is gone)', 'output =='],
  ['该命令不输出任何内容。', 'output =='],
  ['预期：无输出', 'output =='],
  ['为空', 'output =='],
  ['不为空', 'output !='],
  ['ports is empty', 'ports =='],
  ['应存在', 'output !='],
  ['the Service shop-headless exists', 'output != and output contains shop-headless'],
  ['API returns HTTP 204', 'HTTP code == 204'],
  ['返回 200', 'HTTP code == 200'],
  ['至少 3 个副本', '副本 >= 3'],
  ['zk_up 1', 'zk_up == 1'],
  ['status.conditions[Ready] = True.', 'status.conditions[Ready] == True'],
  ['memory >= 512Mi', 'memory >= 512MiB'],
  ['容量小于 1.5 TiB', '容量 < 1.5TiB'],
];

describe('conditions', () => {
  test.each(understood)('"%s" is %s', (text, expected) => {
    expect(written(parseCondition(text))).toBe(expected);
  });

  test.each([
    '不同子网的CIDR不重叠',
    'only requests without replies',
    'inport of <pod-name> is known',
    'kubectl get pod -l app=web -> one line',
    '',
    '> ',
    'a < b < c < d',
    '10.16.0.0/16 与 10.17.0.0/16',
    'web /orders?userId=1 returns the orders',
    'run with --replicas=3 for now',
    'Once the pod is Running',
    '节点处于 Ready 状态之后',
    'the pod is Running and the log is quiet',
    'Pod 状态为 Running，并且日志没有异常',
    'no resources found (or only those of others)',
    'under 95% of the limit of the cache',
    '保留小于 7 天的镜像',
    'cpu is 2, cpu is 4',
    '应为空或不存在',
  ])('"%s" stays text', (text) => {
    expect(parseCondition(text)).toBeNull();
  });

  test('a condition as long as a page is not read', () => {
    expect(parseCondition(`x > 1 ${'y'.repeat(10_000)}`)).toBeNull();
  });
});
