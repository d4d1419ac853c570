import { describe, expect, it } from 'vitest';
import type { Effect, Step } from '../../src/model/index.js';
import { confirmationOf } from '../../src/plan/index.js';

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

describe('Before a start that changes something', () => {
  const check = step('look', { effects: ['read', 'read'], leads: { rebuild: 'no leader', tune: 'a slow leader' } });

  it.each<Effect>(['change', 'destroy', 'unknown'])('the check that leads there is made first: %s', (effect) => {
    const steps = [check, step('rebuild', { effects: ['read', effect] }), step('tune')];
    expect(confirmationOf(steps, 'rebuild')).toEqual({ step: 'look', when: 'no leader' });
  });

  it('the change may stand in a step below it', () => {
    const steps = [
      check,
      step('rebuild'),
      step('copy', { parent: 'rebuild' }),
      step('move', { parent: 'copy', effects: ['destroy'] }),
    ];
    expect(confirmationOf(steps, 'rebuild')?.step).toBe('look');
  });

  it('the check may lead to what it is a part of', () => {
    const steps = [check, step('rebuild'), step('move', { parent: 'rebuild', effects: ['change'] })];
    expect(confirmationOf(steps, 'move')).toEqual({ step: 'look', when: 'no leader' });
  });

  it('of several checks it is the nearest one', () => {
    const near = step('near', { effects: ['read'], leads: { rebuild: 'inconsistent data' } });
    const steps = [check, near, step('rebuild', { effects: ['change'] })];
    expect(confirmationOf(steps, 'rebuild')).toEqual({ step: 'near', when: 'inconsistent data' });
  });

  it('a check of the step itself comes before one of what it is a part of', () => {
    const own = step('own', { leads: { move: 'the file is broken' } });
    const steps = [own, check, step('rebuild'), step('move', { parent: 'rebuild', effects: ['change'] })];
    expect(confirmationOf(steps, 'move')).toEqual({ step: 'own', when: 'the file is broken' });
  });
});

describe('Nothing need be confirmed', () => {
  it('where the start only looks', () => {
    const steps = [step('look', { leads: { logs: 'no leader' } }), step('logs', { effects: ['read'] })];
    expect(confirmationOf(steps, 'logs')).toBeNull();
  });

  it('where no earlier step leads there', () => {
    const steps = [step('look'), step('rebuild', { effects: ['destroy'], leads: { rebuild: 'again' } })];
    expect(confirmationOf(steps, 'rebuild')).toBeNull();
  });

  it('by a step that changes something itself', () => {
    const steps = [
      step('restart', { effects: ['change'], leads: { rebuild: 'no leader' } }),
      step('rebuild', { effects: ['destroy'] }),
    ];
    expect(confirmationOf(steps, 'rebuild')).toBeNull();
  });

  it('at the first step, and without a start', () => {
    const steps = [step('rebuild', { effects: ['destroy'] })];
    expect(confirmationOf(steps, 'rebuild')).toBeNull();
    expect(confirmationOf(steps, null)).toBeNull();
  });

  it('ends where parents go in a circle', () => {
    const steps = [step('look'), step('one', { parent: 'two', effects: ['change'] }), step('two', { parent: 'one' })];
    expect(confirmationOf(steps, 'one')).toBeNull();
  });
});
