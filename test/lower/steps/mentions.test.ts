import { describe, expect, it } from 'vitest';
import { commandOf } from '../../plan/parameters/commands.js';
import { read } from './support.js';

/** The commands of a step with this text. */
const commandsOf = (text: string): string[] =>
  read(`# Node is not ready\n\n## Diagnosis\n\n1. Look\n\n   ${text}\n`).steps.flatMap(({ commands }) =>
    commands.map((command) => command.text),
  );

describe('inline code that prose asks to run is a command', () => {
  it.each([
    ['Run `kubectl get nodes -o wide`.', 'kubectl get nodes -o wide'],
    ['Check the state: `systemctl status kubelet`', 'systemctl status kubelet'],
    ['List the pods of the node with `crictl ps -a`.', 'crictl ps -a'],
    ['`kubectl top node web-1`', 'kubectl top node web-1'],
    ['The cause is in the log; use the command `journalctl -u kubelet` to read it.', 'journalctl -u kubelet'],
    ['Make sure that its hostname is not in `ovn-sbctl show`.', 'ovn-sbctl show'],
    ['`kubectl get pods -A` should show every pod Running.', 'kubectl get pods -A'],
    ['Remove the binding (`kubectl delete clusterrolebinding old`).', 'kubectl delete clusterrolebinding old'],
    ['Clear the alarm `etcdctl alarm disarm`.', 'etcdctl alarm disarm'],
    ['If the space is free again, disarm it `etcdctl alarm disarm`, then look again.', 'etcdctl alarm disarm'],
    ['解除告警 `etcdctl alarm disarm`', 'etcdctl alarm disarm'],
    ['空间够了，解除告警 `etcdctl alarm disarm`，再看一次。', 'etcdctl alarm disarm'],
    ['解除告警（`etcdctl alarm disarm`）。', 'etcdctl alarm disarm'],
    ['先查 `ovn-sbctl show` 里有没有这个节点。', 'ovn-sbctl show'],
    ['检查节点状态：`kubectl describe node web-1`。', 'kubectl describe node web-1'],
    ['执行 `systemctl restart kubelet` 后再看。', 'systemctl restart kubelet'],
    ['可以通过 `df -h` 查看磁盘。', 'df -h'],
    ['Unload it by calling `modprobe -r br_netfilter` from a privileged pod.', 'modprobe -r br_netfilter'],
    [
      'Until rotated, also strip the binding (`kubectl delete clusterrolebinding old`).',
      'kubectl delete clusterrolebinding old',
    ],
    ['Then redo that database (`bash migrate.sh shop` after dropping it).', 'bash migrate.sh shop'],
    ['A single `kubectl delete pod web-0` is sufficient.', 'kubectl delete pod web-0'],
    ['只需执行一次 `kubectl delete pod web-0` 即可。', 'kubectl delete pod web-0'],
    ['Pod 会自动重建，`kubectl delete pod web-0` 即可。', 'kubectl delete pod web-0'],
    [
      '请先将策略切换为保留（`kubectl patch pv data --type=merge -p a`），然后再删除。',
      'kubectl patch pv data --type=merge -p a',
    ],
    ['仍有异常，收集 `kubectl ko log kube-ovn` 后按日志继续', 'kubectl ko log kube-ovn'],
  ])('%s', (text, command) => {
    expect(commandsOf(text)).toEqual([command]);
  });
});

it.each(['with `modprobe br_netfilter` plus `sysctl -w a=1`', '通过 `modprobe br_netfilter` 加上 `sysctl -w a=1`'])(
  'commands that prose joins are all commands to run: %s',
  (text) => {
    expect(commandsOf(`Restore it ${text}.`)).toEqual(['modprobe br_netfilter', 'sysctl -w a=1']);
  },
);

describe('inline code of a section that is no procedure', () => {
  const stepsOf = (prose: string, fence = '\n\n```bash\ndmesg\n```') =>
    read(`# Fast path\n\nIt is fast.\n\n## The module\n\n${prose}${fence}\n`, 'article').steps.map(({ commands }) =>
      commands.map(({ text }) => text),
    );

  it.each(['Load it using `insmod fast.ko` on each node.', '可在每个节点使用 `insmod fast.ko` 加载。'])(
    'is a command of the step around it when it changes something: %s',
    (prose) => {
      expect(stepsOf(prose)).toEqual([['insmod fast.ko', 'dmesg']]);
      expect(stepsOf('Look first.', `\n\n\`\`\`bash\ndmesg\n\`\`\`\n\n${prose}`)).toEqual([
        ['dmesg', 'insmod fast.ko'],
      ]);
      expect(stepsOf(prose, '')).toEqual([]);
    },
  );

  it.each([
    'Look at it using `lsmod -v`.',
    '`insmod fast.ko` and `modprobe fast` read this file.',
    '- insmod --force fast.ko',
  ])('is no command when it only reads, is the subject of a sentence or a name in a list: %s', (prose) => {
    expect(stepsOf(prose)).toEqual([['dmesg']]);
  });
});

describe('inline code that prose only mentions is no command', () => {
  it.each([
    'Pods copied by `kubectl debug -it web-0` carry the annotations of their original.',
    '`rclone sync a b` deletes files in the destination.',
    'The unit invokes `timedatectl set-timezone UTC` at boot.',
    'Do not run `kubectl delete node web-1`.',
    'Fix the owner instead of running `systemctl restart kubelet`.',
    'The `kubectl drain web-1` command refuses to evict bare pods.',
    'A config file produced by `docker login registry.example.com` has another form.',
    'Objects that `kubectl apply -f old.yaml` created lack the label.',
    'Remove the pods that were made by `kubectl run web`.',
    'Check what happened during `kubectl drain web-1`.',
    '确认节点已经 `kubectl drain web-1` 过。',
    '由 `kubectl debug -it web-0` 复制出来的 Pod 会带着原 Pod 的注解。',
    '`rclone sync a b` 会删除目标端的文件。',
    'Remove the lock (`kubectl drain web-1` was run before).',
    'A single `kubectl delete pod web-0` request goes past the budget.',
    '不要执行 `kubectl delete node web-1`。',
    '切勿在此时运行 `systemctl restart kubelet`。',
    'The annotation is set with `kubectl annotate`.',
    'Export it and run `kubectl create`.',
    'Check whether `kubectl ko` ends with an error.',
    'Ask each member: `ovn-appctl … cluster/status`.',
    'Run `kubectl exec ... -- sh` for a shell.',
  ])('%s', (text) => {
    expect(commandsOf(text)).toEqual([]);
  });
});

describe('a command without its arguments', () => {
  it.each([
    'kubectl create',
    'kubectl get -A',
    'sudo systemctl restart',
    'helm upgrade',
    'rm -rf',
    'kubectl debug node',
    'docker pull && echo done',
  ])('is not runnable: %s', (text) => {
    expect(commandOf(text).problem?.message).toMatch(/without its arguments$/);
  });

  it.each(['kubectl get pod -o name | xargs kubectl delete', 'ls | xargs -r rm -f', 'kubectl auth can-i --list'])(
    'is runnable when another program gives it the arguments: %s',
    (text) => {
      expect(commandOf(text).problem).toBeUndefined();
    },
  );

  it.each(['kubectl version', 'kubectl get pods', 'kubectl create --help', 'kubectl apply -f -', 'systemctl status'])(
    'is runnable when it needs none: %s',
    (text) => {
      expect(commandOf(text).problem).toBeUndefined();
    },
  );
});

describe('macros of a site generator are placeholders', () => {
  it.each([
    ['wget https://example.com/kube-ovn/{{ variables.branch }}/dist/install.sh', ['variables-branch']],
    ['docker run kube-ovn:{{variables.version}} bash', ['variables-version']],
    ['helm upgrade x repo/x --version "{{ version | default("v1") }}"', ['version-default-v1']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a macro of a workflow
    ['kubectl get pod -n ${{ env.NAMESPACE }}', ['env-namespace']],
    ["kubectl get pod '{{ pod_name }}'", ['pod-name']],
    ['kubectl get pod {{< param pod >}}', ['param-pod']],
    ['kubectl get ns {{ .Values.namespace }}', ['values-namespace']],
    ["docker ps --format '{{.Names}}'", []],
    ["kubectl get pod -o go-template='{{range .items}}{{.metadata.name}}{{end}}'", []],
    ['docker inspect -f "{{json .State}}" web', []],
  ])('%s', (text, names) => {
    expect(commandOf(text).placeholders.map(({ name }) => name)).toEqual(names);
  });
});
