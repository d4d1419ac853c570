import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = process.env.TRIAGRAPH_TEST_DIST ?? join(root, 'dist');
const built = join(dist, 'kept-code.cjs');

/** Where this Node looks for what was compiled; null when dist is not built, or nothing was kept for this Node. */
const folder: string | null = existsSync(built) ? createRequire(import.meta.url)(built).folder : null;

describe.skipIf(folder === null || !existsSync(folder))('what was compiled of the published files', () => {
  let copy: string;
  let kept: string;

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'triagraph-kept-code-'));
    const left = new Set(['rooms', 'types'].map((name) => join(dist, name)));
    cpSync(dist, join(copy, 'dist'), { recursive: true, filter: (path) => !left.has(path) });
    writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
    kept = join(copy, 'dist', 'code', basename(folder!));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const node = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  const answer = () => node('dist/bin.js', 'query', 'no available ip', '--kb', 'dist/kb.snapshot');
  const codeFiles = () => readdirSync(kept).map((name) => join(kept, name));
  const largest = () => codeFiles().sort((left, right) => readFileSync(right).length - readFileSync(left).length)[0]!;

  it('is what this Node takes', () => {
    const script = `
      const vm = require('node:vm'), { Script } = vm, rejected = [];
      vm.Script = function (text, options) {
        const script = new Script(text, options);
        rejected.push(script.cachedDataRejected ?? 'nothing kept');
        return script;
      };
      import('./dist/index.js').then(async ({ Engine }) => {
        (await Engine.open({ kb: ['dist/kb.snapshot'] })).query('no available ip');
        console.log(JSON.stringify(rejected));
      });`;
    const rejected = JSON.parse(node('-e', script)) as unknown[];
    expect(rejected.length).toBeGreaterThan(2);
    expect(new Set(rejected)).toEqual(new Set([false]));
  });

  it('changes no answer', () => {
    const quick = answer();
    rmSync(join(copy, 'dist', 'code'), { recursive: true });
    expect(answer()).toBe(quick);
    cpSync(join(dist, 'code'), join(copy, 'dist', 'code'), { recursive: true });
  });

  it('is left aside when it is damaged', () => {
    const whole = readFileSync(largest());
    const path = largest();
    const undamaged = answer();
    for (const at of [0, 9, 0.3, 0.77, 0.999].map((part) => Math.floor(part < 1 ? part * whole.length : part))) {
      const damaged = Buffer.from(whole);
      damaged[at]! ^= 0x5a;
      writeFileSync(path, damaged);
      expect(answer()).toBe(undamaged);
    }
    for (const length of [whole.length - 1, 5_000, 3, 0]) {
      writeFileSync(path, whole);
      truncateSync(path, length);
      expect(answer()).toBe(undamaged);
    }
    writeFileSync(path, whole);
  });

  it('is left aside when its source has changed, if only by a letter', () => {
    const path = join(copy, 'dist', basename(largest()).replace(/\.code$/, ''));
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, source.replace('"use strict";', '"use strict"!'));
    expect(answer).toThrow(/SyntaxError/);
    writeFileSync(path, source);
    expect(answer()).toContain('kubectl');
  });

  it('imports the engine for patterns of authors', () => {
    const steps = '## Symptoms\n\n- frobbing stops\n\n## Steps\n\n1. Look\n\n   ```sh\n   kubectl get pods\n   ```\n';
    const head = '---\nid: frob\nkind: workflow\ntitle: Frobbing\ntriggers:\n  - regex: "frob[0-9]+ failed"\n---\n\n';
    writeFileSync(join(copy, 'frob.md'), `${head}# Frobbing\n\n${steps}`);
    cpSync(join(root, 'node_modules', 're2js'), join(copy, 'node_modules', 're2js'), { recursive: true });
    node(join(dist, 'bin.js'), 'compile', 'frob.md', '-o', 'frob.snapshot');
    expect(node('dist/bin.js', 'query', 'frob12 failed', '--kb', 'frob.snapshot')).toContain('Frobbing');
  });
});
