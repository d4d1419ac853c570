import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/model/index.js';
import { branchOfVerdict } from '../../src/plan/index.js';

function stepWith(expected: string, ...conditions: readonly string[]): Step {
  return {
    expectations: [{ verdict: 'abnormal', text: expected }],
    branches: conditions.map((when) => ({ when, text: when })),
  } as unknown as Step;
}

describe('the branch that a verdict means', () => {
  it.each(['连接超时', 'lost', 'it is not Ready'])('has the condition that was expected: %s', (text) => {
    expect(branchOfVerdict(stepWith(text, 'freeCount > 0', `If ${text}:`), 'abnormal', 0)).toBe(1);
  });

  it.each(['否', '>= 5', 'off'])('is not named by a condition of three characters or fewer: %s', (text) => {
    expect(branchOfVerdict(stepWith(text, 'freeCount > 0', text), 'abnormal', 0)).toBeNull();
  });

  it('is named by the verdict itself', () => {
    expect(branchOfVerdict(stepWith('freeCount < 3', 'freeCount > 0', 'abnormal'), 'abnormal', null)).toBe(1);
  });

  it('is that of the expectation that held, where several say as much', () => {
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
