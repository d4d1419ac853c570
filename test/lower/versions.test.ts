import { describe, expect, it } from 'vitest';
import { parseVersions } from '../../src/lower/metadata.js';

const show = (source: string) =>
  parseVersions(source).ranges.map(({ from, to }) => `[${from?.join('.') ?? ''}, ${to?.join('.') ?? ''})`);

describe('versions', () => {
  it.each([
    ['4.1.0,4.2.x', ['[4.1.0, 4.1.1)', '[4.2, 4.3)']],
    ['4.3.x and later', ['[4.3, )']],
    ['4.0 ~ 4.2', ['[4.0, 4.3)']],
    ['v1.8.13', ['[1.8.13, 1.8.14)']],
    ['>= 1.10', ['[1.10, )']],
    ['> 1.10', ['[1.11, )']],
    ['>=1.8 <1.12', ['[1.8, 1.12)']],
    ['4.x', ['[4, 5)']],
    ['^1.8', ['[1.8, 2)']],
    ['^2.3.4, 4.1', ['[2.3.4, 3)', '[4.1, 4.2)']],
    ['= 1.8', ['[1.8, 1.9)']],
    ['<= 1.8', ['[, 1.9)']],
    ['v3.18 及以上版本', ['[3.18, )']],
    ['3.12 之前', ['[, 3.12)']],
    ['ACP 4.1、4.2', ['[4.1, 4.2)', '[4.2, 4.3)']],
    ['4.0.0-beta.1', ['[4.0.0, 4.0.1)']],
    ['all', ['[, )']],
    ['sometime', []],
    ['4.1, sometime', []],
    ['', []],
  ])('are read from %j', (source, ranges) => {
    expect(show(source)).toEqual(ranges);
  });
});
