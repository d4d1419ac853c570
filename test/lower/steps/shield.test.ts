import { describe, expect, it } from 'vitest';
import { shield, unshield } from '../../../src/lower/steps/clause.js';
import { branchesIn } from './support.js';

const conditionsOf = (text: string, raw = text) => branchesIn(text, raw).map(({ when }) => when);

describe('commas and colons in quotations and brackets', () => {
  it.each([
    ['If the pod failed (OOMKilled, Evicted), raise its limit.', 'the pod failed (OOMKilled, Evicted)'],
    ['If the log says "lost lease, exiting", read step 2.', 'the log says "lost lease, exiting"'],
    ['如果日志有“租约丢失，退出”，重启控制器', '日志有“租约丢失，退出”'],
  ])('do not end the condition: %s', (text, condition) => {
    expect(conditionsOf(text)).toEqual([condition]);
  });

  it('do not end it in code, which only the source shows', () => {
    const raw = '如果报错为 `certificate is valid for a, not b`，更换证书';
    expect(conditionsOf(raw.replaceAll('`', ''), raw)).toEqual(['报错为 certificate is valid for a, not b']);
  });

  it('separate the clauses of a sentence that is entirely bold', () => {
    const raw = '**If you write a new one, start from the template.**';
    expect(conditionsOf(raw.replaceAll('*', ''), raw)).toEqual(['you write a new one']);
  });

  it('separate two conditions outside of them', () => {
    expect(conditionsOf('若磁盘已满，则清理日志；若磁盘未满，则重启服务')).toEqual(['磁盘已满', '磁盘未满']);
  });

  it('are restored, and the text keeps its length', () => {
    const text = 'a, b: (c, d; e: f) "g, h" `i, j`';
    expect(shield(text, text)).toHaveLength(text.length);
    expect(shield(text, text)).not.toBe(text);
    expect(unshield(shield(text, text))).toBe(text);
  });
});
