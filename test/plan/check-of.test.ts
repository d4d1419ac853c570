import { describe, expect, it } from 'vitest';
import { checkOf } from '../../src/plan/start/start-steps.js';

describe('the check among the steps that a symptom may mean', () => {
  const phases = new Map([
    ['look', 'diagnosis'],
    ['compare', 'diagnosis'],
    ['background', 'other'],
    ['restart', 'resolution'],
    ['bypass', 'workaround'],
  ] as const);
  const check = (...steps: string[]) => checkOf({ phases }, steps);

  it('is the only diagnosis among remedies', () => {
    expect(check('restart', 'look', 'bypass')).toBe('look');
  });

  it('is unknown among two diagnoses, among remedies alone, and where the other step is no diagnosis', () => {
    expect(check('look', 'compare', 'restart')).toBeNull();
    expect(check('restart', 'bypass')).toBeNull();
    expect(check('background', 'restart')).toBeNull();
  });
});
