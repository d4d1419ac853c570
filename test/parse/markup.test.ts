import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../src/parse/index.js';
import { decodeSource } from '../../src/read/index.js';
import { lower } from '../lower/lowering.js';

const treeOf = (text: string) => {
  const { tree } = parseDocument(decodeSource('a.md', Buffer.from(text)));
  return tree;
};

/** `type value` of every leaf, with what the source has at its place. */
function leaves(text: string): string[] {
  const found: string[] = [];
  const stack: Nodes[] = [treeOf(text)];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('children' in node) stack.push(...[...node.children].reverse());
    else if ('value' in node)
      found.push(`${node.type} ${node.value} @ ${text.slice(node.position!.start.offset, node.position!.end.offset)}`);
  }
  return found;
}

const tabs = [
  '=== "Linux"',
  '',
  '    Look at it:',
  '',
  '    ```bash',
  '    systemctl status agent',
  '    ```',
  '',
  '=== "Kubernetes"',
  '    ```bash',
  '    kubectl get pods',
  '    ```',
].join('\n');

describe('tabs and admonitions of Python-Markdown', () => {
  it('contain the lines indented below their title, with their positions in the source', () => {
    expect(leaves(tabs)).toEqual([
      'text === "Linux" @ === "Linux"',
      'text Look at it: @ Look at it:',
      'code systemctl status agent @ ```bash\n    systemctl status agent\n    ```',
      'text === "Kubernetes" @ === "Kubernetes"',
      'code kubectl get pods @ ```bash\n    kubectl get pods\n    ```',
    ]);
  });

  it('have commands that are described by the name of the tab, with their positions in the source', () => {
    const text = `# Agent\n\n## Diagnosis\n\n1. Look:\n\n${tabs.replace(/^(?=.)/gm, '    ')}\n\n2. Restart it.\n`;
    const { document } = lower(text);
    const commands = document.steps.flatMap((step) => step.commands);
    expect(commands.map(({ text, description }) => `${description}: ${text}`)).toEqual([
      'Linux: systemctl status agent',
      'Kubernetes: kubectl get pods',
    ]);
    for (const command of commands)
      expect(text.slice(command.range.start.offset, command.range.end.offset)).toBe(command.text);
    expect(document.steps.map(({ title }) => title)).toEqual(['Look', 'Restart it']);
  });

  it('may be nested, and are left alone in fences', () => {
    const nested = '!!! note "Twice"\n\n    === "A"\n\n        - one\n        - two\n\nend';
    expect(treeOf(nested).children.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'list', 'paragraph']);
    const fenced = '```\n=== "A"\n    b\n```';
    expect(leaves(fenced)).toEqual([`code === "A"\n    b @ ${fenced}`]);
  });
});

describe('lists in other styles of numbering', () => {
  it.each([
    ['1、看日志\n2、重启', ['看日志', '重启']],
    ['1）看日志\n2）重启', ['看日志', '重启']],
    ['（1）看日志\n（2）重启', ['看日志', '重启']],
    ['① 看日志\n② 重启', ['看日志', '重启']],
    ['1.\u00a0Look\n2.\u00a0Restart', ['Look', 'Restart']],
    ['a. Look\n\nb. Restart', ['Look', 'Restart']],
  ])('are ordered: %j', (text, items) => {
    const document = lower(`# 记录\n\n## 处理步骤\n\n${text}\n`).document;
    expect(document.steps.map(({ title }) => title)).toEqual(items);
    expect(leaves(text).map((leaf) => leaf.split(' @ ')[1])).toEqual(items);
  });

  it.each([
    ['one number', '1、看日志'],
    ['numbers that skip', '1、看日志\n3、重启'],
    ['another list in its column', '1. A\n（1）看日志\n（2）重启\n2. B'],
    ['code', '```\n1、看日志\n2、重启\n```'],
  ])('are text when they are %s', (_, text) => {
    expect(JSON.stringify(treeOf(text))).toMatch(/1、|（1）/);
  });
});

describe('a document of HTML', () => {
  const page = [
    '<!DOCTYPE html><html><head><title>KB</title></head><body>',
    '<h1>Broker down</h1>',
    '<h2>Symptoms</h2><ul><li>Log has <code>NO_LEADER</code> &amp; <b>time-outs</b></li></ul>',
    '<h2>Diagnosis</h2>',
    '<ol><li>Run <code>systemctl status kafka</code></li>',
    '<li><p>Read the log:</p>',
    '<pre class="brush: bash">',
    '# newest first',
    'grep -c full &lt;path&gt; | wc -l',
    '</pre></li></ol>',
    '<h2>Resolution</h2>',
    '<table><tr><th>Step</th><th>Action</th><th>Command</th></tr>',
    '<tr><td>1</td><td>Start it</td><td><code>systemctl start kafka</code></td></tr></table>',
    '<script>ignored()</script><p>Then *wait*.</p></body></html>',
  ].join('\n');

  it('has the text of its elements', () => {
    const { document } = lower(page);
    expect(document).toMatchObject({ kind: 'workflow', title: 'Broker down' });
    expect(document.symptoms.map(({ text }) => text)).toEqual(['Log has NO_LEADER & time-outs']);
    expect(document.steps.map(({ title, commands }) => [title, ...commands.map(({ text }) => text)])).toEqual([
      ['Run systemctl status kafka', 'systemctl status kafka'],
      ['Read the log', 'grep -c full <path> | wc -l'],
      ['Start it', 'systemctl start kafka'],
      ['Then *wait*'],
    ]);
  });

  it('has the positions of its parts in the source', () => {
    const { document } = lower(page);
    expect(document.sections.map(({ heading, range }) => `${range.start.line} ${heading}`)).toEqual([
      '2 Broker down',
      '3 Symptoms',
      '4 Diagnosis',
      '11 Resolution',
    ]);
    expect(document.steps.map(({ range }) => range.start.line)).toEqual([5, 6, 13, 14]);
  });

  it.each([
    ['a picture in the middle', '<p align="center"><img src="logo.png"></p>\n\n# Broker down\n\nLook at `df -h`.\n'],
    ['a table of badges', '<table><tr><td>ok</td></tr></table>\n\n## Symptoms\n\n- Broker down\n'],
    ['a box and a fence', '<div><p>Read this.</p></div>\n\n```bash\ndf -h\n```\n'],
  ])('is not one that begins with %s and continues in Markdown', (_, text) => {
    expect(leaves(text).join('\n')).not.toContain('#');
    expect(treeOf(text).children.map(({ type }) => type)).toContain(text.includes('```') ? 'code' : 'heading');
  });

  it('keeps the text and the address of its links', () => {
    const text =
      '<html><body><h1>Title fails</h1><p>Ask <a href="https://e.test/u">abcdefghij</a> x.</p></body></html>';
    expect(leaves(text)).toEqual([
      'text Title fails @ Title fails',
      'text Ask  @ Ask ',
      'text abcdefghij @ abcdefghij',
      'text  x. @  x.',
    ]);
  });

  it.each([
    ['cells that span a million columns', '<table><tr><td colspan="1000000" rowspan="9">x</td></tr></table>'.repeat(9)],
    ['elements in elements', '<div>'.repeat(200_000)],
    ['many attributes', `<p ${Array.from({ length: 50_000 }, (_, at) => `a${at}=1`).join(' ')}>x</p>`],
    ['many open elements of emphasis', '<b><i><p>'.repeat(50_000)],
  ])('takes bounded time with %s', (_, text) => {
    expect(treeOf(`<h1>A</h1><p>b</p>${text}`).children.length).toBeLessThan(1_000);
  });

  it('may have tags in capitals', () => {
    const { document } = lower('<HTML><BODY><H1>Disk full</H1><PRE>df -h</PRE><H2>Cause</H2><P>logs</P></BODY></HTML>');
    expect(document.sections.map(({ heading }) => heading)).toEqual(['Disk full', 'Cause']);
  });

  it.each(['<p>', '<ol><li><pre>', '<table><tr><td>', '<a href="x">', '<script>', '<!-- ', '<h1>**', '&#1', '< <b'])(
    'may be damaged: %s',
    (piece) => {
      expect(treeOf(`<h1>A</h1>\n<p>b</p>\n${piece.repeat(300)}`).children.length).toBeGreaterThan(0);
    },
  );

  it('is not one that is written in Markdown', () => {
    expect(
      treeOf('<h1 align="center">Name</h1>\n<p>x</p>\n\n## Use\n\ntext').children.map(({ type }) => type),
    ).toContain('heading');
  });
});

describe('a line that is a command', () => {
  it('is a command of the list item around it', () => {
    const document = lower(
      '# CPU 飙高处理 SOP\n\n1. **看进程**\ntop -c\n2. 看服务\n   sudo systemctl status web\n',
    ).document;
    expect(document.kind).toBe('workflow');
    expect(document.steps.map(({ title, commands }) => [title, commands.map(({ text }) => text)])).toEqual([
      ['看进程', ['top -c']],
      ['看服务', ['sudo systemctl status web']],
    ]);
  });

  it('is not one that reads like a sentence', () => {
    const text =
      '# Web\n\n## Diagnosis\n\n1. kubectl is a tool for this\n2. docker images of the team\n3. find the host';
    expect(lower(text).document.steps.flatMap(({ commands }) => commands)).toEqual([]);
  });
});
