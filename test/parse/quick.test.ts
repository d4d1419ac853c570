import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/parse/document.js';
import { parseMarkdown } from '../../src/parse/markdown.js';
import { parseQuickly } from '../../src/parse/quick/document.js';
import { readSources } from '../../src/read/index.js';

/** A few thousand inputs; more by TRIAGRAPH_FUZZ_RUNS. A failure prints its seed. */
const runs = Number(process.env.TRIAGRAPH_FUZZ_RUNS ?? 1_500);

function expectSameTree(text: string): void {
  const tree = parseQuickly(text);
  if (tree) expect(tree).toEqual(parseMarkdown(text));
}

const blocks = fc.constantFrom(
  ...['\n', '\n', '\n\n', ' ', '  ', '   ', '    ', '\t', 'a', 'text', '中文', '-\n', '- ', '- ', '* ', '+ '],
  ...['1. ', '2. ', '10) ', '> ', '>', '# ', '## ', '#', '```\n', '``` sh\n', '~~~', '---', '***', '===', '-', '='],
  ...['|', '| a |', '|-|', '| - | :-: |', 'a | b', '<div>', '</div>', '<!--', '-->', '<pre>', '</pre>', '<x>'],
  ...['[ ] ', '[x] ', '[a]', '- [ ] t', '1.\n', '\\', '`'],
);
const inlines = fc.constantFrom(
  ...['*', '**', '***', '_', '__', '~', '~~', '~~~', '`', '``', '[', ']', '](', '](u)', '![', '[a](b)', '(', ')'],
  ...['<', '>', '<a>', '</a>', '<http://a.b>', '<x@y.z>', '<a b="c">', '<!-- c -->', '&', '&amp;', '&nope;', '\\'],
  ...['\\*', '\\`', '\n', ' ', '  \n', '\\\n', 'foo', 'foo_bar', '中', '文', '，', '“', '”', '（', '）', 'é', '—', '1'],
  ...[
    '.',
    ':',
    '"',
    'http://a.b',
    'https://x.y/z',
    'www.a.b',
    '@',
    'x@y.z',
    '/',
    '-',
    '+',
    '|',
    ' "t")',
    '<u v>)',
    ';',
  ],
);
const texts = {
  'of blocks': fc.array(blocks, { maxLength: 16 }),
  'of inlines': fc.array(inlines, { maxLength: 14 }),
  'of both': fc.array(fc.oneof(blocks, inlines), { maxLength: 16 }),
};

describe('Markdown that is parsed quickly', () => {
  it.each(Object.entries(texts))(
    '%s has the tree that the definition of the language gives it',
    (_, pieces) => {
      fc.assert(
        fc.property(pieces, (list) => expectSameTree(list.join(''))),
        { numRuns: runs },
      );
    },
    60_000,
  );

  it('has that tree when its lines end as on Windows', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(blocks, inlines), { maxLength: 16 }), (list) => {
        expectSameTree(list.join('').replaceAll('\n', '\r\n'));
      }),
      { numRuns: runs },
    );
  }, 60_000);

  it('has that tree where marks stand next to any character', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0x80, max: 0x2ffff }), (code) => {
        if (code >= 0xd800 && code < 0xe000) return;
        const character = String.fromCodePoint(code);
        expectSameTree(`a**${character}b**c，**a${character}**b **“${character}”**${character}_z_ ~~${character}~~a`);
      }),
      { numRuns: runs },
    );
  }, 60_000);

  it.each([
    ['a tag alone where a table begins', 'b\n<x>\n-|'],
    ['code in a lazy line', '>\n    a\n    b'],
    ['a fence that a quote ends', '> ```\n> a\n'],
    ['a fence that an item ends', '- ```\n  a\n- b'],
    ['an item that begins blank', '-\n\n  a'],
    ['a mark of a task outside its item', '1.\n[ ] a'],
    ['an address that begins like emphasis', '_@b.cd'],
    ['a list that a quote loosens', '> - a\n>\n> - b\n>\n> c'],
    ['what is looked ahead for in vain', '> a `b\n> c'],
    ['a label that no definition knows, over quoted lines', '>[][\n><r>'],
    ['a table under a lazy line', '>a|b\n>-|-\na|a\n-|-'],
    ['a table under a line that lacks the indent of an item', '* b|\\\n  -|-\na\n|-'],
    ['what is left of a run once all marks have been looked at', '_~~*𠮷*****&**~~'],
    ['bars inside code in a table', '| a |\n|---|\n| `b \\| c` |'],
  ])('reads %s as it is', (_, text) => {
    expectSameTree(text);
  });

  it('has that tree in the shipped knowledge base, and every document of it is parsed quickly', async () => {
    expect(await handedOver(['../../workflows', '../../cases'])).toEqual([]);
  });
});

const shared = '../../../shared';

describe.skipIf(!existsSync(new URL(shared, import.meta.url)))('Markdown of the corpus that is parsed quickly', () => {
  it('has that tree, and most documents are', async () => {
    const left = await handedOver([`${shared}/corpus`, `${shared}/seeds`]);
    expect(left.length).toBeLessThan(100);
  }, 180_000);
});

/** Compares the trees of all documents, and gives the paths of those that are not parsed quickly. */
async function handedOver(places: readonly string[]): Promise<string[]> {
  const { files } = await readSources(places.map((place) => fileURLToPath(new URL(place, import.meta.url))));
  expect(files.length).toBeGreaterThan(10);
  const left: string[] = [];
  for (const file of files) {
    const { body } = prepare(file);
    if (parseQuickly(body)) expectSameTree(body);
    else left.push(file.path);
  }
  return left;
}
