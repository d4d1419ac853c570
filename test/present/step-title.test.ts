import { describe, expect, it } from 'vitest';
import { stepTitle } from '../../src/present/diagnosis/outline.js';

describe('the title of a numbered step', () => {
  it.each([
    ['第一步：检查子网', 1, '检查子网'],
    ['第 10 步 检查子网', 10, '检查子网'],
    ['第十步：重启', 10, '重启'],
    ['步骤2：看日志', 2, '看日志'],
    ['Step 3: Read the log', 3, 'Read the log'],
    ['STEP 3 - Read the log', 3, 'Read the log'],
    ['4. Restart', 4, 'Restart'],
    ['4、重启', 4, '重启'],
    ['1. Restart', 4, 'Restart'],
  ])("removes the author's number: %s, shown as number %i, is %s", (title, number, shown) => {
    expect(stepTitle({ title, number })).toBe(shown);
  });

  it.each([
    ['第二步：检查子网', 1],
    ['3 replicas are missing', 3],
    ['10.16.0.0/16 overlaps', 10],
    ['第一步', 1],
    ['Step 1', 1],
    ['场景1：可用 IP 为 0', 1],
  ])('keeps its text: %s as number %i', (title, number) => {
    expect(stepTitle({ title, number })).toBe(title);
  });
});
