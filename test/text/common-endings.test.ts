import { describe, expect, it } from 'vitest';
import { findCommonEndings } from '../../src/text/index.js';

const endingsOf = (text: string): string[] => findCommonEndings(text).map(({ start, end }) => text.slice(start, end));

describe('the error of another call that a program appends', () => {
  it.each([
    ['failed to add route: no such device', 'no such device'],
    ['failed to get vpc subnet net1, context deadline exceeded', 'context deadline exceeded'],
    ['failed to get gateway chassis, object not found\nretrying', 'object not found'],
    ['remove finalizer: the object has been modified', 'the object has been modified'],
  ])('%s', (text, ending) => {
    expect(endingsOf(text)).toEqual([ending]);
  });

  it('is not what a person says in the middle of a sentence', () => {
    expect(endingsOf('the service gets connection refused from the pod')).toEqual([]);
    expect(endingsOf('curl fails, connection refused since the upgrade')).toEqual([]);
  });
});
