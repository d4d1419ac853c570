import { describe, expect, it } from 'vitest';
import { optimiseLate } from '../../src/engine/understand/late-optimiser.js';

const flagsFor = (versions: Partial<NodeJS.ProcessVersions>): string[] => {
  const flags: string[] = [];
  optimiseLate(versions, (flag) => flags.push(flag));
  return flags;
};

describe('optimising late', () => {
  it('sets how much work comes first, and how much is taken into other code', () => {
    expect(flagsFor({ v8: '11.3.244.8-node.33' })).toEqual([
      '--interrupt-budget=270336',
      '--max-inlined-bytecode-size-cumulative=400',
    ]);
  });

  it('sets nothing where the engine is none that is known to have these flags', () => {
    expect(flagsFor({ v8: '99.1.2' })).toEqual([]);
    expect(flagsFor({})).toEqual([]);
  });
});
