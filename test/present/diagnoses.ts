import type { Diagnosis, Evidence, Match, PlannedCommand, PlannedStep } from '../../src/model/index.js';

// Answers as the engine gives them, in the shape of an IP management runbook.

const path = 'workflows/address-exhaustion.md';

export function command(text: string, parts: Partial<PlannedCommand> = {}): PlannedCommand {
  const placeholders = parts.placeholders ?? [];
  return {
    id: 'step-1.1',
    text,
    rendered: text,
    runnable: placeholders.every((each) => each.value !== null),
    language: 'bash',
    description: '',
    effect: 'read',
    interactive: false,
    placeholders,
    ...parts,
  };
}

export function step(id: number, title: string, parts: Partial<PlannedStep> = {}): PlannedStep {
  return {
    id: `step-${id}`,
    parent: null,
    number: id,
    title,
    text: '',
    phase: 'diagnosis',
    source: { path, line: 20 + id * 12 },
    commands: [],
    expectations: [],
    branches: [],
    ...parts,
  };
}

export function evidence(kind: Evidence['kind'], value: string, score: number): Evidence {
  return { kind, value, score, query: null, source: { path, line: 6 } };
}

export function match(rank: number, title: string, parts: Partial<Match> = {}): Match {
  return {
    rank,
    id: `document-${rank}`,
    path: `workflows/document-${rank}.md`,
    kind: 'workflow',
    title,
    language: 'zh',
    priority: 40,
    score: 1,
    evidence: [],
    ...parts,
  };
}

const open = (name: string, type = 'name') => ({ name, type, value: null, from: null }) as const;
const subnet = { name: 'subnet-name', type: 'name', value: 'ovn-default', from: 'symptom' } as const;

const steps = (zh: boolean): PlannedStep[] => [
  step(1, zh ? '查看各子网还剩多少地址' : 'See how many addresses each subnet has left', {
    text: zh
      ? '先确认是哪个子网没有地址了。availableIPs 是还能分配的数量，usingIPs 是已经分配出去的数量；两者之和小于网段大小是正常的，因为网关和 excludeIps 不参与分配。'
      : 'Find the subnet that ran out first. availableIPs counts what can still be handed out, usingIPs what is in use; their sum is below the size of the range because the gateway and excludeIps are never handed out.',
    commands: [
      command('kubectl get subnet', { description: zh ? '列出所有子网' : 'list all subnets' }),
      command('kubectl describe subnet <subnet-name>', {
        rendered: 'kubectl describe subnet ovn-default',
        description: zh ? '出问题的子网' : 'the subnet in question',
        placeholders: [subnet],
        runnable: true,
      }),
    ],
    expectations: [
      { verdict: 'normal', text: 'availableIPs > 10', condition: null },
      { verdict: 'warning', text: '5 < availableIPs <= 10', condition: null },
      { verdict: 'abnormal', text: 'availableIPs <= 5', condition: null },
    ],
    branches: [
      { when: 'availableIPs == 0', to: 'step-3' },
      { when: zh ? '地址充足但仍分配失败' : 'there are addresses left', to: 'step-5' },
    ],
  }),
  step(2, zh ? '处理地址耗尽' : 'Make room in the subnet', { text: '' }),
  step(3, zh ? '扩大子网网段' : 'Widen the range', {
    parent: 'step-2',
    number: 1,
    phase: 'resolution',
    text: zh
      ? '已分配的地址不受影响。新网段不得与其他子网重叠。'
      : 'Addresses in use stay. The new range must not overlap another subnet.',
    commands: [
      command('kubectl edit subnet <subnet-name>', {
        rendered: 'kubectl edit subnet ovn-default',
        effect: 'change',
        interactive: true,
        placeholders: [subnet],
        runnable: true,
        description: zh ? '修改 spec.cidrBlock' : 'change spec.cidrBlock',
      }),
    ],
  }),
  step(4, zh ? '释放残留的地址' : 'Release addresses left behind', {
    parent: 'step-2',
    number: 2,
    phase: 'resolution',
    text: zh
      ? '- Pod 已删除而 IP 对象还在，即为残留\n- 删除前先确认没有同名 Pod'
      : '- an IP object without its Pod is left behind\n- make sure that no Pod of this name exists',
    commands: [
      command('kubectl get ip -o json \\\n  | jq -r \'.items[] | select(.spec.podName == "") | .metadata.name\'', {
        description: zh ? '找出没有 Pod 的 IP 对象' : 'IP objects without a Pod',
      }),
      command('kubectl delete ip <ip-name>', {
        effect: 'destroy',
        placeholders: [open('ip-name')],
        description: zh ? '逐个删除，不要批量' : 'one at a time, never in bulk',
      }),
      command(
        'cat <<EOF | kubectl apply -f -\napiVersion: kubeovn.io/v1\nkind: Subnet\nmetadata:\n  name: <new-subnet>\nEOF',
        {
          effect: 'change',
          placeholders: [open('new-subnet')],
          description: zh ? '或新建一个子网' : 'or make a new subnet',
        },
      ),
    ],
  }),
  step(5, zh ? '检查控制器日志' : 'Read the log of the controller', {
    number: 3,
    commands: [
      command('kubectl logs -n kube-system deploy/kube-ovn-controller --tail=200 | grep -iE "ipam|no.*available"', {
        description: zh ? '最近的地址分配日志' : 'recent allocations',
      }),
      command('kubectl -n kube-system exec deploy/kube-ovn-controller -- ./fix-ipam.sh', {
        effect: 'unknown',
        description: zh ? '修复脚本' : 'repair script',
      }),
    ],
    expectations: [{ verdict: 'abnormal', text: 'no available address', condition: null }],
  }),
];

export function matched(language: 'zh' | 'en', parts: Partial<Diagnosis> = {}): Diagnosis {
  const zh = language === 'zh';
  const title = zh ? '子网地址耗尽的诊断' : 'Subnet out of addresses';
  const proof = [
    evidence('trigger', 'no available ip', 0.6),
    evidence('text', zh ? '子网' : 'subnet', 0.3),
    evidence('signature', 'AcquireAddressFailed', 0.5),
  ];
  return {
    schema: 'triagraph/diagnosis/1',
    kb: { hash: `sha256:${'0'.repeat(64)}`, documents: 37 },
    query: {
      text: 'Pod ContainerCreating AcquireAddressFailed no available ip',
      language,
      entities: { subnet: ['ovn-default'] },
      corrections: [{ from: 'subnett', to: 'subnet' }],
    },
    status: 'matched',
    confidence: 'high',
    matches: [
      match(1, title, { id: 'address-exhaustion', path, evidence: proof }),
      match(2, zh ? '地址冲突的诊断' : 'Address conflicts', { evidence: [evidence('text', 'ip', 0.2)] }),
    ],
    workflow: {
      id: 'address-exhaustion',
      kind: 'workflow',
      title,
      path,
      language,
      reason: '',
      start: 'step-3',
      steps: steps(zh),
    },
    cases: [
      {
        id: 'case-1',
        title: zh ? '发布高峰时新 Pod 拿不到地址' : 'New Pods without an address during a rollout',
        path: 'cases/rollout.md',
        cause: zh
          ? '滚动发布把副本数临时翻倍，/24 的子网容纳不下，旧 Pod 的地址要等优雅退出结束才会归还'
          : 'surging rollouts doubled the replicas, more than a /24 can hold',
        resolution: zh ? '扩大网段到 /22，并限制 maxSurge' : 'widened the range to /22 and capped maxSurge',
        evidence: [],
      },
      {
        id: 'case-2',
        title: zh ? '节点重装后地址未释放' : 'Addresses kept after a node was reinstalled',
        path: 'cases/node.md',
        cause: null,
        resolution: zh ? '删除残留的 IP 对象' : 'deleted the IP objects left behind',
        evidence: [],
      },
    ],
    fallback: null,
    suggestions: [],
    question: null,
    diagnostics: [],
    ...parts,
  };
}

export function ambiguous(language: 'zh' | 'en'): Diagnosis {
  const zh = language === 'zh';
  const base = matched(language);
  const shared = evidence('trigger', 'ContainerCreating', 0.4);
  return {
    ...base,
    status: 'ambiguous',
    confidence: 'low',
    matches: [
      { ...base.matches[0]!, evidence: [shared, evidence('trigger', 'no available ip', 0.4)] },
      { ...base.matches[1]!, evidence: [shared, evidence('trigger', zh ? '地址冲突' : 'duplicate address', 0.4)] },
      {
        ...base.matches[1]!,
        rank: 3,
        id: 'far-behind',
        path: 'workflows/far-behind.md',
        title: zh ? '节点异常' : 'Node trouble',
        score: 0.1,
        evidence: [{ ...evidence('text', '~title', 0.06), query: null }, evidence('text', 'Pod', 0.04)],
      },
    ],
    question: {
      text: zh ? 'describe subnet 里的 availableIPs 是多少？' : 'What is availableIPs in describe subnet?',
      options: [
        { answer: zh ? '0 或很小' : '0 or very small', id: 'address-exhaustion' },
        { answer: zh ? '还有很多' : 'plenty', id: 'document-2' },
      ],
    },
    cases: [],
  };
}

export function unmatched(language: 'zh' | 'en'): Diagnosis {
  const zh = language === 'zh';
  return {
    ...matched(language),
    status: 'no_match',
    confidence: 'low',
    matches: [],
    workflow: null,
    cases: [],
    fallback: {
      id: 'general',
      title: zh ? '网络问题的一般排查' : 'Network trouble in general',
      path: 'workflows/general.md',
    },
    suggestions: [{ id: 'dns', title: zh ? 'DNS 解析变慢' : 'Slow DNS', path: 'workflows/dns.md' }],
  };
}

/** A workflow of many steps, each with a command; it starts at the 30th. */
export function long(count = 40): Diagnosis {
  const base = matched('en');
  const many = Array.from({ length: count }, (_, index) =>
    step(index + 1, `Check part ${index + 1}`, {
      text: 'What this part does, and what it should look like when nothing is wrong with it.',
      phase: index < 35 ? 'diagnosis' : 'other',
      commands: [command(`kubectl get part-${index + 1} -o yaml`), command(`kubectl logs part-${index + 1}`)],
    }),
  );
  const child = step(count + 1, 'Look closer', {
    parent: 'step-30',
    number: 1,
    commands: [command('kubectl describe part-30')],
  });
  const hidden = step(count + 2, 'Under a title', {
    parent: 'step-40',
    number: 1,
    phase: 'other',
    commands: [command('true')],
  });
  const ordered = [...many.slice(0, 30), child, ...many.slice(30), hidden];
  return { ...base, workflow: { ...base.workflow!, start: 'step-30', steps: ordered } };
}
