import type { Diagnosis } from '../../src/model/index.js';
import { exhaustionSteps } from './exhaustion-steps.js';
import { command, evidence, match, path, step } from './planned.js';

// Answers in the shape that the engine gives them, of an IP management runbook.

const solvedCases = (zh: boolean): Diagnosis['cases'] => [
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
    assessment: { basis: 'signature', margin: 0.5, lacks: [], unknown: [] },
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
      steps: exhaustionSteps(zh),
    },
    cases: solvedCases(zh),
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
    assessment: { basis: 'trigger', margin: 0, lacks: ['AcquireAddressFailed'], unknown: [] },
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
    assessment: { basis: 'words', margin: 0.1, lacks: ['AcquireAddressFailed'], unknown: ['AcquireAddressFailed'] },
    matches: [],
    workflow: null,
    cases: [],
    fallback: {
      id: 'general',
      title: zh ? '网络问题的一般排查' : 'Network trouble in general',
      path: 'workflows/general.md',
    },
    suggestions: [
      { id: 'dns', title: zh ? 'DNS 解析变慢' : 'Slow DNS', path: 'workflows/dns.md', lacks: ['AcquireAddressFailed'] },
      { id: 'gateway', title: zh ? '网关不通' : 'Gateway unreachable', path: 'workflows/gateway.md', lacks: [] },
    ],
    question: {
      text: zh ? '出问题的是哪个组件？' : 'Which component is affected?',
      options: [
        { answer: 'coredns', id: 'dns' },
        { answer: 'kube-ovn-cni', id: 'gateway' },
      ],
    },
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
