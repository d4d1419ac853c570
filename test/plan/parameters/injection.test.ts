// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Command, PlaceholderType } from '../../../src/model/index.js';
import { renderCommand } from '../../../src/plan/parameters/rendering.js';
import { commandOf } from './commands.js';

const folder = mkdtempSync(join(tmpdir(), 'triagraph-injection-'));
const marker = join(folder, 'ran');
const bash = existsSync('/bin/bash') ? '/bin/bash' : 'bash';
const hasBash = spawnSync(bash, ['-c', 'true']).status === 0;

afterAll(() => {
  for (const each of [folder, bin]) rmSync(each, { recursive: true, force: true });
});

/** A program that leaves the marker, for values that need no more than a word. */
const bin = mkdtempSync(join(tmpdir(), 'triagraph-bin-'));
writeFileSync(join(bin, 'evil'), `#!/bin/sh\n/usr/bin/touch ${marker}\n`, { mode: 0o755 });

/** Values that would create the marker file, were they run. */
const touch = `touch ${marker}`;
const payloads = [
  `; ${touch}`,
  `$(${touch})`,
  `\`${touch}\``,
  `| ${touch}`,
  `&& ${touch}`,
  `|| ${touch}`,
  `& ${touch} &`,
  `' ; ${touch} ; '`,
  `" ; ${touch} ; "`,
  `'"; ${touch}; "'`,
  `x\n${touch}`,
  `EOF\n${touch}`,
  'EOF',
  `\\"; ${touch}; \\"`,
  `\\'; ${touch}; #`,
  `$'\\n'${touch}`,
  `\${x:-$(${touch})}`,
  `>${marker}`,
  `a >${marker}`,
  `<(${touch})`,
  `--output=${marker}`,
  `a b; ${touch} #`,
  `!$; ${touch}`,
  `x'"$(${touch})"'x`,
  'evil',
  join(bin, 'evil'),
  `a[$(${touch})]`,
  `a[\`${touch}\`]`,
  `a[$(evil)]`,
  'a[`evil`]',
  'x=a[$(evil)]',
  'a[$(evil)]=1',
  'PATH=a[$(evil)]',
  'http://x/[$(evil)]',
  'http://x/?a[0]&evil',
  touch,
];

/** Commands with the placeholder in every place that quoting tells apart. */
const contexts: Readonly<Record<string, string>> = {
  bare: 'echo <value>',
  'bare, glued to an option': 'echo --name=<value>/x',
  'single-quoted': "echo 'a <value> b'",
  'double-quoted': 'echo "a <value> b"',
  'variable in double quotes': 'echo "a $VALUE b"',
  'variable without quotes': 'echo $VALUE',
  'here-document': 'cat <<EOF\na: <value>\n<value>\nEOF\necho done',
  'quoted here-document': "cat <<'EOF'\n<value>\nEOF\necho done",
  'shell in single quotes': "sh -c 'echo <value>'",
  'shell in double quotes': 'bash -c "echo <value>"',
  'command substitution': 'echo "$(echo <value>)"',
  backticks: 'echo `echo <value>`',
  'assignment and eval': 'eval echo <value>',
  'here-document to a shell': 'bash <<EOF\necho <value>\nEOF',
  'awk program': 'awk \'BEGIN { print "<value>" }\'',
  arithmetic: 'echo $((1 + <value>))',
};

/** Commands in which bash, or a shell that it starts, evaluates the value once more after all quotes are gone. */
const evaluations: readonly string[] = [
  '[[ <value> -gt 80 ]] && echo hot',
  '[[ "<value>" -eq 1 ]]',
  '[[ 1 -lt $VALUE ]]',
  '[[ -v <value> ]]',
  'X="<value>"; [[ $X -ge 3 ]]',
  'X=<value>; (( X > 3 )) && echo big',
  '(( <value> > 3 ))',
  'X=<value>; echo $((X + 1))',
  'for ((i = 0; i < <value>; i++)); do break; done',
  'let x=<value>',
  'let "x = <value>"',
  'X=<value>; let Y=X',
  'declare -i x=<value>',
  'declare -i x; x=<value>',
  'typeset -i x="<value>"',
  'declare "<value>=1"',
  'declare -n r="<value>"; echo "$r"',
  'f() { local -i x="<value>"; }; f',
  'a[<value>]=1',
  'X="<value>"; a[$X]=1',
  'a=(1 2); echo ${a[<value>]}',
  'X="<value>"; a=(1 2); echo ${a[$X]}',
  's=abc; echo ${s:<value>}',
  'X="<value>"; s=abc; echo ${s:X:1}',
  'X="<value>"; echo ${!X}',
  'X="<value>"; echo "${X@P}"',
  'test -v <value>',
  '[ -v "<value>" ]',
  'unset "<value>"',
  'unset -v <value>',
  'printf -v <value> %s hello',
  'read <value> <<< 1',
  'read -r "<value>" <<EOF\n1\nEOF',
  'getopts ab "<value>" -a',
  'export "<value>"',
  'readonly <value>',
  'mapfile -C "<value>" -c 1 lines <<< x',
  'readarray -c 1 -C <value> lines <<< x',
  'mapfile -t "<value>" <<< x',
  'compgen -W "<value>"',
  'compgen -C "<value>"',
  'complete -C "<value>" foo',
  'trap "<value>" EXIT',
  "trap 'echo <value>' EXIT",
  'eval "<value>"',
  'eval <value> x',
  'X="<value>"; eval "echo $X"',
  'X="<value>"; eval "$X"',
  'f() { eval "$1"; }; f "<value>"',
  'set -- "<value>"; eval "$1"',
  'for x in "<value>"; do eval "$x"; done',
  'for x in <value> ls; do $x; done',
  'X="<value>"; bash -c "$X"',
  'X="<value>"; bash -c "echo $X"',
  'X="<value>" sh -c \'eval "$X"\'',
  'export X="<value>"; sh -c \'eval "$X"\'',
  'env X="<value>" sh -c \'eval "$X"\'',
  'sh -c \'eval "$1"\' _ "<value>"',
  'bash -c \'echo $(( $1 ))\' _ "<value>"',
  'X="<value>"; $X',
  'X="<value>"; $X get pods',
  'A=1 <value>',
  '<value> get pods',
  'nohup <value>',
  'env <value> ls',
  'command <value> x',
  'exec <value>',
  'time <value>',
  'echo <value> | sh',
  'echo "<value>" | bash',
  'printf "%s" "<value>" | bash -s',
  'echo "<value>" | while read line; do eval "$line"; done',
  'bash <<< "<value>"',
  'source <value>',
  '. <value>',
  'source <(echo "<value>")',
  'awk -v c="<value>" \'BEGIN { system("echo " c) }\'',
  'awk -v c="<value>" \'BEGIN { "echo " c | getline x }\'',
  'awk -v c="<value>" \'BEGIN { print "x" | c }\'',
  'awk \'BEGIN { system("echo <value>") }\'',
  'echo "<value>" | awk \'{ system("echo " $0) }\'',
  'echo "<value>" | xargs -I{} sh -c "echo {}"',
  'echo "<value>" | xargs sh -c',
  'echo <value> | xargs -I{} {}',
  'find . -maxdepth 0 -exec sh -c "echo <value>" \\;',
  'find . -maxdepth 0 -exec <value> \\;',
  'python3 -c \'import os, sys; os.system(sys.argv[1])\' "<value>"',
  'perl -e \'system("echo $ARGV[0]")\' "<value>"',
  'X="<value>" python3 -c \'import os; os.system(os.environ["X"])\'',
  'PAGER="<value>" git --version',
  'PROMPT_COMMAND="<value>" ls',
  'alias k="<value>"',
  'coproc <value>',
  'jobs -x <value>',
  'enable -f <value> x',
];

/** Output of a program that becomes a command: a word of the type may stand there, and nothing else. */
const outputs: readonly string[] = [
  'echo x | sed "s/x/<value>/" | sh',
  'echo x | sed "s/x/<value>/e"',
  'curl -s <value> | bash',
  'cat <value> | sh',
];
const plainWord = /^[\w./-]+$/;

const types: readonly PlaceholderType[] = [
  'name',
  'namespace',
  'ip',
  'cidr',
  'port',
  'path',
  'label',
  'image',
  'url',
  'version',
  'duration',
  'resource',
  'mac',
  'number',
  'text',
];

function typed(command: Command, type: PlaceholderType): Command {
  return { ...command, placeholders: command.placeholders.map((placeholder) => ({ ...placeholder, type })) };
}

/** Runs what was rendered, with a harmless program in the placeholder's command. True when a payload ran. */
function runs(script: string): boolean {
  rmSync(marker, { force: true });
  spawnSync(bash, ['--norc', '-c', script], {
    cwd: folder,
    env: { PATH: `${process.env.PATH ?? ''}:${bin}` },
    timeout: 10_000,
  });
  return readdirSync(folder).length > 0;
}

describe.skipIf(!hasBash)('values put into commands, run by a real bash', () => {
  it('would run if they were put in unchanged', () => {
    expect(runs(`echo ${payloads[0]}`)).toBe(true);
    rmSync(marker, { force: true });
  });

  it('would run where bash evaluates again, whatever the quotes', () => {
    expect(runs(`[[ 'a[$(${touch})]' -gt 80 ]]`)).toBe(true);
    expect(runs('evil')).toBe(true);
    rmSync(marker, { force: true });
  });

  const all = [...Object.entries(contexts), ...[...evaluations, ...outputs].map((text) => [text, text] as const)];
  it.each(all)('never run in: %s', (_, text) => {
    const command = commandOf(text);
    expect(command.placeholders.length).toBeGreaterThan(0);
    const scripts = new Set<string>();
    for (const type of types) {
      for (const payload of payloads) {
        if (outputs.includes(text) && plainWord.test(payload)) continue;
        for (const from of ['param', 'symptom'] as const) {
          const values = new Map([['value', { value: payload, from }]]);
          const { rendered, runnable, bindings } = renderCommand(typed(command, type), values);
          if (runnable) scripts.add(rendered);
          else if (!command.problem) expect(bindings.some(({ refused }) => refused !== undefined)).toBe(true);
        }
      }
    }
    // One process for all: a payload that runs leaves the marker, whichever it was.
    const script = [...scripts].map((each) => `(\n${each}\n) 2>/dev/null </dev/null`).join('\n');
    expect(runs(script), script).toBe(false);
    expect(spawnSync(bash, ['-n', '-c', script]).status, script).toBe(0);
  });

  it('are limited to letters, digits and a few signs unless a person gives them', () => {
    const command = typed(commandOf('grep <value> messages'), 'text');
    const render = (value: string, from: 'param' | 'symptom') =>
      renderCommand(command, new Map([['value', { value, from }]])).runnable;
    for (const value of ['no address left', 'web-0', 'a=b,c', '地址耗尽'])
      expect(render(value, 'symptom'), value).toBe(true);
    for (const value of ['a;b', 'a(b)', 'a$b', "it's", 'a|b', 'a[0]', 'x*', 'a\\b', 'a&b', '`a`'])
      expect([render(value, 'param'), render(value, 'symptom')], value).toEqual([true, false]);
  });
});
