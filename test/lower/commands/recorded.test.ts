import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { analyzeCommand } from '../../../src/lower/commands/analyze.js';
import { splitFence } from '../../../src/lower/commands/split/fence.js';
import { expectRecorded } from '../../support/recorded.js';
import { fenceOf } from './fences.js';

const files = ['effects', 'operations', 'everyday', 'corners'] as const;

/** Commands with placeholders of every form, in every position. */
const placeholders = [
  'kubectl get pod <pod> -n <namespace>',
  `kubectl get pod \${POD} -n "$NAMESPACE" --node=$(hostname)`,
  "kubectl exec <pod> -- sh -c 'cat <file> | grep {{ pattern }}'",
  'POD=<pod-name>; kubectl logs $POD --since=<duration>',
  'curl -k https://<ip>:<port>/<path>?a=<value>',
  'kubectl scale deploy/<deployment> --replicas=<count>',
  'kubectl get subnet YOUR_SUBNET -o yaml',
  'ssh root@<节点IP> "systemctl restart <服务名>"',
  'kubectl delete pod [pod-name] -n xxx',
  'ping {ip} -c 3 > <file>',
  'for p in <pod-1> <pod-2>; do kubectl delete pod $p; done',
  'kubectl patch vpc <vpc> -p \'{"spec":{"x":"<value>"}}\'',
  'cat <<EOF | kubectl apply -f -\nname: <name>\nEOF',
  'mysql -u<user> -p<password> -e "select * from <table>"',
  'kubectl get po -l app=<app> --field-selector spec.nodeName=<node',
];

/** Fences as documents have them: with prompts, output, comments, several commands. */
const fences = [
  '$ kubectl get pod\nNAME READY\nweb-0 1/1\n$ kubectl get svc\n',
  '# a note\nkubectl get pod \\\n  -n shop \\\n  -o wide\n\n# another\nkubectl get svc # trailing\n',
  '[root@node-1 ~]# df -h\nFilesystem Size\n/dev/sda 10G\n[root@node-1 ~]# free\n',
  'cat <<EOF > /tmp/a\none\ntwo\nEOF\nls /tmp\n',
  'if true; then\n  ls\nfi\nfor i in 1 2; do\n  echo $i\ndone\n',
  'mysql> select 1;\n+---+\n| 1 |\n+---+\nmysql> show tables;\n',
  '> kubectl get pod\nC:\\> dir\nPS C:\\Users> Get-Item x\n',
  'function f {\n  ls\n}\nf && \\\n f\n(cd /tmp\nls)\n',
  'apiVersion: v1\nkind: Pod\n',
  'echo \'a\nb\'\necho "c\nd"\n',
  'kubectl get pod # 查看\n\n\nkubectl get node\n',
];

/** What people put around a command. */
const wrappings: readonly ((command: string) => string)[] = [
  (command) => `sudo -n ${command}`,
  (command) => `${command} | tee -a /tmp/x | grep -v y`,
  (command) => `ssh -p 22 root@<node> '${command}'`,
  (command) => `bash -c "${command}" && ls`,
  (command) => `kubectl exec -it <pod> -n kube-system -- ${command}`,
  (command) => `for i in 1 2; do ${command}; sleep 1; done`,
  (command) => `if ${command} > /dev/null 2>&1; then echo ok; else exit 1; fi`,
  (command) => `OUT=$(${command}); echo "$OUT" >> ~/log`,
  (command) => `cat names | xargs -n1 -I{} ${command}`,
  (command) => `watch -n 5 ${command}`,
  (command) => `nohup ${command} & wait`,
  (command) => `# look\n${command} \\\n  || (cd /tmp; ${command})`,
  (command) => `KUBECONFIG=~/.kube/x timeout -k 5 10 nice ${command} <<< yes`,
  (command) => `f() { ${command}; }; f "$@"`,
  (command) => `crictl exec $(crictl ps -q --name x) ${command}`,
];

it('commands in wrappings are analyzed as recorded', () => {
  const table = JSON.parse(readFileSync(new URL('corners.json', import.meta.url), 'utf8')) as Record<string, string[]>;
  const commands = Object.values(table).flatMap((texts) => texts.filter((_, at) => at % 8 === 0));
  const cases = wrappings.map((wrap) => {
    const analyzed = commands.map((command) => analyzeCommand(wrap(command)));
    return [wrap('…').replaceAll('\n', ' '), { analyzed }] as const;
  });
  expectRecorded(new URL('wrapped.hashes.txt', import.meta.url), new Map(cases));
});

it('effects, segments, placeholders and problems of commands are as recorded', () => {
  const cases = new Map<string, Record<string, unknown>>();
  for (const file of files) {
    const table = JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8')) as Record<
      string,
      string[]
    >;
    const analyzed = Object.entries(table).map(([effect, texts]) => [
      effect,
      texts.map((text) => analyzeCommand(text)),
    ]);
    cases.set(file, Object.fromEntries(analyzed));
  }
  cases.set('placeholders', Object.fromEntries(placeholders.map((text) => [text, analyzeCommand(text)])));
  for (const language of ['bash', 'console', '', 'yaml', 'sql', 'powershell'])
    cases.set(`fences of ${language || 'no language'}`, {
      split: fences.map((text) => splitFence(fenceOf(language, text))),
    });
  expectRecorded(new URL('recorded.hashes.txt', import.meta.url), cases);
});
