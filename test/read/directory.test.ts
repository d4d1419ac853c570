import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TriagraphError } from '../../src/errors.js';
import { readSources } from '../../src/read/index.js';

let base: string;
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'triagraph-read-'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

function write(path: string, content: string | Uint8Array = path): string {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), content);
  return join(base, path);
}
const summary = ({ files, diagnostics }: Awaited<ReturnType<typeof readSources>>) => ({
  files: files.map(({ path }) => path),
  rules: diagnostics.map(({ path, ruleId }) => `${path} ${ruleId}`),
});

describe('symbolic links', () => {
  it('are never followed out of the root, even into a folder whose name begins like that of the root', async () => {
    write('links/kb/a.md');
    write('links/kb-secret/s.md');
    symlinkSync(join(base, 'links/kb-secret'), join(base, 'links/kb/out'));
    symlinkSync('/etc/passwd', join(base, 'links/kb/passwd.md'));
    expect(summary(await readSources([join(base, 'links/kb')]))).toEqual({
      files: ['a.md'],
      rules: ['out read/outside-root', 'passwd.md read/outside-root'],
    });
  });

  it('that form cycles do not stop the walk', async () => {
    write('loop/kb/sub/a.md');
    symlinkSync(join(base, 'loop/kb'), join(base, 'loop/kb/sub/up'));
    symlinkSync('self.md', join(base, 'loop/kb/self.md'));
    expect(summary(await readSources([join(base, 'loop/kb')]))).toEqual({
      files: ['sub/a.md'],
      rules: ['self.md read/broken-link'],
    });
  });

  it('to hidden folders inside the root are followed, as in a mounted ConfigMap', async () => {
    write('mounted/..2026/a.md');
    symlinkSync('..2026', join(base, 'mounted/..data'));
    symlinkSync('..data/a.md', join(base, 'mounted/a.md'));
    expect(summary(await readSources([join(base, 'mounted')])).files).toEqual(['a.md']);
  });

  it('to a file that is read anyway do not read it twice', async () => {
    write('twice/z.md');
    symlinkSync('z.md', join(base, 'twice/a.md'));
    expect(summary(await readSources([join(base, 'twice')])).files).toEqual(['z.md']);
  });
});

describe('reading a folder', () => {
  it.skipIf(process.platform === 'win32')('does not open a named pipe', async () => {
    write('pipe/a.md');
    execFileSync('mkfifo', [join(base, 'pipe/p.md')]);
    expect(summary(await readSources([join(base, 'pipe')]))).toEqual({
      files: ['a.md'],
      rules: ['p.md read/not-a-file'],
    });
  });

  it('refuses a huge file by its size, without reading it', async () => {
    truncateSync(write('huge/h.md', ''), 200 * 1024 * 1024);
    const before = process.memoryUsage().arrayBuffers;
    const result = await readSources([join(base, 'huge')]);
    expect(summary(result).rules).toEqual(['h.md read/too-large']);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * 1024 * 1024);
  });

  it.skipIf(process.getuid?.() === 0)('reports a file without permission, with advice', async () => {
    chmodSync(write('locked/a.md'), 0);
    const { diagnostics } = await readSources([join(base, 'locked')]);
    expect(diagnostics).toMatchObject([{ path: 'a.md', ruleId: 'read/permission' }]);
    expect(diagnostics[0]!.note).toContain('chmod');
  });

  it('reports an empty folder', async () => {
    mkdirSync(join(base, 'empty'));
    const { files, diagnostics } = await readSources([join(base, 'empty')]);
    expect(files).toEqual([]);
    expect(diagnostics).toMatchObject([{ ruleId: 'read/no-documents', severity: 'warning', path: '.' }]);
    mkdirSync(join(base, 'as-empty'));
    const { diagnostics: both } = await readSources([join(base, 'empty'), join(base, 'as-empty')]);
    expect(both.map(({ path }) => path)).toEqual(['as-empty', 'empty']);
  });
});

describe('roots', () => {
  it('are named in the diagnostics of their files when there are several', async () => {
    const damaged = Buffer.concat([Buffer.from('# Caf'), Buffer.of(0xe9), Buffer.from(' is down\n')]);
    write('findings/one/a.md', damaged);
    write('findings/two/b.md');
    const { files } = await readSources([join(base, 'findings/one'), join(base, 'findings/two')]);
    expect(files[0]!.diagnostics).toMatchObject([{ ruleId: 'read/encoding', path: 'one/a.md' }]);
  });

  it('that do not exist are rejected as misuse', async () => {
    const error = await readSources([join(base, 'nowhere')]).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(TriagraphError);
    expect(error).toMatchObject({ code: 'root-not-found', exitCode: 2 });
  });

  it('that are files of other kinds are rejected as misuse', async () => {
    await expect(readSources([write('kind/a.pdf')])).rejects.toMatchObject({ code: 'root-kind' });
  });

  it('may be single files, including .txt', async () => {
    write('named/b.md');
    expect(summary(await readSources([write('named/a.txt')])).files).toEqual(['a.txt']);
  });

  it('may be globs, whose paths are relative to their fixed part', async () => {
    write('globs/kb/a.md');
    write('globs/kb/sub/b.md');
    write('globs/kb/sub/c.txt');
    write('globs/kb/.hidden/d.md');
    expect(summary(await readSources([join(base, 'globs/kb/**/*.{md,txt}')])).files).toEqual([
      'a.md',
      'sub/b.md',
      'sub/c.txt',
    ]);
    await expect(readSources([join(base, 'globs/kb/*.mdx')])).rejects.toMatchObject({ code: 'root-not-found' });
  });

  it('prefix the paths of their files with their names when there are several', async () => {
    write('many/one/a.md');
    write('many/two/a.md');
    write('many/two/b.md');
    const roots = [join(base, 'many/one'), join(base, 'many/two')];
    expect(summary(await readSources(roots)).files).toEqual(['one/a.md', 'two/a.md', 'two/b.md']);
    write('other/two/a.md');
    expect(summary(await readSources([...roots, join(base, 'other/two')])).files).toEqual([
      'one/a.md',
      'two-2/a.md',
      'two/a.md',
      'two/b.md',
    ]);
  });

  it('that overlap give each file once', async () => {
    write('overlap/sub/a.md');
    const result = await readSources([join(base, 'overlap'), join(base, 'overlap/sub')]);
    expect(summary(result).files).toEqual(['overlap/sub/a.md']);
  });

  it('that overlap report each file once, but everything about it', async () => {
    write('reported/sub/damaged.md', 'a\0b');
    write('reported/sub/cases.jsonl', '[1]\nno\n{"title": "a"}\n');
    const [outer, inner] = [join(base, 'reported'), join(base, 'reported/sub')];
    const expected = ['reported/sub/cases.jsonl', 'reported/sub/cases.jsonl', 'reported/sub/damaged.md'];
    const paths = async (roots: readonly string[]) => (await readSources(roots)).diagnostics.map(({ path }) => path);
    expect(await paths([outer, inner, outer])).toEqual(expected);
    expect(await paths([inner, outer])).toEqual(expected.map((path) => path.replace('reported/', '')));
  });
});
