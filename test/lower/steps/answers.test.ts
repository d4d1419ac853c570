import { describe, expect, it } from 'vitest';
import type { Document } from '../../../src/model/index.js';
import { lower } from '../lowering.js';

const procedure = (steps: string): Document => lower(`# 进程异常\n\n## 处理步骤\n\n${steps}\n`).document;

/** `step → condition → title of the step or what to do`, in document order. */
const ways = ({ steps }: Document): string[] =>
  steps.flatMap(({ title, branches }) =>
    branches.map(({ when, to }) => `${title} → ${when} → ${steps.find(({ id }) => id === to)?.title ?? to}`),
  );

describe('an answer to the question of a step', () => {
  it('leads to the step that it names', () => {
    const document = procedure('1. 查看日志\n   - 是，执行步骤 3。\n   - 否，处理完毕。\n2. 备份\n3. 重启进程');
    expect(ways(document)).toEqual(['查看日志 → 是 → 重启进程', '查看日志 → 否 → 处理完毕']);
  });

  it('may be on one line with another, with arrows or commas', () => {
    expect(ways(procedure('1. 检查端口：是 -> 步骤3，否 -> 步骤2。\n2. 放行端口\n3. 检查认证'))).toEqual([
      '检查端口：是 -> 步骤3，否 -> 步骤2 → 是 → 检查认证',
      '检查端口：是 -> 步骤3，否 -> 步骤2 → 否 → 放行端口',
    ]);
    expect(ways(procedure('1. 是否可达？是，请执行步骤3；否，请执行步骤2。\n2. 改路由\n3. 查认证'))).toEqual([
      '是否可达？ → 是 → 查认证',
      '是否可达？ → 否 → 改路由',
    ]);
  });

  it('does not refer to a number of another list', () => {
    const text =
      '**检查进程**\n\n1. 查看进程\n   - 否，执行步骤 3。\n2. 重启\n\n**检查磁盘**\n\n1. 查看磁盘\n2. 清理\n3. 扩容';
    const branches = procedure(text).steps.flatMap((step) => step.branches);
    expect(branches.map(({ toKind }) => toKind)).toEqual(['unresolved']);
  });

  it('is a branch only in a list', () => {
    expect(
      ways(
        lower('# Web\n\n## Diagnosis\n\n1. Is it up?\n   - Yes: go to step 2\n   - No: start it\n2. Ping it').document,
      ),
    ).toEqual(['Is it up? → Yes → Ping it', 'Is it up? → No → start it']);
    expect(
      ways(lower('# Web\n\n## Diagnosis\n\n1. Can it be undone?\n\n   No, it is lost. Offloaded:yes, dp:tc').document),
    ).toEqual([]);
  });

  it('may begin a line without a bullet', () => {
    const asked = (yes: string, no: string) =>
      ways(
        lower(`# Web\n\n## Diagnosis\n\n1. Is it up?\n\n   yes: ${yes}\n   no: ${no}\n2. Ping it\n3. Start it\n`)
          .document,
      );
    expect(asked('go to step 2', 'go to step 3')).toEqual(['Is it up? → yes → Ping it', 'Is it up? → no → Start it']);
    expect(asked('step 2', 'restart the host')).toEqual([
      'Is it up? → yes → Ping it',
      'Is it up? → no → restart the host',
    ]);
    expect(ways(procedure('1. 端口通吗？\n\n   是：执行步骤 2\n   否：执行步骤 3\n2. 查认证\n3. 放行端口'))).toEqual([
      '端口通吗？ → 是 → 查认证',
      '端口通吗？ → 否 → 放行端口',
    ]);
  });

  it('may be "otherwise" with an instruction', () => {
    expect(ways(procedure('1. 若认证失败，跳转到步骤 2；否则请联系支持人员。\n2. 改密码')).at(-1)).toMatch(
      /否则 → 联系支持人员$/,
    );
    expect(ways(procedure('1. 若认证失败，跳转到步骤 2；否则重启后会丢失。\n2. 改密码'))).toHaveLength(1);
  });
});

describe('a decision tree', () => {
  it('begins with the question above its first connector', () => {
    const tree =
      '节点能登录吗？\n├── 是\n│   └── kubelet 在运行吗？\n│       ├── 否 → 启动 kubelet\n│       └── 是 → 看日志\n└── 否\n    └── 查电源';
    const document = lower(`# 节点\n\n## 决策树\n\n\`\`\`\n${tree}\n\`\`\`\n`).document;
    expect(document.steps.map(({ title }) => title)).toEqual(['决策树', '节点能登录吗', 'kubelet 在运行吗']);
    expect(ways(document)).toEqual([
      '节点能登录吗 → 节点能登录吗 → kubelet 在运行吗',
      '节点能登录吗 → 否 → 查电源',
      'kubelet 在运行吗 → 否 → 启动 kubelet',
      'kubelet 在运行吗 → kubelet 在运行吗 → 看日志',
    ]);
  });

  it('leads where each situation says that it names', () => {
    const tree =
      'Which state?\n├─ Pending\n│   ├─ inodes < 95 % → Step 1\n│   └─ exit code 137 → Step 2\n└─ CrashLoopBackOff → Step 2';
    const document = lower(
      `# Pods\n\n## Decision tree\n\n\`\`\`\n${tree}\n\`\`\`\n\n## Diagnosis\n\n### Step 1: Wait\n\nA minute.\n\n### Step 2: Restart\n\nOnce.\n`,
    ).document;
    expect(ways(document)).toEqual([
      'Which state → Pending → Pending',
      'Which state → CrashLoopBackOff → Step 2: Restart',
      'Pending → inodes < 95 % → Step 1: Wait',
      'Pending → exit code 137 → Step 2: Restart',
    ]);
  });
});
