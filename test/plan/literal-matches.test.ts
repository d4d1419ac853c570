import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loosened, phrasesOf, positionOf } from '../../src/plan/start/literal-matches.js';

const text = fc.string({ unit: fc.constantFrom(...' \t\n\u3000_-ab端') });

describe('a text folded for phrase search', () => {
  it('has one space for each run of white space, hyphens and underscores, and none beside Han characters', () => {
    fc.assert(
      fc.property(text, (folded) => {
        expect(loosened(folded)).toBe(folded.replace(/[\s_-]+/g, ' ').replace(/ ?端 ?/g, '端'));
      }),
    );
  });
});

describe('the phrases of a title', () => {
  it('are its parts between separators and the whole', () => {
    expect(phrasesOf('No route / no address, “time-out”')).toEqual([
      'No route',
      'no address',
      'time-out',
      'No route / no address, “time-out”',
    ]);
  });

  it('are separated by a slash between words, but not by one between letters', () => {
    expect(phrasesOf('Pending/ContainerCreating')).toEqual([
      'Pending',
      'ContainerCreating',
      'Pending/ContainerCreating',
    ]);
    expect(new Set(phrasesOf('connect: i/o timeout'))).toEqual(new Set(['connect: i/o timeout']));
    expect(phrasesOf('I/O error/read-only disk')).toEqual(['I/O error', 'read-only disk', 'I/O error/read-only disk']);
    expect(phrasesOf('连接失败并显示 dial tcp i/o timeout')).not.toContain('o timeout');
    expect(phrasesOf('日志里有 i/o timeout after a minute')).toContain('i/o timeout after a minute');
    expect(phrasesOf('日志里有 i/o timeout after a minute')).not.toContain('o timeout after a minute');
  });

  it('include the text after "the error is"', () => {
    expect(phrasesOf('the error is i/o timeout')).toContain('i/o timeout');
    expect(phrasesOf('是 i/o timeout')).toContain('i/o timeout');
  });

  it('include the text after "get"', () => {
    expect(phrasesOf('it works locally while others get No route to host')).toContain('No route to host');
  });

  it('include the Latin error line of a Chinese sentence', () => {
    expect(phrasesOf('连接失败并显示 no route to host')).toContain('no route to host');
    expect(phrasesOf('连接失败并显示 no route')).not.toContain('no route');
  });
});

describe('a phrase in a text', () => {
  it.each([
    ['the address pool is full', 4],
    ['address pool', 0],
    ['no address pool', 3],
    ['(address pool)', 1],
    ['address pool: full', 0],
    ['子网的address pool满了', 3],
    ['address pools are full', -1],
    ['the address pool2', -1],
    ['subaddress pool', -1],
    ['2address pool', -1],
    ['address pools, no address pool', 18],
    ['address', -1],
    ['', -1],
  ])('begins and ends where words do: %s', (text, position) => {
    expect(positionOf(text, 'address pool')).toBe(position);
  });

  it.each([
    ['网关地址冲突了', 2],
    ['网关的地址', -1],
  ])('of Han characters may be anywhere: %s', (text, position) => {
    expect(positionOf(text, '地址冲突')).toBe(position);
  });
});
