import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentFindings } from '../../src/engine/analyze/analyze-document.js';
import { applyFixes } from '../../src/engine/fix/files.js';
import { compileKnowledgeBase, fixFiles } from '../../src/index.js';
import { lowerDocument } from '../../src/lower/index.js';
import type { Fix } from '../../src/model/index.js';
import { LineIndex, parseGuarded } from '../../src/parse/index.js';
import { decodeSource } from '../../src/read/index.js';
import { contentsOf, folderOf } from '../support/folder.js';

async function mended(text: string): Promise<string> {
  const parsed = await parseGuarded(decodeSource('a.md', Buffer.from(text)));
  const found = await documentFindings(parsed, lowerDocument(parsed));
  return applyFixes(
    text,
    found.flatMap(({ fix }) => fix ?? []),
  ).text;
}

const front = (...lines: string[]): string => `---\n${lines.join('\n')}\n---\n\n# 标题\n\n正文\n`;

describe('fixes of the front matter', () => {
  it.each([
    ['keys as they are written here', ['Priority: 40', 'TRIGGERS:', '  - a'], ['priority: 40', 'triggers:', '  - a']],
    ['the one trigger list that is meant', ['trigger: [a]'], ['triggers: [a]']],
    [
      'numbers and truth values as triggers',
      ['triggers: [30000, true, 4.10]'],
      ['triggers: ["30000", "true", "4.10"]'],
    ],
    [
      'those of rules',
      ['triggers:', '  - all: [a, 404]', '  - any: 502'],
      ['triggers:', '  - all: [a, "404"]', '  - any: "502"'],
    ],
    [
      'triggers that stand twice',
      ['triggers:', '  - No IP', '  - b', '  - "no  ip"', '  - ｂ'],
      ['triggers:', '  - No IP', '  - b'],
    ],
    ['those in brackets', ['triggers: [a, b, A, c, b]'], ['triggers: [a, b, c]']],
    ['rules that stand twice', ['triggers:', '  - all: [a]', '  - all: [a]'], ['triggers:', '  - all: [a]']],
    ['a priority in quotes', ['priority: "40"'], ['priority: 40']],
  ])('correct %s', async (_, before, after) => {
    expect(await mended(front(...before))).toBe(front(...after));
  });

  it.each([
    ['keys of other dialects', ['ID: x', 'ProductsVersion: 4.1', 'component: a', 'tags: [x]']],
    ['keys of nobody', ['triggres: [a]', 'Foo: 1', 'x-Priority: 1']],
    ['a key whose right name is taken', ['priority: 1', 'Priority: 2']],
    ['two that could be it', ['trigger: [a]', 'Triggers: [b]']],
    ['a duplicate with a comment', ['triggers:', '  - a', '  - A # as the vendor writes it']],
    ['numbers elsewhere', ['priority: 40', 'versions: [4.1, 5]', 'symptoms: [404]']],
    ['what is quoted', ['triggers: ["30000", \'true\']']],
    ['broken YAML', ['triggers: [a', 'Priority: 3']],
  ])('leave %s unchanged', async (_, lines) => {
    expect(await mended(front(...lines))).toBe(front(...lines));
  });
});

describe('fixes of headings', () => {
  it.each([
    ['##现象\n', '## 现象\n'],
    ['###Steps to check\n\ntext\n', '### Steps to check\n\ntext\n'],
    ['## 现象 ##\n', '## 现象\n'],
    ['##   现象  \n', '## 现象\n'],
    ['  ## 现象\n', '## 现象\n'],
    ['现象\n====\n\n原因\n---\n', '# 现象\n\n## 原因\n'],
    ['现象\r\n====\r\n\r\n##原因 ##\r\n', '# 现象\r\n\r\n## 原因 ##\r\n'],
  ])('write them in canonical form: %j', async (before, after) => {
    expect(await mended(before)).toBe(after);
  });

  it.each([
    '## 现象\n',
    '# C #\\#\n',
    '#tag in a sentence\n',
    '##\n',
    '##=====\n',
    '```bash\n##comment\n## x ##\nx\n===\n```\n',
    '    ##现象\n',
    '> ## quoted ##\n',
    '- ## item ##\n',
    '1. x\n===\n',
    'two\nlines\n===\n',
    'text\n\n---\n\ntext\n',
    `##${'很长'.repeat(60)}\n`,
  ])('leave unchanged: %j', async (text) => {
    expect(await mended(text)).toBe(text);
  });
});

describe('fixes', () => {
  const text = 'abcdefghij';
  const lines = new LineIndex(text);
  const fix = (...edits: [number, number, string][]): Fix => ({
    title: 'x',
    edits: edits.map(([start, end, replacement]) => ({ range: lines.range(start, end), text: replacement })),
  });

  it('are applied completely, and the first of two that conflict', () => {
    expect(applyFixes(text, [fix([2, 4, 'X']), fix([3, 5, 'Y'], [8, 9, 'Z'])])).toMatchObject({ text: 'abXefghij' });
    expect(applyFixes(text, [fix([2, 4, 'X']), fix([4, 6, 'Y'], [8, 9, 'Z'])]).text).toBe('abXYghZj');
    expect(applyFixes(text, [fix([0, 2, ''], [1, 3, ''])]).text).toBe(text);
    expect(applyFixes(text, [fix([3, 3, 'X']), fix([3, 3, 'Y'])]).text).toBe('abcXdefghij');
    expect(applyFixes(text, [fix([2, 4, 'cd']), fix()])).toEqual({ text, applied: [] });
  });

  it('change nothing outside their edits', () => {
    const edit = fc.tuple(fc.nat(10), fc.nat(4), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { maxLength: 5 }), (list) => {
        const fixes = list.map((edits) =>
          fix(...edits.map(([at, size, by]): [number, number, string] => [at, Math.min(10, at + size), by])),
        );
        const { text: result, applied } = applyFixes(text, fixes);
        const kept = applied.flatMap(({ edits }) => edits).sort((a, b) => a.range.start.offset - b.range.start.offset);
        let [rest, at] = [result, 0];
        for (const { range, text: by } of kept) {
          const before = text.slice(at, range.start.offset);
          expect(rest.startsWith(before + by)).toBe(true);
          rest = rest.slice((before + by).length);
          at = range.end.offset;
        }
        expect(rest).toBe(text.slice(at));
      }),
    );
  });
});

describe('lint --fix', () => {
  it('writes its fixes, keeps byte order marks, line endings and permissions, and changes nothing in a second run', async () => {
    const folder = folderOf({
      'bom.md': '\ufeff\ufeff---\r\nPriority: 3\r\ntriggers:\r\n  - 1\r\n  - a\r\n  - A\r\n---\r\n##现象\r\nx',
      'clean.md': front('priority: 40'),
    });
    chmodSync(join(folder, 'bom.md'), 0o600);
    const { files, refused } = await fixFiles({ paths: [folder], cache: false });
    expect(refused).toEqual([]);
    expect(files.map(({ path }) => path)).toEqual(['bom.md']);
    expect(readFileSync(join(folder, 'bom.md'), 'utf8')).toMatch(
      /^\ufeff\ufeff---\r\npriority: 3\r\ntriggers:\r\n {2}- "1"\r\n {2}- a\r\n---\r\n## 现象\r\nx/,
    );
    expect(statSync(join(folder, 'bom.md')).mode & 0o777).toBe(0o600);
    const after = contentsOf(folder);
    expect((await fixFiles({ paths: [folder], cache: false })).files).toEqual([]);
    expect(contentsOf(folder)).toEqual(after);
  });

  it('fixes exactly the findings that lint shows as fixable', async () => {
    const text = [
      ...['---', 'Priority: "3"', 'triggers: [1, a, A, [b]]', 'kind: case', '---', ''],
      ...['磁盘写满', '====', '', '##现象', '', '```', 'kubectl get pod', '```', '', '## Cause ##', '', '- x', ''],
    ].join('\n');
    const folder = folderOf({ 'a.md': text });
    const { diagnostics } = await compileKnowledgeBase({ paths: [folder], cache: false });
    const offered = diagnostics.filter(({ fix }) => fix);
    expect(offered.map(({ range, ruleId }) => `${range?.start.line}:${range?.start.column} ${ruleId}`)).toEqual([
      '2:1 front-matter/unknown-key',
      '2:11 priority/quoted',
      '3:12 triggers/scalar',
      '3:18 triggers/duplicate',
      '7:1 document/heading-form',
      '10:1 document/heading-form',
      '12:1 fence/no-language',
      '16:1 document/heading-form',
    ]);
    for (const { range, fix } of offered)
      for (const edit of fix!.edits) expect(edit.range.start.line).toBe(range!.start.line);
    const once = applyFixes(
      text,
      offered.flatMap(({ fix }) => fix!),
    );
    const { files } = await fixFiles({ paths: [folder], cache: false, dryRun: true });
    expect(files).toMatchObject([{ after: once.text, titles: offered.map(({ fix }) => fix!.title) }]);
  });

  it('respects disabled rules and suppressions', async () => {
    const text = '<!-- triagraph-disable-file document/heading-form -- as the vendor writes it -->\n\n##现象\n\nx\n';
    const folder = folderOf({ 'a.md': text, 'b.md': '##现象\n\ny\n' });
    const { files } = await fixFiles({ paths: [folder], cache: false, dryRun: true });
    expect(files.map(({ path }) => path)).toEqual(['b.md']);
  });

  it('writes nothing in a dry run', async () => {
    const folder = folderOf({ 'a.md': front('Priority: 3') });
    const before = contentsOf(folder);
    const { files } = await fixFiles({ paths: [folder], cache: false, dryRun: true });
    expect(files).toMatchObject([{ path: 'a.md', before: front('Priority: 3'), after: front('priority: 3') }]);
    expect(contentsOf(folder)).toEqual(before);
  });

  it.each([
    ['in another encoding', Buffer.from(`\ufeff---\nPriority: 3\n---\n# ${'a'}\n`, 'utf16le')],
    [
      'in GB18030',
      Buffer.concat([
        Buffer.from('---\nPriority: 3\n---\n# '),
        Buffer.from([0xb4, 0xc5, 0xc5, 0xcc]),
        Buffer.from('\n'),
      ]),
    ],
    [
      'with damaged bytes',
      Buffer.concat([
        Buffer.from('---\nPriority: 3\n---\n# 子网子网子网'),
        Buffer.from([0xff, 0x80]),
        Buffer.from('\n'),
      ]),
    ],
  ])('refuses a file %s, and reports it', async (_, bytes) => {
    const folder = folderOf({ 'a.md': bytes });
    const before = contentsOf(folder);
    const { files, refused } = await fixFiles({ paths: [folder], cache: false });
    expect(files).toEqual([]);
    expect(refused).toMatchObject([{ path: 'a.md', ruleId: 'fix/refused' }]);
    expect(contentsOf(folder)).toEqual(before);
  });

  it('refuses a snapshot', async () => {
    const folder = folderOf({ 'kb.snapshot': 'TRIAGRPH' });
    const path = join(folder, 'kb.snapshot');
    await expect(fixFiles({ paths: [path] })).rejects.toMatchObject({ exitCode: 2 });
  });
});
