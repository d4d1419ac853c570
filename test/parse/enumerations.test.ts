import fc from 'fast-check';
import type { List, Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { visit } from '../../src/parse/index.js';
import { parse } from './support.js';

/** The ordered lists of a text, as the numbers of their first items and the texts of all. */
function listsOf(text: string): string[] {
  const lists: string[] = [];
  visit(parse(text).tree, (node: Nodes) => {
    if (node.type !== 'list' || !node.ordered) return;
    const items = (node as List).children.map(({ position }) =>
      text.slice(position!.start.offset, position!.end.offset).replace(/\s+/g, ' '),
    );
    lists.push(`${node.start}: ${items.join(' | ')}`);
  });
  return lists;
}

/** How numbers are written that Markdown does not know, and one that it does. */
const styles: readonly ((number: number) => string)[] = [
  (number) => `${number}、`,
  (number) => `${number}．`,
  (number) => `（${number}）`,
  (number) => `(${number})`,
  (number) => String.fromCharCode(0x245f + number),
  (number) => `${String.fromCharCode(0x60 + number)}. `,
  (number) => `${number}. `,
];

/** Numbers of items in one style, not always from 1 on and not always without gaps. */
const enumeration = fc
  .tuple(fc.constantFrom(...styles), fc.constantFrom([1], [1, 2], [1, 2, 3], [2, 3], [1, 3], [1, 2, 4]))
  .map(([style, numbers]) => numbers.map((number) => `${style(number)}Look at it ${number}`).join('\n'));
const content = fc.array(
  fc.oneof(enumeration, fc.constantFrom('Some text.', '```\n1、 in a fence\n2、 in a fence\n```')),
  {
    minLength: 1,
    maxLength: 3,
  },
);
const section = content.map((parts) => `## Section\n\n${parts.join('\n\n')}\n`);

describe('enumerations of a document', () => {
  it('are the same lists in each section, whatever the other sections contain', () => {
    fc.assert(
      fc.property(fc.array(section, { minLength: 2, maxLength: 3 }), (sections) => {
        expect(listsOf(sections.join('\n'))).toEqual(sections.flatMap((each) => listsOf(each)));
      }),
      { numRuns: 25 },
    );
  });

  it('are lists in every style when their numbers begin at 1 and are consecutive', () => {
    for (const style of styles.slice(0, -1)) {
      const text = (...numbers: readonly number[]) => numbers.map((number) => `${style(number)}Look`).join('\n');
      expect(listsOf(text(1, 2, 3))).toHaveLength(1);
      for (const numbers of [[1], [2, 3], [1, 3]]) expect([numbers, listsOf(text(...numbers))]).toEqual([numbers, []]);
    }
  });

  it('are text beside a list of Markdown in the same column, and a list in another', () => {
    const enumerated = (indent: string) => `1、Look\n2、Ask\n\n${indent}1. Go\n${indent}2. Stay\n`;
    expect(listsOf(enumerated(''))).toEqual(['1: 1. Go | 2. Stay']);
    expect(listsOf(enumerated('   '))).toHaveLength(2);
  });
});
