import { readFileSync } from 'node:fs';
import fc from 'fast-check';

/** Commands that change or destroy something, without quotes of their own. */
export const changingCommands = [
  'rm -rf /var/lib/x',
  'kubectl delete pod web-0',
  'kubectl -n kube-system rollout restart deploy/web',
  'systemctl restart kubelet',
  'ip link set eth0 down',
  'ovn-nbctl lsp-del p1',
  'etcdctl del /registry/x',
  'sysctl -w net.ipv4.ip_forward=1',
  'touch /tmp/x',
  'iptables -F',
  'docker rm -f web',
  'truncate -s 0 /var/log/x',
  'helm uninstall web',
  'mount /dev/sdb1 /data',
  'tee /etc/x',
  'curl -X DELETE http://es:9200/index',
];

const singleQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const doubleQuoted = (text: string): string => `"${text.replace(/[\\"$`]/g, '\\$&')}"`;

/** Words of the shell itself: in another spelling they would be programs. */
const keywords: ReadonlySet<string> = new Set(['for', 'while', 'until', 'if', 'case', 'select', 'function', 'time']);

/** The program's name in other spellings: the shell runs the same program. */
function respell(command: string, way: number): string {
  const space = command.indexOf(' ');
  const [program, rest] = [command.slice(0, space), command.slice(space)];
  // A spelling applies to a bare name only; what is wrapped already begins with another word or a quote.
  if (!/^[a-z][a-z-]+$/.test(program) || keywords.has(program)) return command;
  switch (way) {
    case 0:
      return `/usr/bin/${program}${rest}`;
    case 1:
      return `"${program}"${rest}`;
    case 2:
      return `'${program}'${rest}`;
    case 3:
      return `\\${program}${rest}`;
    case 4:
      return `${program[0]}\\${program.slice(1)}${rest}`;
    case 5:
      return `$(echo ${program})${rest}`;
    case 6:
      return `${program[0]}""${program.slice(1)}${rest}`;
    case 7:
      return `$'${program}'${rest}`;
    case 8:
      return `${program}  \\\n ${rest.trim()}`;
    default:
      return command;
  }
}

/** A text as the input of a command, up to a word that is no line of it. */
function hereDocument(text: string, command: (word: string) => string): string {
  let word = 'DONE';
  while (text.includes(word)) word += 'E';
  return `${command(word)}\n${text}\n${word}`;
}

/** Each takes a command and gives shell text that runs it, for every kind of command (also several lines). */
const wrappings: readonly ((command: string) => string)[] = [
  (c) => `sudo ${simple(c)}`,
  (c) => `sudo -u root -E ${simple(c)}`,
  (c) => `sh -c ${singleQuoted(c)}`,
  (c) => `bash -lc ${doubleQuoted(c)}`,
  (c) => `ssh root@node-1 ${singleQuoted(c)}`,
  (c) => `ssh -p 22 -o ConnectTimeout=5 node-1 ${doubleQuoted(c)}`,
  (c) => `kubectl exec -it web-0 -n default -- ${simple(c)}`,
  (c) => `kubectl exec web-0 -- sh -c ${singleQuoted(c)}`,
  (c) => `docker exec -u root web ${simple(c)}`,
  (c) => `crictl exec abc ${simple(c)}`,
  (c) => `nsenter -t 1 -m -n -- ${simple(c)}`,
  (c) => `ip netns exec ns1 ${simple(c)}`,
  (c) => `chroot /host ${simple(c)}`,
  (c) => `oc debug node/n1 -- chroot /host ${simple(c)}`,
  (c) => `echo a b | xargs -n1 ${simple(c)}`,
  (c) => `find . -name x -exec ${simple(c)} {} \\;`,
  (c) => `env A=1 B=2 ${simple(c)}`,
  (c) => `A=1 ${simple(c)}`,
  (c) => `timeout -s KILL 10 ${simple(c)}`,
  (c) => `nohup ${simple(c)} &`,
  (c) => `nice -n 10 ${simple(c)}`,
  (c) => `time ${simple(c)}`,
  (c) => `watch -n 1 ${singleQuoted(c)}`,
  (c) => `su - root -c ${singleQuoted(c)}`,
  (c) => `eval ${singleQuoted(c)}`,
  (c) => `command ${simple(c)}`,
  (c) => `exec ${simple(c)}`,
  (c) => `for i in 1 2 3; do\n${c}\ndone`,
  (c) => `while read -r line; do ${c}\ndone < list`,
  (c) => `if ${c}\nthen echo done; fi`,
  (c) => `if true; then\n${c}\nelse echo no; fi`,
  (c) => `case x in x) ${c}\n;; esac`,
  (c) => `(${c}\n)`,
  (c) => `{ ${c}\n}`,
  (c) => `f() {\n${c}\n}\nf`,
  (c) => `echo "$(${c}\n)"`,
  (c) => `cat <(${c}\n)`,
  (c) => `X=$(${c}\n)`,
  (c) => `kubectl get pods && ${c}`,
  (c) => `${c}\necho done`,
  (c) => `test -f x || ${c}`,
  (c) => `kubectl get pods | ${c.startsWith('!') ? `{ ${c}\n}` : c}`,
  (c) => `! ${c}`,
  (c) => hereDocument(c, (word) => `bash <<'${word}'`),
  (c) => hereDocument(c, (word) => `cat <<'${word}' | sh`),
  (c) => hereDocument(c, (word) => `ssh node-1 <<'${word}'`),
  (c) => `bash <<< ${singleQuoted(c)}`,
  (c) => `trap ${singleQuoted(c)} EXIT`,
  (c) => `doas ${simple(c)}`,
  (c) => `busybox sh -c ${singleQuoted(c)}`,
  (c) => `script -qc ${singleQuoted(c)} /dev/null`,
  (c) => `expect -c ${singleQuoted(`spawn ${c}`)}`,
  (c) => `parallel ${simple(c)} {} ::: a`,
  (c) => `watch -d ${simple(c)}`,
  (c) => `perf stat ${simple(c)}`,
  (c) => `etcdctl watch key -- ${simple(c)}`,
  (c) => `etcdctl lock key ${simple(c)}`,
  (c) => `ansible all -m shell -a ${doubleQuoted(c)}`,
  (c) => `lxc exec c1 -- ${simple(c)}`,
  (c) => `man -P ${singleQuoted(c)} ls`,
  (c) => `PAGER=${singleQuoted(c)} git log`,
  (c) => `env LANG=C GIT_PAGER=${singleQuoted(c)} git log`,
  (c) => `sudo -u root PAGER=${singleQuoted(c)} git log`,
  (c) => `git -c alias.x=${singleQuoted(`!${c}`)} x`,
  (c) => `git bisect run ${simple(c)}`,
  (c) => `tar cf x y --checkpoint-action=exec=${doubleQuoted(c)}`,
  (c) => `echo ${singleQuoted(c)} | at now`,
  (c) => `perl -e ${singleQuoted(`system(${JSON.stringify(c)})`)}`,
  (c) => `python3 -c ${singleQuoted(`import os; os.system(${JSON.stringify(c)})`)}`,
  (c) => `node -e ${singleQuoted(`require("child_process").execSync(${JSON.stringify(c)})`)}`,
  (c) => `powershell -Command ${doubleQuoted(c)}`,
  // Quotes that a variable holds are no quotes where it stands for a command.
  (c) => `RUN=${doubleQuoted(c)}\n${/['"\\]/.test(c) ? 'eval "$RUN"' : '$RUN'}`,
  (c) => `find . -type f -exec sh -c ${singleQuoted(c)} _ {} +`,
  (c) => `arr=( $(${c}\n) )`,
  (c) => hereDocument(`$(${c}\n)`, (word) => `cat <<${word}`),
  (c) => `alias x=${singleQuoted(c)}`,
  (c) => `awk 'BEGIN { system(${JSON.stringify(c).replaceAll("'", "'\\''")}) }'`,
];

/** Wrappers of words take one command; text of several goes through a shell. */
function simple(command: string): string {
  return /^[\w./:=@,+%"'\\$()-]+(?: [\w./:=@,+%-]+)*$/.test(command) ? command : `sh -c ${singleQuoted(command)}`;
}

/** The changing commands of the table that fit into one line and into quotes. */
const table: Record<string, string[]> = JSON.parse(readFileSync(new URL('./effects.json', import.meta.url), 'utf8'));
const tabled = [...(table.change ?? []), ...(table.destroy ?? [])].filter((command) => !/[<\n]/.test(command));

/** Shell text that runs a changing command somewhere inside. */
export const wrappedChanges: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(fc.constantFrom(...changingCommands), fc.constantFrom(...tabled)),
    fc.integer({ min: 0, max: 20 }),
    fc.array(fc.constantFrom(...wrappings), { maxLength: 3 }),
  )
  .map(([command, way, around]) => around.reduce((text, wrap) => wrap(text), respell(command, way)));
