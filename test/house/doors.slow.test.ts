import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = (
  createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    forbidden: { name: string; comment: string }[];
  }
).forbidden;

/** Rule → a module that breaks it, and the offending import. */
const planted: Record<string, readonly [file: string, specifier: string]> = {
  'room-model': ['src/model/planted.ts', '../text/index.js'],
  'room-vocabulary': ['src/vocabulary/planted.ts', '../text/index.js'],
  'room-text': ['src/text/planted.ts', '../lower/index.js'],
  'room-read': ['src/read/planted.ts', '../parse/index.js'],
  'room-parse': ['src/parse/planted.ts', '../lower/index.js'],
  'room-lower': ['src/lower/planted.ts', '../parse/index.js'],
  'room-validate': ['src/validate/planted.ts', '../parse/index.js'],
  'room-platform': ['src/platform/planted.ts', '../text/index.js'],
  'room-snapshot': ['src/snapshot/planted.ts', '../text/index.js'],
  'room-compile': ['src/compile/planted.ts', '../parse/index.js'],
  'room-import': ['src/import/planted.ts', '../parse/index.js'],
  'room-match': ['src/match/planted.ts', '../compile/index.js'],
  'room-plan': ['src/plan/planted.ts', '../match/index.js'],
  'room-present': ['src/present/planted.ts', '../match/index.js'],
  'room-adapters': ['src/adapters/http/planted.ts', '../cli/index.js'],
  'room-web': ['src/adapters/web/planted.ts', '../../text/index.js'],
  'package-page': ['src/plan/draws.ts', 'preact'],
  'package-parsing': ['src/lower/yaml.ts', 'yaml'],
  'package-schemas': ['src/compile/ajv.ts', 'ajv'],
  'package-shell': ['src/lower/steps/shell.ts', 'unbash'],
  'package-adapters': ['src/plan/arguments.ts', 'commander'],
  'package-fuzzy': ['src/plan/fuzzy.ts', 'fuse.js'],
  'package-patterns': ['src/plan/pattern.ts', 're2js'],
  'package-server': ['src/plan/server.ts', 'fastify'],
  'package-metrics': ['src/plan/metrics.ts', 'prom-client'],
  'package-cluster': ['src/plan/cluster.ts', '@opensearch-project/opensearch'],
  'package-protocol': ['src/plan/protocol.ts', '@modelcontextprotocol/server'],
  'package-editor-protocol': ['src/plan/editor.ts', 'vscode-languageserver'],
  'package-watching': ['src/plan/watch.ts', 'chokidar'],
  'package-files': ['src/parse/glob.ts', 'tinyglobby'],
  'package-differences': ['src/plan/compares.ts', 'diff'],
  'engine-has-no-adapter': ['src/engine/asks.ts', '../adapters/cli/index.js'],
  'engine-uses-doors': ['src/engine/window.ts', '../text/inner.js'],
  'engine-is-the-chain': ['src/plan/turns-round.ts', '../engine.js'],
  'shared-leaves': ['src/limits.ts', './text/index.js'],
  'bin-starts-an-adapter': ['src/bin.ts', './engine.js'],
  'files-are-for-read': ['src/match/disk.ts', 'node:fs'],
  'nothing-is-executed': ['src/plan/runs.ts', 'node:child_process'],
  'no-circular': ['src/text/around.ts', './back-again.js'],
  'ships-alone': ['src/text/borrows.ts', '../../test/helper.js'],
  'no-undeclared-package': ['src/text/develops.ts', 'vitest'],
  'not-resolvable': ['src/text/leads-nowhere.ts', './nowhere.js'],
};

/** Valid modules for the planted ones to import. */
const honest: Record<string, string> = {
  'src/model/index.ts': 'export type Thing = string;',
  'src/text/inner.ts': 'export const inner = 1;',
  'src/text/index.ts': "export { inner } from './inner.js';",
  'src/text/back-again.ts': "export { planted } from './around.js';",
  'src/engine.ts': "export { inner as engine } from './text/index.js';",
  'src/index.ts': "export { engine } from './engine.js';",
  'src/adapters/cli/index.ts': "export { engine } from '../../index.js';",
  'test/helper.ts': 'export const helper = 1;',
  ...Object.fromEntries(
    ['read', 'parse', 'lower', 'match', 'compile'].map((room) => [
      `src/${room}/index.ts`,
      "export type { Thing } from '../model/index.js';",
    ]),
  ),
};

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

function violationsIn(files: Record<string, string>): Violation[] {
  const house = mkdtempSync(join(tmpdir(), 'triagraph-doors-'));
  try {
    for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
      cpSync(join(root, name), join(house, name));
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), `${text}\n`);
    }
    const cruiser = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
    const command = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'];
    const output = execFileSync(process.execPath, command, { cwd: house, encoding: 'utf8', maxBuffer: 1 << 26 });
    return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

describe('the import rules between modules', () => {
  it('each give a reason', () => {
    expect(rules.filter((rule) => rule.comment.length < 20).map((rule) => rule.name)).toEqual([]);
  });

  it('accept valid modules', () => {
    const { 'src/text/back-again.ts': _half, ...whole } = honest;
    expect(violationsIn(whole)).toEqual([]);
  });

  describe('the import rules catch a planted import', () => {
    let caught: Set<string>;
    beforeAll(() => {
      const files = { ...honest };
      for (const [file, specifier] of Object.values(planted))
        files[file] = `import '${specifier}';\nexport const planted = 1;`;
      caught = new Set(violationsIn(files).map((violation) => `${violation.rule.name} ${violation.from}`));
    });
    afterAll(() => caught.clear());

    it.each(rules.map((rule) => rule.name))('against %s', (name) => {
      expect(planted, 'a rule without a planted import').toHaveProperty(name);
      expect(caught).toContain(`${name} ${planted[name]?.[0]}`);
    });
  });
});
