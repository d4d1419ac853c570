import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../src/model/index.js';
import { presenters } from '../../src/present/index.js';
import { displayWidth } from '../../src/present/layout.js';
import { ambiguous, matched, unmatched } from './diagnoses.js';
import { expectGolden } from './golden.js';
import { command, step } from './planned.js';

type Language = 'zh' | 'en';

const text = presenters.diagnosis.text;
const linesOf = (shown: string): string[] => shown.trimEnd().split('\n');

/** An answer with a check of so many commands, and a step to start at that changes something. */
function checked(language: Language, commands: number): Diagnosis {
  const zh = language === 'zh';
  const base = matched(language);
  const pod = { name: 'pod-name', type: 'name', value: null, from: null } as const;
  const look = step(1, zh ? '看成员与 leader' : 'Look at members and leader', {
    text: zh
      ? '先看每个成员自己的状态，再看集群的状态。\n两者不一致时，以成员自己的状态为准。'
      : 'Look at the state of each member first, then at that of the cluster. Where the two differ, the member is right, since the cluster only repeats what it heard last.',
    commands: Array.from({ length: commands }, (_, index) =>
      command(`kubectl exec <pod-name> -- ovn-appctl cluster/status database-${index + 1}`, {
        description: zh
          ? `第 ${index + 1} 个数据库的状态：角色、任期、日志位置，以及它最近听到的其他成员`
          : `state of database ${index + 1}: its role, its term, its place in the log, and the members that it heard of`,
        placeholders: [pod],
      }),
    ),
    expectations: [
      { verdict: 'normal', text: zh ? '每个成员都说有 leader' : 'every member names a leader', condition: null },
      {
        verdict: 'abnormal',
        condition: null,
        text: zh
          ? '某个成员说 Leader: unknown，或者任期比其他成员高出很多，或者日志位置长时间没有变化'
          : 'a member says Leader: unknown, or its term is far higher than that of the others, or its place in the log does not move',
      },
    ],
    branches: ['one member', 'two members', 'no leader', 'an old leader', 'a full disk', 'a slow disk'].map(
      (what, index) => ({ when: zh ? `出现 ${what}` : `there is ${what}`, to: `step-${2 + (index % 2)}` }),
    ),
  });
  const rebuild = step(2, zh ? '重建集群' : 'Rebuild the cluster', {
    commands: [command('mv ovnnb_db.db /tmp/', { effect: 'change' })],
  });
  const replace = step(3, zh ? '替换成员' : 'Replace the member');
  const confirm = { step: 'step-1', when: zh ? '出现 no leader' : 'there is no leader' };
  return { ...base, workflow: { ...base.workflow!, start: 'step-2', confirm, steps: [look, rebuild, replace] } };
}

function solvedCase(language: Language): Diagnosis {
  const base = matched(language);
  const cause = language === 'zh' ? '滚动发布把副本数临时翻倍' : 'surging rollouts doubled the replicas';
  return { ...base, workflow: { ...base.workflow!, kind: 'case', cause } };
}

const kinds: Readonly<Record<string, (language: Language) => Diagnosis>> = {
  check: (language) => checked(language, 2),
  crowded: (language) => checked(language, 9),
  'long-step': (language) => checked(language, 20),
  case: solvedCase,
  ambiguous,
  'no-match': unmatched,
};

const screens = Object.keys(kinds).flatMap((kind) =>
  (['zh', 'en'] as const).flatMap((language) => [80, 120].map((width) => [kind, language, width] as const)),
);

describe('the screen of an answer', () => {
  it.each(screens)('matches the golden screen: %s, %s, %i columns', (kind, language, width) => {
    expectGolden(`screens/${kind}.${language}.${width}.txt`, text(kinds[kind]!(language), { width }));
  });

  it.each(screens)('has at most 40 lines unless a step is longer: %s, %s, %i columns', (kind, language, width) => {
    const lines = linesOf(text(kinds[kind]!(language), { width }));
    if (kind !== 'long-step') expect(lines.length).toBeLessThanOrEqual(40);
    for (const line of lines) if (!/^ +kubectl|=…/.test(line)) expect(displayWidth(line)).toBeLessThanOrEqual(width);
  });

  it('keeps every command and every target of a step where it shortens the rest', () => {
    const shown = text(checked('en', 9));
    for (let number = 1; number <= 9; number++) expect(shown).toContain(`cluster/status database-${number}\n`);
    expect(shown).toMatch(/→ if there is one member, or there is no leader, or .*: step 2/);
    expect(shown).toMatch(/# \[read\] state of database 1: .*… \[needs pod-name\]\n/);
    expect(text(checked('en', 2))).toContain('\n   → if there is a full disk: step 2');
  });

  it('leaves out the titles of other steps before it shortens what a shown step says', () => {
    const base = checked('en', 4);
    const far = Array.from({ length: 12 }, (_, index) => step(4 + index, `Far away ${index + 1}`));
    const shown = text({ ...base, workflow: { ...base.workflow!, steps: [...base.workflow!.steps, ...far] } });
    for (let number = 1; number <= 4; number++)
      expect(shown.replace(/\n +(?:# )?/g, ' ')).toContain(
        `state of database ${number}: its role, its term, its place in the log, and the members that it heard of`,
      );
    expect(shown.replace(/\n +/g, ' ')).toContain('or its place in the log does not move');
    expect(linesOf(shown).length).toBeLessThanOrEqual(40);
  });

  it('leaves out the lists before it shortens the step', () => {
    expect(text(checked('en', 2))).toContain('Similar solved cases');
    expect(text(checked('en', 20))).not.toContain('Similar solved cases');
  });

  it('marks the step to start at where only its title is shown, and says how to see it', () => {
    const shown = linesOf(text(checked('en', 2)));
    expect(shown).toContain('2. Rebuild the cluster  ◀ start here (commands: 1)');
    expect(shown.join('\n')).toContain('--step 2 (one step)');
    expect(text(matched('en'))).toContain('--step N (one step)');
  });

  it.each(['zh', 'en'] as const)(
    'gives a long id a line of its own, so that titles are not cut for it: %s',
    (language) => {
      const id = 'prometheus-runbooks/kubernetes/KubeletServerCertificateRenewalErrors';
      const title = 'The server certificate of the kubelet cannot be renewed';
      const base = matched(language);
      const shown = linesOf(
        text({
          ...base,
          matches: [base.matches[0]!, { ...base.matches[1]!, id, title }],
          cases: [{ ...base.cases[0]!, id: `${id}-2`, title }],
        }),
      );
      expect(shown.filter((line) => line === `  - ${title}`)).toHaveLength(2);
      expect(shown).toEqual(expect.arrayContaining([`    (${id})`, `    (${id}-2)`]));
      for (const line of shown) expect(displayWidth(line)).toBeLessThanOrEqual(80);
    },
  );

  it('says below the nearest document how to read it', () => {
    const shown = linesOf(text(unmatched('en'))).map((line) => line.trim());
    expect(shown[shown.findIndex((line) => line.startsWith('- Slow DNS')) + 1]).toBe('read it: triagraph show dns');
  });
});
