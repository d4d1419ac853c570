import { describe, expect, it } from 'vitest';
import type { ChatButton } from '../../../src/present/chat/content.js';
import { carriedBy } from '../../../src/present/chat/platform.js';

const buttons = (...sizes: readonly number[]): ChatButton[] =>
  sizes.map((size, index) => ({
    id: `branch-${index}`,
    text: 'Go on',
    style: 'plain',
    action: { session: 'x'.repeat(size) } as ChatButton['action'],
  }));

describe('the session of a card of 1,000 bytes', () => {
  it('is in each button while all of them take less than a third of the card', () => {
    expect(carriedBy(buttons(100, 100, 100), 1_000)).toBe('buttons');
    expect(carriedBy([], 1_000)).toBe('buttons');
  });

  it('is in one menu when the buttons would take too much', () => {
    expect(carriedBy(buttons(300, 300, 300), 1_000)).toBe('menu');
    expect(carriedBy(buttons(450), 1_000)).toBe('menu');
  });

  it('is left out when even one takes more than half', () => {
    expect(carriedBy(buttons(600), 1_000)).toBe('nowhere');
  });
});
