import { describe, expect, it } from 'vitest';
import { inlineCommand, splitFence } from '../../../src/lower/commands/split/fence.js';
import { isFenceOf } from '../../../src/vocabulary/index.js';
import { commandsOf, fenceOf } from './fences.js';

const split = (text: string, language = 'bash') => splitFence(fenceOf(language, text));
const texts = (text: string, language = 'bash') => commandsOf(split(text, language)).map((command) => command.text);
/** Kinds and first lines, for a look at the whole. */
const outline = (text: string, language = 'bash') =>
  split(text, language).map((part) =>
    part.kind === 'command' ? part.command.text.split('\n')[0] : `(${part.kind}) ${part.text.split('\n')[0]}`,
  );

describe('a block of shell commands', () => {
  it('reads the emptying of a file as a command, and a quoted line as none', () => {
    expect(texts('df -h\n> /var/log/syslog')).toEqual(['df -h', '> /var/log/syslog']);
    expect(texts('df -h\n> /dev/sda is full')).toEqual(['df -h']);
  });

  it('is split into its commands, each with the comment above it', () => {
    const parts = commandsOf(
      split('# 列出子网\nkubectl get subnet\n\n# Show one\n# in detail\nkubectl describe subnet <name>'),
    );
    expect(parts.map(({ text, description }) => [text, description])).toEqual([
      ['kubectl get subnet', '列出子网'],
      ['kubectl describe subnet <name>', 'Show one\nin detail'],
    ]);
  });

  it('keeps comments that describe no command', () => {
    expect(outline('kubectl get pods\n# should be Running\n\n# next\nkubectl get svc\n# the end')).toEqual(
      ['kubectl get pods', 'kubectl get svc', '(comment) # the end'].toSpliced(1, 0, '(comment) # should be Running'),
    );
  });

  it('takes a comment at the end of the line as the description when there is none above', () => {
    expect(commandsOf(split('kubectl get pods  # all pods'))).toMatchObject([
      { text: 'kubectl get pods  # all pods', description: 'all pods' },
    ]);
  });

  it.each([
    ['a backslash', 'kubectl get pods \\\n  -n x \\\n  -o wide'],
    ['a pipe at the end', 'kubectl get pods |\n  grep x'],
    ['a pipe at the beginning', 'kubectl get pods\n  | grep x\n  | wc -l'],
    ['&& at the end', 'cd /tmp &&\nls -l'],
    ['an open single quote', 'kubectl patch svc x -p \'{\n  "spec": {}\n}\''],
    ['an open double quote', 'echo "a\n\nb"'],
    ['a here-document', 'cat <<EOF | kubectl apply -f -\nkind: Pod\n\n# no comment\nmetadata:\n  name: x\nEOF'],
    ['a quoted here-document with tabs', "cat <<-'E O F'\n\tkubectl get pods\n\tE O F"],
    ['if', 'if [ -f x ]; then\n  ls x\n\nelse\n  ls y\nfi'],
    ['for', 'for n in a b; do\n  echo $n\ndone'],
    ['while behind a pipe', 'kubectl get po -o name | while read p; do\n  kubectl get $p\ndone'],
    ['case', 'case $1 in\n  a) echo 1;;\n  b)\n    echo 2\n    ;;\nesac'],
    ['a function', 'restart() {\n  kubectl rollout restart deploy/$1\n}'],
    ['a subshell', '(\n  cd /tmp\n  ls\n)'],
    ['a substitution', 'X=$(\n  kubectl get pods\n)'],
    ['a script', '#!/bin/bash\nset -e\n\nkubectl get pods\n\nexit 0'],
  ])('keeps lines together that are joined by %s', (_, text) => {
    expect(texts(`${text}\nkubectl version`).length).toBe(text.startsWith('#!') ? 1 : 2);
    expect(texts(`${text}\nkubectl version`)[0]).toBe(text.startsWith('#!') ? `${text}\nkubectl version` : text);
  });

  it('joins a command with the assignments of its variables and all lines between', () => {
    const text = 'NS=default\n\n# list\nkubectl get pods\n\nkubectl get svc -n $NS';
    expect(texts(`${text}\n\nkubectl version`)).toEqual([text, 'kubectl version']);
    expect(texts('read -r POD\nkubectl logs $POD')).toHaveLength(1);
    expect(texts('f() { kubectl get pods; }\nf')).toHaveLength(1);
    expect(texts('A=1\nkubectl get pods\nB=2')).toHaveLength(3);
  });

  it('joins no commands across output', () => {
    expect(outline('POD=web-0\nkubectl get pod $POD\nNAME   READY\nweb-0  1/1\n\nkubectl logs $POD')).toEqual([
      'POD=web-0',
      '(output) NAME   READY',
      'kubectl logs $POD',
    ]);
  });

  it('separates manifests from commands', () => {
    const text = 'kubectl edit cm x\n\ndata:\n  a: "1"\n  # comment\n  b: "2"\n\nkubectl get cm x';
    expect(outline(text)).toEqual(['kubectl edit cm x', '(manifest) data:', 'kubectl get cm x']);
    expect(outline('{\n  "a": 1\n}')).toEqual(['(manifest) {']);
    expect(outline('apiVersion: v1\nkind: Pod\n---\nkind: Service')).toEqual(['(manifest) apiVersion: v1']);
  });

  it.each([
    ['a table', 'NAME     READY   STATUS\nweb-0    1/1     Running'],
    ['a description', 'Name:         web-0\nNamespace:    default'],
    ['log lines', '2024-01-01T00:00:00Z error: x\nE0101 00:00:00.000000 1 x.go:1] failed'],
    ['an error', 'Error from server (NotFound): pods "x" not found'],
    [
      'a log line whose level is the name of a program',
      'info  exporter@v0.147.0/collector.go:656  conflict, using existing',
    ],
    ['a frame', '+------+\n| a    |\n+------+'],
    ['messages of kubectl', 'pod/web-0 created\nservice "web" deleted'],
    ['a table whose first column has the name of a program', 'ip         heap.percent cpu\n10.0.0.1   40           3'],
  ])('separates commands from %s below them', (_, output) => {
    const parts = split(`kubectl get pods\n${output}\n\nkubectl get svc`);
    expect(commandsOf(parts).map(({ text }) => text)).toEqual(['kubectl get pods', 'kubectl get svc']);
    expect(parts.filter((part) => part.kind === 'output').map((part) => 'text' in part && part.text)).toEqual([output]);
  });

  it.each([
    'sum by (node) (rate(container_cpu_usage_seconds_total{pod!=""}[5m])) > 0.9',
    'topk(5,\n  irate(container_cpu_usage_seconds_total[4m])\n)',
    '(disk_used_bytes - disk_free_bytes) / 1024',
    'kube_pod_info{namespace="shop"}',
    '// Which node is busiest\nmax by(node) (node_load1)',
  ])('keeps a Prometheus query as text, not as a command: %s', (query) => {
    const parts = split(`kubectl get nodes\n\n${query}`);
    expect(commandsOf(parts).map(({ text }) => text)).toEqual(['kubectl get nodes']);
    expect(parts.some((part) => part.kind === 'manifest' && part.text.startsWith(query.split('\n')[0]!))).toBe(true);
  });

  it('keeps a shell function as a command, not as a Prometheus query', () => {
    expect(texts('count() {\n  wc -l\n}\nrate_limits_reset --all')).toHaveLength(2);
  });

  it.each([
    '[  4]   0.00-1.00   sec  86.4 MBytes   725 Mbits/sec',
    '[ ID] Interval           Transfer',
    'lrwxrwxrwx 1 root root 0 May  7 16:30 p3p1 -> ../../net/p3p1',
    'node <--> pod fip is working',
    'deployment.apps/nginx created',
    'exec /opt/java/bin/java: exec format error',
    'received unexpected HTTP status: 500 Internal Server Error',
    '"msg"="trying to connect" "database"="OVN_Northbound"',
    '/var/lib/kubelet/kubeadm-flags.env',
  ])('has no command in a line that only a program prints: %s', (printed) => {
    expect(texts(printed)).toEqual([]);
    expect(texts(`iperf3 -c host\n${printed}`)).toEqual(['iperf3 -c host']);
  });

  it('recognises the header of a listing below a command', () => {
    const listing = 'availability-zone az0\n    gateway 059b5c54\n        type: geneve';
    expect(texts(`kubectl ko icsbctl show\n${listing}`)).toEqual(['kubectl ko icsbctl show']);
    expect(texts('queue version\n  3.1')[0]).toBe('queue version');
  });

  it('keeps unknown programs as commands', () => {
    expect(texts('acme-fixup --now\nacme-fixup status\n./run.sh all')).toEqual([
      'acme-fixup --now',
      'acme-fixup status',
      './run.sh all',
    ]);
  });

  it('recognises commands whose names are everyday words', () => {
    expect(texts('uptime\nip addr\nip route\nmount /data\ndate')).toHaveLength(5);
  });
});

describe('a session with prompts', () => {
  it('has commands after the prompts and output on other lines', () => {
    expect(outline('$ kubectl get pods\nNAME   READY\n\n$ kubectl get svc \\\n    -o wide\nNAME', 'console')).toEqual([
      'kubectl get pods',
      '(output) NAME   READY',
      'kubectl get svc \\',
      '(output) NAME',
    ]);
  });

  it.each(['[root@node-1 ~]# ', 'root@node-1:~# ', 'user@node-1:/tmp$ ', 'sh-4.4# ', '❯ '])(
    'has commands after the prompt "%s"',
    (prompt) => {
      expect(texts(`${prompt}ovs-vsctl show\n1234\n${prompt}uptime`)).toEqual(['ovs-vsctl show', 'uptime']);
    },
  );

  it('has "# " as a prompt when no command stands elsewhere', () => {
    expect(outline('# kubectl ko nbctl show\nswitch 3f0a (join)\n    port a\n# kubectl get subnet\nNAME')).toEqual([
      'kubectl ko nbctl show',
      '(output) switch 3f0a (join)',
      'kubectl get subnet',
      '(output) NAME',
    ]);
    expect(texts('# kubectl ko dpctl show\n  port 0: ovs-system (internal)\n  port 5: eeb4d9e51b5d_h')).toEqual([
      'kubectl ko dpctl show',
    ]);
    expect(texts('while true; do\n  ls\n  # timeout and errors are results\n  sleep 10\ndone')).toHaveLength(1);
    expect(outline('# kubectl get pods shows them\nkubectl get pods')).toEqual(['kubectl get pods']);
  });

  it('has no continuation prompt in its commands', () => {
    const [command = ''] = texts('$ kubectl get pods \\\n> -n kube-system');
    expect(command).toContain('-n kube-system');
    expect(command).not.toContain('>');
  });

  it('has commands whose positions are after the prompt', () => {
    const fence = fenceOf('console', '$ kubectl get pods');
    const [command] = commandsOf(splitFence(fence));
    expect(fence.source.slice(command!.range.start.offset, command!.range.end.offset)).toBe('kubectl get pods');
  });
});

describe('positions of commands', () => {
  it.each(['', '   ', '\t', '> '])('are exact after the prefix "%s"', (indent) => {
    const fence = fenceOf(
      'bash',
      '# first\nkubectl get pods\n\n  kubectl get svc -o wide\n\nkind: Pod\nmetadata: {}',
      indent,
    );
    const parts = splitFence(fence);
    for (const command of commandsOf(parts)) {
      const { start, end } = command.range;
      expect(fence.source.slice(start.offset, end.offset)).toBe(command.text);
      const lines = fence.source.slice(0, start.offset).split('\n');
      expect([start.line, start.column]).toEqual([lines.length, lines.at(-1)!.length + 1]);
    }
    const manifest = parts.at(-1)!;
    expect(manifest).toMatchObject({ kind: 'manifest', range: { start: { line: 11 }, end: { line: 12 } } });
  });

  it('are exact in documents with CRLF', () => {
    const fence = fenceOf('bash', 'kubectl get pods\nkubectl get svc');
    const source = fence.source.replaceAll('\n', '\r\n');
    const range = { ...fence.range, start: { ...fence.range.start, offset: source.indexOf('```') } };
    for (const command of commandsOf(
      splitFence({ ...fence, text: fence.text.replaceAll('\n', '\r\n'), source, range }),
    )) {
      expect(source.slice(command.range.start.offset, command.range.end.offset)).toBe(command.text);
    }
  });

  it('are exact in indented code', () => {
    const source = 'Prose:\n\n    kubectl get pods\n    kubectl get svc\n';
    const range = {
      start: { line: 3, column: 5, offset: 12 },
      end: { line: 4, column: 20, offset: source.length - 1 },
    };
    const parts = splitFence({ text: 'kubectl get pods\nkubectl get svc', language: '', source, range });
    expect(commandsOf(parts).map(({ range: { start, end } }) => source.slice(start.offset, end.offset))).toEqual([
      'kubectl get pods',
      'kubectl get svc',
    ]);
  });
});

describe('blocks of other languages', () => {
  it('are commands when no language is named and their lines look like commands', () => {
    expect(texts('kubectl get pods\nkubectl get svc', '')).toHaveLength(2);
    expect(texts('$ uptime\n 10:00 up', 'text')).toEqual(['uptime']);
    expect(outline('panic: runtime error', '')).toEqual(['(output) panic: runtime error']);
    expect(outline('find the cause first', 'text')).toEqual(['(output) find the cause first']);
  });

  it('are manifests or output in other languages', () => {
    expect(outline('kind: Pod', 'yaml')).toEqual(['(manifest) kind: Pod']);
    expect(outline('SHOW REPLICA STATUS', 'mysql')).toEqual(['(manifest) SHOW REPLICA STATUS']);
    expect(outline('Get-Service kubelet', 'powershell')).toEqual(['(manifest) Get-Service kubelet']);
    expect(outline('fmt.Println(1)', 'go')).toEqual(['(output) fmt.Println(1)']);
  });

  it('are commands in all languages of shells', () => {
    for (const language of ['bash', 'sh', 'shell', 'console', 'zsh', 'shell-session', 'Bash']) {
      expect(isFenceOf('shell', language), language).toBe(true);
    }
    for (const language of ['', 'yaml', 'text', 'python', 'constructor'])
      expect(isFenceOf('shell', language)).toBe(false);
  });
});

describe('inline code', () => {
  const range = fenceOf('bash', '').range;

  it.each(['kubectl get pods -A', 'ip route', 'systemctl restart kubelet', 'sudo crictl ps', 'find / -name x'])(
    '%s is a command',
    (text) => {
      expect(inlineCommand(text, range)).toMatchObject({ text, description: '' });
    },
  );

  it.each([
    'kubectl',
    'availableIPs <= 5',
    'kube-ovn-controller',
    'host network',
    'ip conflict',
    'no ip available',
    'a: b',
    'test case',
    'kubelet is posting ready status',
    'etcd quorum lost',
    '',
  ])('%s is none', (text) => {
    expect(inlineCommand(text, range)).toBeNull();
  });
});
