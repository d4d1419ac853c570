import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentFiles, type Engine, TriagraphError } from '../../index.js';
import { decoded } from './settings.js';

export interface PageFile {
  /** Relative to the page: `index.html`, `assets/index-BDcK_8Ux.js`. */
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** Whether the name contains a hash of the contents, so that they never change. */
  readonly hashed: boolean;
}

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

export interface ImageFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Folder of the images, relative to the page; paths below it are those of the knowledge base. */
export const imageFolder = 'files';

/** No SVG: opened on its own, it could run scripts. */
const imageTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const largestImage = 16 * 1024 * 1024;

/** Paths of the images that documents show, in the knowledge base. They need not exist. */
export function imagesOf(engine: Pick<Engine, 'documents' | 'show'>): ReadonlySet<string> {
  const paths = engine.documents().flatMap(({ path }) => {
    const links = engine.show(path)?.links ?? [];
    return links.flatMap(({ kind, target }) => (kind === 'image' ? (pathOf(target, path) ?? []) : []));
  });
  return new Set(paths);
}

/** The path that a relative address in a document leads to; null for other addresses and outside the folder. */
function pathOf(target: string, document: string): string | null {
  if (/^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(target) || /[\p{Cc}\\]/u.test(target)) return null;
  const plain = decoded(target.split(/[?#]/)[0]!);
  const path = posix.normalize(plain.startsWith('/') ? plain.slice(1) : posix.join(posix.dirname(document), plain));
  const isInside = path !== '' && !path.startsWith('/') && !path.split('/').includes('..');
  return isInside && imageTypes[extname(path).toLowerCase()] !== undefined ? path : null;
}

/**
 * Reads images by their path in the knowledge base. Null for a file whose name is not that of an image, that is too
 * large, or that is outside the folder, also through a symbolic link.
 * @param roots the paths of the knowledge base
 */
export function imageReader(roots: readonly string[]): (path: string) => ImageFile | null {
  const fileOf = documentFiles(roots);
  return (path) => {
    const type = imageTypes[extname(path).toLowerCase()];
    const file = type === undefined ? null : fileOf(path);
    if (type === undefined || file === null || statSync(file).size > largestImage) return null;
    return { type, bytes: readFileSync(file) };
  };
}
