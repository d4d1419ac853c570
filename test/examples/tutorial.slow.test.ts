import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { bin, notBuilt } from '../acceptance/command-line.js';
import { folderOf } from '../support/folder.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Fence {
  readonly line: number;
  readonly language: string;
  readonly text: string;
  /** The paragraph above. */
  readonly above: string;
}

/** Fences of a page, in order. */
function fencesOf(markdown: string): Fence[] {
  return Array.from(markdown.matchAll(/^(`{3,})(\w+)\n([\s\S]*?)^\1$/gm), (match) => {
    const before = markdown.slice(0, match.index).trimEnd();
    return {
      line: markdown.slice(0, match.index).split('\n').length,
      language: match[2] ?? '',
      text: match[3] ?? '',
      above: before.slice(before.lastIndexOf('\n\n') + 2),
    };
  });
}

/** The file that a paragraph such as "Save this as `a.md`:" names. */
const savedAs = (paragraph: string) => /`([\w./-]+\.(?:md|ya?ml|json))`[:：]$/.exec(paragraph)?.[1];

/** Fails where a shown line is not printed behind the one before it; `…` stands for any lines. */
function expectPrinted(shown: string, printed: string, where: string) {
  const lines = printed.trimEnd().split('\n');
  let next = 0;
  let skipping = false;
  for (const line of shown.trimEnd().split('\n')) {
    if (line === '…') {
      skipping = true;
      continue;
    }
    const found = skipping ? lines.indexOf(line, next) : next;
    expect(lines[found], `${where}: shows "${line}", printed was\n${printed}`).toBe(line);
    next = found + 1;
    skipping = false;
  }
  if (!skipping) expect(lines.slice(next), where).toEqual([]);
}

beforeAll(() => {
  if (notBuilt) throw new Error(notBuilt);
});

describe.each(['tutorial.md', 'tutorial.zh.md'])('docs/%s', (page) => {
  const fences = fencesOf(readFileSync(join(root, 'docs', page), 'utf8'));

  it('shows commands that end, and print, as the page says', () => {
    const base = folderOf({ triagraph: `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n` });
    chmodSync(join(base, 'triagraph'), 0o755);
    const env = {
      PATH: `${base}${delimiter}${process.env.PATH}`,
      HOME: base,
      XDG_CACHE_HOME: join(base, 'cache'),
      GIT_CONFIG_NOSYSTEM: '1',
      ...{ GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@example.org' },
      ...{ GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@example.org' },
      NO_COLOR: '1',
      // Nothing is reached through the network.
      ...{ http_proxy: 'http://127.0.0.1:9', https_proxy: 'http://127.0.0.1:9' },
    };
    let folder = base;
    let printed = '';
    for (const { line, language, text, above } of fences) {
      const where = `docs/${page}:${line}`;
      const file = savedAs(above);
      if (language === 'bash') {
        const code = Number(/# (?:exit code|退出码) (\d+)$/m.exec(text)?.[1] ?? 0);
        const script = `exec 2>&1\nset -eo pipefail\n${text}\npwd >"${base}/pwd"\n`;
        const ran = spawnSync('bash', ['--noprofile', '--norc', '-c', script], { cwd: folder, encoding: 'utf8', env });
        printed = ran.stdout;
        expect(ran.status, `${where}\n${printed}`).toBe(code);
        if (code === 0) folder = readFileSync(join(base, 'pwd'), 'utf8').trim();
      } else if (language === 'text') {
        expectPrinted(text, printed, where);
      } else {
        expect(file, `${where}: no paragraph above says where to save it`).toBeDefined();
        const path = join(folder, file ?? '');
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    }
  });

  it('goes from an empty folder to a merged case', () => {
    const commands = fences
      .filter(({ language }) => language === 'bash')
      .map(({ text }) => text)
      .join('');
    for (const each of ['git init', 'new case', 'triagraph lint', 'triagraph test', 'triagraph diff', 'git merge'])
      expect(commands).toContain(each);
    expect(
      fences.filter(({ language, above }) => language === 'markdown' && savedAs(above)?.includes('cases/')),
    ).toHaveLength(2);
  });
});

describe('the two languages of the tutorial', () => {
  it('have the same commands, their words apart', () => {
    const commandsOf = (page: string) =>
      fencesOf(readFileSync(join(root, 'docs', page), 'utf8'))
        .filter(({ language }) => language === 'bash')
        .map(({ text }) => text.replace(/"[^"]*"|'[^']*'/g, '…').replace(/# (?:exit code|退出码)/g, '#'));
    expect(commandsOf('tutorial.zh.md')).toEqual(commandsOf('tutorial.md'));
  });
});
