import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fixFiles } from '../../src/index.js';
import { contentsOf, folderOf } from '../support/folder.js';
import { sampled } from '../support/soak.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Each folder, and that every how manyth of its files is in CI. */
const folders = [
  [at('../fixtures'), 1],
  [at('../../../shared/corpus'), 6],
] as const;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort();

it.each(folders.filter(([folder]) => existsSync(folder)))(
  'lint --fix changes nothing the second time in %s',
  async (source, step) => {
    const folder = folderOf();
    for (const path of sampled(filesIn(source), step)) cpSync(join(source, path), join(folder, path));
    await fixFiles({ paths: [folder], cache: false });
    const after = contentsOf(folder);
    const { files } = await fixFiles({ paths: [folder], cache: false });
    expect(files.map(({ path }) => path)).toEqual([]);
    expect(contentsOf(folder)).toEqual(after);
  },
);
