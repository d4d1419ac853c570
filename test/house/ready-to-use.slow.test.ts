import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bin, notBuilt } from '../acceptance/command-line.js';
import { folderOf } from '../support/folder.js';
import { elementsOf, parseXml } from '../support/xml.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const yamlOf = (path: string) => parse(readFileSync(join(root, path), 'utf8'));

const page = (title: string, more = '') =>
  `---\nkind: case\nlanguage: zh\ntitle: ${title}\ntriggers:\n  - ${title}\nsymptoms:\n  - ${title}\n${more}---\n\n# ${title}\n\n## 现象\n\n- ${title}\n\n## 原因\n\n镜像没有清理，磁盘被占满。\n\n## 解决方案\n\n1. 清理不用的镜像，然后确认磁盘有空间。\n\n## 验证\n\n磁盘使用率恢复正常。\n`;

/** A repository with a knowledge base in a folder with a space, and a second version. */
function repositoryOf(files: Record<string, string>, changed: Record<string, string> = {}): string {
  const folder = folderOf(files);
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: folder,
      },
    );
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'base');
  for (const [path, text] of Object.entries(changed)) writeFileSync(join(folder, path), text);
  return folder;
}

const kb = 'my docs';
const good = {
  [`${kb}/disk.md`]: page('节点磁盘写满导致镜像拉取失败'),
  [`${kb}/goldens/a.yaml`]: '- symptom: 节点磁盘写满导致镜像拉取失败\n  expect: disk\n',
};
const broken = {
  ...good,
  [`${kb}/disk.md`]: page('节点磁盘写满导致镜像拉取失败', 'priority: 5000\n'),
  [`${kb}/goldens/a.yaml`]: '- symptom: 节点磁盘写满导致镜像拉取失败\n  expect: cert\n',
};

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** As CI runners do: `bash -eo pipefail` with the program in PATH. */
function bash(script: string, folder: string, env: Record<string, string> = {}): Ran {
  const tools = folderOf({ triagraph: `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n` });
  chmodSync(join(tools, 'triagraph'), 0o755);
  const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}`, GITHUB_WORKSPACE: folder, ...env },
  });
  return { code: status, out: stdout, err: stderr };
}

describe.skipIf(notBuilt !== null)('the GitHub Action', () => {
  const { inputs, runs } = yamlOf('action.yml') as {
    inputs: Record<string, { default: string }>;
    runs: { steps: { name: string; id?: string; run: string; env: Record<string, string> }[] };
  };

  /** Runs one step with inputs, as GitHub substitutes them. */
  function step(
    name: string,
    folder: string,
    given: Record<string, string>,
  ): Ran & { summary: string; output: string } {
    const { run, env } = runs.steps.find((each) => each.name === name)!;
    const files = folderOf({ summary: '', output: '' });
    const values: Record<string, string> = {
      RUNNER_TEMP: files,
      GITHUB_STEP_SUMMARY: join(files, 'summary'),
      GITHUB_OUTPUT: join(files, 'output'),
    };
    for (const [variable, expression] of Object.entries(env)) {
      const input = /^\$\{\{ inputs\.([\w-]+)/.exec(expression)![1]!;
      expect(inputs, expression).toHaveProperty(input);
      values[variable] = variable === 'TRIAGRAPH' ? 'triagraph' : (given[input] ?? inputs[input]!.default);
    }
    const ran = bash(run, folder, values);
    return {
      ...ran,
      summary: readFileSync(join(files, 'summary'), 'utf8'),
      output: readFileSync(join(files, 'output'), 'utf8'),
    };
  }

  it('passes for a valid knowledge base', () => {
    const folder = repositoryOf(good);
    expect(step('Lint', folder, { paths: `\n${kb}\n` })).toMatchObject({ code: 0, out: '' });
    expect(step('Goldens', folder, { paths: kb })).toMatchObject({ code: 0, out: '' });
  });

  it('fails on findings, with file names relative to the repository', () => {
    const folder = repositoryOf(broken);
    const lint = step('Lint', folder, { paths: kb, sarif: 'out.sarif' });
    expect(lint.code, lint.err).toBe(1);
    expect(lint.out).toContain(`::error file=${kb}/disk.md,line=`);
    const { runs: found } = JSON.parse(readFileSync(join(folder, 'out.sarif'), 'utf8'));
    expect(found[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('my%20docs/disk.md');
    const goldens = step('Goldens', folder, { paths: kb });
    expect([goldens.code, goldens.out]).toEqual([
      1,
      expect.stringContaining(`::error file=${kb}/goldens/a.yaml,line=2`),
    ]);
  });

  it('reports changed answers', () => {
    const folder = repositoryOf(good, { [`${kb}/disk.md`]: '# 打印机卡纸\n\n打开后盖，取出卡住的纸。\n' });
    const diff = step('Changed answers', folder, { paths: kb, base: 'main' });
    expect(diff.code, diff.err).toBe(0);
    expect(diff.summary).toContain('goldens broken: 1');
    const file = /^comparison=(.+)$/m.exec(diff.output)![1]!;
    expect(readFileSync(file, 'utf8')).toBe(diff.summary);
  });

  it('substitutes no input into a script, where it would be executed', () => {
    for (const { run } of runs.steps) expect(run).not.toContain('${{');
    const folder = repositoryOf(good);
    const hostile = step('Lint', folder, { paths: '$(touch ran)\n`touch ran`\n"; touch ran; "' });
    expect(hostile.code).toBe(2);
    expect(existsSync(join(folder, 'ran'))).toBe(false);
  });
});

describe.skipIf(notBuilt !== null)('the GitLab template', () => {
  const template = yamlOf('templates/gitlab-ci.yml') as Record<string, { script: string[]; after_script?: string[] }>;
  const simple = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace(kb, 'docs'), text]));
  const job = (name: string, folder: string, env: Record<string, string> = {}): Ran =>
    bash(template[name]!.script.join('\n'), folder, {
      TRIAGRAPH: 'triagraph',
      TRIAGRAPH_PATHS: 'docs',
      TRIAGRAPH_MAX_WARNINGS: '0',
      ...env,
    });

  it.each([
    ['good', good, 0],
    ['broken', broken, 1],
  ])('exits as lint and test do for a %s knowledge base', (_, files, code) => {
    const folder = repositoryOf(simple(files));
    expect(job('triagraph-lint', folder).code).toBe(code);
    bash(template['triagraph-lint']!.after_script!.join('\n'), folder, {
      TRIAGRAPH: 'triagraph',
      TRIAGRAPH_PATHS: 'docs',
    });
    expect(job('triagraph-test', folder).code).toBe(code);
    const failures = ['triagraph-lint.xml', 'triagraph-test.xml'].map(
      (name) => elementsOf(parseXml(readFileSync(join(folder, name), 'utf8')), 'failure').length,
    );
    expect(failures.map((count) => count > 0)).toEqual([code > 0, code > 0]);
  });

  it('compares a merge request with its target', () => {
    const folder = repositoryOf(simple(good), { 'docs/disk.md': '# 打印机卡纸\n\n打开后盖，取出卡住的纸。\n' });
    const { code, out, err } = job('triagraph-diff', folder, { CI_MERGE_REQUEST_DIFF_BASE_SHA: 'main' });
    expect([code, out], err).toEqual([0, readFileSync(join(folder, 'triagraph-comparison.md'), 'utf8')]);
    expect(out).toContain('goldens broken: 1');
  });
});

describe.skipIf(notBuilt !== null)('the pre-commit hooks', () => {
  const hooks = yamlOf('.pre-commit-hooks.yaml') as {
    id: string;
    entry: string;
    files: string;
    language: string;
    pass_filenames?: boolean;
  }[];
  const committed = Object.keys(good);
  let folders: { good: string; broken: string };
  beforeAll(() => {
    folders = { good: repositoryOf(good), broken: repositoryOf(broken) };
  });

  it.each(hooks.map((hook) => [hook.id, hook] as const))(
    '%s accepts good documents and rejects broken ones',
    (_, hook) => {
      const files = hook.pass_filenames === false ? [] : committed.filter((path) => new RegExp(hook.files).test(path));
      expect(committed.some((path) => new RegExp(hook.files).test(path))).toBe(true);
      // Files are passed as arguments; without any, the hook uses the configured knowledge base.
      const script = `${hook.entry} ${files.map((file) => `'${file}'`).join(' ')}`;
      for (const folder of Object.values(folders))
        writeFileSync(join(folder, 'triagraph.config.json'), JSON.stringify({ kb: [kb] }));
      expect(bash(script, folders.good)).toMatchObject({ code: 0 });
      expect(bash(script, folders.broken)).toMatchObject({ code: 1 });
    },
  );

  it('use a command of the package', () => {
    const { bin: commands } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const { entry, language } of hooks) {
      expect(language).toBe('node');
      expect(commands).toHaveProperty(entry.split(' ')[0]!);
    }
  });
});
