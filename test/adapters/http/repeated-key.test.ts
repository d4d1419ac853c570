import { expect, it } from 'vitest';
import { repeatedKey } from '../../../src/adapters/http/bodies.js';
import { random } from '../../support/random.js';

const below = random(7);
const keys = ['a', 'b', 'c:', 'd"', '\\', '{', '', '__proto__'];

/** JSON text, and the first key written twice into one object. */
function written(depth: number, twice: { key: string | null }): string {
  const gap = () => ['', ' ', '\n\t'][below(3)]!;
  const kind = depth === 0 ? 2 : below(4);
  if (kind === 2) return JSON.stringify(['a":', '{"a":1,"a":2}', 5, null, true, '\\"', ''][below(7)]);
  if (kind === 3)
    return `[${Array.from({ length: below(4) }, () => gap() + written(depth - 1, twice)).join(',')}${gap()}]`;
  const seen = new Set<string>();
  const members = Array.from({ length: below(4) }, () => {
    const key = keys[below(keys.length)]!;
    if (seen.has(key)) twice.key ??= key;
    seen.add(key);
    return `${gap()}${JSON.stringify(key)}${gap()}:${gap()}${written(depth - 1, twice)}`;
  });
  return `{${members.join(',')}${gap()}}`;
}

it('the first duplicate key of a JSON text is found, and null without one', () => {
  let repeated = 0;
  for (let number = 0; number < 3_000; number++) {
    const twice = { key: null };
    const text = written(4, twice);
    JSON.parse(text);
    expect(repeatedKey(text), text).toBe(twice.key);
    if (twice.key !== null) repeated++;
  }
  expect(repeated).toBeGreaterThan(200);
});

it('a key that is written with an escape is recognized', () => {
  expect(repeatedKey('{"text":1,"\\u0074ext":2}')).toBe('text');
  expect(repeatedKey('{"a":{"a":1},"b":[{"a":2},{"a":3}]}')).toBeNull();
});
