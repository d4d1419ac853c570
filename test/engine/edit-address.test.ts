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

it('a document can be edited where the configuration says, by path and line, also behind a snapshot', async () => {
  const engine = await open('https://git.example.com/edit/main/kb/{path}#L{line}');
  const address = 'https://git.example.com/edit/main/kb/a%20b/dns%231.md#L7';
  expect(engine.editAddress(path, 7)).toBe(address);
  expect((await Engine.open({ snapshot: engine.snapshot() })).editAddress(path, 7)).toBe(address);
});

it('a document cannot be edited where the configuration does not say where', async () => {
  expect((await open()).editAddress(path)).toBeNull();
});

it.each(['javascript:alert(1)//{path}', 'https://git.example.com/no-path', 'https://x.org/ {path}', '{path}'])(
  'an address that is none, or has no path, is reported: %s',
  (edit) => {
    const { diagnostics, edit: taken } = validateConfig(JSON.stringify({ edit }), 'triagraph.config.json');
    expect(taken).toBeNull();
    expect(diagnostics[0]?.message).toMatch(/in "edit", expected an address as https/);
  },
);
