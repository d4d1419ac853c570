import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.js';
import { readSources } from '../../src/read/index.js';

type Files = Record<string, string | Uint8Array>;

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'triagraph-source-'));
  made.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

describe('a folder', () => {
  const open = (files: Files) => readSources([folderOf(files)]);
  const paths = async (files: Files) => (await open(files)).files.map(({ path }) => path);

  it('gives the Markdown files of all subfolders, sorted by code unit', async () => {
    const files = {
      'b.md': 'b',
      'a/z.markdown': 'z',
      'a/B.mdx': 'B',
      'Z.md': 'Z',
      '中/文.md': 'w',
      'note.txt': 't',
      'x.json': '{}',
    };
    expect(await paths(files)).toEqual(['Z.md', 'a/B.mdx', 'a/z.markdown', 'b.md', '中/文.md']);
  });

  it('skips dot folders, dot files and node_modules', async () => {
    expect(
      await paths({
        '.git/a.md': '',
        '.hidden.md': '',
        'node_modules/p/README.md': '',
        'a/node_modules/b.md': '',
        'ok.md': '',
      }),
    ).toEqual(['ok.md']);
  });

  it('leaves out what the .triagraphignore files exclude, each for its own folder and below', async () => {
    const files = {
      '.triagraphignore': 'drafts/\n*.tmp.md\n/top.md\n',
      'drafts/a.md': '',
      'top.md': '',
      'deep/top.md': '',
      'deep/b.tmp.md': '',
      'deep/.triagraphignore': '!b.tmp.md\nprivate.md\n',
      'deep/private.md': '',
      'private.md': '',
    };
    expect(await paths(files)).toEqual(['deep/b.tmp.md', 'deep/top.md', 'private.md']);
  });

  it.each([
    ['a folder with rules of its own', { 'a/.triagraphignore': 'x.md\n' }, []],
    [
      'folders with rules, one inside another',
      { 'a/.triagraphignore': 'x.md\n', 'a/b/.triagraphignore': 'y.md\n' },
      [],
    ],
    ['a folder with an empty file of rules', { 'a/.triagraphignore': '' }, []],
    ['a folder that takes the rule back', { 'a/.triagraphignore': '!*.tmp.md\n' }, ['a/b/c.tmp.md', 'a/c.tmp.md']],
    ['a folder below the one that takes it back', { 'a/b/.triagraphignore': '!*.tmp.md\n' }, ['a/b/c.tmp.md']],
    ['folders without rules', {}, []],
  ])('leaves out what the rules above exclude also in %s', async (_, rules, kept) => {
    const files = {
      '.triagraphignore': '*.tmp.md\n',
      'c.tmp.md': '',
      'a/c.tmp.md': '',
      'a/b/c.tmp.md': '',
      'a/ok.md': '',
    };
    expect(await paths({ ...files, ...rules })).toEqual([...kept, 'a/ok.md']);
  });

  it('gives the text, hash and size of a file', async () => {
    const { files } = await open({ 'a.md': '# 标题\n' });
    expect(files[0]).toMatchObject({ path: 'a.md', text: '# 标题\n', encoding: 'utf-8', bytes: 9 });
    expect(files[0]!.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('reports binary and oversized files and reads the others', async () => {
    const { files, diagnostics } = await open({
      'bin.md': new Uint8Array([1, 0, 2]),
      'large.md': 'x'.repeat(limits.fileBytes + 1),
      'ok.md': 'ok',
    });
    expect(files.map(({ path }) => path)).toEqual(['ok.md']);
    expect(diagnostics.map(({ path, ruleId }) => [path, ruleId])).toEqual([
      ['bin.md', 'read/binary'],
      ['large.md', 'read/too-large'],
    ]);
    expect(diagnostics[1]!.message).toContain('fileBytes');
  });

  it('reports folders that are too deep', async () => {
    const deep = `${Array(limits.folderDepth + 1)
      .fill('d')
      .join('/')}/a.md`;
    const { files, diagnostics } = await open({ [deep]: 'a', 'b.md': 'b' });
    expect(files.map(({ path }) => path)).toEqual(['b.md']);
    expect(diagnostics).toMatchObject([{ ruleId: 'read/too-deep' }]);
  });

  it('may contain files called __proto__.md and constructor.md', async () => {
    expect(await paths(JSON.parse('{"__proto__/a.md":"", "constructor.md":""}'))).toEqual([
      '__proto__/a.md',
      'constructor.md',
    ]);
  });
});
