import { cpSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fixFiles } from '../../src/index.js';
import { contentsOf, folderOf } from '../support/folder.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folders = [at('../fixtures'), at('../../../shared/corpus')].filter((folder) => existsSync(folder));

it.each(folders)('lint --fix changes nothing the second time in %s', async (source) => {
  const folder = folderOf();
  cpSync(source, folder, { recursive: true });
  await fixFiles({ paths: [folder], cache: false });
  const after = contentsOf(folder);
  const { files } = await fixFiles({ paths: [folder], cache: false });
  expect(files.map(({ path }) => path)).toEqual([]);
  expect(contentsOf(folder)).toEqual(after);
});
