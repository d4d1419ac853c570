import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.js';
import { fileSystemProblem, readBytes } from '../../src/read/folder.js';
import { readSources } from '../../src/read/index.js';
import { folderOf } from '../support/folder.js';

const failed = (code?: string): Error => Object.assign(new Error('x'), code === undefined ? {} : { code });

describe('an error of the file system', () => {
  it.each([
    ['EACCES', 'file', 'read/permission', 'permission to read the file (EACCES)', 'chmod u+r)'],
    ['EPERM', 'folder', 'read/permission', 'permission to read the folder (EPERM)', 'chmod u+rx)'],
    ['ENOENT', 'file', 'read/vanished', 'absence of the file (ENOENT)', 'Read again'],
    ['ENOTDIR', 'folder', 'read/vanished', 'absence of the folder (ENOTDIR)', 'Read again'],
    ['ELOOP', 'file', 'read/broken-link', 'link to nothing', 'Remove the link'],
    ['EIO', 'file', 'read/failed', 'failure to read the file (EIO)', 'Check the disk'],
    [undefined, 'folder', 'read/failed', 'failure to read the folder (unknown)', 'Check the disk'],
  ] as const)('%s for a %s becomes %s', (code, what, ruleId, message, note) => {
    const problem = fileSystemProblem(failed(code), what);
    expect(problem.ruleId).toBe(ruleId);
    expect(problem.message).toContain(message);
    expect(problem.note).toContain(note);
  });
});

const summary = async (roots: readonly string[], ignore?: { folder: string; patterns: readonly string[] }) => {
  const { files, diagnostics } = await readSources(roots, ignore ? { ignore } : {});
  return { files: files.map(({ path }) => path), findings: diagnostics.map(({ path, ruleId }) => `${path} ${ruleId}`) };
};

describe('a file', () => {
  it('of the maximum size is read, and one with a byte more is refused', () => {
    const folder = folderOf({ 'a.md': 'x', 'b.md': 'x' });
    truncateSync(join(folder, 'a.md'), limits.fileBytes);
    truncateSync(join(folder, 'b.md'), limits.fileBytes + 1);
    expect(readBytes(join(folder, 'a.md'))).toHaveLength(limits.fileBytes);
    expect(readBytes(join(folder, 'b.md'))).toMatchObject({
      problem: { ruleId: 'read/too-large', message: expect.stringContaining(`${limits.fileBytes + 1} bytes`) },
    });
  });

  it('is read completely', () => {
    const bytes = Buffer.from(Array.from({ length: 10_000 }, (_, at) => at % 251));
    const folder = folderOf({ 'a.md': bytes, 'empty.md': '' });
    expect(Buffer.from(readBytes(join(folder, 'a.md')) as Uint8Array).equals(bytes)).toBe(true);
    expect(readBytes(join(folder, 'empty.md'))).toHaveLength(0);
    expect(readBytes(join(folder, 'none.md'))).toMatchObject({ problem: { ruleId: 'read/vanished' } });
  });
});

describe('a folder', () => {
  it('is read down to the maximum depth, and a deeper folder is reported', async () => {
    const nested = (depth: number) => `${Array.from({ length: depth }, () => 'd').join('/')}/a.md`;
    const { files, findings } = await summary([
      folderOf({ [nested(limits.folderDepth)]: 'a', [nested(limits.folderDepth + 1)]: 'b' }),
    ]);
    expect(files).toEqual([nested(limits.folderDepth)]);
    expect(findings).toEqual([`${nested(limits.folderDepth + 1).slice(0, -'/a.md'.length)} read/too-deep`]);
  });

  it('reports broken links and links that leave it in the order of their paths, except those named like other kinds of files', async () => {
    const folder = folderOf({ 'm.md': 'm', 'a/b.md': 'b' });
    const outside = folderOf({ 'x.md': 'x' });
    for (const [target, name] of [
      ['nowhere.md', 'z.md'],
      ['nowhere.png', 'b.png'],
      ['nowhere', 'c'],
      [join(outside, 'x.md'), 'a/out.md'],
      [outside, 'folder'],
    ] as const)
      symlinkSync(target, join(folder, name));
    expect(await summary([folder])).toEqual({
      files: ['a/b.md', 'm.md'],
      findings: ['a/out.md read/outside-root', 'folder read/outside-root', 'z.md read/broken-link'],
    });
  });

  it('gives a file with two links once, by the first path', async () => {
    const folder = folderOf({ '.data/real.md': 'r', 'kept.md': 'k' });
    for (const name of ['b.md', 'a.md', 'c.md']) symlinkSync('.data/real.md', join(folder, name));
    expect((await summary([folder])).files).toEqual(['a.md', 'kept.md']);
    mkdirSync(join(folder, 'sub'));
    symlinkSync('../.data', join(folder, 'sub/linked'));
    for (const name of ['a.md', 'b.md', 'c.md']) rmSync(join(folder, name));
    expect((await summary([folder])).files).toEqual(['kept.md', 'sub/linked/real.md']);
  });
});

describe('the ignored files', () => {
  const files = { 'a.md': '', 'drafts/b.md': '', 'drafts/keep.md': '', 'deep/drafts/c.md': '', 'deep/d.txt.md': '' };

  it.each([
    ['/drafts/', ['a.md', 'deep/d.txt.md', 'deep/drafts/c.md']],
    ['drafts', ['a.md', 'deep/d.txt.md']],
    ['drafts/*\n!drafts/keep.md', ['a.md', 'deep/d.txt.md', 'deep/drafts/c.md', 'drafts/keep.md']],
    ['*.md/', ['a.md', 'deep/d.txt.md', 'deep/drafts/c.md', 'drafts/b.md', 'drafts/keep.md']],
    ['# a comment\n\n*.txt.*', ['a.md', 'deep/drafts/c.md', 'drafts/b.md', 'drafts/keep.md']],
  ])('are those of a .triagraphignore with %j', async (rules, kept) => {
    expect((await summary([folderOf({ ...files, '.triagraphignore': rules })])).files).toEqual(kept);
  });

  it('of a project are relative to its folder, whatever the root is', async () => {
    const project = folderOf(Object.fromEntries(Object.entries(files).map(([path, text]) => [`kb/${path}`, text])));
    const leftOut = (patterns: readonly string[], root: string, folder = project) =>
      summary([join(project, root)], { folder, patterns }).then((result) => result.files);
    const all = Object.keys(files).sort();
    expect(await leftOut(['kb/drafts/'], 'kb')).toEqual(['a.md', 'deep/d.txt.md', 'deep/drafts/c.md']);
    expect(await leftOut(['drafts/'], 'kb')).toEqual(['a.md', 'deep/d.txt.md']);
    expect(await leftOut(['/drafts/'], 'kb')).toEqual(all);
    expect(await leftOut(['/drafts/'], 'kb', join(project, 'kb'))).toEqual([
      'a.md',
      'deep/d.txt.md',
      'deep/drafts/c.md',
    ]);
    expect(await leftOut(['/kb/a.md'], '.')).toEqual(all.slice(1).map((path) => `kb/${path}`));
    expect(await leftOut(['/a.md'], 'kb', join(project, 'elsewhere'))).toEqual(all.slice(1));
    expect(await leftOut([], 'kb')).toEqual(all);
  });

  it('of a project can be included again by a folder, and a root that is a file is always read', async () => {
    const project = folderOf({ 'kb/a.md': '', 'kb/b.md': '', 'kb/.triagraphignore': '!a.md' });
    const ignore = { folder: project, patterns: ['*.md'] };
    expect((await summary([join(project, 'kb')], ignore)).files).toEqual(['a.md']);
    expect((await summary([join(project, 'kb/b.md')], ignore)).files).toEqual(['b.md']);
  });

  it('are none when a .triagraphignore is damaged, which is reported', async () => {
    const folder = folderOf({ 'a.md': '', '.triagraphignore': '' });
    truncateSync(join(folder, '.triagraphignore'), limits.fileBytes + 1);
    expect(await summary([folder])).toEqual({ files: ['a.md'], findings: ['.triagraphignore read/too-large'] });
  });
});

describe('a root', () => {
  it('that is a link to itself, a device, or a pattern without a folder is rejected as misuse', async () => {
    const folder = folderOf({ 'a.md': '' });
    symlinkSync('loop', join(folder, 'loop'));
    await expect(readSources([join(folder, 'loop')])).rejects.toMatchObject({
      code: 'root-not-readable',
      message: expect.stringContaining('leads to itself'),
    });
    await expect(readSources([join(folder, 'none/*.md')])).rejects.toMatchObject({ code: 'root-not-found' });
    await expect(readSources([join(folder, 'a.md/b.md')])).rejects.toMatchObject({ code: 'root-not-found' });
    if (process.platform !== 'win32')
      await expect(readSources(['/dev/null'])).rejects.toMatchObject({ code: 'root-kind' });
  });

  it('that contains another root gives its files once, under the root that is named first', async () => {
    const folder = folderOf({ 'a.md': '', 'sub/b.md': '', 'sub/c.md': '' });
    const base = folder.split('/').at(-1)!;
    expect((await summary([join(folder, 'sub'), folder])).files).toEqual(
      [`${base}/a.md`, 'sub/b.md', 'sub/c.md'].sort(),
    );
    expect((await summary([join(folder, 'sub/b.md'), join(folder, 'sub')])).files).toEqual(['sub-2/c.md', 'sub/b.md']);
  });

  it('with the same name as an earlier one gets a number, in the order in which roots are given', async () => {
    const folder = folderOf({ 'x/kb/a.md': '', 'y/kb/a.md': '', 'z/kb/a.md': '' });
    const roots = ['y/kb', 'x/kb', 'z/kb'].map((name) => join(folder, name));
    writeFileSync(join(folder, 'x/kb/only.md'), '');
    expect((await summary(roots)).files).toEqual(['kb-2/a.md', 'kb-2/only.md', 'kb-3/a.md', 'kb/a.md']);
  });
});
