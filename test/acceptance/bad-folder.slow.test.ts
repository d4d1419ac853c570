import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';
import { notBuilt, type Run, type RunOptions, triagraph } from './command-line.js';

/**
 * Processor time of one run including start-up: far above what a file takes (about two seconds, mostly the parser's
 * deadline), since test machines are busy, and far below that of an unbounded stage.
 */
const mostMilliseconds = 10_000;
const good = smallKnowledgeBase['workflows/en/subnet-full.md']!;
const windows = process.platform === 'win32';
const isRoot = process.getuid?.() === 0;

interface Finding {
  readonly path: string;
  readonly ruleId: string;
  readonly severity: string;
  readonly message: string;
}

// What the query of a folder has read is not read again by lint.
const cache = folderOf();

function run(args: readonly string[], options: RunOptions = {}): Run {
  return triagraph(args, { env: { TRIAGRAPH_CACHE: cache }, ...options });
}

/** The findings of lint for a folder, within the time limit. */
function lint(folder: string, options: RunOptions = {}): Finding[] {
  const { out, err, code, milliseconds } = run(['lint', folder, '--json'], options);
  expect(err).toBe('');
  expect([0, 1]).toContain(code);
  expect(milliseconds).toBeLessThan(mostMilliseconds);
  return JSON.parse(out).diagnostics;
}

/** A folder with one good document still answers. */
function expectAnswer(folder: string, options: RunOptions = {}): void {
  const { out, code, milliseconds } = run(['query', 'no available ip', '--kb', folder, '--json'], options);
  expect(code).toBe(0);
  expect(JSON.parse(out).matches[0]?.id).toBe('subnet-full');
  expect(milliseconds).toBeLessThan(mostMilliseconds);
}

function expectOneLine({ code, err, out }: Run, exitCode: number, path: string): void {
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toContain(path);
  expect(out).toBe('');
  expect(code).toBe(exitCode);
}

describe.skipIf(notBuilt !== null)('a knowledge base that is', () => {
  it('an empty folder has no answer, and is reported as empty', () => {
    const folder = folderOf();
    const { code, out } = run(['query', 'no available ip', '--kb', folder]);
    expect(code).toBe(3);
    expect(out).toMatch(/no documents.*--kb/);
    expect(lint(folder)[0]).toMatchObject({ ruleId: 'read/no-documents' });
  });

  it('missing is named, with what to do', () => {
    const path = join(folderOf(), 'nowhere');
    for (const args of [
      ['query', 'ip', '--kb', path],
      ['lint', path],
      ['compile', path, '-o', join(folderOf(), 'kb')],
      ['show', 'x', '--kb', path],
      ['graph', '--kb', path],
    ])
      expectOneLine(run(args), 2, path);
  });

  it.skipIf(windows)('a named pipe is refused without waiting', () => {
    const path = join(folderOf(), 'pipe.md');
    execFileSync('mkfifo', [path]);
    expectOneLine(run(['query', 'ip', '--kb', path]), 2, path);
  });

  it('a file of another kind is named', () => {
    const path = join(folderOf({ 'kb.pdf': '%PDF-1.4' }), 'kb.pdf');
    expectOneLine(run(['query', 'ip', '--kb', path]), 2, path);
  });

  it('a damaged snapshot is named, with what to do', () => {
    const path = join(folderOf(), 'kb.snapshot');
    run(['compile', folderOf(smallKnowledgeBase), '-o', path]);
    truncateSync(path, 4_000);
    const damaged = run(['query', 'ip', '--kb', path]);
    expectOneLine(damaged, 1, path);
    expect(damaged.err).toContain('compile it again');
  });

  // Permissions do not apply to root: another user runs the query.
  it.skipIf(windows)('partly unreadable is named, and the readable part answers', () => {
    const user: RunOptions = isRoot ? { uid: 65_534, env: { TRIAGRAPH_CACHE: '/nowhere' } } : {};
    const folder = folderOf({ 'workflows/good.md': good, 'workflows/secret.md': good, 'closed/a.md': good });
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'workflows/secret.md'), 0);
    chmodSync(join(folder, 'closed'), 0);
    expectAnswer(folder, user);
    expect(
      lint(folder, user)
        .filter(({ ruleId }) => ruleId === 'read/permission')
        .map(({ path }) => path),
    ).toEqual(['closed', 'workflows/secret.md']);
    expectOneLine(run(['query', 'ip', '--kb', join(folder, 'closed')], user), 2, join(folder, 'closed'));
    chmodSync(join(folder, 'closed'), 0o755);
  });

  it.skipIf(windows || !isRoot)('used without a home or cache folder answers', () => {
    const folder = folderOf({ 'workflows/good.md': good });
    chmodSync(folder, 0o755);
    const env = { HOME: '', XDG_CACHE_HOME: '', TRIAGRAPH_CACHE: '' };
    expectAnswer(folder, { uid: 54_321, env });
  });
});

describe.skipIf(notBuilt !== null)('a folder that holds', () => {
  it('a file of 200 MB answers without it, and names the file', () => {
    const folder = folderOf({ 'workflows/good.md': good, 'workflows/huge.md': '# Huge\n' });
    truncateSync(join(folder, 'workflows/huge.md'), 200 * 1024 * 1024);
    expectAnswer(folder);
    const finding = lint(folder).find(({ path }) => path === 'workflows/huge.md');
    expect(finding).toMatchObject({ severity: 'error' });
    expect(finding!.message).toMatch(/MB|MiB|bytes/);
  });

  it('binary files, even named as Markdown, answers', () => {
    const noise = Uint8Array.from({ length: 100_000 }, (_, at) => (at * at * 31 + at) & 255);
    const folder = folderOf({
      'workflows/good.md': good,
      'workflows/noise.md': noise,
      'image.png': noise,
      'zeros.md': new Uint8Array(10_000),
    });
    expectAnswer(folder);
    expect(lint(folder).map(({ path }) => path)).toEqual(expect.arrayContaining(['workflows/noise.md', 'zeros.md']));
  });

  it.each([
    ['quotes ten thousand deep', `${'>'.repeat(10_000)} deep`],
    ['lists five thousand deep', Array.from({ length: 1_500 }, (_, depth) => `${' '.repeat(depth)}- x`).join('\n')],
    ['brackets', '['.repeat(60_000)],
    ['images in images', '!['.repeat(8_000)],
    ['emphasis that never closes', '*a_ '.repeat(20_000)],
    ['comments that never close', 'a <!-- '.repeat(18_000)],
    ['footnotes', '[^a]: b\n'.repeat(15_000)],
    ['tildes', '~'.repeat(120_000)],
    ['backticks of every length', Array.from({ length: 400 }, (_, length) => '`'.repeat(length)).join(' ')],
    ['one line of half a megabyte', `# Title\n\n${'word '.repeat(100_000)}`],
    [
      'front matter of a megabyte',
      `---\n${Array.from({ length: 50_000 }, (_, at) => `key${at}: value`).join('\n')}\n---\n# Title\n`,
    ],
    ['front matter that never ends', `---\n${'title: x\n'.repeat(20_000)}`],
    [
      'an alias bomb',
      `---\na: &a [x,x,x,x,x,x,x,x,x]\n${Array.from('bcdefghi', (name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`)}]`).join('\n')}\n---\n# Bomb\n`,
    ],
    ['brackets in front matter', `---\ntriggers: ${'['.repeat(8_000)}\n---\n# Deep\n`],
    ['front matter that is code', '---js\nmodule.exports = process.exit(99)\n---\n# Code\n'],
    ['a tag in front matter', '---\ntitle: !!js/function "function () { process.exit(99) }"\n---\n# Tag\n'],
    [
      'triggers that backtrack',
      '---\ntriggers:\n  - regex: "(a+)+$"\n  - regex: ".*no ip.*available.*"\n---\n# Regex\n',
    ],
    ['prototype keys', '---\n__proto__: {id: x}\nconstructor: y\ntoString: z\n---\n# Keys\n'],
    ['nothing but a byte order mark', '\ufeff'],
    ['carriage returns alone', '---\rtitle: x\r---\r# Title\r\rtext\r'],
    ['NUL', '# A\0B\n\n\0\n'],
  ])('%s answers', (_, text) => {
    const folder = folderOf({ 'workflows/good.md': good, 'workflows/bad.md': text });
    expectAnswer(folder);
    lint(folder);
  });

  it('many tiny files answers', () => {
    const count = 5_000;
    const folder = folderOf({ 'workflows/good.md': good });
    for (let number = 0; number < count; number++) {
      if (number % 1_000 === 0) mkdirSync(join(folder, `part-${number / 1_000}`));
      writeFileSync(
        join(folder, `part-${Math.floor(number / 1_000)}/note-${number}.md`),
        `# Note ${number}\n\nText of note ${number}.\n`,
      );
    }
    const first = run(['query', 'no available ip', '--kb', folder, '--json'], { timeout: 300_000 });
    expect(JSON.parse(first.out)).toMatchObject({ kb: { documents: count + 1 } });
    expect(JSON.parse(first.out).matches[0]?.id).toBe('subnet-full');
    console.info(`${count} files: ${Math.round(first.milliseconds)} ms`);
    expect(first.milliseconds).toBeLessThan(60_000);
  });

  it('one id in a thousand files answers', () => {
    const folder = folderOf();
    for (let number = 0; number < 1_000; number++)
      writeFileSync(join(folder, `${number}.md`), `---\nid: same\n---\n# Note ${number}\n`);
    const { code, milliseconds } = run(['lint', folder, '--json']);
    expect(code).toBe(1);
    expect(milliseconds).toBeLessThan(60_000);
  });

  it.skipIf(windows)('cyclic and outside links is read once, and not beyond', () => {
    const outside = folderOf({ 'secret.md': '# Outside\n\nXyzzy.\n' });
    const folder = folderOf({ 'workflows/good.md': good });
    symlinkSync('..', join(folder, 'workflows/up'));
    symlinkSync('round', join(folder, 'round'));
    symlinkSync(outside, join(folder, 'out'));
    symlinkSync(join(outside, 'secret.md'), join(folder, 'out.md'));
    symlinkSync('/etc/passwd', join(folder, 'passwd.md'));
    expectAnswer(folder);
    const { out } = run(['graph', '--kb', folder, '--format', 'json']);
    expect(out).not.toMatch(/Xyzzy|Outside|root:/);
    expect(JSON.parse(run(['query', 'xyzzy', '--kb', folder, '--json']).out).kb.documents).toBe(1);
    expect(lint(folder).map(({ path }) => path)).toEqual(expect.arrayContaining(['out', 'out.md', 'passwd.md']));
  });

  it.skipIf(windows)('named pipes and sockets answers without opening them', () => {
    const folder = folderOf({ 'workflows/good.md': good });
    execFileSync('mkfifo', [join(folder, 'workflows/pipe.md')]);
    expectAnswer(folder);
    expect(lint(folder).map(({ path }) => path)).toContain('workflows/pipe.md');
  });

  it.skipIf(windows)('file names with line breaks, control characters and invalid bytes answers', () => {
    const folder = folderOf({ 'workflows/good.md': good });
    for (const name of [
      'line\nbreak.md',
      'esc\u001b[31m.md',
      'tab\t.md',
      'quote"\'`.md',
      '$(touch x).md',
      '-rf.md',
      '子网.md',
    ])
      writeFileSync(join(folder, name), `# ${JSON.stringify(name)}\n`);
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0xfe, 0x2e, 0x6d, 0x64])]), '# Odd\n');
    expectAnswer(folder);
    for (const args of [
      ['lint', folder],
      ['query', 'line break', '--kb', folder],
      ['graph', '--kb', folder, '--format', 'dot'],
    ]) {
      const { out, err } = run(args);
      expect(out + err).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    }
  });

  it('the same id twice answers, and names both', () => {
    const folder = folderOf({
      'workflows/one.md': good,
      'workflows/two.md': good.replace('has no addresses left', 'is out of addresses'),
    });
    expectAnswer(folder);
    const named = JSON.stringify(lint(folder).filter(({ ruleId }) => ruleId.startsWith('collection/duplicate')));
    expect(named).toContain('one.md');
    expect(named).toContain('two.md');
  });

  it('folders deeper than the limit answers, and reports where it stopped', () => {
    const folder = folderOf({ 'workflows/good.md': good, [`${'d/'.repeat(100)}deep.md`]: '# Deep\n' });
    expectAnswer(folder);
    expect(lint(folder).some(({ path }) => path.startsWith('d/d/d'))).toBe(true);
  });
});
