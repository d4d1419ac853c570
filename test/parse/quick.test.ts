import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/parse/document.js';
import { parseMarkdown } from '../../src/parse/markdown.js';
import { parseQuickly } from '../../src/parse/quick/document.js';
import { readSources } from '../../src/read/index.js';

/** A few thousand inputs; more by TRIAGRAPH_FUZZ_RUNS. A failure prints its seed. */
const runs = Number(process.env['TRIAGRAPH_FUZZ_RUNS'] ?? 1_500);

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
