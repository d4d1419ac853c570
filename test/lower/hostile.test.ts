import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { lowerDocument } from '../../src/lower/index.js';
import { processorTime } from '../support/processor-time.js';
import { parse } from './lowering.js';

/** Milliseconds that each of these may take: many times what a linear pass needs, far below what a quadratic one does. */
const allowed = 2_000;
const size = 200_000;

/** A parsed document of one node, so that only the lowering is timed. */
function lowerTree(children: Root['children']): number {
  const parsed = { ...parse(''), tree: { type: 'root' as const, children } };
  const spent = processorTime();
  lowerDocument(parsed);
  return spent();
}

const text = (value: string) => [{ type: 'text' as const, value }];

describe('a hostile document', () => {
  it.each([
    [
      'a heading of punctuation',
      [{ type: 'heading' as const, depth: 1 as const, children: text(`${'!'.repeat(size)}a`) }],
    ],
    [
      'a heading in camel case',
      [{ type: 'heading' as const, depth: 1 as const, children: text(`${'aA'.repeat(size)}!`) }],
    ],
    ['a paragraph of spaces', [{ type: 'paragraph' as const, children: text(`a${' '.repeat(size)}a`) }]],
    ['a paragraph of quotation marks', [{ type: 'paragraph' as const, children: text('"failed '.repeat(size / 8)) }]],
    ['a paragraph of open wiki links', [{ type: 'paragraph' as const, children: text('[['.repeat(size / 2)) }]],
    ['comments that never close', [{ type: 'html' as const, value: `<div>${'<!-- '.repeat(size / 5)}` }]],
    ['a fence of spaces', [{ type: 'code' as const, lang: 'yaml', value: `message:${' '.repeat(size)}` }]],
    [
      'many empty sections',
      Array.from({ length: size / 10 }, () => ({
        type: 'heading' as const,
        depth: 2 as const,
        children: text('Cause'),
      })),
    ],
  ])('with %s is lowered in linear time', (_, children) => {
    expect(lowerTree(children as Root['children'])).toBeLessThan(allowed);
  });

  it('with emphasis nested deeper than the call stack keeps its text', () => {
    let node: object = { type: 'text', value: 'core' };
    for (let depth = 0; depth < 50_000; depth++) node = { type: 'emphasis', children: [node] };
    const parsed = {
      ...parse(''),
      tree: { type: 'root', children: [{ type: 'paragraph', children: [node] }] } as unknown as Root,
    };
    expect(lowerDocument(parsed).document.sections[0]?.blocks[0]?.text).toBe('core');
  });
});
