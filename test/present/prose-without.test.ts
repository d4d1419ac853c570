import { describe, expect, it } from 'vitest';
import { proseWithout } from '../../src/present/diagnosis/outline.js';

describe('prose of a step with branches', () => {
  const told = [{ when: 'a node fails to drain', title: 'first check the controller in its namespace' }];

  it('drops a line that only repeats a branch', () => {
    const text =
      'Look at the nodes.\nIf a node fails to drain, first check the controller in its namespace.\nThen wait.';
    expect(proseWithout(text, told)).toBe('Look at the nodes.\nThen wait.');
  });

  it('keeps a sentence that continues on the next line', () => {
    const text = 'If a node fails to drain, first check the controller\nin its namespace.\nThen wait.';
    expect(proseWithout(text, told)).toBe(text);
  });

  it('keeps a line that says more than the branch', () => {
    const text = `If a node fails to drain, first check the controller in its namespace; ${'it evicts pods one by one. '.repeat(3)}`;
    expect(proseWithout(text, told)).toBe(text);
  });
});
