import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../src/parse/markdown.js';
import { parseWithoutCode } from '../../src/parse/without-code.js';

const lines = fc.constantFrom(
  ...[
    '',
    '   ',
    '\t',
    'Text.',
    '# Title',
    '- item',
    '1. item',
    '  more',
    '    deep',
    '> quote',
    '| a | b |',
    '| - | - |',
  ],
  ...[
    '```',
    '```sh',
    '````',
    '~~~',
    '~~~ yaml',
    '  ```',
    '   ```',
    '    ```',
    '      ```',
    '- ```sh',
    '> ```',
    '``` a`b',
  ],
  ...['kubectl get pods', '  indented', '\tx', '<pre>', '</pre>', '<!--', '-->', '[a]: b', '[^1]: note', '--- ', '==='],
);
const documents = fc.array(lines, { maxLength: 24 }).map((list) => list.join('\n'));
const fenced = fc
  .tuple(fc.constantFrom('', ' ', '  ', '   ', '    '), fc.array(lines, { maxLength: 6 }))
  .map(([indent, code]) =>
    ['- item', `${indent}\`\`\`\``, ...code.map((line) => indent + line), `${indent}\`\`\`\``].join('\n'),
  );

describe('Markdown parsed without the code of its fences', () => {
  it.each([documents, fc.array(fc.oneof(lines, fenced), { maxLength: 12 }).map((list) => list.join('\n'))])(
    'gives the tree of the whole text, places and all',
    (texts) => {
      const property = fc.property(texts, (text) => {
        expect(parseWithoutCode(text)).toEqual(parseMarkdown(text));
      });
      fc.assert(property, { numRuns: 1500 });
    },
  );

  it.each([
    ['code after front matter', '      \n        \n\n# T\n\n```sh\na\n\n  b\n```\n\nend'],
    ['code in a list', '1. one\n\n   ```sh\n   a\n\n     b\n   ```\n\n2. two'],
    ['a fence inside a comment', '<!--\n```\na\n```\n-->\n\ntext'],
    ['a list that ends inside its fence', '- one\n  ```\n  a\nb\n  ```\nc'],
    ['Windows line breaks', '```\r\na\r\n```\r\n'],
    ['a fence that is not closed', 'a\n```\nb\n\nc\n'],
  ])('reads %s as it is', (_, text) => {
    expect(parseWithoutCode(text)).toEqual(parseMarkdown(text));
  });
});
