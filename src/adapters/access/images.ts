import { readFileSync, statSync } from 'node:fs';
import { extname, posix } from 'node:path';
import { documentFiles, type Engine } from '../../index.js';

export interface ImageFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Folder of the images, relative to the page; paths below it are those of the knowledge base. */
export const imageFolder = 'files';

/** No SVG: opened on its own, it could run scripts. */
const types: Readonly<Record<string, string>> = {
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
  return isInside && types[extname(path).toLowerCase()] !== undefined ? path : null;
}

/** `p%40ss` → `p@ss`; a text with a bare `%` is unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads images by their path in the knowledge base. Null for a file whose name is not that of an image, that is too
 * large, or that is outside the folder, also through a symbolic link.
 * @param roots the paths of the knowledge base
 */
export function imageReader(roots: readonly string[]): (path: string) => ImageFile | null {
  const fileOf = documentFiles(roots);
  return (path) => {
    const type = types[extname(path).toLowerCase()];
    const file = type === undefined ? null : fileOf(path);
    if (type === undefined || file === null || statSync(file).size > largestImage) return null;
    return { type, bytes: readFileSync(file) };
  };
}
