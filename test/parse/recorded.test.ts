import { it } from 'vitest';
import { LineIndex } from '../../src/parse/lines.js';
import { parseMarkdown } from '../../src/parse/markdown.js';
import { parsePlain } from '../../src/parse/plain.js';
import { parseRecords } from '../../src/parse/records.js';
import { edited, fixtureDocuments } from '../support/fixture-documents.js';
import { expectRecorded } from '../support/recorded.js';
import { parse } from './support.js';

/** Texts whose structure is damaged or unusual, by what is unusual in them. */
const texts: Readonly<Record<string, string>> = {
  'windows line breaks': '# A\r\n\r\n- one\r\n- two\r\n\r\n```sh\r\nls\r\n```\r\n',
  'old mac line breaks': '# A\r\rtext\r\r- one\r- two\r',
  'nested lists': '1. one\n   - two\n     > three\n     > four\n\n   ```sh\n   ls\n   ```\n2. five\n\n* six\n+ seven\n',
  'numbers with a Chinese comma': '# 现象\n\n1、先看\n2、再看\n（3）最后\n\n①甲\n②乙\n',
  'addresses without brackets': '见http://a.example.com/x?y=1）然后,https://b.example.com/路径。www.c.example.com，好',
  'a table': '| a | b |\n|---|:-:|\n| 1 \\| 2 | `x | y` |\n| <br> | **bold** |\n\nafter',
  'a table without a head': 'a | b\n--- | ---\n1 | 2 | 3\n4\n',
  'wiki links and notes': '[[page|shown]] and [[other]] ![[image.png]] [^1]\n\n[^1]: a note\n',
  'reference links': '[a][b] [c] ![d][b]\n\n[b]: http://x.example "t"\n[c]: <y z>\n',
  'inline html': 'a<br/>b <b>c</b> <!-- d --> <details><summary>e</summary>\n\nf\n\n</details>\n',
  'an html document':
    '<html><head><title>T</title></head><body><h1>A</h1><p>b <code>c</code></p><ul><li>d</li></ul><pre>e\nf</pre><table><tr><th>g</th></tr><tr><td>h</td></tr></table></body></html>',
  'wiki markup':
    'h1. Title\n\n*bold* {{code}}\n\n{code:bash}\nls -l\n{code}\n\n# one\n# two\n** nested\n\n||a||b||\n|1|2|\n',
  'doku markup': '====== Title ======\n\n  * one\n  * two\n\n<code bash>\nls\n</code>\n',
  'a setext heading': 'Title\n=====\n\nSub\n---\n\ntext\n',
  'headings without a space': '#Title\n##Part\ntext\n###  Deep ###\n',
  'an open fence': '# A\n\n```bash\nls\n\n## not a heading\n',
  'fences in fences': '````md\n```sh\nls\n```\n````\n\n~~~\na\n~~~\n',
  'an indented code block': 'text\n\n    code\n      more\n\ntext\n',
  admonitions: ':::note Title\ntext\n:::\n\n!!! warning "W"\n    body\n\n> [!TIP]\n> tip\n',
  'lost line breaks':
    '---title: A  kind: case--- # Gateway fails ## Symptoms - one - two ## Cause The table of the node is full of entries ## Resolution 1. Look at it 2. Restart it ```bash kubectl get pod``` ## 解决方案 重启',
  'glued line breaks':
    '# 网关故障## 现象- 丢包- 延时很高，节点之间的访问也会失败## 根本原因连接跟踪表满了，无法再建立新的连接## 解决方案1. 查看2. 重启```bash kubectl get pod```![图](a.png)完',
  'a byte order mark': '\ufeff---\ntitle: A\n---\n\n# A\n',
  'emoji and rare characters': '# 🚨 警报 𠮷\n\n- **🔥** 火 `a🚨b` 👨‍👩‍👧\n',
  'a bold text beside Han': '**重要：**请先看**“日志”**再**重启。**好\n',
  'escapes and entities': 'a \\* b &lt;c&gt; &amp; \\` d \\[e\\] &#x4e2d;\n',
  'trailing spaces and tabs': '#\tA\t\n\n-\tone  \n\ttwo\n\n1.\tthree\n',
  'a comment over lines': '# A\n\n<!-- one\ntwo -->\n\ntext <!-- three --> four\n',
  'rules and empty items': '- \n- a\n-\n\n***\n\n1.\n2. b\n',
  'a link over lines': '[a\nb](http://x.example\n"t") and <http://y.example>\n',
  'quotes of two levels': '> a\n>> b\n> c\nlazy\n\n> - d\n>   1. e\n',
  'replacement characters': '# A\ufffd\ufffdb\n\n\ufffd\n',
  'components of MDX':
    '<Tabs>\n<TabItem value="a">\n\ntext <Foo.Bar x="y" /> <name> <time>5</time> <b>c</b>\n\n</TabItem>\n</Tabs>\n',
  placeholders: 'set <subnet-name> and <address> in <https://a.example> <me@a.example> <a:b> </name>\n',
  'fragments of HTML':
    '<div class="x">\n<h2>A</h2>\nb <br> <a href="c">d</a>\n<ul><li>e<li>f</ul>\n<table><tr><td colspan=2>g</table>\n</div>\n',
  'HTML with headings of Markdown': '<p>a</p>\n\n# B\n\n<ul><li>c</li></ul>\n',
  'lists in letters': 'a. one\nb. two\n\n1) three\n2) four\n\n（1）five\n（3）six\n\n- 1、seven\n- 2、eight\n',
  'addresses before text':
    'http://a.example/b中文 www.a.example) https://a.example/x?y=（z） ftp://h.example/a,b mailto:a@b.example。\n',
  'lost line breaks with a list of tags':
    '---title: A triggers:  - one  - two kind: case---<!-- note --># Gateway ## Symptoms **Node:** lost ## Cause full table ## Resolution 1. Look 2. Do #3 [a](b) `# no` end of the text',
  empty: '',
  'white space': ' \n\t\n',
};

/** Front matter of all kinds, without its fences. */
const blocks: Readonly<Record<string, string>> = {
  scalars:
    "a: 1\nb: 4.10\nc: no\nd: 2020-01-02\ne: \"x: y\"\nf: 'it''s'\ng: ~\nh:\ni: 1:30\nj: 0123\nk: 0x1F\nl: 1e3\n",
  lists: 'a: [x, "y, z", 1]\nb:\n  - one\n  - two: 2\n    three: 3\n  -\n    - deep\nc: {d: [e], "f g": h}\n',
  texts: 'a: |\n  one\n   two\n\nb: >-\n  three\n  four\nc: plain\n  goes on\n# note\nd: x # y\n',
  anchors: 'a: &x [1]\nb: *x\nc: !!str 5\nd: !own z\n',
  'unclosed bracket':
    'title: A: B\ntriggers: [one, two\n# note\nkind: case\ntags:\n  - a\n  # note\n  - "b"\n  c\nlast: z\n',
  'tabs and Han':
    '标题：网关\ntitle: 网关：故障\n\tkind: case\n"quoted key": v\nkey with space : w\n- stray\nname:no space\n',
  'repeated keys': "a: 1\na: 2\nb: [1\n\nb: 3\nc: \"open\nd: 'x' y\ne: @at\nf: %p\ng: `q`\n",
  'several lines of a value': 'title: [a\n  first line\n  second line\n\n  third line   \nkind: "x\n',
  'many levels': `a: ${'['.repeat(30)}${']'.repeat(30)}\nb: 2\n`,
  'no mapping': '- a\n- b\n',
  'only comments': '# a\n# b\n',
};

const fences: Readonly<Record<string, (block: string) => string>> = {
  'three dashes': (block) => `---\n${block}---\n\n# A\n`,
  'dashes with spaces': (block) => `\n---  \n${block}---\t\ntext`,
  'windows line breaks': (block) => `---\n${block}---\n# A\n`.replaceAll('\n', '\r\n'),
  'no end': (block) => `---\n${block}\n# A\n`,
  'dots at the end': (block) => `---\n${block}...\n\n# A\n`,
  'another language': (block) => `---toml\n${block}---\n\n# A\n`,
};

const yamlLists: Readonly<Record<string, string>> = {
  goldens:
    '---\n# note\n- symptom: a\n  expect: b\n\n- symptom: |\n    two\n    lines\n- x\n-\n  y: [1\n- z: 1\n  z: 2\n',
  indented: '  - a: 1\n    b:\n      - c\n  - d: "e"\n',
  stray: 'title: x\n- a: 1\n  - b\nmore\n',
  none: '[]\n',
};

/** Texts whose work the parser's steps are counted for, by what they repeat. */
const repeated: Readonly<Record<string, string>> = {
  'open brackets': '[a '.repeat(60),
  'closed brackets': `${'[a '.repeat(40)}${'] '.repeat(40)}`,
  links: '[a](b) ![c](d) '.repeat(20),
  'addresses in brackets': '[http://a.example b@c.example '.repeat(20),
  emphasis: `${'*a '.repeat(30)}${'b* '.repeat(30)}`,
  'underscores in words': 'a_b_c __d__ _e_ f_ '.repeat(20),
  'open strikethroughs': '~~a '.repeat(40),
  'runs of backticks': Array.from({ length: 20 }, (_, at) => `${'`'.repeat(at + 1)} a ${'`'.repeat(at + 1)}`).join(' '),
  'runs of one length': '``` a ``` b '.repeat(20),
  'comments without end': '<!-- a <? b <![CDATA[ c '.repeat(20),
  'lines of quotes': '> a\n'.repeat(40),
  passages: 'a *b* `c`\n\n'.repeat(30),
};

/** The least number of steps with which a text is parsed. */
function stepsOf(text: string): number {
  const isParsed = (steps: number) => {
    try {
      return parseMarkdown(text, steps) !== null;
    } catch {
      return false;
    }
  };
  let [low, high] = [0, 1_000_000];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isParsed(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

it('nodes, keys and findings of unusual texts are as recorded', () => {
  const read = (text: string) => {
    const { tree, frontMatter, diagnostics, repairs, reproducible, text: repaired } = parse(text);
    return { tree, frontMatter, findings: { diagnostics, repairs, reproducible, repaired } };
  };
  const cases = new Map<string, Record<string, unknown>>();
  for (const [name, text] of Object.entries(texts))
    cases.set(name, { ...read(text), plain: parsePlain(text, new LineIndex(text)) });
  for (const [name, block] of Object.entries(blocks)) {
    const each = Object.entries(fences).map(([fence, around]) => [fence, read(around(block))]);
    cases.set(`front matter: ${name}`, Object.fromEntries(each));
  }
  for (const [name, text] of Object.entries(yamlLists))
    cases.set(`records: ${name}`, parseRecords('a.yaml', text, 'goldens') as never);
  const documents = [...fixtureDocuments()].map(([name, text]) => [
    name,
    { ...read(text), plain: parsePlain(text, new LineIndex(text)) },
  ]);
  cases.set('documents of the fixtures', Object.fromEntries(documents));
  const versions = [...fixtureDocuments().values()].flatMap((text, at) => [edited(text, at), edited(text, at + 1_000)]);
  cases.set('edited documents', { read: versions.map(read) });
  cases.set('counted steps', { steps: Object.entries(repeated).map(([name, text]) => [name, stepsOf(text)]) });
  expectRecorded(new URL('recorded.hashes.txt', import.meta.url), cases);
});
