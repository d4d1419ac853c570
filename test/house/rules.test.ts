import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listRules } from '../../src/validate/index.js';
import { stageRules } from '../../src/validate/stages.js';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const tests = readdirSync(new URL('test/validate/', root))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => read(`test/validate/${name}`))
  .join('\n');

describe.each(listRules())('the rule $id', ({ id, description, severity, url }) => {
  it('has a page with the same description', () => {
    expect(existsSync(new URL(url, root))).toBe(true);
    const page = read(url);
    expect(page.split('\n').slice(0, 5)).toEqual([`# ${id}`, '', description, '', `Severity: ${severity}`]);
    for (const heading of ['## Why', '## Reported', '## Accepted']) expect(page).toContain(`\n${heading}\n\n`);
  });

  it('has tests of its own', () => {
    expect(tests).toContain(`describe('${id}'`);
  });

  it('is in one file, named after its area', () => {
    const files = readdirSync(new URL('src/validate/rules/', root)).filter((name) =>
      read(`src/validate/rules/${name}`).includes(`id: '${id}'`),
    );
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(new RegExp(`^${id.split('/')[0]}(?:-|\\.ts$)`));
  });
});

/** Rules tested elsewhere with files and folders, since a text alone cannot violate them. */
const heldElsewhere = /^(?:import\/|read\/(?!encoding)|retrieval\/|expectation\/)/;

describe('every rule about texts', () => {
  const all = [...new Set([...listRules().map(({ id }) => id), ...stageRules])].filter((id) => !heldElsewhere.test(id));
  it.each(all)('has positive and near-miss examples: %s', (id) => {
    expect(tests).toMatch(new RegExp(`planted\\w*\\(\\s*'${id}'`));
  });
});

describe('the pages of rules', () => {
  it('belong to existing rules', () => {
    const pages = readdirSync(new URL('docs/rules/', root)).sort();
    const own = listRules().map(({ url }) => url.slice('docs/rules/'.length));
    const others = stageRules.map((id) => `${id.replaceAll('/', '-')}.md`);
    expect(pages).toEqual([...new Set([...own, ...others])].sort());
  });

  it.each(stageRules)('describe %s, which is reported before the rules run', (id) => {
    const page = read(`docs/rules/${id.replaceAll('/', '-')}.md`);
    expect(page).toMatch(new RegExp(`^# ${id}\n\n[^\n]+\\.\n\nSeverity: (?:error|warning|info)\n\n中文：`));
    for (const heading of ['## Why', '## Reported', '## Accepted']) expect(page).toContain(`\n${heading}\n\n`);
  });
});
