import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/model/index.js';
import { branchFulfilled, branchMentioned, branchOfVerdict } from '../../src/plan/index.js';

function stepWith(expected: string, ...conditions: readonly string[]): Step {
  return {
    commands: [],
    expectations: [{ verdict: 'abnormal', text: expected }],
    branches: conditions.map((when) => ({ when, text: when })),
  } as unknown as Step;
}

describe('the branch of a verdict', () => {
  it.each(['连接超时', 'lost', 'it is not Ready'])('has the same condition as the expectation: %s', (text) => {
    expect(branchOfVerdict(stepWith(text, 'freeCount > 0', `If ${text}:`), 'abnormal', 0)).toBe(1);
  });

  it.each(['否', '>= 5', 'off'])('is not found by a condition of three characters or fewer: %s', (text) => {
    expect(branchOfVerdict(stepWith(text, 'freeCount > 0', text), 'abnormal', 0)).toBeNull();
  });

  it('is found by the name of the verdict', () => {
    expect(branchOfVerdict(stepWith('freeCount < 3', 'freeCount > 0', 'abnormal'), 'abnormal', null)).toBe(1);
  });

  it('is that of the expectation that held, if several have the same verdict', () => {
    const step = stepWith('the table is full', 'the link is lost', 'the table is full');
    const two = {
      ...step,
      expectations: [{ verdict: 'abnormal', text: 'the link is lost' }, ...step.expectations],
    } as Step;
    expect([0, 1, null].map((held) => branchOfVerdict(two, 'abnormal', held))).toEqual([0, 1, null]);
  });

  it('is null when two branches have the same condition', () => {
    expect(branchOfVerdict(stepWith('it is lost', 'it is lost', 'It is lost!'), 'abnormal', 0)).toBeNull();
  });
});

describe('the branch that a value fulfils', () => {
  const seen = (name: string, value: number | string, unit: string | null = null) => ({
    name,
    value,
    unit,
    line: 1,
    text: '',
  });
  const branchFor = (conditions: readonly string[], ...values: readonly ReturnType<typeof seen>[]) =>
    branchFulfilled(stepWith('', ...conditions), values);

  it('is found by its number with any comparison', () => {
    const holds = { '==': [2], '<=': [1, 2], '>=': [2, 3], '<': [1], '>': [3] };
    for (const [sign, values] of Object.entries(holds))
      for (const value of [1, 2, 3])
        expect([sign, value, branchFor(['other > 0', `freeCount ${sign} 2`], seen('freeCount', value))]).toEqual([
          sign,
          value,
          values.includes(value) ? 1 : null,
        ]);
  });

  it('is found if the condition has another name for the quantity', () => {
    expect(branchFor(['v4availableIPs == 0'], seen('V4AVAILABLE', 0))).toBe(0);
    expect(branchFor(['v4availableIPs == 0'], seen('V4USING', 0))).toBeNull();
  });

  it('is null for a share or a time if the condition has no unit', () => {
    for (const unit of ['%', 's', 'MiB']) expect(branchFor(['usage > 3'], seen('usage', 5, unit))).toBeNull();
    expect(branchFor(['usage > 3'], seen('usage', 5, '%'), seen('usage', 5))).toBe(0);
  });

  it('is null for a word, for a condition in words, and if two conditions hold', () => {
    expect(branchFor(['usage > 3'], seen('usage', '5'))).toBeNull();
    expect(branchFor(['usage is above 3'], seen('usage', 5))).toBeNull();
    expect(branchFor(['usage > 3', 'usage > 4'], seen('usage', 5))).toBeNull();
  });
});

describe('the branch that output mentions', () => {
  it.each([
    ['there is no ovn-ic-controller', null],
    ['without ovn-ic-controller', null],
    ['没有 ovn-ic-controller', null],
    ['there is an ovn-ic-controller', 0],
    ['the ovn-ic-controller has no leader', 0],
    ['the ovn-ic-controller is not there', null],
    ['ovn-ic-controller 不存在', null],
    ['有 ovn-ic-controller', 0],
    ['it is lost', null],
  ])('has a name that its condition does not deny: %s', (when, branch) => {
    for (const text of ['error: ovn-ic-controller restarts', 'error: ovn-ic-controller 重启'])
      expect(branchMentioned(stepWith('', when, 'the link is up'), text)?.branch ?? null).toBe(branch);
  });

  it.each(['several nodes turn NotReady', 'it still names the ClusterIP'])(
    'has more than a status or a type that any listing prints: %s',
    (when) => {
      const listing = 'NAME    STATUS     TYPE\nnode-1  NotReady   ClusterIP\nnode-2  Ready      NodePort';
      expect(branchMentioned(stepWith('', when, 'the link is up'), listing)).toBeNull();
    },
  );
});
