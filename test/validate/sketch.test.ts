import { describe, expect, it } from 'vitest';
import { mostShare, outlineOf, shinglesOf } from '../../src/validate/sketch.js';
import { random } from '../support/random.js';

const words = [
  'gateway',
  'subnet',
  'etcd',
  'leader',
  'lost',
  'timeout',
  'quota',
  '子网',
  '地址耗尽',
  'the pod is pending',
];

function share(first: ReadonlySet<number>, second: ReadonlySet<number>): number {
  const common = [...first].filter((shingle) => second.has(shingle)).length;
  return common / (first.size + second.size - common);
}

describe('the outline of a text', () => {
  const draw = random(23);
  const text = (length: number) =>
    Array.from({ length }, () => `${words[draw(words.length)]} ${draw(3) === 0 ? draw(100) : ''}`).join(' ');

  it('never tells less than two texts have in common', () => {
    for (let round = 0; round < 300; round++) {
      const told = text(5 + draw(60));
      const other = draw(2) === 0 ? told.replace(words[draw(words.length)]!, 'other') : text(5 + draw(60));
      const [first, second] = [shinglesOf(told), shinglesOf(other)];
      expect(mostShare(outlineOf(first), outlineOf(second))).toBeGreaterThanOrEqual(share(first, second));
    }
  });

  it('tells a text from another that has little of it', () => {
    const first = shinglesOf(
      'The etcd cluster has lost its leader, and no member answers within the timeout of a request.',
    );
    const second = shinglesOf(
      'No address of the subnet is left, so that pods of its namespaces stay in ContainerCreating.',
    );
    expect(mostShare(outlineOf(first), outlineOf(second))).toBeLessThan(0.2);
    expect(mostShare(outlineOf(first), outlineOf(first))).toBe(1);
  });
});
