import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageFolder } from './browser.js';

const isBuilt = existsSync(join(pageFolder, 'index.html'));
if (!isBuilt) console.warn('The sizes of the page are not measured: npm run build.');

const read = (path: string): Buffer => readFileSync(join(pageFolder, path));
const named = (name: string): string =>
  `assets/${readdirSync(join(pageFolder, 'assets')).find((each) => each.startsWith(`${name}-`))}`;
const kilobytes = (paths: readonly string[], pack: (bytes: Buffer) => Buffer): number =>
  paths.reduce((sum, path) => sum + pack(read(path)).length, 0) / 1000;

/** What the page asks for before one can type: itself, and what it names. */
const first = (): string[] => {
  const index = read('index.html').toString('utf8');
  return ['index.html', ...[...index.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path]) => path!)];
};

describe.skipIf(!isBuilt)('the built page', () => {
  it('is at most 90 kB with gzip until one can type and read', () => {
    expect(kilobytes(first(), gzipSync)).toBeLessThan(90);
  });

  it('has an engine of at most 200 kB, with gzip too', () => {
    const worker = [named('worker')];
    expect(kilobytes(worker, gzipSync)).toBeLessThan(200);
    expect(kilobytes(worker, brotliCompressSync)).toBeLessThan(165);
  });

  it('loads the views that one opens later, and the engine of patterns, apart', () => {
    const names = first().join(' ');
    for (const view of ['walk', 'document', 'flowchart', 'graph', 'base']) {
      expect(existsSync(join(pageFolder, named(view))), view).toBe(true);
      expect(names).not.toContain(`/${view}-`);
    }
  });

  it('imports nothing of Node and names no other origin to load from', () => {
    for (const name of readdirSync(join(pageFolder, 'assets')).filter((each) => each.endsWith('.js'))) {
      const code = read(`assets/${name}`).toString('utf8');
      expect(code.match(/(?:from|import)\s*\(?["'`](?:node:|https?:)[^"'`]*/g), name).toBeNull();
    }
    expect(read('index.html').toString('utf8')).not.toMatch(/https?:/);
  });
});
