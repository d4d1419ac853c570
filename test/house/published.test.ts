import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
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

/** The packages that files import, and those that are bundled into them. */
const packagesOf = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) =>
    [
      ...read(join(dist, file)).matchAll(
        /^(?:(?:import .*?|.*require\()["']((?!node:)[\w@][^"']*)["']\)?;|\/\/ \S*node_modules\/((?:@[^/]+\/)?[^/]+)\/.*)$/gm,
      ),
    ].map(([, imported, bundled]) => (imported ?? bundled)!),
  );

/** What a file imports or requires, outside of its comments. */
const wantedBy = (text: string): string[] =>
  [
    ...text
      .replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')
      .matchAll(
        /(?:\b(?:from|import\()|\b__require\(|createRequire\(import\.meta\.url\)\()\s*["'](@?[\w-]+(?:\/[\w.-]+)*)["']/g,
      ),
  ].map(([, name]) => name!);

/** Kilobytes on a disk with blocks of 4 KB, without packages below it. */
function kilobytesOf(path: string, left: readonly string[]): number {
  const stats = lstatSync(path);
  if (!stats.isDirectory()) return 4 * Math.ceil(stats.size / 4096);
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && !left.includes(join(path, name)))
    .reduce((sum, name) => sum + kilobytesOf(join(path, name), left), 4);
}

const isBuilt = existsSync(join(dist, 'bin.js'));

describe.skipIf(!isBuilt)('the published files', () => {
  // Evaluated while tests are collected, even if they are skipped.
  const files = (isBuilt ? readdirSync(dist) : []).filter((name) => /\.c?js$/.test(name));

  it('load only packages that are installed with them', () => {
    const { dependencies, peerDependencies } = JSON.parse(read(join(root, 'package.json')));
    const loaded = files
      .filter((name) => name !== 'browser.js')
      .flatMap((name) => wantedBy(read(join(dist, name))))
      .filter((name) => !isBuiltin(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    expect(new Set(loaded).size).toBeGreaterThan(8);
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

  it('continue a session that a thread began for a long symptom, with the key of the engine', async () => {
    const { createHandler, Engine } = await import(join(dist, 'http.js')).then(async (http) => ({
      ...http,
      ...(await import(join(dist, 'index.js'))),
    }));
    const handler = await createHandler({ engine: await Engine.open({ sessionKey: 'a key of its own, long enough' }) });
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await handler(request)) as Response;
    };
    const text = `no available ip in the subnet\n${'I0101 reconciled pod web\n'.repeat(1_000)}`;
    const { view } = await (await post('/v1/sessions', { text })).json();
    expect((await post('/v1/sessions/advance', { token: view.token, observation: { outcome: 'done' } })).status).toBe(
      200,
    );
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
    const licenses = read(join(dist, 'third-party-licenses.txt'));
    expect(licenses).toMatch(/commander \d+[\s\S]*Permission is hereby granted/);
    const bundled = new Set(packagesOf(files).filter((name) => licenses.includes(`contain ${name} `)));
    for (const name of ['fastify', 'zod', '@modelcontextprotocol/server', 'micromark', 'preact'])
      expect(licenses).toContain(`These files contain ${name} `);
    expect(bundled.size).toBeGreaterThan(100);
  });

  it('take at most 25 MB with all packages that are installed with them', () => {
    const lock = JSON.parse(read(join(root, 'package-lock.json'))) as {
      packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean; peer?: boolean }>;
    };
    const installed = Object.entries(lock.packages).filter(
      ([path, { dev, optional, devOptional, peer }]) => path !== '' && !(dev || optional || devOptional || peer),
    );
    expect(installed.length).toBeLessThan(50);
    const { files: published } = JSON.parse(read(join(root, 'package.json'))) as { files: string[] };
    const left = published.filter((entry) => entry.startsWith('!')).map((entry) => join(root, entry.slice(1)));
    const own = published.filter((entry) => !entry.startsWith('!'));
    const kilobytes = [...own, ...installed.map(([path]) => path)]
      .map((entry) => kilobytesOf(join(root, entry), left))
      .reduce((sum, size) => sum + size, 0);
    expect(kilobytes).toBeLessThan(25_000);
  });

  it('name every bundled package with its version, for scanners', () => {
    const { components } = JSON.parse(read(join(dist, 'bundled.cdx.json')));
    const listed = components.map(({ name }: { name: string }) => name);
    const { dependencies } = JSON.parse(read(join(root, 'package.json')));
    const held = packagesOf(files).filter((name) => !isBuiltin(name.split('/')[0]!) && !/^[.]/.test(name));
    const known = [...listed, ...Object.keys(dependencies), '@opensearch-project/opensearch', '@opentelemetry/api'];
    const missing = held.filter((name) => !known.some((one) => name === one || name.startsWith(`${one}/`)));
    expect([...new Set(missing)]).toEqual([]);
    for (const { purl, version } of components) expect(purl.endsWith(`@${version}`)).toBe(true);
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

  it('declare types by packages alone that are installed with them, and by none of Node', () => {
    const types = join(dist, 'types');
    const files = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.d.ts'));
    const { dependencies } = JSON.parse(read(join(root, 'package.json')));
    const known = new Set(Object.keys(dependencies).map((name) => name.replace('@types/', '')));
    const foreign = files.flatMap((path) =>
      Array.from(
        read(join(types, path)).matchAll(/^(?:import|export) .*from '((?!\..*\.js')[^']+)'/gm),
        ([, name]) => name!,
      ).filter((name) => !known.has(name)),
    );
    expect(foreign).toEqual([]);
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

describe('what a project copies', () => {
  const { version } = JSON.parse(read(join(root, 'package.json'))) as { version: string };

  it('runs the version that it came with, not whatever is newest', () => {
    expect(read(join(root, 'action.yml'))).toMatch(
      new RegExp(`\\n {2}version:\\n.*\\n {4}default: ${version.replaceAll('.', '\\.')}\\n`),
    );
    expect(read(join(root, 'templates/gitlab-ci.yml'))).toContain(`npx --yes triagraph@${version}\n`);
  });
});
