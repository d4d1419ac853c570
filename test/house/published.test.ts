import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = process.env.TRIAGRAPH_TEST_DIST ?? join(root, 'dist');
const read = (path: string): string => readFileSync(path, 'utf8');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

/** The files that a module loads before it can run. */
function loadedBefore(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, name] of read(join(dist, file)).matchAll(/^(?:import|export) .*?["']\.\/([^"']+)["'];$/gm)) {
    loadedBefore(name!, known);
  }
  return known;
}

const packagesOf = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) =>
    [...read(join(dist, file)).matchAll(/^import .*?["']((?!node:)[\w@][^"']*)["'];$/gm)].map(([, name]) => name!),
  );

describe.skipIf(!existsSync(join(dist, 'bin.js')))('the published files', () => {
  const files = readdirSync(dist).filter((name) => name.endsWith('.js'));

  it('hold every worker under the name that its starter gives', () => {
    const workers = sources.flatMap((path) =>
      [...read(join(root, 'src', path)).matchAll(/new URL\('\.\/([^']+)', import\.meta\.url\)/g)].map(
        ([, name]) => name!,
      ),
    );
    expect(workers.length).toBeGreaterThan(1);
    expect(workers.filter((name) => !files.includes(name))).toEqual([]);
  });

  it('answer a symptom without a package from outside', () => {
    expect(packagesOf(loadedBefore('bin.js'))).toEqual([]);
    expect(packagesOf(loadedBefore('index.js'))).toEqual([]);
    // The same look finds the packages of what is loaded for documents.
    expect(packagesOf(loadedBefore('understand-worker.js'))).toContain('yaml');
  });

  it('cannot start a program, but for git that reads a version', () => {
    const starts = /(?:from|import|require)\s*\(?\s*["'](?:node:)?child_process["']/;
    expect(starts.test('const child = require("node:child_process")')).toBe(true);
    const able = files.filter((file) => starts.test(read(join(dist, file))));
    expect(able.filter((file) => !/^git-tree-[\w-]+\.js$/.test(file))).toEqual([]);
    expect([...loadedBefore('bin.js'), ...loadedBefore('index.js')].filter((file) => able.includes(file))).toEqual([]);
  });

  it('name no place of the machine that built them', () => {
    expect(files.filter((file) => read(join(dist, file)).includes(root))).toEqual([]);
  });

  it('carry the licence of the code that was taken in', () => {
    expect(read(join(dist, 'third-party-licenses.txt'))).toMatch(/commander \d+[\s\S]*Permission is hereby granted/);
  });

  it('declare the types of the public door, and of nothing else', () => {
    const types = readdirSync(join(dist, 'types'), { recursive: true, encoding: 'utf8' });
    expect(types).toContain('index.d.ts');
    expect(types).toContain('engine.d.ts');
    expect(types.filter((path) => /^(?:faces|lower|parse|generated)/.test(path))).toEqual([]);
  });
});
