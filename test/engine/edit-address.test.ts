import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { validateConfig } from '../../src/validate/index.js';

const folder = mkdtempSync(join(tmpdir(), 'triagraph-edit-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'kb', 'a b'), { recursive: true });
writeFileSync(join(folder, 'kb', 'a b', 'dns#1.md'), '# DNS is slow\n\n```bash\ndig example.org\n```\n');

const open = (edit?: string): Promise<Engine> => {
  writeFileSync(join(folder, 'triagraph.config.json'), JSON.stringify({ edit }));
  return Engine.open({ kb: [join(folder, 'kb')], project: folder, cache: false });
};
const path = 'a b/dns#1.md';

it('the configuration determines the edit address of a document by path and line, even in a snapshot', async () => {
  const engine = await open('https://git.example.com/edit/main/kb/{path}#L{line}');
  const address = 'https://git.example.com/edit/main/kb/a%20b/dns%231.md#L7';
  expect(engine.editAddress(path, 7)).toBe(address);
  expect((await Engine.open({ snapshot: engine.snapshot() })).editAddress(path, 7)).toBe(address);
});

it('a document has no edit address without one in the configuration', async () => {
  expect((await open()).editAddress(path)).toBeNull();
});

it.each(['javascript:alert(1)//{path}', 'https://git.example.com/no-path', 'https://x.org/ {path}', '{path}'])(
  'an invalid edit address, or one without a path, is reported: %s',
  (edit) => {
    const { diagnostics, edit: taken } = validateConfig(JSON.stringify({ edit }), 'triagraph.config.json');
    expect(taken).toBeNull();
    expect(diagnostics[0]?.message).toMatch(/in "edit", expected an address as https/);
  },
);

it.each([
  ['mined/tickets.jsonl#L12', 1, 'mined/tickets.jsonl', 12],
  ['mined/tickets.jsonl#L12', 7, 'mined/tickets.jsonl', 12],
  ['a.jsonl.md', 7, 'a.jsonl.md', 7],
  ['磁盘/a?b.md', 1, '%E7%A3%81%E7%9B%98/a%3Fb.md', 1],
])(
  'the edit address of %s at line %i has its file, and for a file of cases its line',
  async (own, line, file, shown) => {
    expect((await open('https://x.org/{path}?line={line}')).editAddress(own, line)).toBe(
      `https://x.org/${file}?line=${shown}`,
    );
  },
);
