import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TriagraphError } from '../../index.js';

export interface PageFile {
  /** Relative to the page: `index.html`, `assets/index-BDcK_8Ux.js`. */
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** Whether the name contains a hash of the contents, so that they never change. */
  readonly hashed: boolean;
}

/** Where the snapshot is, relative to the page. */
export const snapshotPath = 'kb.snapshot';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The built page: beside the chunks of dist, or in dist when the sources run. */
const folders = ['./web/', '../../../dist/web/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

export const hasPage = (): boolean => pageFolder() !== null;

const pageFolder = (): string | null => folders.find((folder) => existsSync(join(folder, 'index.html'))) ?? null;

/** The files of the built page. Throws TriagraphError `page-missing` when it was not built. */
export function readPage(): readonly PageFile[] {
  const folder = pageFolder();
  if (folder === null) throw new TriagraphError('page-missing', 'The page was not built; run npm run build.');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const path = file.slice(folder.length).replaceAll('\\', '/');
      const type = types[extname(path)] ?? 'application/octet-stream';
      return { path, type, bytes: readFileSync(file), hashed: path.startsWith('assets/') };
    });
}
