import { describe, expect, it } from 'vitest';
import { stepTitle } from '../../src/present/diagnosis/outline.js';

describe('the title of a numbered step', () => {
  it.each([
    ['第一步：检查子网', '检查子网'],
    ['第 10 步 检查子网', '检查子网'],
    ['第十步：重启', '重启'],
    ['步骤2：看日志', '看日志'],
    ['Step 3: Read the log', 'Read the log'],
    ['STEP 3 - Read the log', 'Read the log'],
    ['4. Restart', 'Restart'],
    ['4、重启', '重启'],
    ['1. Restart', 'Restart'],
    ['第二步：检查子网', '检查子网'],
    ['第十二步：检查子网', '检查子网'],
  ])("has no number of the author's: %s is %s", (title, shown) => {
    expect(stepTitle({ title })).toBe(shown);
  });

  it.each(['3 replicas are missing', '10.16.0.0/16 overlaps', '第一步', 'Step 1', '场景1：可用 IP 为 0'])(
    'keeps its text: %s',
    (title) => {
      expect(stepTitle({ title })).toBe(title);
    },
  );
});
