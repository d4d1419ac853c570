import { describe, expect, it } from 'vitest';
import { run } from './terminal.js';

describe('query in a chat format', () => {
  it.each([
    ['slack', { blocks: expect.arrayContaining([expect.objectContaining({ type: 'header' })]) }],
    ['feishu', { schema: '2.0' }],
    ['adaptive-card', { type: 'AdaptiveCard', version: '1.5' }],
  ])('prints the message for %s', async (format, shape) => {
    const { code, out } = await run(['query', 'no ip', '--format', format]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject(shape);
  });
});
