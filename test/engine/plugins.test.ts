import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadPlugins, resolvePlugins } from '../../src/engine/plugins.js';

const folder = mkdtempSync(join(tmpdir(), 'plugins-'));

function module(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return `./${name}`;
}

const load = (options: { rules?: string[]; dialects?: string[] }) => loadPlugins(resolvePlugins(options, folder));

const rule = (id: string, more = '') =>
  `{ id: '${id}', scope: 'document', description: 'A test.', severity: 'info', check: () => []${more} }`;

describe('modules of a team', () => {
  it('export one rule or a list of rules', async () => {
    const one = module('one.mjs', `export default ${rule('x-team/one')};`);
    const two = module('two.mjs', `export default [${rule('x-team/two')}, ${rule('x-team/three')}];`);
    const { rules } = await load({ rules: [one, two] });
    expect(rules.map(({ id }) => id)).toEqual(['x-team/one', 'x-team/two', 'x-team/three']);
  });

  it('export dialects, which may be plain data', async () => {
    const { dialects } = await load({ dialects: [module('d.mjs', "export default { name: 'x-d', keys: ['acme'] };")] });
    expect(dialects).toEqual([{ name: 'x-d', keys: ['acme'] }]);
  });

  it('are refused by name when they are missing', () => {
    const message =
      "Cannot find the module './absent.mjs' (--rules). Give a file, such as ./rules.mjs, or an installed package.";
    expect(() => resolvePlugins({ rules: ['./absent.mjs'] }, folder)).toThrow(message);
    expect(() => resolvePlugins({ dialects: ['no-such-package'] }, folder)).toThrow("'no-such-package' (--dialects)");
  });

  it('are refused with their error message when loading throws', async () => {
    const path = module('throws.mjs', "throw new Error('no luck');");
    await expect(load({ rules: [path] })).rejects.toThrow(/^Cannot load the module .*throws\.mjs: no luck$/);
  });

  it.each([
    ['nothing', '', 'a default export'],
    ['an id of ours', `export default ${rule('triggers/too-short')}`, "an id such as 'x-team/what-is-wrong'"],
    [
      'no scope',
      `export default ${rule('x-a/b', ", scope: 'all'")}`,
      "the scope 'document' or 'collection' in the rule x-a/b",
    ],
    [
      'no severity',
      `export default ${rule('x-a/b', ", severity: 'fatal'")}`,
      "the severity 'error', 'warning' or 'info'",
    ],
    ['no check', `export default ${rule('x-a/b', ', check: 1')}`, 'a function check in the rule x-a/b'],
    ['one id twice', `export default [${rule('x-a/b')}, ${rule('x-a/b')}]`, 'whose ids differ'],
  ])('are refused when a rule has %s', async (name, text, expected) => {
    await expect(load({ rules: [module(`${name.replaceAll(' ', '-')}.mjs`, text)] })).rejects.toThrow(expected);
  });

  it.each([
    ['a name of ours', "{ name: 'canonical', keys: ['id'] }", "a name such as 'x-team'"],
    ['nothing to recognise by', "{ name: 'x-d' }", 'keys or recognises in the dialect x-d'],
    ['keys that are none', "{ name: 'x-d', keys: 'acme' }", 'a list of front-matter keys'],
    [
      'symptoms that are no function',
      "{ name: 'x-d', keys: [], symptoms: [] }",
      'a function symptoms in the dialect x-d',
    ],
  ])('are refused when a dialect has %s', async (name, text, expected) => {
    const path = module(`dialect-${name.replaceAll(' ', '-')}.mjs`, `export default ${text};`);
    await expect(load({ dialects: [path] })).rejects.toThrow(expected);
  });
});
