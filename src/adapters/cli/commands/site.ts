import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { command, knowledgeBase, text } from '../command.js';
import { exitCodes, UsageError } from '../failure.js';

/** Lists the files that were written: a later run replaces these and touches nothing else. */
const listName = 'triagraph-site.json';

export const site = command({
  name: 'site',
  summary: 'writes the page and the knowledge base as static files',
  description:
    'Writes the page with its snapshot for any web server or pages host, also below a path. The page answers in the browser. A folder with files of other origin is refused.',
  args: [['[PATH...]', 'folders, files or a snapshot; --kb says the same']],
  options: {
    ...knowledgeBase,
    output: { ...text('folder', 'where to write: a new, empty, or earlier written folder'), short: '-o' },
  },
  examples: ['triagraph site ./runbooks -o public', 'triagraph site kb.snapshot -o /srv/www/runbooks'],
  chinese: '中文：把网页和知识库快照写成静态文件，可放到任意 Web 服务器或 Pages 服务，也可在子路径下。',
  async run({ output, kb = [], cache }, context, asked) {
    if (!output) throw new UsageError('missing -o FOLDER; triagraph site ./runbooks -o public');
    const folder = resolve(context.streams.cwd, output);
    const earlier = earlierFiles(folder, output);
    const { imageFolder, imageReader, imagesOf, readPage, snapshotPath } = await import('../../access/page-files.js');
    const page = readPage();
    const given = [...asked, ...kb];
    return context.withEngine({ kb: given, cache }, async (engine, library) => {
      const roots = library.resolveKnowledgeBase(given, context.streams.cwd);
      const readImage = imageReader(roots);
      const images = [...imagesOf(engine)].sort().flatMap((path) => {
        const image = isPlainPath(path) ? readImage(path) : null;
        return image === null ? [] : [{ path: `${imageFolder}/${path}`, bytes: image.bytes }];
      });
      // index.html is written last, when everything that it loads is there.
      const files = [
        ...page.filter(({ path }) => path !== 'index.html'),
        ...images,
        { path: snapshotPath, bytes: engine.snapshot() },
        ...page.filter(({ path }) => path === 'index.html'),
      ];
      const paths = files.map(({ path }) => path).sort();
      writeList(folder, [...new Set([...earlier, ...paths])].sort());
      for (const { path, bytes } of files) writeIn(folder, path, bytes);
      for (const path of earlier.filter((each) => !paths.includes(each))) rmSync(join(folder, path), { force: true });
      writeList(folder, paths);
      const kilobytes = Math.round(files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) / 1_000);
      const { documents } = engine.info();
      await context.print(`${output}: ${documents} documents, ${files.length} files, ${kilobytes} kB\n`);
      for (const path of paths) await context.print(`  ${path}\n`);
      return exitCodes.ok;
    });
  },
});

function writeIn(folder: string, path: string, bytes: Uint8Array | string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

const writeList = (folder: string, files: readonly string[]): void =>
  writeIn(folder, listName, `${JSON.stringify({ files }, null, 2)}\n`);

/** The files that an earlier run wrote. Throws UsageError for a folder with files and without a valid list of them. */
function earlierFiles(folder: string, output: string): readonly string[] {
  const foreign = (what: string) => new UsageError(`${output} ${what}; give a new or empty folder`);
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw foreign('cannot be read as a folder');
  }
  if (names.length === 0) return [];
  const files = names.includes(listName) ? listedFiles(readFileSync(join(folder, listName), 'utf8')) : null;
  if (files === null) throw foreign('has files that this command did not write');
  return files;
}

/** The files of a list; null if a name has no shape that this command writes, so that nothing outside can be deleted. */
function listedFiles(json: string): readonly string[] | null {
  try {
    const { files } = JSON.parse(json) as { readonly files?: readonly unknown[] };
    const isFile = (each: unknown): each is string =>
      typeof each === 'string' && (/^(?:assets\/)?[\w-][\w.-]*$/.test(each) || isImage(each));
    return Array.isArray(files) && files.every(isFile) ? files : null;
  } catch {
    return null;
  }
}

/** A path of plain names: none is empty, `.` or `..`, or contains a character that a file system may interpret. */
const isPlainPath = (path: string): boolean =>
  !/[\\:\p{Cc}]/u.test(path) && path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');

const isImage = (path: string): boolean => /^files\/.*\.(?:png|jpe?g|gif|webp|avif)$/i.test(path) && isPlainPath(path);
