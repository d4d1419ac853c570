import { describe, expect, it } from 'vitest';
import type { Diagnosis, PlannedStep } from '../../src/model/index.js';
import { presenters } from '../../src/present/index.js';
import { matched } from './diagnoses.js';
import { command, step } from './planned.js';

const when = 'most members are down';
const steps: readonly PlannedStep[] = [
  step(1, 'Look at the members', {
    commands: [command('kubectl ko nb status')],
    branches: [{ when, to: 'step-3' }],
  }),
  step(2, 'Look at the disk', { commands: [command('df -h')] }),
  step(3, 'Rebuild the cluster', { commands: [command('mv ovnnb_db.db /tmp/', { effect: 'change' })] }),
];

const answer = (language: 'zh' | 'en', because?: string): Diagnosis => {
  const base = matched(language);
  const { startBecause: _, ...workflow } = base.workflow!;
  const told = because === undefined ? {} : { startBecause: because };
  return { ...base, workflow: { ...workflow, start: 'step-3', ...told, confirm: { step: 'step-1', when }, steps } };
};

describe('A confirming step', () => {
  it.each([
    ['en', 'This step changes the system. Confirm first with step 1: most members are down', '◀ confirm first'],
    ['zh', '该步骤会变更环境，先用第 1 步确认：most members are down', '◀ 先确认'],
  ] as const)('is named on a terminal and shown in full before the start (%s)', (language, sentence, mark) => {
    const shown = presenters.diagnosis.text(answer(language));
    expect(shown).toContain(sentence);
    expect(shown).toContain(mark);
    const order = ['kubectl ko nb status', 'mv ovnnb_db.db /tmp/', 'Look at the disk'];
    const places = order.map((each) => shown.indexOf(each));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((left, right) => left - right));
    expect(shown).not.toContain('df -h');
  });

  it('is named above a step that is shown alone and changes something, and above no other', () => {
    const alone = (number: string) => presenters.diagnosis.text(answer('en'), { step: number });
    expect(alone('3')).toContain('This step changes the system. Confirm first with step 1: most members are down');
    expect(alone('2')).not.toContain('Confirm first');
  });

  it('keeps its position when all steps are shown', () => {
    const shown = presenters.diagnosis.text(answer('en'), { all: true });
    const places = ['kubectl ko nb status', 'df -h', 'mv ovnnb_db.db /tmp/'].map((each) => shown.indexOf(each));
    expect(places).toEqual([...places].sort((left, right) => left - right));
    expect(shown).toContain('◀ confirm first');
  });

  it('does not repeat the reason for the start', () => {
    const shown = presenters.diagnosis.text(answer('en', when));
    expect(shown).toContain('Confirm first with step 1\n');
    expect(
      shown
        .split('\n')
        .slice(0, 6)
        .join('\n')
        .match(/most members/g),
    ).toHaveLength(1);
  });

  it('is named in Markdown', () => {
    expect(presenters.diagnosis.markdown(answer('en'))).toContain(
      '- ⚠️ This step changes the system. Confirm first with step 1',
    );
  });

  it('is part of the JSON', () => {
    const { workflow } = JSON.parse(presenters.diagnosis.json(answer('en')));
    expect(workflow.confirm).toEqual({ step: 'step-1', when });
  });

  it('is ignored when it names a missing step', () => {
    const base = answer('en');
    const foreign = { ...base, workflow: { ...base.workflow!, confirm: { step: 'step-9', when } } };
    expect(presenters.diagnosis.text(foreign)).not.toContain('confirm');
  });
});
