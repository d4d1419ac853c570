import { describe, expect, it } from 'vitest';
import { checkOf } from '../../src/plan/start/start-steps.js';
import { StepTree } from '../../src/step-tree.js';

describe('the check among several matched steps', () => {
  const tree = new StepTree([
    { id: 'look', parent: null, phase: 'diagnosis' },
    { id: 'compare', parent: null, phase: 'diagnosis' },
    { id: 'background', parent: null, phase: 'other' },
    { id: 'restart', parent: null, phase: 'resolution' },
    { id: 'bypass', parent: null, phase: 'workaround' },
  ] as const);
  const check = (...steps: string[]) => checkOf(tree, steps);

  it('is the only diagnosis among remedies', () => {
    expect(check('restart', 'look', 'bypass')).toBe('look');
  });

  it('is null for two diagnoses, for remedies alone, and if the other step is not a diagnosis', () => {
    expect(check('look', 'compare', 'restart')).toBeNull();
    expect(check('restart', 'bypass')).toBeNull();
    expect(check('background', 'restart')).toBeNull();
  });
});
