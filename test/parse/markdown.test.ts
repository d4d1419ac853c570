import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/lower/inline.js';
import { visit } from '../../src/parse/index.js';
import { brokenPosition, outline, parse, sourceAt } from './support.js';

describe('placeholders', () => {
  it.each(['subnet-name', 'pod', 'time', 'address', 'NODE', 'server ip', 'registry:5000', 'N'])(
    '<%s> in prose is text',
    (name) => {
      const document = parse(`看 <${name}> 的 **状态**\n`);
      expect(outline(document).slice(0, 2)).toEqual(['paragraph', `text: 看 <${name}> 的 `]);
      expect(brokenPosition(document)).toBeNull();
    },
  );

  it('are text on a line of their own', () => {
    expect(outline(parse('<subnet-name>\n'))).toEqual(['paragraph', 'text: <subnet-name>']);
  });

  it.each(['<br/>', '<!-- note -->', '<img src="a.png">', '<time datetime="x">'])('%s stays HTML', (html) => {
    expect(outline(parse(`a ${html} b\n`))).toContain(`html: ${html}`);
  });

  it('are HTML when their name is closed somewhere', () => {
    expect(outline(parse('a <time> b</time>\n'))).toContain('html: <time>');
  });
});

describe('addresses in Chinese text', () => {
  const links = (text: string) => {
    const found: string[] = [];
    const document = parse(text);
    visit(document.tree, (node) => node.type === 'link' && found.push(`${node.url}|${sourceAt(document, node)}`));
    return { found, text: plainText([document.tree]), broken: brokenPosition(document) };
  };

  it.each(['，', '。', '；', '）', '”', '、'])('end before %s', (mark) => {
    expect(links(`见 https://a.example/x?y=1${mark}然后\n`)).toEqual({
      found: ['https://a.example/x?y=1|https://a.example/x?y=1'],
      text: `见 https://a.example/x?y=1${mark}然后`,
      broken: null,
    });
  });

  it('end where Han follows the host, but not in a path', () => {
    expect(links('见https://a.example查看\n').found).toEqual(['https://a.example|https://a.example']);
    expect(links('https://a.example/文档/1 见\n').found).toEqual(['https://a.example/文档/1|https://a.example/文档/1']);
    expect(links('www.a.example，见\n').found).toEqual(['http://www.a.example|www.a.example']);
  });

  it('are left alone in angle brackets and in links', () => {
    expect(links('<https://a.example/，b> [见](https://a.example/，b)\n').found).toHaveLength(2);
  });
});

describe('Markdown as people write it', () => {
  it('has emphasis next to Han characters', () => {
    expect(outline(parse('**原因：**子网~~旧~~已满\n'))).toEqual([
      'paragraph',
      'strong',
      'text: 原因：',
      'text: 子网',
      'delete',
      'text: 旧',
      'text: 已满',
    ]);
  });

  it('has no directives: `问题:在` and `port:8080` are text', () => {
    expect(outline(parse('问题:在 port:8080 :::note\n'))).toEqual(['paragraph', 'text: 问题:在 port:8080 :::note']);
  });

  it('keeps wiki links and brackets as text', () => {
    expect(outline(parse('## [workaround]\n\n见 [[2022-case|案例]]\n'))).toEqual([
      'heading',
      'text: [workaround]',
      'paragraph',
      'text: 见 [[2022-case|案例]]',
    ]);
  });

  it('has no carriage return at the end of a command', () => {
    const document = parse('- a\r\n\r\n  ```bash\r\n  kubectl get pods\r\n  kubectl get nodes\r\n  ```\r\n');
    expect(outline(document)).toContain('code: kubectl get pods\nkubectl get nodes');
    expect(brokenPosition(document)).toBeNull();
  });

  it('may be MDX, of which nothing is run or lost', () => {
    const document = parse("import X from './x'\n\n# T\n\n<Tabs value={1}>\n\ntext <pod>\n\n</Tabs>\n", 'a.mdx');
    expect(outline(document)).toEqual([
      'paragraph',
      "text: import X from './x'",
      'heading',
      'text: T',
      'html: <Tabs value={1}>',
      'paragraph',
      'text: text <pod>',
      'html: </Tabs>',
    ]);
  });
});

/** Blocks and inlines as `(type child …)`, with the values of leaves. */
const shape = (node: Nodes): string => {
  if ('children' in node) return `(${[node.type, ...node.children.map(shape)].join(' ')})`;
  return 'value' in node ? `${node.type} ${JSON.stringify(node.value)}` : node.type;
};

describe('the grammar of CommonMark with GFM', () => {
  it.each([
    ['a tag alone where a table begins', 'b\n<x>\n-|', '(paragraph text "b") (paragraph text "<x>\\n-|")'],
    ['code in a lazy line', '>\n    a\n    b', '(blockquote) code "a" code "b"'],
    ['a fence that a quote ends', '> ```\n> a\n', '(blockquote code "a")'],
    ['a fence that an item ends', '- ```\n  a\n- b', '(list (listItem code "a") (listItem (paragraph text "b")))'],
    ['an item that begins blank', '-\n\n  a', '(list (listItem)) (paragraph text "a")'],
    ['an address that begins like emphasis', '_@b.cd', '(paragraph text "_@b.cd")'],
    [
      'a list in a quote',
      '> - a\n>\n> - b\n>\n> c',
      '(blockquote (list (listItem (paragraph text "a")) (listItem (paragraph text "b"))) (paragraph text "c"))',
    ],
    ['a code span without an end', '> a `b\n> c', '(blockquote (paragraph text "a `b\\nc"))'],
    ['a label without a definition, over quoted lines', '>[][\n><r>', '(blockquote (paragraph text "[][\\n<r>"))'],
    [
      'a table under a lazy line',
      '>a|b\n>-|-\na|a\n-|-',
      '(blockquote (table (tableRow (tableCell text "a") (tableCell text "b")))) (paragraph text "a|a\\n-|-")',
    ],
    [
      'a table in an item that a line without indent ends',
      '* b|\\\n  -|-\na\n|-',
      '(list (listItem (table (tableRow (tableCell text "b") (tableCell text "\\\\"))))) (paragraph text "a\\n|-")',
    ],
    [
      'delimiters beside a character outside the basic plane',
      '_~~*𠮷*****&**~~',
      '(paragraph text "_" (delete text "*𠮷***" (strong text "&")))',
    ],
    [
      'a bar inside code in a table',
      '| a |\n|---|\n| `b \\| c` |',
      '(table (tableRow (tableCell text "a")) (tableRow (tableCell inlineCode "b | c")))',
    ],
    ['a definition', '[a]\n\n[a]: u\n', '(paragraph (linkReference text "a")) definition'],
    [
      'a footnote',
      'b[^1]\n\n[^1]: c\n',
      '(paragraph text "b" footnoteReference) (footnoteDefinition (paragraph text "c"))',
    ],
  ])('reads %s', (_, text, expected) => {
    expect(parse(text).tree.children.map(shape).join(' ')).toBe(expected);
  });
});
