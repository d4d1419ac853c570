import { expect, it } from 'vitest';
import { SeenBefore } from '../../../src/adapters/http/seen-before.js';

it('a text was seen before when it comes again, another one was not', () => {
  const seen = new SeenBefore();
  const texts = Array.from({ length: 2_000 }, (_, number) => `{"text":"节点 node-${number} NotReady"}`);
  expect(texts.filter((text) => seen.before(text))).toEqual([]);
  const again = texts.filter((text) => seen.before(text));
  // Two that fall into one slot drive each other out.
  expect(again.length).toBeGreaterThan(1_900);
});

it('what was seen long ago may be forgotten, and nothing is made up', () => {
  const seen = new SeenBefore();
  let wrong = 0;
  for (let number = 0; number < 300_000; number++) if (seen.before(`question ${number}`)) wrong++;
  expect(wrong).toBeLessThan(5);
});
