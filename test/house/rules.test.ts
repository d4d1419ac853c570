import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listRules } from '../../src/validate/index.js';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const tests = readdirSync(new URL('test/validate/', root))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => read(`test/validate/${name}`))
  .join('\n');

describe.each(listRules())('the rule $id', ({ id, description, severity, url }) => {
  it('has a page that says what it says', () => {
    expect(existsSync(new URL(url, root))).toBe(true);
    const page = read(url);
    expect(page.split('\n').slice(0, 5)).toEqual([`# ${id}`, '', description, '', `Severity: ${severity}`]);
    for (const heading of ['## Why', '## Reported', '## Accepted']) expect(page).toContain(`\n${heading}\n\n`);
  });

  it('has tests of its own', () => {
    expect(tests).toContain(`describe('${id}'`);
  });

  it('is a file of its own name', () => {
    expect(read(`src/validate/rules/${id.replaceAll('/', '-')}.ts`)).toContain(`id: '${id}'`);
  });
});

describe('the pages of rules', () => {
  it('are of rules that exist', () => {
    const pages = readdirSync(new URL('docs/rules/', root)).sort();
    expect(pages).toEqual(
      listRules()
        .map(({ url }) => url.slice('docs/rules/'.length))
        .sort(),
    );
  });
});
