// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Command, PlaceholderType } from '../../../src/model/index.js';
import { placeholderTypes, renderCommand } from '../../../src/plan/parameters/rendering.js';
import { commandOf } from './commands.js';

const folder = mkdtempSync(join(tmpdir(), 'triagraph-programs-'));
const marker = join(folder, 'ran');
const hasBash = spawnSync('bash', ['-c', 'true']).status === 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = (name: string, text: string): void =>
  writeFileSync(join(folder, name), `#!/bin/bash\n${text}\n`, { mode: 0o755 });

/** Leaves the marker. */
program('evil', `/usr/bin/touch ${marker}`);
// What these do with a host, a container or a table is done here.
program('ssh', 'while [[ $1 == -* ]]; do shift; done; shift; [ $# -gt 0 ] && exec bash -c "$*"; exec bash');
program('kubectl', 'while [ $# -gt 0 ] && [ "$1" != -- ]; do shift; done; shift; exec "$@"');
program('scp', 'case $1 in -S) exec $2;; *:*) exec bash -c "true ${1#*:}";; esac');
program('rsync', 'case $1 in -e) exec $2;; *:*) exec bash -c "true ${1#*:}";; esac');
program('crontab', "sed 's/^[* ]*//' | bash");
program('nc', 'case $1 in -c) exec bash -c "$2";; esac');
program('socat', 'case $2 in EXEC:*) exec ${2#EXEC:};; SYSTEM:*) exec bash -c "${2#SYSTEM:}";; esac');

/** Values that would run `evil` in bash, or in a language that a program reads. */
const payloads = [
  ...['evil;', 'a;evil', 'a|evil', 'a&evil', 'a&&evil', 'a||evil', '(evil)', '$(evil)', '`evil`', 'evil #', 'x=y evil'],
  ...['\\$(evil)', '\\\\$(evil)', "'$(evil)'", '"$(evil)"', "';evil;'", '";evil;"', "\\';evil;\\'", '\\";evil;\\"'],
  ...[
    '<(evil)',
    'a {evil,x}',
    '${IFS}evil',
    'x;evil${IFS}x',
    'a[$(evil)]',
    '1+a[$(evil)]',
    'x=a[$(evil)]',
    '[$(evil)]=1',
  ],
  ...['([0]=$(evil))', 'x:-$(evil)', 'x:a[$(evil)]', "a['$(evil)']", '$(evil)]=1', "x'$(evil)", 'x"$(evil)', 'x@P'],
  ...['x/;1e evil', 'x/e evil', '1e evil', 'x/evil/e;s/y/z', 'x|evil|e;s|a|b', 'e evil'],
  ...['x/{system("evil")}/y', 'x"; system("evil"); "', 'x" | "evil', '1;BEGIN{system("evil")}', 'system("evil")'],
  ...['@{[system("evil")]}', "'.system('evil').'", 'x/; system("evil"); /', '|evil', 'evil|', '!evil', '.shell evil'],
  ...["'+str(__import__('os').system('evil'))+'", "__import__('os').system('evil')", '$(shell evil)', '\\! evil'],
  ...[
    'ext::evil',
    'checkpoint-action=exec=evil',
    'x -exec evil ;',
    'http://x/&evil',
    'http://x/?a[$(evil)]',
    'a=b&evil',
  ],
];

/** Programs that run, or give to a shell, what stands in an option, a path, a variable, a file or their input. */
const contexts: readonly string[] = [
  "echo '* * * * * <x>' | crontab -",
  'crontab <<< "* * * * * <x>"',
  "git -c alias.z='!<x>' z",
  'git -c core.pager="<x>" -p --version',
  'git -c core.sshCommand="<x>" ls-remote git@x:y',
  'git ls-remote <x>',
  'tar -cf /dev/null --checkpoint=1 --checkpoint-action=exec=<x> /etc/hosts',
  'tar -I "<x>" -cf /dev/null /etc/hosts',
  'tar --use-compress-program=<x> -cf /dev/null /etc/hosts',
  'tar -cf - /etc/hosts | tar -xf - --to-command="<x>"',
  'seq 10 | sort -S 1b --compress-program=<x>',
  'seq 10 | sort -S 1b -o out --compress-program=<x>',
  'split --filter="<x>" /etc/hosts',
  "split -l 1 --filter='cat <x>' /etc/hosts",
  'zip -q z.zip /etc/hosts -T -TT "<x>"',
  'strace -o "|<x>" ls',
  'rsync -e "<x>" a b',
  'rsync node1:<x> .',
  'scp -S <x> a b:',
  'scp node1:<x> .',
  'nc -c "<x>" localhost 1',
  'socat - EXEC:<x>',
  'socat - SYSTEM:"<x>"',
  'LESSOPEN="|<x> %s" less /etc/hosts',
  'env LESSOPEN="|<x> %s" less /etc/hosts',
  'PS4="<x>"; set -x; ls',
  'export PS4="<x>"; bash -xc ls',
  'PS4="<x>" bash -xc ls',
  'A="<x>" make -f - <<< \'a:;@$(A)\'',
  'make V="<x>" -f - <<< \'a:;@$(V)\'',
  "printf 'a:\\n\\techo <x>\\n' | make -f -",
  "n='<x>'; a=([n]=1)",
  'a=([<x>]=1)',
  'declare -A m=([<x>]=1)',
  'declare -a "a=(<x>)"',
  'declare -A m; k="<x>"; unset "m[$k]"',
  'declare -A m; k="<x>"; [[ -v m[$k] ]] && echo y',
  'declare -A m; k="<x>"; (( m[$k]++ ))',
  'n="<x>"; m=$n; k=$m; echo $((k))',
  'f() { [[ $1 -gt 3 ]]; }; f "<x>"',
  'f() { local -n r=$1; echo $r; }; f "<x>"',
  'while read -r a b; do [[ $b -gt 3 ]] && echo hot; done <<< "x <x>"',
  'IFS=, read -r a b <<< "<x>"; (( a > b ))',
  "echo 'echo <x>' > s.sh && bash s.sh",
  'echo "<x>" > s.sh; . ./s.sh',
  'echo "<x>" | tee s.sh >/dev/null; bash s.sh',
  'printf \'%s\\n\' "<x>" > s.sh; chmod +x s.sh; ./s.sh',
  'cat > s.sh <<EOF\necho "<x>"\nEOF\nsh s.sh',
  'bash <(echo "<x>")',
  '. <(cat <<E\nA=<x>\nE\n)',
  'eval "$(echo export A=<x>)"',
  'history -s "<x>"; fc -s',
  'builtin let "x=<x>"',
  '\\declare -i n="<x>"',
  'd=declare; $d -i n="<x>"',
  'o=-i; declare $o n="<x>"',
  'opt="-v"; test $opt "<x>"',
  'ssh node1 grep <x> /etc/hosts',
  'ssh node1 "grep \'<x>\' /etc/hosts"',
  'A="<x>"; ssh node1 grep "$A" /etc/hosts',
  'ssh node1 \'n="<x>"; echo $((n))\'',
  'echo node1 | xargs -I{} ssh {} grep <x> /etc/hosts',
  'kubectl exec pod-1 -- bash -c \'[[ "<x>" -gt 3 ]]\'',
  'kubectl exec pod-1 -- awk -v c="<x>" \'BEGIN{system(c)}\'',
  'sed -n "/<x>/p" /etc/hosts',
  "sed 's|localhost|<x>|' /etc/hosts",
  'awk "/<x>/" /etc/hosts',
  "perl -ne 'print if /<x>/' /etc/hosts",
  'python3 -c "print(\'<x>\')"',
  'sqlite3 :memory: "<x>"',
];

/** Places in which a word is the program, by way of a substitution or of another variable. */
const programs: readonly string[] = [
  '$(echo <x>)',
  '"$(echo <x>)" --version',
  '`echo <x>`',
  'A=<x>; B=$A; $B',
  'hash -p <x> ls; ls',
  'set -- <x>; "$@"',
  'f() { $1; }; f <x>',
  'read -r c <<< "<x>"; $c',
  'select c in "<x>"; do $c; break; done <<< 1',
];
const words = ['evil', './evil', join(folder, 'evil'), `touch ${marker}`];

const types = [...placeholderTypes.keys()];

function typed(command: Command, type: PlaceholderType): Command {
  return { ...command, placeholders: command.placeholders.map((placeholder) => ({ ...placeholder, type })) };
}

/** The runnable commands with any of the values, of each type, from a person and from a symptom. */
function runnables(text: string, values: readonly string[]): string[] {
  const command = commandOf(text);
  expect(command.placeholders.length, text).toBeGreaterThan(0);
  const found = values.flatMap((value) =>
    types.flatMap((type) =>
      (['param', 'symptom'] as const).flatMap((from) => {
        const { rendered, runnable } = renderCommand(typed(command, type), new Map([['x', { value, from }]]));
        return runnable ? [rendered] : [];
      }),
    ),
  );
  return [...new Set(found)];
}

function runs(scripts: readonly string[]): boolean {
  rmSync(marker, { force: true });
  const script = scripts.map((each) => `(\n${each}\n) 2>/dev/null >/dev/null </dev/null`).join('\n');
  const env = { PATH: `${folder}:${process.env.PATH ?? ''}`, HOME: folder, TERM: 'dumb' };
  expect(spawnSync('bash', ['-n', '-c', script]).status).toBe(0);
  spawnSync('bash', ['--norc', '-c', script], { cwd: folder, env, timeout: 60_000 });
  return existsSync(marker);
}

/** The first of the commands that runs a value. */
function firstThatRuns(scripts: readonly string[]): string | null {
  if (scripts.length === 0 || !runs(scripts)) return null;
  let list = scripts;
  while (list.length > 1) {
    const half = list.slice(0, list.length >> 1);
    list = runs(half) ? half : list.slice(half.length);
  }
  return list[0]!;
}

describe.skipIf(!hasBash)('values in commands of programs that run text, by a real bash', () => {
  it('would run if they were put in unchanged', () => {
    for (const text of [
      "split --filter='a;evil' /etc/hosts",
      "ssh node1 grep 'a;evil' x",
      '$(echo evil)',
      "a=(['$(evil)']=1)",
    ])
      expect(runs([text]), text).toBe(true);
  });

  it('never run, since only plain words are allowed', () => {
    expect(firstThatRuns(contexts.flatMap((text) => runnables(text, payloads)))).toBeNull();
  });

  it('do not become the name of a program', () => {
    expect(firstThatRuns(programs.flatMap((text) => runnables(text, [...payloads, ...words])))).toBeNull();
  });
});
