import { describe, expect, it } from 'vitest';
import { RunMemory } from '../../src/text/run-memory.js';

describe('a memory of runs of letters', () => {
  it('finds what it keeps, however many there are', () => {
    const memory = remembering(10_000, (number) => Math.imul(number, 0x9e3779b1));
    expect(foundOf(memory, 10_000, (number) => Math.imul(number, 0x9e3779b1))).toBe(10_000);
  });

  it('keeps few of the runs that share a hash, so that none takes long to be looked for', () => {
    const memory = remembering(10_000, () => 7);
    const found = foundOf(memory, 10_000, () => 7);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(100);
  });
});

function remembering(count: number, hashOf: (number: number) => number): RunMemory<string> {
  const memory = new RunMemory<string>();
  for (let number = 0; number < count; number++) memory.keep(memory.note(`run-${number}`), hashOf(number));
  return memory;
}

function foundOf(memory: RunMemory<string>, count: number, hashOf: (number: number) => number): number {
  let found = 0;
  for (let number = 0; number < count; number++) {
    const text = `run-${number}`;
    if (memory.find(text, 0, text.length, hashOf(number)) >= 0) found++;
  }
  return found;
}
