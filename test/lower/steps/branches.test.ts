import { describe, expect, it } from 'vitest';
import { branchesIn, read } from './support.js';

/** `condition -> action` of each branch of one sentence. */
const told = (text: string): string[] =>
  branchesIn(text, text, 'OWN').map(({ when, text: action }) => `${when} -> ${action}`);

/** `condition -> target` of each branch of a document; steps by their title. */
function branches(source: string): string[] {
  const { steps } = read(source);
  const titles = new Map(steps.map(({ id, title }) => [id, title]));
  return steps
    .flatMap((step) => step.branches)
    .map(({ when, to, toKind }) => `${when} -> ${toKind}: ${titles.get(to) ?? to}`);
}

describe('a sentence with a further condition', () => {
  const places = ['go to step 2', 'see [disks](disks.md)', 'follow step 4'];

  it('is two branches when both parts name a place, and one branch otherwise', () => {
    for (const first of [...places, 'wait'])
      for (const second of [...places, 'wait', 'which is rare']) {
        const found = told(`If the disk is full, ${first}, if the node hangs, ${second}.`);
        const isParted = places.includes(first) && places.includes(second);
        const conditions = found.map((branch) => branch.split(' -> ')[0]);
        expect([first, second, conditions.includes('the node hangs')]).toEqual([first, second, isParted]);
        expect([first, second, conditions[0]?.startsWith('the disk is full')]).toEqual([first, second, true]);
      }
  });
});

describe('a condition of several parts', () => {
  it.each([
    ['If the queue is full, stuck or gone, go to step 2.', 'the queue is full, stuck or gone -> go to step 2'],
    [
      'If the volume is lost, or its claim is, restore the backup.',
      'the volume is lost, or its claim is -> restore the backup',
    ],
    ['If the mount is /a, /b, or /c, remove old images.', 'the mount is /a, /b, or /c -> remove old images'],
    [
      'If the file is large, such as an image, use the other tool.',
      'the file is large, such as an image -> use the other tool',
    ],
    ['If the relay is up, but no mail leaves, follow step 3.', 'the relay is up, but no mail leaves -> follow step 3'],
    ['If it hangs, or if it crashes, then restart it.', 'it hangs, or if it crashes -> restart it'],
    [
      'If a node shows 1,500 or 2,000 entries, shrink the table.',
      'a node shows 1,500 or 2,000 entries -> shrink the table',
    ],
    ['If 10.0.0.1:53 does not answer, restart the server.', '10.0.0.1:53 does not answer -> restart the server'],
    ['If the port is held — by an orphan — restart the node.', 'the port is held — by an orphan -> restart the node'],
    ['若为空，执行步骤 3', '为空 -> 执行步骤 3'],
    ['如果失败，转到步骤 2', '失败 -> 转到步骤 2'],
    ['如果队列已满，或消费者为零，进入第二步', '队列已满，或消费者为零 -> 进入第二步'],
    ['如果卷丢失、声明丢失或权限不符，转到"恢复"', '卷丢失、声明丢失或权限不符 -> 转到"恢复"'],
    ['如果进程在，但端口不通，检查防火墙', '进程在，但端口不通 -> 检查防火墙'],
    ['如果副本为零，且最近改过配置，则回滚配置', '副本为零，且最近改过配置 -> 回滚配置'],
    ['如果队列满，磁盘满，或者内存满，参考第二步', '队列满，磁盘满，或者内存满 -> 参考第二步'],
  ])('ends before the action: %s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  it.each([
    [
      'If the queue is full, the consumers or the disk are slow.',
      'the queue is full -> the consumers or the disk are slow',
    ],
    [
      'If the relay hangs, it waits for a lock or a peer, so restart it.',
      'the relay hangs -> it waits for a lock or a peer, so restart it',
    ],
    [
      'If the queue is full, check the consumers, the disk and the log, then go on.',
      'the queue is full -> check the consumers, the disk and the log, then go on',
    ],
    ['如果队列已满，磁盘慢的可能最大，转到第二步', '队列已满 -> 磁盘慢的可能最大，转到第二步'],
    ['如果用的是默认队列，还要改启动参数，否则会不一致', '用的是默认队列 -> 还要改启动参数，否则会不一致'],
    ['如果副本为零，说明缩容过，检查记录', '副本为零 -> 缩容过，检查记录'],
    ['如果队列已满，先去掉它，转到第二步', '队列已满 -> 先去掉它，转到第二步'],
  ])('does not include its consequence: %s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  it.each([
    ['如果 CoreDNS 有应答，问 kube-dns 没有，转到第二步', 'CoreDNS 有应答，问 kube-dns 没有 -> 转到第二步'],
    ['如果 Pod 数没变，已用 IP 越来越多，转到第二步', 'Pod 数没变，已用 IP 越来越多 -> 转到第二步'],
    [
      'If lookups succeed, each after some seconds, go to step 2',
      'lookups succeed, each after some seconds -> go to step 2',
    ],
  ])('has all its clauses before a reference: %s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });
});

describe('a reference of a step to itself', () => {
  it('is no branch', () => {
    expect(
      branches(`# Mail is late

## Diagnosis

### Step 1: Look at the queue

- If the queue is full, go to step 2
- If the queue is empty, go to step 1

### Step 2: Look at the disk

\`\`\`bash
df -h
\`\`\`
`),
    ).toEqual(['the queue is full -> step: Step 2: Look at the disk']);
  });
});

describe('several conditions in one line', () => {
  it.each([
    [
      'If the queue is full, check the consumers; when the disk is slow, go to step 2.',
      ['the queue is full -> check the consumers', 'the disk is slow -> go to step 2'],
    ],
    ['如果队列满，进入第二步，如果磁盘满，进入第三步', ['队列满 -> 进入第二步', '磁盘满 -> 进入第三步']],
  ])('each have a target: %s', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it('share one condition when they name three targets', () => {
    const text = 'If mail is lost, see [relay](relay.md), [queue](queue.md) and go to step 2.';
    const plain = 'If mail is lost, see relay, queue and go to step 2.';
    const found = branchesIn(plain, text);
    expect(found.map(({ when }) => when)).toEqual(['mail is lost', 'mail is lost', 'mail is lost']);
  });

  it('are separated after a mark, in parentheses and by semicolons', () => {
    expect(
      branches(`# 邮件不通

## 诊断步骤

### 第一步：看中继

- ❌ 异常：中继通而队列不通（转到工作流 [queue](queue.md)）；队列通而投递不通，转到 [delivery](delivery.md)
- ❌ 异常：缺证书；或证书过期（时钟偏差，见 [clock](clock.md)）
- ❌ 异常：没有监听，或监听在别的端口，转到 [ports](ports.md)
- ✅ 正常：队列为空；不是队列的问题（转到 [other](other.md)）
`),
    ).toEqual([
      '中继通而队列不通 -> document: queue.md',
      '队列通而投递不通 -> document: delivery.md',
      '证书过期 -> document: clock.md',
      '没有监听，或监听在别的端口 -> document: ports.md',
      '队列为空 -> document: other.md',
    ]);
  });
});

describe('a reference without a condition', () => {
  it('is no branch when it names further reading', () => {
    expect(
      branches(`# Mail is late

## Diagnostic Steps

### Scenario 1: slow relay

Old versions compact their queue each night, see [the queue](queue.md). For details, refer to [tuning](tuning.md).

\`\`\`bash
postqueue -p
\`\`\`
`).filter((each) => each.includes('document')),
    ).toEqual([]);
  });

  it('is a branch when it names a procedure to carry out', () => {
    expect(
      branches(`# Mail is late

## Diagnostic Steps

1. Collect the logs: follow the steps in [collecting logs](logs.md).
2. Look at the queue.
`),
    ).toEqual([' -> document: logs.md']);
  });

  it.each([
    ['分支 A：队列已满 → 执行步骤 2\n分支 B：队列为空 → 第三步', ['队列已满 -> 2', '队列为空 -> 3']],
    [
      '情况一：丢包率大于 5%，转第二步。\n情况二：丢包率不大于 5%，转第三步。',
      ['丢包率大于 5% -> 2', '丢包率不大于 5% -> 3'],
    ],
    ['If the reply is empty → go to step 2, else → step 3.', ['the reply is empty -> 2', 'else -> 3']],
    ['In case of errors, proceed to step 2.', ['errors -> 2']],
    ['Should the queue be full, jump to step 2.', ['queue be full -> 2']],
    ['Unless the pod is Ready, go to step 2.', ['Unless the pod is Ready -> 2']],
  ])('keeps its condition: %s', (text, expected) => {
    const found = read(
      `# Mail\n\n## Diagnosis\n\n### Step 1: Look\n\n${text}\n\n### Step 2: Wait\n\nA minute.\n\n### Step 3: Call\n\nSomebody.\n`,
    ).steps;
    const led = found.flatMap(({ branches: each }) =>
      each.map(({ when, to }) => `${when} -> ${to.replace('step-', '')}`),
    );
    expect(led).toEqual(expected);
  });

  it.each([
    'If the queue is full, run step 2.',
    'If the queue is full, goto step 2.',
    'If the queue is full, then go to [Look at the queue](#step-2-look-at-the-queue).',
    '若队列已满，转第二步。',
    '如果队列已满，前往步骤 2。',
  ])('is written in many ways: %s', (sentence) => {
    const steps = `### Step 1: Look\n\n${sentence}\n\n### Step 2: Look at the queue\n\nIt is long.\n`;
    expect(branches(`# Mail\n\n## Diagnosis\n\n${steps}`)).toEqual([
      expect.stringMatching(/^(?:the queue is full|队列已满) -> step: Step 2: Look at the queue$/),
    ]);
  });

  it.each([
    ['- ✅ normal: all Ready; go on with step 2', ['all Ready -> step: Step 2: Look at the queue']],
    ['- ✅ 正常：全部 Ready，继续步骤 2', ['全部 Ready -> step: Step 2: Look at the queue']],
    ['- ❌ 异常：返回空，因为步骤 2 没有生效', []],
    ['- ❌ 异常：返回空，由于按步骤 2 清理过', []],
    ['- ❌ abnormal: returns nothing, see the log, because step 2 was skipped', []],
    ['- ❌ 异常：队列继续增长，观察步骤 2 的输出', []],
  ])('is read in an expectation: %s', (line, expected) => {
    expect(
      branches(
        `# Mail\n\n## Diagnosis\n\n### Step 1: Look\n\n\`\`\`bash\npostqueue -p\n\`\`\`\n\n${line}\n\n### Step 2: Look at the queue\n\n\`\`\`bash\nmailq\n\`\`\`\n`,
      ),
    ).toEqual(expected);
  });

  it('is a branch when an observation precedes it', () => {
    expect(
      branches(`# 邮件延迟

## 诊断步骤

### 场景1：中继慢

切换后出现重复投递的，转到工作流 [dup](dup.md)。

- 只有大附件慢：见工作流 [mtu](mtu.md)
- 说明：见 [more](more.md)
`).filter((each) => each.includes('document')),
    ).toEqual(['切换后出现重复投递 -> document: dup.md', '只有大附件慢 -> document: mtu.md']);
  });
});

describe('a section of another document', () => {
  const withScenarios = (line: string): string => `# 邮件不通

## 诊断步骤

### 第一步：看中继

${line}

## 场景

### 场景2：中继停了

\`\`\`bash
systemctl status relay
\`\`\`

### 场景3：队列满

\`\`\`bash
postqueue -p
\`\`\`
`;
  const leads = (line: string): string[] => branches(withScenarios(line)).filter((each) => each.startsWith('接口报错'));

  it.each([
    '- 如果接口报错，转到工作流 [store](store.md) 的"场景3：磁盘坏"',
    '- 如果接口报错，先看证书，节点侧见工作流 [store](store.md) 的场景2',
    '- 如果接口报错，按 [store](store.md) 的场景2与场景3 处理',
    '- 如果接口报错，参考场景3（见 [store](store.md)）',
    '- 如果接口报错，转到 [store](store.md#场景3)，场景3',
  ])('is not taken for the section of this document with the same number: %s', (line) => {
    expect(leads(line)).toEqual(['接口报错 -> document: store.md']);
  });

  it.each(['- 如果接口报错，转到工作流 store-health 的场景3', '- 如果报错，见 store.md 的"场景3"'])(
    'is recognised when its document is named without a link: %s',
    (line) => {
      expect(leads(line).filter((each) => each.includes('step'))).toEqual([]);
    },
  );

  it('may be named beside a section of this document', () => {
    expect(leads('- 如果接口报错，先查存储（工作流 [store](store.md)）和队列（进入"场景3：队列满"）')).toEqual([
      '接口报错 -> step: 场景3：队列满',
      '接口报错 -> document: store.md',
    ]);
  });

  it('is not a section of this document with the same number and other words', () => {
    expect(leads('- 如果接口报错，进入"场景3：磁盘坏"')).toEqual(['接口报错 -> unresolved: 场景3：磁盘坏']);
    expect(leads('- 如果接口报错，进入"场景3"')).toEqual(['接口报错 -> step: 场景3：队列满']);
  });
});

describe('a bare number after a verb of reference', () => {
  const sections = (first: string): string =>
    `# Web\n\n## Diagnosis\n\n### 1. Look\n\n${first}\n\n### 2. Restart\n\n#### 2.1 Stop\n\nStop it.\n`;

  it.each([
    ['If it is down, go to 2.1.', 'it is down -> step: 2.1 Stop'],
    ['If it is down, jump to 2.1 and wait.', null],
    ['如果不通，转到 2.1', '不通 -> step: 2.1 Stop'],
    ['如果不通，跳到 2.1 节。', '不通 -> step: 2.1 Stop'],
    ['如果不通，参考 2.1 节', '不通 -> step: 2.1 Stop'],
    ['If it is down, skip to 2.', 'it is down -> step: 2. Restart'],
    ['如果升级了，转到 2.1 版本', null],
    ['如果返回 2，重启它', null],
  ])('refers to a step only where nothing else belongs to the number: %s', (text, expected) => {
    const found = branches(sections(text)).filter((each) => / step: \d/.test(each));
    expect(found).toEqual(expected === null ? [] : [expected]);
  });

  it('refers to a step in a cell of a table too', () => {
    const table = '| Symptom | Action |\n|---|---|\n| down | go to 2 |\n| slow | 转到 2.1 |\n';
    expect(branches(sections(table))).toEqual(['down -> step: 2. Restart', 'slow -> step: 2.1 Stop']);
  });
});
