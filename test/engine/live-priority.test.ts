import { expect, it, vi } from 'vitest';
import { standBack } from '../../src/engine/live/priority.js';

it('stands back where a priority is that of the thread alone', () => {
  const lower = vi.fn();
  standBack('linux', lower);
  expect(lower).toHaveBeenCalledExactlyOnceWith(10);
});

it.each(['darwin', 'win32'] as const)('leaves the whole process as it is on %s', (platform) => {
  const lower = vi.fn();
  standBack(platform, lower);
  expect(lower).not.toHaveBeenCalled();
});

it('goes on where it is forbidden', () => {
  const refused = () => {
    throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
  };
  expect(() => standBack('linux', refused)).not.toThrow();
});
