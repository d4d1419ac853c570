import { random } from './random.js';

const titles = [
  'Pods stay Pending',
  'Pods stay Pending in shop',
  'Subnet runs out of addresses',
  'Gateway drops packets',
  'DNS fails',
  'Pod 一直 Pending',
  '子网地址耗尽',
  '网关丢包',
  'DNS 解析失败',
  'failed to allocate ip: no address left',
  'OVN 数据库只读',
];
const symptoms = [
  'no address left in subnet',
  'the pod is in ContainerCreating',
  'dial tcp 10.0.0.1:6643: connection refused',
  'failed calling webhook "ovn.kube-ovn.io": context deadline exceeded',
  '子网没有可用地址',
  'Pod 之间不通，节点之间正常',
  'no restarts, but DNS lookups time out',
  'leader election lost',
  '丢包率 30%',
  'only large packets are dropped',
];
const causes = [
  'The pool of the subnet is used up',
  'The conntrack table is full',
  '网关节点的连接跟踪表满了',
  'A lease was kept',
];
const fixes = ['Delete the leaked address', 'Raise nf_conntrack_max', '扩容子网', 'Restart kube-ovn-controller'];
const triggers = [
  'no address left',
  '地址耗尽',
  '{any: [dropped, lost packets], all: [gateway]}',
  '{regex: "conntrack.*full", weight: 2}',
  '{any: [Pending], cased: true}',
  '{any: [pending], not: [quota], weight: 0.5}',
  '"connection refused"',
  'ContainerCreating',
];
const steps = [
  'Look at the subnet',
  'Look at the gateway',
  '查看节点',
  'Check DNS',
  'Restart the controller',
  'Compare the counters',
];
const commands = [
  'kubectl get subnet <subnet> -o yaml',
  'kubectl get pod <pod-name> -n <namespace>',
  'kubectl delete ip <ip-name>',
  'conntrack -S',
  'kubectl logs -n kube-system <pod> --since=10m',
  "ssh <node> 'systemctl restart kubelet'",
];
const expectations = [
  '- ✅ Normal: availableIPs > 10\n- ⚠️ Warning: 5 < availableIPs <= 10\n- ❌ Abnormal: availableIPs <= 5',
  '- 正常：状态为 Running\n- 异常：状态不是 Running',
  '- Normal: no lost packets\n- Abnormal: packet loss > 5%',
  '- ❌ Abnormal: the output has `table full`',
  'The output should be empty.',
];
const branches = [
  '- If `availableIPs == 0`, go to step 3',
  '- If it is abnormal, go to "Scenario 1: the table is full"',
  '- 如果正常，转到步骤 2',
  '- Otherwise, go to step 1',
  '- If DNS fails, continue with [DNS](d2.md)',
  '- If nothing helps, see the workflow `same`',
  '- 否则联系网络团队',
];
const links = ['[other](d1.md)', '[[d3]]', '[a step](d2.md#step-1)', '[gone](gone.md)', 'https://example.org/issues/7'];

type Next = (bound: number) => number;

function frontMatter(next: Next, at: number, workflow: boolean): string[] {
  const one = (of: readonly string[]) => of[next(of.length)]!;
  const chosen: readonly (readonly [chance: number, line: () => string])[] = [
    [3, () => `id: ${one(['same', 'other', `own-${at}`, `own-${at}`])}`],
    [2, () => `title: ${JSON.stringify(one(titles))}`],
    [2, () => `triggers:\n${Array.from({ length: 1 + next(3) }, () => `  - ${one(triggers)}`).join('\n')}`],
    [6, () => `excludes: [${one(['quota', 'no restarts', '配额'])}]`],
    [3, () => `products: [${one(['Kube-OVN', 'Kubernetes', 'Kube-OVN, Kubernetes'])}]`],
    [3, () => `versions: [${one(['"1.12"', '">=1.11 <1.13"', '"1.12.3", "1.13.x"', 'v1.10'])}]`],
    [3, () => `source: ${one(['"#12"', 'https://example.org/issues/7', 'experience', '"#12, #13"'])}`],
    [4, () => `related: [${one(['same', 'd1', 'd2.md', 'nowhere'])}]`],
    [5, () => `components: [${one(['gateway', 'dns', 'ipam'])}]`],
    [4, () => `date: ${one(['2026-01-02', '2025-11-30', '2026-13-01'])}`],
    [6, () => `owners: [${one(['"@net"', 'team-a'])}]`],
    [7, () => `status: ${one(['draft', 'stable', 'deprecated'])}`],
    ...(workflow
      ? ([
          [3, () => `category: ${one(['general', 'network'])}`],
          [3, () => `priority: ${one(['1', '10', '999'])}`],
        ] as const)
      : ([
          [2, () => `workflow: ${one(['same', 'd0', 'd2.md', 'other'])}`],
          [2, () => `branch: ${one(['step-1', 'Look at the gateway', '"Step 2: Check DNS"', 'step-2', 'scenario 1'])}`],
        ] as const)),
  ];
  return chosen.flatMap(([chance, line]) => (next(chance) === 0 ? [line()] : []));
}

function document(next: Next, at: number): string {
  const one = (of: readonly string[]) => of[next(of.length)]!;
  const workflow = next(2) === 0;
  const lines = ['---', `kind: ${workflow ? 'workflow' : 'case'}`, ...frontMatter(next, at, workflow), '---', ''];
  lines.push(`# ${one(titles)}`, '', '## Symptoms', '', `- ${one(symptoms)}`, `- ${one(symptoms)}`, '');
  if (next(3) === 0) lines.push('```text', `E0301 09:00:00.0 1 a.go:${at}] ${one(symptoms)}`, one(symptoms), '```', '');
  if (workflow || next(3) === 0) {
    lines.push('## Diagnosis', '');
    for (let step = 1; step <= 1 + next(4); step++) {
      lines.push(`### Step ${step}: ${one(steps)}`, '', '```bash', one(commands), '```', '', one(expectations), '');
      lines.push(one(branches), one(branches), '');
      if (next(4) === 0) lines.push(`#### Step ${step}.1: ${one(steps)}`, '', '```bash', one(commands), '```', '');
    }
  }
  lines.push('## Cause', '', `- ${one(causes)} ${one(links)}`, '', '## Resolution', '');
  if (next(2) === 0) lines.push('### Scenario 1: the table is full', '');
  lines.push(`1. ${one(fixes)}`, '', '   ```bash', `   ${one(commands)}`, '   ```', '', one(links), '');
  return lines.join('\n');
}

/**
 * A knowledge base whose documents often share ids, titles, sources, triggers, symptoms and steps, and refer to each
 * other. The same seed gives the same files.
 */
export function collidingDocuments(seed: number, count: number): Record<string, string> {
  const next = random(seed);
  const files: Record<string, string> = {};
  const kept: string[] = [];
  for (let at = 0; at < count; at++) {
    const name = `d${Math.floor(at / 2)}`;
    const path = [`${name}.md`, `en/${name}.md`, `zh/${name}.md`, `cases/${name}.md`, `${name}.zh.md`][next(5)]!;
    // Some are a copy of another one, or nearly so.
    const text = next(6) === 0 && kept.length > 0 ? kept[next(kept.length)]! : document(next, at);
    kept.push(text);
    files[path] = next(8) === 0 ? text.replace('## Cause', '## Notes\n\nSeen again on Monday.\n\n## Cause') : text;
  }
  return files;
}

/** Symptoms in the words of these documents: one, two joined, denied, in a log, in an alert. */
export function collidingSymptoms(): string[] {
  const all = [...titles, ...symptoms, ...causes, ...steps];
  return all.flatMap((text, at) => {
    const other = all[(at * 7 + 3) % all.length]!;
    return [
      text,
      `${text}, ${other}`,
      `no ${text}, but ${other}`,
      `${other}；没有${text}`,
      `I0301 09:00:00.1 1 main.go:1] synced\nE0301 09:00:00.2 1 main.go:2] ${text}\nI0301 09:00:00.3 1 main.go:1] ${other}`,
      `Alertname: KubePodNotReady\nNamespace: shop\nPod: web-0\nSummary: ${text}\nDescription: ${other}`,
      `Kube-OVN v1.12.3: ${text} on node1, subnet ovn-default 10.16.0.0/16`,
    ];
  });
}
