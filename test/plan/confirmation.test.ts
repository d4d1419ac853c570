import { describe, expect, it } from 'vitest';
import type { Effect, Step } from '../../src/model/index.js';
import { confirmationOf } from '../../src/step-tree.js';

type Place = Pick<Step, 'id' | 'parent' | 'commands' | 'branches'>;

interface Told {
  readonly parent?: string;
  readonly effects?: readonly Effect[];
  /** Where it leads, and when. */
  readonly leads?: Readonly<Record<string, string>>;
}

function step(id: string, { parent, effects = [], leads = {} }: Told = {}): Place {
  const commands = effects.map((effect) => ({ effect }) as Step['commands'][number]);
  const branches = Object.entries(leads).map(
    ([to, when]) => ({ to, when, toKind: 'step' }) as Step['branches'][number],
  );
  return { id, parent: parent ?? null, commands, branches };
}

describe('the check before a start step that changes something', () => {
  const check = step('look', { effects: ['read', 'read'], leads: { rebuild: 'no leader', tune: 'a slow leader' } });

  it.each<Effect>(['change', 'destroy', 'unknown'])('is the step whose branch leads there: %s', (effect) => {
    const steps = [check, step('rebuild', { effects: ['read', effect] }), step('tune')];
    expect(confirmationOf(steps, 'rebuild')).toEqual({ step: 'look', when: 'no leader' });
  });

  it('is required for a change in a sub-step too', () => {
    const steps = [
      check,
      step('rebuild'),
      step('copy', { parent: 'rebuild' }),
      step('move', { parent: 'copy', effects: ['destroy'] }),
    ];
    expect(confirmationOf(steps, 'rebuild')?.step).toBe('look');
  });

  it('may lead to a step that contains the start step', () => {
    const steps = [check, step('rebuild'), step('move', { parent: 'rebuild', effects: ['change'] })];
    expect(confirmationOf(steps, 'move')).toEqual({ step: 'look', when: 'no leader' });
  });

  it('is the nearest of several', () => {
    const near = step('near', { effects: ['read'], leads: { rebuild: 'inconsistent data' } });
    const steps = [check, near, step('rebuild', { effects: ['change'] })];
    expect(confirmationOf(steps, 'rebuild')).toEqual({ step: 'near', when: 'inconsistent data' });
  });

  it('leads to the step itself rather than to one that contains it', () => {
    const own = step('own', { leads: { move: 'the file is broken' } });
    const steps = [own, check, step('rebuild'), step('move', { parent: 'rebuild', effects: ['change'] })];
    expect(confirmationOf(steps, 'move')).toEqual({ step: 'own', when: 'the file is broken' });
  });
});

describe('no check before the start step', () => {
  it('is needed when the start step only reads', () => {
    const steps = [step('look', { leads: { logs: 'no leader' } }), step('logs', { effects: ['read'] })];
    expect(confirmationOf(steps, 'logs')).toBeNull();
  });

  it('exists when no earlier step leads there', () => {
    const steps = [step('look'), step('rebuild', { effects: ['destroy'], leads: { rebuild: 'again' } })];
    expect(confirmationOf(steps, 'rebuild')).toBeNull();
  });

  it('is a step that changes something itself', () => {
    const steps = [
      step('restart', { effects: ['change'], leads: { rebuild: 'no leader' } }),
      step('rebuild', { effects: ['destroy'] }),
    ];
    expect(confirmationOf(steps, 'rebuild')).toBeNull();
  });

  it('is needed at the first step, or without a start step', () => {
    const steps = [step('rebuild', { effects: ['destroy'] })];
    expect(confirmationOf(steps, 'rebuild')).toBeNull();
    expect(confirmationOf(steps, null)).toBeNull();
  });

  it('is found when parents form a circle', () => {
    const steps = [step('look'), step('one', { parent: 'two', effects: ['change'] }), step('two', { parent: 'one' })];
    expect(confirmationOf(steps, 'one')).toBeNull();
  });
});
