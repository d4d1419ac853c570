import { expect, it } from 'vitest';
import { shortened } from '../../src/collections.js';
import { seenValue } from '../../src/engine/session/state.js';
import { limits } from '../../src/limits.js';

const reading = { name: ' phase ', value: ' Pending ', unit: null, row: null, line: 3, text: '  phase: Pending' };

it('a session stores a reading without surrounding white space', () => {
  expect(seenValue(reading)).toEqual({ name: 'phase', value: 'Pending', unit: null, line: 3, text: 'phase: Pending' });
});

it('a session stores the beginning of a long value, but a number completely', () => {
  const { value, text } = seenValue({ ...reading, value: 'x'.repeat(5_000), text: 'y'.repeat(5_000) });
  expect(value).toBe(`${'x'.repeat(limits.sessionTextCharacters / 2 - 1)}…`);
  expect(text).toHaveLength(3 * limits.sessionTextCharacters);
  expect(seenValue({ ...reading, value: 1.5e300 }).value).toBe(1.5e300);
});

it('a session never splits a surrogate pair', () => {
  expect(shortened('ab😀cd', 4)).toBe('ab…');
  expect(shortened('ab😀', 4)).toBe('ab😀');
});
