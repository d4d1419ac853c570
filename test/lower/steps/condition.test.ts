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
  ['free memory > 2 GiB', 'free memory > 2GiB'],
  ['磁盘使用率超过 85%', '磁盘使用率 > 85%'],
  ['副本数不少于 3 个', '副本数 >= 3'],
  ['at least 2 endpoints', 'endpoints >= 2'],
  ['restarts less than 5', 'restarts < 5'],
  ['同步延迟在 30 秒以内', '同步延迟 <= 30s'],
  ['可用IP为0', '可用IP == 0'],
  ['STATUS should be Running', 'STATUS == Running'],
  ['should be Running', '== Running'],
  ['状态应为 Ready', '状态 == Ready'],
  ['应该显示 "NotFound"', 'output contains NotFound'],
  ['The output should show HEALTH_OK', 'output contains HEALTH_OK'],
  ['a > 1，b < 2', 'a > 1 and b < 2'],
  ['ready == 3 且 restarts < 5', 'ready == 3 and restarts < 5'],
  ['phase == Bound or phase == Released', 'phase == Bound or phase == Released'],
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
  ])('"%s" stays text', (text) => {
    expect(parseCondition(text)).toBeNull();
  });

  test('a condition as long as a page is not read', () => {
    expect(parseCondition(`x > 1 ${'y'.repeat(10_000)}`)).toBeNull();
  });
});
