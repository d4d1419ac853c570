import { describe, expect, it } from 'vitest';
import { proseWithout } from '../../src/present/diagnosis/outline.js';

describe('prose of a step, beside which its branches are told', () => {
  const told = [{ when: 'a node fails to drain', title: 'first check the controller in its namespace' }];

  it('leaves out the line that only says a branch', () => {
    const text =
      'Look at the nodes.\nIf a node fails to drain, first check the controller in its namespace.\nThen wait.';
    expect(proseWithout(text, told)).toBe('Look at the nodes.\nThen wait.');
  });

  it('keeps a sentence whole that goes on in the next line', () => {
    const text = 'If a node fails to drain, first check the controller\nin its namespace.\nThen wait.';
    expect(proseWithout(text, told)).toBe(text);
  });

  it('keeps what says more than the branch', () => {
    const text = `If a node fails to drain, first check the controller in its namespace; ${'it evicts pods one by one. '.repeat(3)}`;
    expect(proseWithout(text, told)).toBe(text);
  });
});
