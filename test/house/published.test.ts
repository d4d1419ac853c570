import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = process.env.TRIAGRAPH_TEST_DIST ?? join(root, 'dist');
const read = (path: string): string => readFileSync(path, 'utf8');
/** The page is built apart, into dist/web. */
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.startsWith(join('adapters', 'web')),
);

/** A static import, or a dynamic one at the top level; imports within functions are indented. */
const loads =
  /^(?:(?:import|export) .*?|(?:(?:export )?const .*? = )?(?:require|internals\.late)\()["']\.\/([^"']+)["']\)?;$/gm;

/** The files that a module loads before it can run. */
function loadedBefore(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, name] of read(join(dist, file)).matchAll(loads)) {
    loadedBefore(name!, known);
  }
  return known;
}

const packagesOf = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) =>
    [...read(join(dist, file)).matchAll(/^(?:import .*?|.*require\()["']((?!node:)[\w@][^"']*)["']\)?;$/gm)].map(
      ([, name]) => name!,
    ),
  );

const isBuilt = existsSync(join(dist, 'bin.js'));

describe.skipIf(!isBuilt)('the published files', () => {
  // Evaluated while tests are collected, even if they are skipped.
  const files = (isBuilt ? readdirSync(dist) : []).filter((name) => /\.c?js$/.test(name));

  it('load only packages that are installed with them', () => {
    const { dependencies, peerDependencies } = JSON.parse(read(join(root, 'package.json')));
    const loaded = files
      .filter((name) => name !== 'browser.js')
      .flatMap((name) => [
        ...read(join(dist, name)).matchAll(/\b(?:from|import\()\s*["']((?!node:)@?[\w-]+(?:\/[\w.-]+)*)["']/g),
      ])
      .map(([, name]) => name!.split('/', name!.startsWith('@') ? 2 : 1).join('/'));
    expect(new Set(loaded).size).toBeGreaterThan(10);
    expect([...new Set(loaded)].filter((name) => !(name in { ...dependencies, ...peerDependencies }))).toEqual([]);
  });

  it('contain every worker under the name that its caller uses', () => {
    const workers = sources.flatMap((path) =>
      [...read(join(root, 'src', path)).matchAll(/new URL\('\.\/([^']+)', import\.meta\.url\)/g)].map(
        ([, name]) => name!,
      ),
    );
    expect(workers.length).toBeGreaterThan(1);
    expect(workers.filter((name) => !files.includes(name))).toEqual([]);
  });

  it('answer a symptom without loading what only documents or servers need', () => {
    const heavy =
      /^(?:yaml|gray-matter|unified|remark-|ajv|unbash|fastify|chokidar|pino|@modelcontextprotocol|vscode-)/;
    expect(packagesOf(loadedBefore('bin.js')).filter((name) => heavy.test(name))).toEqual([]);
    expect(packagesOf(loadedBefore('index.js')).filter((name) => heavy.test(name))).toEqual([]);
    // The same search finds the packages needed for documents.
    expect(packagesOf(loadedBefore('analyze-worker.js'))).toContain('yaml');
  });

  it('contain every module once', () => {
    const holders = new Map<string, string[]>();
    for (const file of files)
      for (const [, module] of read(join(dist, file)).matchAll(/^\/\/ ([\w/.-]+\.ts)$/gm))
        holders.set(module!, [...(holders.get(module!) ?? []), file]);
    expect(holders.size).toBeGreaterThan(200);
    expect([...holders].filter(([, held]) => held.length > 1)).toEqual([]);
  });

  it('throw the exported error class everywhere', async () => {
    const { Engine, TriagraphError, presenters, detectLanguage } = await import(join(dist, 'index.js'));
    const engine = await Engine.open({ kb: [join(root, 'workflows')], cache: false });
    expect(() => engine.query('no available ip', { limit: 0 })).toThrow(TriagraphError);
    await expect(Engine.open({ kb: [join(root, 'nowhere')] })).rejects.toThrow(TriagraphError);
    expect(presenters.diagnosis.json(engine.query('no available ip'))).toContain('"matched"');
    expect(detectLanguage('没有可用的地址')).toBe('zh');
  });

  it('cannot start a program other than git and the pager of the user', () => {
    const starts = /(?:from|import|require)\s*\(?\s*["'](?:node:)?child_process["']/;
    expect(starts.test('const child = require("node:child_process")')).toBe(true);
    const able = files.filter((file) => starts.test(read(join(dist, file))));
    expect(able.filter((file) => !/^(?:git-tree|pager)-[\w-]+\.js$/.test(file))).toEqual([]);
    expect([...loadedBefore('bin.js'), ...loadedBefore('index.js')].filter((file) => able.includes(file))).toEqual([]);
  });

  it('contain no path of the build machine', () => {
    expect(files.filter((file) => read(join(dist, file)).includes(root))).toEqual([]);
  });

  it('contain the licences of bundled code', () => {
    expect(read(join(dist, 'third-party-licenses.txt'))).toMatch(/commander \d+[\s\S]*Permission is hereby granted/);
  });

  it('declare every type that a declaration uses', () => {
    const types = join(dist, 'types');
    const declared = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.d.ts'));
    const named = declared.flatMap((path) =>
      [...read(join(types, path)).matchAll(/["'](\.{1,2}\/[^"']+)\.js["']/g)].map(([, name]) =>
        join(dirname(path), `${name}.d.ts`),
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((path) => !declared.includes(path))).toEqual([]);
  });

  it('declare only the types of the public API', () => {
    const types = readdirSync(join(dist, 'types'), { recursive: true, encoding: 'utf8' });
    expect(types).toContain('index.d.ts');
    expect(types).toContain('engine.d.ts');
    const ofAdapters = types.filter((path) => /^adapters.*\.d\.ts$/.test(path));
    expect(ofAdapters.sort()).toEqual([
      join('adapters', 'http', 'handler.d.ts'),
      join('adapters', 'mcp', 'model-tools.d.ts'),
    ]);
  });
});
