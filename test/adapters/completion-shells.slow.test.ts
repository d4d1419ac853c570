import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'dist/bin.js');
const folder = mkdtempSync(join(tmpdir(), 'triagraph-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bin = join(folder, 'bin');
mkdirSync(bin);
if (existsSync(program)) {
  chmodSync(program, 0o755);
  symlinkSync(program, join(bin, 'triagraph'));
}
mkdirSync(join(folder, 'kb'));
for (const id of ['dns-slow', 'dns-timeout', 'gateway'])
  writeFileSync(
    join(folder, 'kb', `${id}.md`),
    `---\nid: ${id}\ntitle: ${id}\n---\n\n# ${id}\n\n\`\`\`bash\ntrue\n\`\`\`\n`,
  );

const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, TRIAGRAPH_CACHE: join(folder, 'cache') };
const has = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;
const runIn = (shell: string, ...args: string[]): string =>
  execFileSync(shell, args, { env, cwd: folder, encoding: 'utf8', timeout: 60_000 });

const inBash = (line: string): string[] => {
  const words = line.split(' ');
  const script = `
source <(triagraph completion bash)
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
compopt() { :; }
_triagraph_complete
printf '%s\\n' "\${COMPREPLY[@]}"`;
  return runIn('bash', '-c', script).trimEnd().split('\n').sort();
};

const inFish = (line: string): string[] =>
  runIn('fish', '-c', `triagraph completion fish | source; complete -C '${line}'`)
    .trimEnd()
    .split('\n')
    .map((each) => each.split('\t')[0]!)
    .sort();

const built = existsSync(program);

describe.skipIf(!built || !has('bash'))('bash', () => {
  it('completes commands, options, formats and ids', () => {
    expect(inBash('triagraph di')).toEqual(['diagnose', 'diff']);
    expect(inBash('triagraph query --js')).toEqual(['--json']);
    expect(inBash('triagraph query --format m')).toEqual(['markdown']);
    expect(inBash('triagraph show --kb kb dns')).toEqual(['dns-slow', 'dns-timeout']);
  });

  it('completes a value after =, at which bash splits words', () => {
    expect(inBash('triagraph query --lang =')).toEqual(['en', 'zh']);
    expect(inBash('triagraph query --format = m')).toEqual(['markdown']);
  });

  it('executes nothing of a pasted line', () => {
    const marker = join(folder, 'executed');
    for (const word of [`$(touch ${marker})`, `\`touch ${marker}\``, `;touch ${marker};`, `"$(touch ${marker})"`])
      inBash(`triagraph query ${word.replaceAll(' ', '\t')} `);
    expect(existsSync(marker)).toBe(false);
  });
});

describe.skipIf(!built || !has('fish'))('fish', () => {
  it('completes commands, options, formats and ids', () => {
    expect(inFish('triagraph di')).toEqual(['diagnose', 'diff']);
    expect(inFish('triagraph query --js')).toEqual(['--json']);
    expect(inFish('triagraph query --format m')).toEqual(['markdown']);
    expect(inFish('triagraph show --kb kb dns')).toEqual(['dns-slow', 'dns-timeout']);
  });
});

/** The function of zsh that shows what was found is replaced by one that prints it: there is no terminal here. */
const inZsh = (line: string): string[] => {
  const words = line.split(' ');
  const script = `
compdef() { :; }
_describe() { print -rl -- $completions; }
source <(triagraph completion zsh)
words=(${words.join(' ')}); CURRENT=${words.length}
_triagraph`;
  const found = runIn('zsh', '-f', '-c', script).trimEnd().split('\n');
  return found.map((each) => each.replace(/\\?:.*$/, '')).sort();
};

describe.skipIf(!built || !has('zsh'))('zsh', () => {
  it('completes commands, options, formats and ids', () => {
    expect(inZsh('triagraph di')).toEqual(['diagnose', 'diff']);
    expect(inZsh('triagraph query --js')).toEqual(['--json']);
    expect(inZsh('triagraph query --format m')).toEqual(['markdown']);
    expect(inZsh('triagraph show --kb kb dns')).toEqual(['dns-slow', 'dns-timeout']);
  });
});
