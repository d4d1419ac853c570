import { describe, expect, it } from 'vitest';
import { validateText } from './documents.js';
import { fence, page, planted, triggers, workflow } from './planted.js';

/** What comes before a change and after it, so that only the change is in question. */
const look = ['## Diagnosis', '', fence('bash', 'kubectl get subnet'), ''];
const step = (...lines: string[]) => page(...look, '## Resolution', '', ...lines);

describe('commands/does-not-parse', () => {
  planted('commands/does-not-parse', {
    found: {
      'an unopened bracket': page(fence('bash', 'kubectl get pods', 'for ip in $(cat ips) ⟦); do echo $ip; done')),
      'an unclosed quote': page(fence('sh', 'kubectl get ip ⟦"a')),
      'an unclosed placeholder': page(fence('bash', 'kubectl get pod web -n ⟦<namespace')),
      'a redirection to nothing': page('Look:', '', fence('bash', '⟦kubectl get subnet >')),
    },
    silent: {
      'placeholders in angle brackets': page(fence('bash', 'kubectl delete ip <ip-name> -n <namespace>')),
      'nested placeholders': page(fence('bash', 'export IMAGE=<<registry>/pause:3.9>', 'echo $IMAGE')),
      'a query in a fence of another language': page(fence('promql', 'sum by (node) (rate(errors[5m]))')),
      'an input redirection': page(
        fence('bash', 'mysql shop <dump', 'sort <in >out', 'while read -r line; do echo "$line"; done <list'),
      ),
      'a here-document': page(fence('bash', "cat <<'EOF' | kubectl apply -f -", 'kind: Subnet', 'EOF')),
    },
  });
});

describe('commands/misspelt', () => {
  planted('commands/misspelt', {
    found: {
      'a program': page(fence('bash', '⟦kubeclt get pods')),
      'a short program with two letters swapped': page(fence('bash', '⟦crul -sS https://a.example.com')),
      'a subcommand': page(fence('bash', 'kubectl ⟦gte pods')),
      'a subcommand after an option with a value': page(fence('bash', 'kubectl -n shop ⟦descirbe pod web-0')),
      'a subcommand of another program': page(fence('sh', 'systemctl ⟦statsu kubelet')),
      'a long option': page(fence('bash', 'kubectl get pods ⟦--namespce shop')),
      'a long option with one dash': page(fence('bash', 'kubectl get pods ⟦-namespace shop')),
      'an option of a program in the middle of a pipe': page(
        fence('bash', 'kubectl get pods | grep ⟦--invert-matsh web'),
      ),
      'a kind of resource': page(fence('bash', 'kubectl get pods,⟦deploymnets -n shop')),
      'a line in a script': page(fence('bash', 'kubectl get nodes', '  docker ⟦isnpect web')),
      'a kind of resource after two verbs': page(fence('bash', 'kubectl rollout restart ⟦deploymnet web')),
      'a kind of resource whose name follows a slash': page(
        fence('bash', 'kubectl set image ⟦daemonste/web web=web:2'),
      ),
      'an object of a program that knows abbreviations': page(fence('bash', 'ip ⟦lnik set eth0 up')),
      'an output format': page(fence('bash', 'kubectl get pods -o ⟦ymal')),
      'an output format attached to its option': page(fence('bash', 'oc get pods -o⟦jsno')),
      'an output format by its file extension': page(fence('bash', 'kubectl get pods -o ⟦yml')),
      'a kind of patch': page(fence('bash', "kubectl patch pod web --type=⟦mereg -p '{}'")),
      'a letter for a digit': page(fence('bash', 'kubectl scale deployment web --replicas=⟦o')),
      'a number with a unit': page(fence('bash', 'kubectl logs web-0 --tail ⟦100lines')),
      'a duration in days': page(fence('bash', 'kubectl logs web-0 --since=⟦1d')),
      'a duration without a unit': page(fence('bash', 'kubectl wait pod web-0 --for=condition=Ready --timeout=⟦60')),
      'a placeholder': page(fence('bash', 'kubectl get pod <pod-name> -n ⟦<namepsace>')),
      'a placeholder of the document': page(
        fence('bash', 'lsp-get <tenant>', 'lsp-show <tenant-port>', 'lsp-list ⟦<tennant>'),
      ),
    },
    silent: {
      'correct commands': page(
        fence('bash', 'kubectl get po,svc -A --show-labels', 'docker ps --filter name=web', 'systemctl status kubelet'),
      ),
      'unlisted kinds and plugins': page(fence('bash', 'kubectl get rules.example.io', 'kubectl slice -f a.yaml')),
      'options of the program in a container': page(fence('bash', 'kubectl exec web-0 -- app --namespce')),
      'a script that the document defines': page(
        fence('bash', './kubeclt get', 'helmm() { helm "$@"; }', 'helmm list'),
      ),
      placeholders: page(fence('bash', 'kubectl <verb> <kind> --namespace <namespace>')),
      'a short program that differs by a letter from another': page(fence('bash', 'crl fetch', 'curls -a')),
      'correct values of options': page(
        fence('bash', 'kubectl get po -ojsonpath={.items} --tail=-1', 'kubectl logs a --since=1h30m --timeout=0'),
      ),
      'placeholders as values': page(
        fence('bash', 'kubectl scale deploy web --replicas=<n>', 'kubectl get po -o $FORMAT'),
      ),
      'abbreviations that a program knows': page(fence('bash', 'ip a', 'ip li show eth0', 'ip ro get 10.0.0.1')),
      'placeholders in the singular and the plural': page(
        fence('bash', 'merge <tenant-one> <tenant-two> <tenants>', 'look <gateway-ip> <gateways> <node-internal-ip>'),
      ),
      'a placeholder that the text explains': page(
        'Here `<namepace>` is the pace of names.',
        '',
        fence('bash', 'run <namepace> -n <namespace>'),
      ),
    },
  });
});

describe('commands/placeholder-unexplained', () => {
  planted('commands/placeholder-unexplained', {
    found: {
      'a single letter': page(fence('bash', 'sysctl -w net.ipv4.tcp_mem=⟦<n>')),
      'a word that fits anything': page(
        'Set the limit.',
        '',
        fence('bash', 'ovn-nbctl set nb_global . options:x=⟦<value>'),
      ),
      'a name consisting of x': page(fence('bash', 'ovs-vsctl get open . ⟦<xxx>')),
    },
    silent: {
      'a name that says what to fill in': page(fence('bash', 'ovn-nbctl lsp-get-addresses <port-name>')),
      'a sentence that explains it': page(
        'Here <n> is the number of connections.',
        '',
        fence('bash', 'sysctl -w net.ipv4.tcp_mem=<n>'),
      ),
      'a name whose kind is clear from the command': page(fence('bash', 'kubectl get subnet <name>')),
      'a remark at the end of the line': page(
        fence('bash', 'bfdd-control session new set mintx <ms> ms  # Shortest pause'),
      ),
      'a name after an option, a key or a noun': page(
        fence(
          'bash',
          'kubectl get endpointslices -l kubernetes.io/service-name=<name>',
          'helper sync cluster <name>',
          `kubectl patch subnet a -p '{"spec":{"gateway":"<value>"}}'`,
        ),
      ),
      'the first letter of its option': page(fence('bash', 'helper login --docker-username=<u> --password <p>')),
      'two letters that the text explains': page(
        'Take the id of the client out of its name:',
        '',
        fence('bash', 'CONSUMER="storageconsumer-<id>"'),
      ),
    },
  });
});

describe('commands/destructive-without-warning', () => {
  planted('commands/destructive-without-warning', {
    found: {
      'a deletion': step('Delete the address.', '', fence('bash', '⟦kubectl delete ip web-0.default')),
      'a deletion of something other than what was created': page(
        '## Resolution',
        '',
        fence('bash', 'kubectl create namespace smoke-test', 'kubectl get pods -n smoke-test'),
        '',
        'Tidy up.',
        '',
        fence('bash', '⟦kubectl delete namespace production'),
      ),
      'a deletion beside expectations': step(
        'Delete the namespace.',
        '',
        fence('bash', 'kubectl get ns', '⟦kubectl delete ns prod'),
        '',
        '- ✅ normal: no namespace is left',
        '- ❌ abnormal: a namespace is left',
      ),
      'a deletion beside a state to watch for': step(
        'Delete the namespace.',
        '',
        fence('bash', 'kubectl get ns', '⟦kubectl delete ns prod'),
        '',
        '- ✅ normal: no namespace is left',
        '- ⚠️ warning: 2 namespaces are left',
      ),
      'a deletion at the end of a pipe': step(
        'Clean up.',
        '',
        fence('bash', 'kubectl get ip -o name | ⟦xargs kubectl delete'),
      ),
      'a deletion under a heading that only names its part, in Chinese': page(
        '## 确认方法',
        '',
        fence('bash', '⟦rm -rf /var/lib/etcd/member'),
      ),
      'a deletion under a heading that only names its part': page(
        '## Confirm',
        '',
        fence('bash', '⟦kubectl delete ns <namespace> --force'),
      ),
      'the deletion of a folder': step(
        'Remove the old database.',
        '',
        fence('bash', 'ls /etc/origin', '⟦rm -rf /etc/origin/ovn'),
      ),
    },
    silent: {
      'a deletion with a warning': step(
        'Caution: the pod loses its address.',
        '',
        fence('bash', 'kubectl delete ip web-0.default'),
      ),
      'a deletion with a Chinese warning': step(
        '删除前备份，删除后业务会中断。',
        '',
        fence('bash', 'kubectl delete ip web-0.default'),
      ),
      'a deletion under a heading with a caution': page(
        '## Data loss: remove the member',
        '',
        fence('bash', 'rm -rf /var/lib/etcd/member'),
      ),
      'a single file of the working folder': step('Tidy up.', '', fence('bash', 'perf report', 'rm perf.data')),
      'a deletion whose effect the text describes': step(
        'Deleting the quota eliminates the limit of the namespace.',
        '',
        fence('bash', 'kubectl delete resourcequota limits'),
      ),
      'the deletion of a Pod to restart it': step(
        'Restart the Pod:',
        '',
        fence('bash', 'kubectl delete pod web-0 -n web'),
      ),
      'the restart of a Pod, in Chinese': step(
        '删除对应的 Pod 后会自动创建。',
        '',
        fence('bash', 'kubectl delete service web'),
      ),
      'a deletion with a warning in the section above': page(
        ...look,
        '## Resolution',
        '',
        'All of this interrupts the service.',
        '',
        '### Free the address',
        '',
        fence('bash', 'kubectl delete ip web-0.default'),
      ),
      'the deletion of something that the document created': page(
        '## Resolution',
        '',
        fence('bash', 'kubectl create namespace smoke-test', 'kubectl get pods -n smoke-test'),
        '',
        'Tidy up.',
        '',
        fence('bash', 'kubectl delete namespace smoke-test'),
      ),
      'the deletion of something that a manifest names': step(
        fence('yaml', 'kind: Policy', 'metadata:', '  name: only-signed'),
        '',
        'Delete it.',
        '',
        fence('bash', 'kubectl delete policy only-signed'),
      ),
      'a deletion with a remark about its effect': step(
        fence('bash', 'kubectl delete pod web-0', '# The controller will recreate it'),
      ),
      'a chapter about uninstalling': [
        '---',
        'kind: article',
        '---',
        '',
        '# How to install it',
        '',
        '## Uninstall',
        '',
        fence('bash', 'kubectl delete deployment web'),
        '',
      ].join('\n'),
      'a deletion as inline code': step('What `kubectl delete ip <ip-name>` does cannot be seen here.'),
      'a read-only command': step('Look again.', '', fence('bash', 'kubectl get ip')),
    },
  });
});

describe('procedure/no-check-before', () => {
  const change = (...lines: string[]) => page('## Resolution', '', ...lines);
  planted('procedure/no-check-before', {
    found: {
      'a change as the first command': change(
        'Restart it.',
        '',
        fence('bash', '⟦kubectl rollout restart deployment web'),
      ),
      'a deletion of a heap dump': change(fence('bash', '⟦kubectl delete configmap heapdump', 'kubectl get configmap')),
      'a deletion before the first check': change(
        'Note what is lost.',
        '',
        fence('bash', '⟦kubectl delete pod web-0'),
        '',
        'Look.',
        '',
        fence('bash', 'kubectl get pods'),
      ),
      'a change under a heading of steps': page(
        '## 处置步骤',
        '',
        '### 第一步：重启控制器',
        '',
        fence('bash', '⟦kubectl rollout restart deployment web'),
      ),
    },
    silent: {
      'a check before the change': change(
        fence('bash', 'kubectl get subnet', 'kubectl rollout restart deployment web'),
      ),
      'a diagnosis before the change': page(
        ...look,
        '## Resolution',
        '',
        fence('bash', 'kubectl rollout restart deployment web'),
      ),
      'a heap dump for analysis': change(
        fence('bash', 'jcmd 1 GC.heap_dump /tmp/app.hprof', 'kubectl get pod web-0', 'kubectl delete pod web-0'),
      ),
      'a database dump before the change': change(
        fence('bash', 'mysqldump shop > shop.sql', 'kubectl get pod web-0', 'kubectl delete pod web-0'),
      ),
      'a variable that is set': change(fence('bash', 'POD=web-0', 'kubectl get pod $POD')),
      'a change as inline code': change('`kubectl rollout restart deployment web` would hide the cause.'),
    },
  });
});

describe('procedure/no-verification', () => {
  planted('procedure/no-verification', {
    found: {
      'a change at the end': step('Restart it.', '', fence('bash', '⟦kubectl rollout restart deployment web')),
      'a line with the check before the change': step(
        'Restart it.',
        '',
        fence('bash', '⟦kubectl get pods; kubectl rollout restart deployment web'),
      ),
      'the last of two changes': step(
        'Restart both.',
        '',
        fence('bash', 'kubectl rollout restart deployment web', '⟦kubectl rollout restart deployment api'),
      ),
      'a change whose outcome is only a condition before it': step(
        'Once the node reaches its limit, restart the service.',
        '',
        fence('bash', '⟦kubectl rollout restart deployment web'),
      ),
      'a change followed by text without a check': step(
        'Restart it.',
        '',
        fence('bash', '⟦kubectl rollout restart deployment web'),
        '',
        'The operation is done.',
      ),
    },
    silent: {
      'a check after the change': step(fence('bash', 'kubectl rollout restart deployment web', 'kubectl get pods')),
      'a line with the check after the change': step(
        'Restart it.',
        '',
        fence('bash', 'kubectl rollout restart deployment web; kubectl get pods'),
      ),
      'a verification section': step(
        fence('bash', 'kubectl rollout restart deployment web'),
        '',
        '## Verification',
        '',
        'The pod answers.',
      ),
      'a sentence that says what to check': step(
        'Restart it and check that pods get addresses.',
        '',
        fence('bash', 'kubectl rollout restart deployment web'),
      ),
      'a sentence that says how to see that it helped': step(
        'Delete the stuck Pod.',
        '',
        fence('bash', 'kubectl delete pod web-0'),
        '',
        'Once the new claim reaches `Bound`, the machine starts.',
      ),
      'a Chinese sentence that says how to see that it helped': step(
        '删除卡住的 Pod。',
        '',
        fence('bash', 'kubectl delete pod web-0'),
        '',
        '新 Pod 的状态应为 Running。',
      ),
      'a procedure that changes nothing': page(...look),
      'a silenced alert': step('To disable this alert:', '', fence('bash', 'kubectl edit rules web')),
      'a file that a diagnosis writes before the remedy': page(
        '## Diagnosis',
        '',
        '### Step 1: collect',
        '',
        fence('bash', 'kubectl label pod web-0 seen=yes'),
        '',
        '## Resolution',
        '',
        'Ask the vendor.',
      ),
    },
  });
});

describe('fence/no-language', () => {
  planted('fence/no-language', {
    found: {
      'a bare fence': page('Look:', '', '⟦```', 'kubectl get subnet', '```'),
      'a fence of tildes': page('⟦~~~', 'no ip left', '~~~'),
      'a fence in a list': page('1. Look:', '', '   ⟦```', '   kubectl get subnet', '   ```'),
    },
    silent: {
      'a fence with a language': page(fence('bash', 'kubectl get subnet')),
      'a fence of text': page(fence('text', 'no ip left')),
      'indented code': page('The log:', '', '    no ip left'),
      'a language after a space': page(fence(' bash', 'kubectl get subnet')),
    },
  });

  it('fixes a fence where every line is a command, and not where there is output', () => {
    const fixOf = (text: string) => validateText(text).find(({ ruleId }) => ruleId === 'fence/no-language')?.fix;
    expect(fixOf(page('```', 'kubectl get subnet', '```'))?.edits[0]?.text).toBe('bash');
    expect(fixOf(page('```', 'no ip left', '```'))).toBeUndefined();
  });
});

describe('fence/yaml-in-shell', () => {
  const manifest = ['apiVersion: v1', 'kind: Pod', 'metadata:', '  name: web-0'];
  planted('fence/yaml-in-shell', {
    found: {
      'a manifest in a fence of bash': page('Create it:', '', '```⟦bash', ...manifest, '```'),
      'a manifest after a space': page('``` ⟦sh', '# the pod', ...manifest, '```'),
      'values without a kind': page('Set it:', '', '```⟦bash', 'spec:', '  replicas: 3', '  paused: false', '```'),
      'a list of containers': page('Set it:', '', '```⟦sh', 'containers:', '- name: web', '  image: nginx:1', '```'),
      'a manifest among commands': page(fence('bash', 'kubectl get pods', '⟦apiVersion: v1', ...manifest.slice(1))),
    },
    silent: {
      'a manifest in a fence of yaml': page(fence('yaml', ...manifest)),
      'a here-document': page(fence('bash', "cat <<'EOF' | kubectl apply -f -", ...manifest, 'EOF')),
      'the description of a resource': page(
        fence('bash', 'Name:         web-0', 'Status:       Running', 'Conditions:', '  Ready  True'),
      ),
      'the output of a command': page(fence('bash', 'kubectl get pod web-0 -o yaml', ...manifest)),
      'a flat mapping': page(fence('bash', 'status:', 'name: web-0')),
      commands: page(fence('bash', 'kubectl get pods', 'kubectl get nodes')),
    },
  });

  it('fixes the language where the whole fence is a manifest', () => {
    const text = page('```bash', ...manifest, '```');
    const fix = validateText(text).find(({ ruleId }) => ruleId === 'fence/yaml-in-shell')?.fix;
    expect(fix?.edits[0]?.text).toBe('yaml');
    expect(text.slice(fix?.edits[0]?.range.start.offset, fix?.edits[0]?.range.end.offset)).toBe('bash');
  });
});

describe('content/bidi-or-zero-width, at its place', () => {
  planted('content/bidi-or-zero-width', {
    found: {
      'a zero-width space': page(fence('bash', 'kubectl get⟦\u200b pods')),
      'a bidirectional mark': page(fence('bash', 'rm ⟦\u202etxt.gol')),
      'a bidirectional mark in a sentence': page('The file is called ⟦\u202etxt.gol here.'),
      'a zero-width space in a trigger': workflow(['triggers:', '  - pod is⟦\u200b gone'], '## Diagnosis'),
      'a zero-width space in the name of a program': page(fence('bash', 'crictl⟦\u200b pods -q | wc -l')),
      'a byte order mark in the middle': page('Look:', '', fence('bash', 'kubectl ⟦\ufeffget pods')),
    },
    silent: {
      'an emoji with its variation selector': page(fence('bash', 'echo "⚠\ufe0f"')),
      'a joiner of an emoji in a title': workflow(['title: Team \u{1f469}\u200d\u{1f4bb} is paged'], '## Diagnosis'),
      'a zero-width space outside of commands': page('A long\u200bname.'),
      'a soft line break': page(fence('bash', 'kubectl get pods \\', '  -A')),
    },
  });
});

describe('content/mixed-script, at its place', () => {
  planted('content/mixed-script', {
    found: {
      'a Cyrillic letter in a trigger': triggers('- ⟦p\u0430per jam'),
      'a Cyrillic letter in an id': workflow(['id: ⟦j\u0430m'], 'Look at the subnet.'),
      'a Cyrillic letter in a program': page(fence('bash', 'kubectl get pods', 'sudo ⟦kub\u0435ctl get nodes')),
      'a Cyrillic letter in the only program': page(fence('bash', '⟦kub\u0435ctl get nodes')),
      'a Greek letter in an option': page(fence('bash', 'kubectl get pods ⟦-w\u03bfde yaml')),
      'a Cyrillic letter in a name': page(fence('bash', 'kubectl get pod ⟦w\u0435b-0')),
    },
    silent: {
      'the micro sign of a unit': page(fence('bash', 'echo 5\u03bcs')),
      'a word of Cyrillic letters': page(fence('bash', 'echo "узел готов"')),
      'Han beside Latin letters': page(fence('bash', 'echo Pod异常')),
    },
  });
});

describe('triggers/scalar, with its fix', () => {
  it('puts the number in quotes', () => {
    const text = workflow(['triggers:', '  - 6642'], 'Look.');
    // The fix is added when documents are analyzed; the finding has the position of the value.
    const [found] = validateText(text).filter(({ ruleId }) => ruleId === 'triggers/scalar');
    expect(found?.range?.start).toMatchObject({ line: 4, column: 5 });
  });
});
