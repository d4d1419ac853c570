import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyzeCommand } from '../../../src/lower/commands/analyze.js';
import type { CommandBehavior, Effect } from '../../../src/model/index.js';
import { mergeVocabulary, shippedBuildWords } from '../../../src/vocabulary/index.js';

const { commands } = shippedBuildWords;

const tableOf = (name: string): Record<Effect, string[]> =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const table = tableOf('./effects.json');
/** Commands of everyday operations, of every tool that an engineer on call reaches for. */
const operations = tableOf('./operations.json');
/** The same in loops, wrappings and pipelines. */
const everyday = tableOf('./everyday.json');
/** What is easily called harmless, and is not; and the other way round. */
const corners = tableOf('./corners.json');
/** Commands of an on-call shift, labelled by hand before the program was asked. */
const onCall: Record<'changing' | 'reading', string[]> = JSON.parse(
  readFileSync(new URL('./on-call.json', import.meta.url), 'utf8'),
);
const effect = (text: string): Effect => analyzeCommand(text).effect;
const interactive = (text: string): boolean => analyzeCommand(text).interactive;

describe('the effect of a command', () => {
  it.each(['read', 'change', 'destroy', 'unknown'] as const)('is %s', (expected) => {
    const wrong = [...table[expected], ...operations[expected], ...everyday[expected], ...corners[expected]].filter(
      (command) => effect(command) !== expected,
    );
    expect(wrong.map((command) => `${command} → ${effect(command)}`)).toEqual([]);
  });

  it.each([
    ['nft list ruleset \\; flush ruleset', 'unknown'],
    ['curl --req DELETE http://a/b', 'unknown'],
    ['curl --dat a=b http://a/b', 'unknown'],
    ["curl -w '%output{/tmp/f}' http://a", 'change'],
    ['irm -Me Delete http://a', 'destroy'],
    ['strace -e inject=open:error=ENOENT ls', 'change'],
    ['strace -e trace=openat ls', 'read'],
    ['rg --pre /tmp/x.sh foo', 'unknown'],
    ['rg --pretty foo', 'read'],
    ["git ls-remote 'ext::sh -c whoami'", 'unknown'],
    ['git ls-remote origin', 'read'],
    ["rpm --eval '%(touch /tmp/x)'", 'unknown'],
    ["rpm --eval '%{_libdir}'", 'read'],
    ['sort --compress-prog=/tmp/x f', 'unknown'],
    ["let 'a[$(touch x)]=1'", 'unknown'],
    ['let i=i+1', 'read'],
    ["printf -v 'a[$(touch x)]' 1", 'unknown'],
    ["test -v 'a[$(touch x)]'", 'unknown'],
    ['[ -f /etc/hosts ]', 'read'],
    ['hash -p /bin/rm ls; ls x', 'unknown'],
    ['hping3 --flood 10.0.0.1', 'change'],
    ['nmap --script vuln 10.0.0.1', 'unknown'],
    ['jmap -histo:live 1', 'change'],
    ['jmap -histo 1', 'read'],
  ] as const)('sees what an option or operand adds: %s', (command, expected) => {
    expect(effect(command)).toBe(expected);
  });

  it('never calls a changing command read, and knows the reading ones of an on-call shift', () => {
    const { changing, reading } = onCall;
    expect(changing.filter((command) => effect(command) === 'read')).toEqual([]);
    expect(reading.filter((command) => effect(command) !== 'read')).toEqual([]);
  });

  it.each([
    ['./ls', 'unknown'],
    ['../bin/kubectl get pods', 'unknown'],
    ['~/bin/kubectl delete pod web-0', 'destroy'],
    ['/tmp/x/kubectl get pods', 'unknown'],
    ['/usr/../tmp/ls', 'unknown'],
    ['/usr/bin/kubectl get pods', 'read'],
    ['/opt/kafka/bin/kafka-topics.sh --list', 'read'],
    ['./kafka-topics.sh --list --bootstrap-server a:9092', 'read'],
    ['PATH=/tmp/x:$PATH ls', 'unknown'],
    ['export PATH=./bin:$PATH; ls', 'unknown'],
    ['env PATH=/tmp/x ls', 'unknown'],
    ['sudo LD_LIBRARY_PATH=/tmp/x ls', 'unknown'],
    ['PATH=$PATH:/root/.krew/bin kubectl get pods', 'read'],
    ['PATH=/usr/local/bin:/usr/bin:$' + '{PATH} ls', 'read'],
    ['export PATH="$HOME/.krew/bin:$PATH"', 'read'],
  ] as const)('asks whether the program is the one of that name: %s', (command, expected) => {
    expect(effect(command)).toBe(expected);
  });

  it.each([
    ['kubectl ko tcpdump default/web-0 -i eth0 -w /tmp/a.pcap', 'change'],
    ['kubectl ko tcpdump default/web-0 -i eth0 -c 5', 'read'],
    ['kubectl ko appctl node1 -t ovn-controller exit', 'change'],
    ['kubectl ko appctl node1 -t ovn-controller connection-status', 'read'],
    ['kubectl ko vsctl node1 --may-exist add-br br1', 'change'],
    ['k3s kubectl -n shop get pods', 'read'],
    ['k3s kubectl -n shop delete pod web-0', 'destroy'],
  ] as const)('reads the options of a program behind another: %s', (command, expected) => {
    expect(effect(command)).toBe(expected);
  });

  it('is the worst of its parts: read < change < unknown < destroy', () => {
    expect(effect('kubectl get pods && touch x')).toBe('change');
    expect(effect('touch x; acme-tool')).toBe('unknown');
    expect(effect('acme-tool; rm x; kubectl get pods')).toBe('destroy');
  });

  it('is unknown for text without a command, and for text that is not shell text', () => {
    expect(effect('')).toBe('unknown');
    expect(effect('# only a comment')).toBe('unknown');
    expect(effect('kubectl get pods | | grep x')).toBe('unknown');
    expect(effect('kubectl get "pods')).toBe('unknown');
    expect(effect('kubectl delete "pods')).toBe('destroy');
  });

  it('stays the same when output is redirected to /dev/null', () => {
    expect(effect('kubectl get pods >/dev/null 2>&1')).toBe('read');
    expect(effect('kubectl get pods >&2')).toBe('read');
    expect(effect('kubectl get pods > pods.txt')).toBe('change');
    expect(effect('kubectl get pods >>pods.txt 2>&1')).toBe('change');
    expect(effect('timeout 3 bash -c "</dev/tcp/10.0.0.1/443"')).toBe('read');
    expect(effect('echo x > /dev/sda')).toBe('destroy');
    expect(effect('kubectl get pods | tee /dev/stderr')).toBe('read');
    expect(effect('kubectl get pods | tee /dev/stderr pods.txt')).toBe('change');
  });

  it('counts a redirection that looks like a placeholder', () => {
    expect(effect('sort <in >out')).toBe('change');
    expect(effect('sort <in>out')).toBe('change');
    expect(effect('cat <file>')).toBe('read');
  });

  it('includes the requests that are sent over a plain connection', () => {
    expect(effect('echo ruok | nc zk 2181')).toBe('read');
    expect(effect('(echo stat; sleep 1) | nc zk 2181')).toBe('read');
    expect(effect('echo "show stat" | socat stdio /var/run/haproxy.sock')).toBe('read');
    expect(effect("printf 'GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n' | nc web 80")).toBe('read');
    expect(effect('echo flush_all | nc cache 11211')).toBe('destroy');
    expect(effect('echo "disable server a/b" | socat stdio /var/run/haproxy.sock')).toBe('change');
    expect(effect('cat commands.txt | nc host 9999')).toBe('unknown');
    expect(effect('echo Q | openssl s_client -connect a:443')).toBe('read');
    expect(effect('openssl s_client -connect a:443 </dev/null')).toBe('read');
    expect(effect("printf 'DELETE /x HTTP/1.1\\r\\n\\r\\n' | openssl s_client -connect a:443")).toBe('destroy');
    expect(effect('cat request | openssl s_client -connect a:443')).toBe('unknown');
    expect(effect('nc -z host 22 < list')).toBe('read');
    expect(effect('echo FLUSHALL | redis-cli')).toBe('destroy');
  });

  it('is unknown when a variable names the program or its subcommand', () => {
    expect(effect('CMD="kubectl get"; $CMD pods')).toBe('unknown');
    expect(effect('VERB=delete; kubectl "$VERB" pod x')).toBe('unknown');
    expect(effect('RUN="rm -rf"; read RUN; $RUN /x')).toBe('unknown');
    expect(effect(`watch -d sh -c 'RUN="/usr/bin/dd if=/dev/zero of=/dev/sdb bs=1M"\n$RUN'`)).toBe('unknown');
  });

  it('is unknown when only a variable, a substitution or a placeholder names the program', () => {
    for (const text of ['"$CODE"', '"$(cat fix)"', "'<code>'"]) {
      for (const start of ['python3 -c', 'perl -e', 'awk', 'sed', 'psql -c', 'mysql -e', 'mongosh --eval', 'sh -c'])
        expect(`${start} ${text} ${effect(`${start} ${text}`)}`).toBe(`${start} ${text} unknown`);
    }
    expect(effect('python3 -c "import sys; $CODE"')).toBe('unknown');
    expect(effect('python3 -c "print($NUMBER)"')).toBe('read');
    expect(effect('sed -n "$FROM,$TO p" log')).toBe('read');
    expect(effect("awk '$1' log")).toBe('read');
    expect(effect('curl "$@"')).toBe('unknown');
    expect(effect('echo "$@"')).toBe('read');
  });

  it('assumes that the words added by xargs may be options', () => {
    expect(effect('cat words | xargs kubectl')).toBe('unknown');
    expect(effect('cat words | xargs kubectl get')).toBe('read');
    expect(effect('cat words | xargs -I{} kubectl get pod {}')).toBe('read');
    expect(effect('cat words | xargs env')).toBe('unknown');
    expect(effect('cat words | xargs hostname')).toBe('change');
  });

  it('includes every redirection of several', () => {
    expect(effect('curl -o /dev/null http://a')).toBe('read');
    expect(effect('curl -o /dev/null http://a -o - http://b')).toBe('read');
    expect(effect('curl -o page http://a -o /dev/null http://b')).toBe('change');
  });

  it('includes every command to a mongo server', () => {
    expect(effect("mongosh --eval 'db.adminCommand({ping: 1})'")).toBe('read');
    expect(effect("mongosh --eval 'db.adminCommand({ping: 1}); db.adminCommand({setParameter: 1, a: 2})'")).toBe(
      'change',
    );
    expect(effect("mongosh --eval 'db.adminCommand({ping: 1}); db.a.insertOne({})'")).toBe('change');
    expect(effect("mongosh --eval 'db.adminCommand({frobnicate: 1})'")).toBe('unknown');
  });

  it('is unknown for text in PowerShell, Perl and JavaScript, or destroy when a word of the text deletes', () => {
    expect(effect('powershell -Command "Get-Service | Restart-Service"')).toBe('unknown');
    expect(effect('powershell Remove-Item -Recurse x')).toBe('destroy');
    expect(effect("perl -ne 'print if /x/' log")).toBe('unknown');
    expect(effect("perl -pe 's/x/unlink/e' log")).toBe('destroy');
    expect(effect("node -e 'console.log(process.exit)'")).toBe('unknown');
  });

  it('includes that of its SQL', () => {
    expect(effect('psql -c "SELECT \'drop table x\' AS text"')).toBe('read');
    expect(effect('psql -c "SELECT pg_terminate_backend(1)"')).toBe('change');
    expect(effect('psql -c "EXPLAIN ANALYZE SELECT 1"')).toBe('read');
    expect(effect('psql -c "EXPLAIN ANALYZE DELETE FROM t"')).toBe('destroy');
    expect(effect('psql -c "SELECT pg_reload_conf()"')).toBe('change');
    expect(effect('psql -c "SELECT pg_drop_replication_slot(1)"')).toBe('destroy');
    expect(effect('psql -c "SELECT pg_current_wal_lsn(), count(*), date_trunc(1, now())"')).toBe('read');
    expect(effect('psql -c "SELECT 1; DROP TABLE x"')).toBe('destroy');
    expect(effect('psql -c "WITH x AS (DELETE FROM t RETURNING *) SELECT * FROM x"')).toBe('destroy');
    expect(effect('mysql <<EOF\nSELECT *\nFROM t;\nEOF')).toBe('read');
    expect(effect('mysql -psecret -e "SHOW CREATE TABLE t"')).toBe('read');
    expect(effect('mysql -e "EXPLAIN DELETE FROM t"')).toBe('read');
    expect(effect('psql -c "EXPLAIN (ANALYZE, BUFFERS) SELECT 1"')).toBe('read');
    expect(effect('psql -c "EXPLAIN (ANALYZE, BUFFERS) DELETE FROM t"')).toBe('destroy');
    expect(effect('psql -c "SELECT clean_up()"')).toBe('unknown');
    expect(effect('psql -c "SELECT * FROM clean_up()"')).toBe('unknown');
    expect(effect('psql -c "SELECT * FROM pg_ls_waldir()"')).toBe('read');
    expect(effect('psql -c "SELECT pg_logical_slot_get_changes(1)"')).toBe('change');
    expect(effect('psql -c "SELECT replace(a, 1, 2) FROM t"')).toBe('read');
    expect(effect('psql -c "BEGIN; SET statement_timeout = 0; SELECT 1; ROLLBACK"')).toBe('read');
    expect(effect('psql -c "BEGIN; UPDATE t SET a = 1; COMMIT"')).toBe('change');
    expect(effect('mysql -e "SHOW TABLES /*!50000; DROP TABLE t */"')).toBe('destroy');
    expect(effect('mysql -e "SELECT 1 /* DROP TABLE t */"')).toBe('read');
    expect(effect('psql -c "SELECT \'drop table x\' \\gexec"')).toBe('unknown');
    expect(effect('psql -c "\\lo_unlink 1"')).not.toBe('read');
  });

  it('includes that of its awk, sed or Python', () => {
    expect(effect('awk \'{print $1 > "/dev/stderr"}\' x')).toBe('read');
    expect(effect('awk \'{print $1 | "sort"}\' x')).toBe('read');
    expect(effect('awk \'{print "rm", $1 | "sh"}\' x')).toBe('unknown');
    expect(effect('awk \'{cmd = "rm " $1; system(cmd)}\' x')).toBe('destroy');
    expect(effect("sed -n 's/a/b/w out.txt' x")).toBe('change');
    expect(effect("sed 's/x/touch y/e' x")).toBe('unknown');
    expect(effect("sed -e 's/we/ew/g' -e '/w/d' x")).toBe('read');
    expect(effect('python3 -c "import os; os.getpid()"')).toBe('unknown');
    expect(effect('python3 -c "import os; os.remove(1)"')).toBe('destroy');
  });

  it('is given for each program with its position', () => {
    const text = 'sudo kubectl get ip -o name | xargs -I {} kubectl delete {}';
    const { segments } = analyzeCommand(text);
    expect(segments.map(({ program, effect }) => `${program} ${effect}`)).toEqual([
      'sudo read',
      'kubectl read',
      'xargs destroy',
      'kubectl destroy',
    ]);
    expect(segments.map(({ start, end }) => text.slice(start, end))).toEqual([
      'sudo kubectl get ip -o name',
      'kubectl get ip -o name',
      'xargs -I {} kubectl delete {}',
      'kubectl delete {}',
    ]);
    const nested = "ssh node-1 'systemctl restart kubelet'";
    const inner = analyzeCommand(nested).segments[1]!;
    expect(nested.slice(inner.start, inner.end)).toBe('systemctl restart kubelet');
  });
});

describe('interactive commands', () => {
  it.each([
    'kubectl edit subnet x',
    'kubectl exec -it web-0 -- bash',
    'kubectl exec -ti web-0 -- sh',
    'kubectl attach web-0',
    'kubectl logs -f web-0',
    'kubectl get pods -w',
    'kubectl get pods --watch',
    'kubectl port-forward svc/web 80',
    'kubectl proxy',
    'oc debug node/n1',
    'vim x',
    'docker logs --tail 100 -f web',
    'docker stats',
    'docker events',
    'nerdctl container logs -f web',
    'crictl stats --watch',
    'ceph -w',
    'parted /dev/sda',
    'ovs-ofctl monitor br-int watch:',
    'vmstat 1',
    'iostat -x 5',
    'sar -n DEV 1',
    'jstat -gcutil 7 1000',
    'redis-cli -h r',
    'redis-cli --stat',
    'nsenter -t 1 -n',
    'openssl s_client -connect a:443',
    'ssh -N -L 8080:web:80 bastion < /dev/null',
    'kubectl exec -it pg-0 -- psql < dump.sql',
    'crontab -e',
    'less x',
    'top',
    'watch -n1 date',
    'tail -f x',
    'journalctl -u kubelet -f',
    'tcpdump -i eth0',
    'ping 10.0.0.1',
    'ssh node-1',
    'mysql -uroot',
    'sudo -i',
    'kubectl get pods | less',
    'sudo vi /etc/hosts',
    'env EDITOR=nano kubectl edit subnet x',
    'nohup top',
    "bash -c 'tail -f x'",
    'find . -name x -exec less {} +',
  ])('wait for a person: %s', (text) => {
    expect(interactive(text)).toBe(true);
  });

  it.each([
    'kubectl logs --tail=10 web-0',
    'kubectl exec web-0 -- ls',
    'kubectl apply -f x.yaml',
    'top -b -n1',
    'tail -n 5 x',
    'docker stats --no-stream',
    'docker events --since 1h --until 0m',
    'docker ps -f name=web',
    'vmstat 1 5',
    'iostat -x',
    'sar -n DEV 1 3',
    'jstat -gcutil 7',
    'redis-cli --bigkeys',
    'redis-cli info memory',
    'nsenter -t 1 -n ip a',
    'slabtop -o',
    'psql -f fix.sql',
    'parted -l',
    'stern web --no-follow',
    // Commands from a pipe, a file or a here-document wait for nobody.
    'echo | openssl s_client -connect a:443',
    'true | openssl s_client -connect a:443',
    'openssl s_client -connect a:443 </dev/null',
    'psql app <<SQL\nSELECT 1;\nSQL',
    'kubectl exec -i pg-0 -- psql < dump.sql',
    "mysql <<< 'SELECT 1'",
    'ssh node-1 <<EOF\nuptime\nEOF',
    'curl -s https://x | bash',
    'echo ruok | nc zk 2181',
    'tcpdump -c 10 -i eth0',
    'ping -c 3 10.0.0.1',
    'ssh node-1 uptime',
    "mysql -e 'SELECT 1'",
    'grep -f x y',
    'sudo ls',
    'env A=1 date',
  ])('do not include one that ends by itself: %s', (text) => {
    expect(interactive(text)).toBe(false);
  });
});

describe('the table of commands', () => {
  it('has every program once', () => {
    const names = commands.programs.flatMap((program) => program.names);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('names every subcommand of a program once', () => {
    const twice = (behavior: CommandBehavior): string[] => {
      const subcommands = Object.entries(behavior.subcommands ?? {});
      const names = subcommands.flatMap(([written]) => written.split(' '));
      const inner = subcommands.flatMap(([, value]) => (typeof value === 'string' ? [] : twice(value)));
      return [...names.filter((name, index) => names.indexOf(name) !== index), ...inner];
    };
    expect(commands.programs.flatMap((program) => twice(program as CommandBehavior))).toEqual([]);
  });

  it('refers only to programs that it contains', () => {
    const names = new Set(commands.programs.flatMap((program) => program.names));
    const referred = [...JSON.stringify(commands).matchAll(/"(?:sameAs|program)":"([^"]+)"/g)].map(
      (match) => match[1]!,
    );
    expect(referred.length).toBeGreaterThan(5);
    expect(referred.filter((name) => !names.has(name))).toEqual([]);
  });

  it('is extended by the programs of a team', () => {
    const programs = [
      { names: ['acme-tool'], subcommands: { show: 'read', 'wipe reset': 'destroy' } },
      { names: ['rm'], effect: 'read' },
    ];
    const vocabulary = mergeVocabulary({ commands: [{ programs }] });
    expect(analyzeCommand('acme-tool show', vocabulary).effect).toBe('read');
    expect(analyzeCommand('acme-tool wipe x', vocabulary).effect).toBe('destroy');
    expect(analyzeCommand('acme-tool other', vocabulary).effect).toBe('unknown');
    expect(analyzeCommand('rm x', vocabulary).effect).toBe('destroy');
    expect(analyzeCommand('kubectl get pods', vocabulary).effect).toBe('read');
    expect(effect('acme-tool show')).toBe('unknown');
  });

  it('ignores circular references and names of object properties', () => {
    const programs = [
      { names: ['circle-a'], sameAs: 'circle-b' },
      { names: ['circle-b'], sameAs: 'circle-a' },
    ];
    const vocabulary = mergeVocabulary({ commands: [{ programs }] });
    expect(analyzeCommand('circle-a x', vocabulary).effect).toBe('unknown');
    expect(effect('constructor x')).toBe('unknown');
    expect(effect('kubectl constructor')).toBe('unknown');
    expect(effect('__proto__ x')).toBe('unknown');
  });
});
