import { describe, expect, it } from 'vitest';
import { analyzeCommand } from '../../../src/lower/commands/analyze.js';
import { random } from '../../support/random.js';

const found = (text: string) => analyzeCommand(text).placeholders;
const names = (text: string) => found(text).map(({ name }) => name);
const only = (text: string) => {
  const all = found(text);
  expect(all, text).toHaveLength(1);
  return all[0]!;
};

describe('placeholders', () => {
  it('are found as written, with their positions', () => {
    const text = 'kubectl delete ip <ip-name> -n <namespace>';
    expect(found(text).map(({ raw, start, end }) => [raw, text.slice(start, end)])).toEqual([
      ['<ip-name>', '<ip-name>'],
      ['<namespace>', '<namespace>'],
    ]);
  });

  it.each(['<https://example.com/health>', '<http://10.0.0.1:8080>', '<ssh://git@example.com/a>'])(
    'do not include addresses in angle brackets: %s',
    (address) => {
      expect(names(`curl ${address}`)).toEqual([]);
      expect(names(`curl ${address} -H <header-name>`)).toEqual(['header-name']);
    },
  );

  it('have one canonical name however they are written', () => {
    for (const raw of [
      '<pod-name>',
      '<POD_NAME>',
      '<podName>',
      '<pod name>',
      '$POD_NAME',
      '{pod_name}',
      '＜pod-name＞',
    ]) {
      expect(names(`kubectl get pod ${raw}`), raw).toEqual(['pod-name']);
    }
    expect(names('ping <nodeIP>')).toEqual(['node-ip']);
    expect(names('ping <nodeIPs>')).toEqual(['node-ips']);
    expect(names('kubectl delete pod <pod-1> <pod-2>')).toEqual(['pod-1', 'pod-2']);
    expect(names('ssh <异常节点IP>')).toEqual(['异常节点ip']);
  });

  it('include variables that the command does not set', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: shell text
    expect(names('kubectl get pod $POD -n ${NS}')).toEqual(['pod', 'ns']);
    expect(names('NS=default; kubectl get pod -n $NS')).toEqual([]);
    expect(names('for p in a b; do kubectl get pod $p; done')).toEqual([]);
    expect(names('kubectl get po | while read -r pod rest; do echo $pod $rest; done')).toEqual([]);
    expect(names('echo $HOME $PATH $1 $? $$ $# $@')).toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: shell text
    expect(names('echo ${POD:-web} ${POD%%-*}')).toEqual([]);
    expect(names("awk '{print $NF, $name}' x")).toEqual([]);
  });

  it('do not include syntax that looks similar', () => {
    for (const text of [
      'cat <in >out',
      'cat <<EOF\nx\nEOF',
      'diff <(ls a) <(ls b)',
      'kubectl get ip | grep "<none>"',
      "kubectl get po -o jsonpath='{.items[*].metadata.name}'",
      'kubectl get po -o jsonpath={.items}',
      "docker ps --format '{{.Names}}'",
      "awk '{print}' x",
      'echo {a,b} {1..3}',
      'find . -exec ls {} +',
      'cat x | xargs -I {pod} kubectl get pod {pod}',
      '[[ -n x ]] && echo [[wiki]]',
      'cat <<EOF\n<name>x</name>\nEOF',
      'curl -w %{http_code} x',
      'git show HEAD@{upstream}',
      'echo done # replace <name> first',
      '[ 1 -lt 2 ] && (( 1 < 2 && 3 > 2 ))',
    ]) {
      expect(names(text), text).toEqual([]);
    }
  });

  it.each([
    ['kubectl get xxx your-pod', ['xxx', 'your-pod']],
    ['kubectl logs -n kube-system kube-proxy-xxxxx', ['kube-proxy-xxxxx']],
    ['kubectl exec -it my-pod-abc12 -n my-namespace -- ip route', ['my-pod-abc12', 'my-namespace']],
    ['kubectl exec perf-7697bc6ddf-b2cpv -- ping 10.16.0.3', ['perf-7697bc6ddf-b2cpv']],
    ['kubectl get pods -n YOUR_NAMESPACE', ['your-namespace']],
    ['kubectl get pods -n 你的命名空间', ['你的命名空间']],
    ['kubectl label nodes NODE_NAME zone-', ['node-name']],
    ['PASS="your-password"; curl https://x.x.x.x/health', ['your-password', 'x-x-x-x']],
    ['cat <<EOF > a\nkey=YOUR_ACCESS_KEY\nEOF', ['your-access-key']],
    ['ls -l /local/path/to/backup', ['local-path-to-backup']],
    ['kubectl ko sbctl chassis-del b0564934-5a0d-4804-a4c0-476c93596a17', ['b0564934-5a0d-4804-a4c0-476c93596a17']],
    ['export NAMESPACE=<default>', ['default']],
    ['curl -I https://app.example.com/health', ['app-example-com']],
    ['curl http://203.0.113.100:80', ['203-0-113-100']],
    ['kubectl ko nbctl lr-nat-add ovn-cluster dnat 192.0.2.20 10.16.0.5', ['192-0-2-20']],
    [
      'kubectl ko trace {namespace/pod} {target ip} [mac address] {icmp|tcp}',
      ['namespace-pod', 'target-ip', 'mac-address', 'icmp-tcp'],
    ],
  ])('include sample words: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    'kubectl get pods | grep OPERATOR_CONDITION_NAME',
    'kubectl set env deploy/web NODE_NAME=a POD_IP-',
    'for MASTER_POD in a b; do kubectl logs "$MASTER_POD"; done',
    'kubectl logs web-0; kubectl get svc kube-dns; kubectl get csr | head -1',
    'echo a-b2c4d; ls sha-7x2k9',
    'podman pull quay.io/team/web@sha256:3f1c0d6c3a1b4f5e6d7c8b9a0f1e2d3c4b5a69788796a5b4c3d2e1f00112233a',
    'curl -d \'{"query": "path"}\' http://localhost',
    'nslookup example.com',
    'kafka-topics.sh --topic ALAUDA_LOG_TOPIC',
  ])('do not include names of objects, variables and patterns: %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  it.each([
    ['rekor-cli get --log-index <232330257> --format json', ['232330257']],
    ['curl "https://rekor.sigstore.dev/api?logIndex=<232330257>"', ['232330257']],
    ['ping -c 3 <10.0.0.1>', ['10-0-0-1']],
    ['ip route add <10.0.0.0/16> via <10.0.0.1>', ['10-0-0-0-16', '10-0-0-1']],
    ['kubectl scale deploy web --replicas=<3> -n shop', ['3']],
    ['helm upgrade web web --version <v1.2.3>', ['v1-2-3']],
    ['echo <1|2>', ['1-2']],
  ])('include sample values in angle brackets: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('include any number or address in angle brackets anywhere in a command', () => {
    const next = random(20261124);
    const number = () => String(100 + next(1_000_000));
    const samples = [number, () => `10.${next(256)}.${next(256)}.${next(256)}`, () => `1.${next(40)}.${next(20)}`];
    const places = [
      (value: string) => `acme get --id ${value} --format json`,
      (value: string) => `acme get --id=${value} | jq .`,
      (value: string) => `curl "http://localhost/api?id=${value}&all=1"`,
      (value: string) => `acme get '${value}'`,
      (value: string) => `acme delete ${value}`,
    ];
    for (const place of places)
      for (const sample of samples)
        for (let round = 0; round < 20; round++) {
          const text = place(`<${sample()}>`);
          expect(found(text), text).toHaveLength(1);
        }
  });

  it('do not include a number in angle brackets that refers to a note', () => {
    expect(names('oc get pods <1>\noc get svc <2>')).toEqual([]);
    expect(names('cat <<EOF\nkind: Pod <1>\nEOF')).toEqual([]);
    expect(names('sort <1>2; grep "a <b" x')).toEqual([]);
    expect(names("debugfs -R 'stat <2>' /dev/sda1")).toEqual([]);
  });

  it('do not include the priority of a syslog record', () => {
    expect(names(`echo "<134>1 2026-03-01T09:00:00Z web app - - - up" | nc -u <host> 514`)).toEqual(['host']);
    expect(names("logger '<34>Oct 11 22:14:15 web su: failed'")).toEqual([]);
    expect(names('echo "<134>" | nc -u 10.0.0.1 514')).toEqual(['134']);
  });

  it.each([
    ['kubectl delete ns [NAMESPACE_NAME]', ['namespace-name']],
    ['apt-get install [package-name]', ['package-name']],
    ['kubectl logs [pod] -c [container]', ['pod', 'container']],
    ['apt-get install -y package-name', ['package-name']],
    ['systemctl restart SERVICE_NAME', ['service-name']],
    ['kubectl get pod 容器名称', ['容器名称']],
  ])('include words that name the type of a value: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    'tr [abc] [xyz] <x.txt',
    'ls [a-z]* file[abc] && [ -n x ]',
    'echo [INFO] started',
    'aws lambda get-function --function-name=web',
    'kubectl get pods -l job-name',
    'lvs -o lv_name',
    'kubectl get pods | grep package-name',
    'for pod_name in a b; do kubectl logs $pod_name; done',
  ])('do not include patterns, options and texts: %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('may be a namespace and a name in one value', () => {
    for (const text of ['kubectl ko trace {namespace/podname} 10.0.0.1 icmp', 'kubectl ko trace <namespace/pod>'])
      expect(only(text), text).toMatchObject({ type: 'namespaced-name', resource: null });
    expect(only('kubectl get <deployment/statefulset>').type).not.toBe('namespaced-name');
  });

  it('do not include an ellipsis', () => {
    expect(analyzeCommand('kubectl describe pod ...')).toMatchObject({ placeholders: [], problem: { start: 21 } });
    expect(analyzeCommand('echo "waiting ..."; go test ./...').problem).toBeUndefined();
    expect(analyzeCommand('kubectl get pod [-n namespace]')).toMatchObject({ problem: { start: 16 } });
    for (const text of ['[ -f /etc/hosts ] && ls [-a]*', '[[ -n $HOME ]] && ls', "grep '[-n]' x"])
      expect(analyzeCommand(text).problem, text).toBeUndefined();
  });

  it('have the type of the option before them', () => {
    expect(only('kubectl get pods -n <x>')).toMatchObject({ type: 'namespace', resource: 'namespace' });
    expect(only('kubectl logs web-0 -c <x>')).toMatchObject({ type: 'name', resource: 'container' });
    expect(only('kubectl get pods -l <x>')).toMatchObject({ type: 'label' });
    expect(only('kubectl apply -f <x>')).toMatchObject({ type: 'path' });
    expect(only('kubectl logs web-0 --tail=<x>')).toMatchObject({ type: 'number' });
  });

  it('have the kind that the command names', () => {
    expect(only('kubectl describe subnet <x>')).toMatchObject({ type: 'name', resource: 'subnet' });
    expect(only('kubectl -n kube-system get po <x> -o yaml')).toMatchObject({ type: 'name', resource: 'pod' });
    expect(only('kubectl logs -n kube-system <x>')).toMatchObject({ type: 'name', resource: 'pod' });
    expect(only('kubectl rollout restart deploy/<x>')).toMatchObject({ type: 'name', resource: 'deployment' });
    expect(only('kubectl drain <x> --ignore-daemonsets')).toMatchObject({ type: 'name', resource: 'node' });
    expect(only('ssh <x> uptime')).toMatchObject({ type: 'name', resource: 'node' });
    expect(only('kubectl ko vsctl <x> show')).toMatchObject({ type: 'name', resource: 'node' });
  });

  it.each([
    ['ssh <user>@<node>', [null, 'node']],
    ['ssh <user>@<host> uptime', [null, 'node']],
    ['ssh -i key <user>@<node>', [null, 'node']],
    ['scp a.log <user>@<node>:/tmp', [null, 'node']],
    ['ssh <pod>@<node>', ['pod', 'node']],
    ['ssh <node>', ['node']],
  ])('are not the node if they stand before it as the user: %s', (text, resources) => {
    expect(found(text).map(({ resource }) => resource)).toEqual(resources);
  });

  it('have the type of their own words when the command names none', () => {
    const types = {
      '<pod-ip>': 'ip',
      '<service-cidr>': 'cidr',
      '<mac>': 'mac',
      '<node-port>': 'port',
      '<config-file>': 'path',
      '<image>': 'image',
      '<api-url>': 'url',
      '<target-version>': 'version',
      '<timeout>': 'duration',
      '<vm-name>': 'name',
      '<ip-name>': 'name',
      '<registry-username>': 'name',
      '<keyword>': 'text',
      '<异常节点IP>': 'ip',
      '<命名空间>': 'namespace',
      '<节点名称>': 'name',
    };
    for (const [raw, type] of Object.entries(types)) expect(only(`acme ${raw}`).type, raw).toBe(type);
  });

  it('have a context that tells how they are quoted', () => {
    const context = (text: string) => only(text).context;
    expect(context('echo <x>')).toBe('bare');
    expect(context('echo --name=<x>')).toBe('bare');
    expect(context("echo 'a <x>'")).toBe('single-quoted');
    expect(context('echo "a <x>"')).toBe('double-quoted');
    expect(context('echo "$NAME"')).toBe('double-quoted');
    expect(context('echo "$(cat <x>)"')).toBe('bare');
    expect(context('kubectl apply -f - <<EOF\na: <x>\nEOF')).toBe('here-document');
  });

  it('have no safe context where a second interpreter reads them', () => {
    for (const text of [
      'ssh node-1 "ip addr show <x>"',
      'ssh node-1 ip addr show <x>',
      "sh -c 'ls <x>'",
      'eval ls <x>',
      'watch ls <x>',
      'bash <<EOF\nls <x>\nEOF',
      'echo "ls <x>" | sh',
      "awk '/<x>/' y",
      'psql -c "SELECT <x>"',
      'echo `ls <x>`',
      'echo $((1 + <x>))',
      'acme-script <x>',
    ]) {
      expect(only(text).context, text).toBe('other');
    }
  });
});
