import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentFolders } from '../../src/engine/document-files.js';
import { documentFiles } from '../../src/index.js';
import { readSources } from '../../src/read/index.js';
import { folderOf } from '../support/folder.js';

const folder = folderOf({
  'a/docs/one.md': '# One',
  'a/docs/deep/two.md': '# Two',
  'b/docs/one.md': '# Other one',
  'loose.md': '# Loose',
  'secret.md': '# Secret',
});
const at = (...paths: string[]): string[] => paths.map((path) => join(folder, path));

describe('the file of a document', () => {
  it.each([
    [['a/docs']],
    [['a/docs', 'b/docs']],
    [['b/docs', 'a/docs', 'loose.md']],
    [['loose.md']],
    [['a/docs/**/*.md']],
    [['a/docs/**/*.md', 'b/*/*.md']],
    [['a', 'b']],
  ])('is the one that was read, for the roots %j', async (roots) => {
    const { files } = await readSources(at(...roots));
    const fileOf = documentFiles(at(...roots));
    expect(files.length).toBeGreaterThan(0);
    for (const { path, text } of files) {
      const { files: again } = await readSources([fileOf(path) ?? 'nowhere']);
      expect(again.map((file) => file.text)).toEqual([text]);
    }
  });

  it('is null outside the root, behind a link that leaves it, or when missing', () => {
    symlinkSync(join(folder, 'secret.md'), join(folder, 'a/docs/link.md'));
    const fileOf = documentFiles(at('a/docs'));
    expect(['../../secret.md', 'link.md', 'none.md', 'deep', '.'].map(fileOf)).toEqual([null, null, null, null, null]);
    expect(documentFiles(at('none'))('one.md')).toBeNull();
  });
});

describe('the folder of an unsaved document', () => {
  it('is the folder below its root', () => {
    const folderAt = documentFolders(at('a/docs'));
    expect(folderAt('new.md')).toBe(join(folder, 'a/docs'));
    expect(folderAt('deep/new.md')).toBe(join(folder, 'a/docs/deep'));
    expect(documentFolders(at('a', 'b'))('b/docs/new.md')).toBe(join(folder, 'b/docs'));
  });

  it('is null outside the root, or without such a folder', () => {
    const folderAt = documentFolders(at('a/docs'));
    expect(['../../new.md', 'none/new.md', 'one.md/new.md'].map(folderAt)).toEqual([null, null, null]);
  });
});
