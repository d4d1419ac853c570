import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/model/index.js';
import { lower } from '../lowering.js';

const stepsOf = (body: string): Step[] => [...lower(`# 延迟\n\n## 处理步骤\n\n${body}\n`).document.steps];
const titles = (steps: readonly Step[]) => steps.map(({ title }) => title);

describe('a table whose rows are steps', () => {
  it('gives each step its commands and expectations', () => {
    const steps = stepsOf(
      '| 步骤 | 操作 | 命令 | 预期结果 |\n|---|---|---|---|\n| 1 | 看磁盘 | df -h | 使用率 < 80% |\n| 2 | 看内存 | `free -m \\| grep Mem` | 有余 |',
    );
    expect(titles(steps)).toEqual(['看磁盘', '看内存']);
    expect(steps.map(({ commands }) => commands.map(({ text }) => text))).toEqual([['df -h'], ['free -m | grep Mem']]);
    expect(steps[0]!.expectations[0]).toMatchObject({
      verdict: 'normal',
      condition: { all: [{ subject: '使用率', operator: '<', value: 80, unit: '%' }] },
    });
  });

  it('says once what should be seen, without the number of the step', () => {
    const steps = stepsOf(
      '| 步骤 | 操作 | 命令 | 预期 | 异常 |\n|---|---|---|---|---|\n| 1 | 看磁盘 | `df -h` | 使用率 < 80% | 使用率 >= 80% |',
    );
    expect(steps[0]!.expectations.map(({ verdict, text }) => [verdict, text])).toEqual([
      ['normal', '使用率 < 80%'],
      ['abnormal', '使用率 >= 80%'],
    ]);
  });

  it('has numbered rows, or checks with their commands', () => {
    const numbered = '| # | Task |\n|---|---|\n| 1 | Stop it |\n| 2 | Start it |';
    expect(titles(stepsOf(numbered))).toEqual(['Stop it', 'Start it']);
    expect(titles(stepsOf('| 检查项 | 命令 |\n|---|---|\n| 磁盘 | `df -h` |'))).toEqual(['磁盘']);
  });

  it.each([
    ['explains commands', '| 命令 | 说明 |\n|---|---|\n| `df -h` | 磁盘 |'],
    ['tells of steps that stand elsewhere', '| Step | Rollback |\n|---|---|\n| Stop it | Start it |'],
    ['says where to go', '| 步骤 | 现象 | 处理 |\n|---|---|---|\n| 1 | 超时 | 重启 |'],
  ])('is not one that %s', (_, table) => {
    expect(titles(stepsOf(table))).toEqual(['处理步骤']);
  });
});

describe('a table with a column of actions', () => {
  const row = (todo: string) => `| 步骤 | 现象 | 命令 | 处理 |\n|---|---|---|---|\n| 1 | 超时 | \`df -h\` | ${todo} |`;
  const branchesOf = (body: string) =>
    stepsOf(body).flatMap(({ branches }) => branches.map(({ when, to }) => `${when} → ${to}`));

  it('has a branch for each row', () => {
    expect(branchesOf(row('重启控制器'))).toEqual(['超时 → 重启控制器']);
  });

  it.each(['-', '—', '–', '/', ''])('has no branch for a row without an action, written %j', (nothing) => {
    expect(titles(stepsOf(row(nothing)))).toEqual(['df -h']);
    expect(branchesOf(row(nothing))).toEqual([]);
  });
});

describe('a table in an item of a list', () => {
  it('has the expectations of the item', () => {
    const [disk, inode] = stepsOf(
      '1. 看磁盘 `df -h`\n\n| 使用率 | 级别 |\n|---|---|\n| < 80% | 正常 |\n| > 90% | 严重 |\n\n2. 看 inode `df -i`\n\n   | 指标 | 正常 | 异常 |\n   |---|---|---|\n   | IUse% | < 70% | > 90% |',
    );
    expect(disk!.expectations.map(({ verdict, text }) => `${verdict} ${text}`)).toEqual([
      'normal 使用率 < 80%',
      'abnormal 使用率 > 90%',
    ]);
    expect(inode!.expectations.map(({ verdict, text }) => `${verdict} ${text}`)).toEqual([
      'normal IUse% < 70%',
      'abnormal IUse% > 90%',
    ]);
  });
});
