import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareVersions, presenters, type VersionComparison } from '../../src/index.js';
import { folderOf } from '../support/folder.js';

const page = (title: string, triggers: readonly string[], command: string) =>
  `---\nkind: workflow\ntriggers:\n${triggers.map((each) => `  - ${each}\n`).join('')}---\n# ${title}\n\n## 步骤 1：查看\n\n\`\`\`bash\n${command}\n\`\`\`\n`;

const goldens =
  '- symptom: certificate has expired on the node\n  expect: cert\n- symptom: disk pressure\n  expect: disk\n';
const old: Record<string, string> = {
  'kb/disk.md': page('磁盘写满', ['no space left on device', 'disk pressure'], 'df -h'),
  'kb/cert.md': page('证书过期', ['certificate has expired'], 'kubectl get csr'),
  'kb/goldens/a.yaml': goldens,
  'README.md': '# certificate has expired\n\ncertificate has expired on the node',
};
const changed: Record<string, string> = {
  'kb/disk.md': page('磁盘写满', ['no space left on device', 'disk pressure'], 'df -h\ndu -sh /var'),
  'kb/cert.md': page('证书过期', ['x509 handshake'], 'kubectl get csr'),
  'kb/clock.md': page('时钟漂移', ['certificate has expired on the node', 'clock skew'], 'chronyc tracking'),
};

const repository = folderOf(old);
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args], {
    cwd: repository,
    encoding: 'utf8',
  });
function commit(files: Record<string, string>, tag: string): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
  }
  git('add', '-A');
  git('commit', '-q', '-m', tag);
  git('tag', tag);
}

const options = { folder: repository, kb: ['kb'], cache: false };
const leftOvers = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('triagraph-diff-'));
const queries = [
  { id: 'full', text: 'no space left on device' },
  { id: 'none', text: '今天吃什么' },
];

let comparison: VersionComparison;
beforeAll(async () => {
  git('init', '-q', '-b', 'main');
  symlinkSync('/etc/hostname', join(repository, 'kb/link.md'));
  commit(old, 'v1');
  commit(changed, 'v2');
  comparison = await compareVersions('v1', 'v2', { ...options, queries });
});

describe('a version of a project', () => {
  it('uses its own configuration', async () => {
    const version = (...ignore: string[]) =>
      folderOf({
        'triagraph.config.json': JSON.stringify({ ignore }),
        'kb/feeder.md': page('The feeder stands still', ['feeder jam'], 'feederctl status'),
        'kb/disk.md': page('磁盘写满', ['disk pressure'], 'df -h'),
      });
    const [before, after] = [version('kb/feeder.md'), version()];
    const asked = [{ id: 'feeder', text: 'feeder jam: the feeder stands still' }];
    const { changes } = await compareVersions(before, after, {
      folder: after,
      kb: ['kb'],
      cache: false,
      queries: asked,
    });
    expect(changes).toMatchObject([{ id: 'feeder', before: { first: null }, after: { first: { id: 'feeder' } } }]);
  });
});

describe('two versions of a knowledge base', () => {
  it('are asked every golden and query, and the differences are reported', () => {
    expect(comparison).toMatchObject({
      base: { name: 'v1', documents: 2 },
      head: { name: 'v2', documents: 3 },
      asked: { goldens: 2, queries: 2, own: 0 },
    });
    expect(comparison.changes.map(({ id, parts, golden }) => [id, parts, golden])).toEqual([
      ['kb/goldens/a.yaml:1', expect.arrayContaining(['first']), { before: true, after: false }],
      ['kb/goldens/a.yaml:3', ['commands'], { before: true, after: true }],
      ['full', ['commands'], null],
    ]);
  });

  it('report the evidence by which the first document changed', () => {
    const [change] = comparison.changes;
    expect([change!.before.first?.id, change!.after.first?.id]).toEqual(['cert', 'clock']);
    expect(change!.documents.find(({ id }) => id === 'clock')).toMatchObject({
      before: null,
      after: { rank: 1 },
      exists: { before: false, after: true },
    });
    const moved = change!.evidence.map(({ document, kind, value, before, after }) => ({
      document,
      kind,
      value,
      gone: after === null,
      isNew: before === null,
    }));
    expect(moved).toContainEqual({
      document: 'cert',
      kind: 'trigger',
      value: 'certificate has expired',
      gone: true,
      isNew: false,
    });
    expect(moved.some(({ document, kind, isNew }) => document === 'clock' && kind === 'trigger' && isNew)).toBe(true);
  });

  it('are compared as text, with a change of one document shown once', () => {
    const text = presenters.comparison.text(comparison);
    expect(text).toContain('broken certificate has expired on the node');
    expect(text).toContain('cert (matched,');
    expect(text).toContain('clock: not there → number 1');
    expect(text.match(/\+ du -sh \/var/g)).toHaveLength(1);
    expect(text).toContain('  also no space left on device');
    expect(text).toMatch(/3 of 4 answers change, goldens broken: 1, triggers near another answer: 1\.\n$/);
  });

  it('are compared as a pull request comment', () => {
    const markdown = presenters.comparison.markdown(comparison);
    expect(markdown).toMatch(/^### 3 of 4 answers change, goldens broken: 1, triggers near another answer: 1\n/);
    expect(markdown).toContain('<details><summary>❌ <code>certificate has expired on the node</code></summary>');
    expect(markdown).toContain('```diff\n');
    expect(markdown.match(/<details>/g)).toHaveLength(2);
    expect(markdown.match(/<\/details>/g)).toHaveLength(2);
  });

  it('may be equal', async () => {
    const same = await compareVersions('v2', 'main', { ...options, queries });
    expect(same.changes).toEqual([]);
    expect(presenters.comparison.text(same)).toMatch(/None of 4 answers changes\.\n$/);
  });

  it('may be folders, with the same result as their revisions', async () => {
    const folders = { base: join(folderOf(old), 'kb'), head: join(repository, 'kb') };
    rmSync(join(repository, 'kb/link.md'));
    const found = await compareVersions(folders.base, folders.head, { folder: repository, queries, cache: false });
    const answers = (each: VersionComparison) => each.changes.map(({ before, after }) => ({ before, after }));
    expect(answers(found)).toEqual(answers(comparison));
  });

  it('ignore symbolic links of a repository', async () => {
    expect(comparison.base.documents).toBe(2);
    git('checkout', '-q', '--', 'kb/link.md');
  });

  it('leave no temporary files', async () => {
    const before = leftOvers();
    await compareVersions('v1', 'v2', options);
    await expect(compareVersions('v1', 'none', options)).rejects.toThrow();
    expect(leftOvers()).toEqual(before);
  });
});

describe('a missing version', () => {
  const marker = join(repository, 'ran');
  it.each([
    'none',
    'v1..v2',
    '--upload-pack=touch ran',
    '-c core.pager=touch',
    'v1;touch ran',
    '$(touch ran)',
    '`touch ran`',
    'v1\ntouch ran',
    'v1 v2',
    ':kb/disk.md',
    ':/v1',
    '^v1',
    'v1:kb',
    '',
    'x'.repeat(5000),
  ])('is misuse, and nothing is run: %j', async (name) => {
    const base = name === '' ? '\0' : name;
    await expect(compareVersions(base, 'v2', options)).rejects.toMatchObject({ name: 'TriagraphError', exitCode: 2 });
    expect(existsSync(marker)).toBe(false);
  });

  interface Hostile {
    readonly remote?: string;
    readonly ssh?: string;
    readonly uploadpack?: string;
    readonly monitor?: string;
  }
  it.each<[string, Hostile]>([
    ['a transport', { remote: 'ext::$EVIL' }],
    ['a program of ssh', { remote: 'ssh://host/path', ssh: '$EVIL' }],
    ['a program at the other end', { remote: '$HERE', uploadpack: '$EVIL' }],
    ['a monitor of files', { monitor: '$EVIL' }],
  ])(
    'runs nothing that the configuration of a repository names: %s',
    async (_, { remote, ssh, uploadpack, monitor }) => {
      const folder = folderOf({ 'kb/disk.md': old['kb/disk.md']!, 'evil.sh': '#!/bin/sh\ntouch "$0.ran"\nexit 1\n' });
      const evil = join(folder, 'evil.sh');
      chmodSync(evil, 0o755);
      const named = (text: string) => text.replace('$EVIL', evil).replace('$HERE', folder);
      const inside = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
      inside('init', '-q', '-b', 'main');
      inside('add', 'kb');
      inside('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-q', '-m', 'one');
      const blob = inside('rev-parse', 'HEAD:kb/disk.md').trim();
      const settings = {
        'core.repositoryformatversion': '1',
        'core.fsmonitor': monitor,
        'core.sshCommand': ssh,
        'extensions.partialclone': remote && 'evil',
        'remote.evil.url': remote,
        'remote.evil.promisor': remote && 'true',
        'remote.evil.uploadpack': uploadpack,
        'protocol.ext.allow': 'always',
      };
      for (const [key, value] of Object.entries(settings)) if (value) inside('config', key, named(value));
      rmSync(join(folder, '.git/objects', blob.slice(0, 2), blob.slice(2)));
      const asked = compareVersions('HEAD', 'HEAD', { folder, kb: ['kb'], cache: false });
      await expect(asked).rejects.toMatchObject({ code: 'git-failed' });
      await expect(compareVersions(':kb', 'HEAD', { folder })).rejects.toMatchObject({ code: 'revision-unknown' });
      expect(existsSync(`${evil}.ran`)).toBe(false);
    },
  );

  it('explains what to do outside a repository', async () => {
    const folder = folderOf({ 'a.md': '# A' });
    await expect(compareVersions('main', '.', { folder })).rejects.toThrow(
      /inside a repository, or compare folders|no folder/,
    );
  });

  it('names the folder that a revision lacks', async () => {
    await expect(compareVersions('v1', 'v2', { ...options, kb: ['docs'] })).rejects.toThrow(
      'v1: this version has no docs',
    );
  });
});

describe('two versions without goldens', () => {
  const workflow = (title: string, triggers: readonly string[], symptom: string) =>
    `---\nkind: workflow\ntriggers:\n${triggers.map((each) => `  - ${each}\n`).join('')}---\n# ${title}\n\n## Symptoms\n\n- ${symptom}\n\n## Step 1: Look\n\n\`\`\`bash\ndf -h\n\`\`\`\n`;
  const base = {
    'disk.md': workflow(
      'The disk is full',
      ['no space left on device'],
      'writes to the volume fail with no space left',
    ),
    'cert.md': workflow('A certificate has expired', ['x509 handshake'], 'the kubelet is refused by the apiserver'),
  };
  const compare = (head: Record<string, string>) =>
    compareVersions(folderOf(base), folderOf(head), { folder: tmpdir(), cache: false });

  it('are asked the titles and symptoms of their documents', async () => {
    const moved = workflow(
      'The disk is full',
      ['no space left on device', 'is refused by the apiserver'],
      'the kubelet is refused by the apiserver',
    );
    const { asked, changes } = await compare({
      ...base,
      'disk.md': moved,
      'cert.md': workflow('A certificate has expired', ['x509 handshake'], 'tls breaks'),
    });
    expect(asked).toEqual({ goldens: 0, queries: 0, own: 5 });
    expect(changes.map(({ symptom, before, after }) => [symptom, before.first?.id, after.first?.id])).toContainEqual([
      'the kubelet is refused by the apiserver',
      'cert',
      'disk',
    ]);
  });

  it('do not differ by the questions of a new document about itself', async () => {
    const clock = workflow('The clock of a node drifts', ['clock skew'], 'chrony lost its sources');
    expect(await compare({ ...base, 'clock.md': clock })).toMatchObject({ changes: [], near: [] });
  });

  it('warn of a new trigger that another document answers', async () => {
    const quota = workflow(
      'The quota is used up',
      ['no space left on device', 'quota exceeded'],
      'project quota is used up',
    );
    const comparison = await compare({ ...base, 'quota.md': quota });
    expect(comparison.near).toMatchObject([
      { trigger: 'no space left on device', document: { id: 'quota' }, line: 4, answer: { id: 'disk' } },
    ]);
    expect(presenters.comparison.text(comparison)).toContain(
      'near trigger "no space left on device" of quota.md:4: a symptom like it was answered by disk, ',
    );
    expect(presenters.comparison.markdown(comparison)).toContain('- ⚠️ trigger "no space left on device" of quota.md:4');
  });
});
