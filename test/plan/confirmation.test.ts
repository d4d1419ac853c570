import { describe, expect, it } from 'vitest';
import type { Effect, Step } from '../../src/model/index.js';
import { confirmationOf } from '../../src/step-tree.js';

type Place = Pick<Step, 'id' | 'parent' | 'phase' | 'commands' | 'branches'>;

interface Told {
  readonly parent?: string;
  readonly phase?: Step['phase'];
  readonly effects?: readonly Effect[];
  /** Where it leads, and when. */
  readonly leads?: Readonly<Record<string, string>>;
}

function step(id: string, { parent, phase = 'diagnosis', effects = [], leads = {} }: Told = {}): Place {
  const commands = effects.map((effect) => ({ effect }) as Step['commands'][number]);
  const branches = Object.entries(leads).map(
    ([to, when]) => ({ to, when, toKind: 'step' }) as Step['branches'][number],
  );
  return { id, parent: parent ?? null, phase, commands, branches };
}

describe('the check before a start step that changes something', () => {
  const check = step('look', { effects: ['read', 'read'], leads: { rebuild: 'no leader', tune: 'a slow leader' } });

  it.each<Effect>(['change', 'destroy', 'unknown'])('is the step whose branch leads to it: %s', (effect) => {
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

describe('a check after the change in document order', () => {
  const rebuild = step('rebuild', { phase: 'resolution', effects: ['destroy'] });
  const check = step('look', { effects: ['read'], leads: { rebuild: 'no leader' } });

  it('also comes first', () => {
    expect(confirmationOf([rebuild, step('other'), check], 'rebuild')).toEqual({ step: 'look', when: 'no leader' });
  });

  it('is less preferred than an earlier one, even one that leads to a step around the change', () => {
    const before = step('before', { effects: ['read'], leads: { repair: 'broken' } });
    const inner = step('rebuild', { parent: 'repair', effects: ['destroy'] });
    expect(confirmationOf([before, step('repair'), inner, check], 'rebuild')?.step).toBe('before');
  });

  it('must lead to the change itself, since a branch to a step around it is a way back', () => {
    const parts = [step('pump'), step('filter', { parent: 'pump', effects: ['change'] })];
    const again = step('again', { effects: ['read'], leads: { pump: 'it is like before' } });
    for (const { id } of parts) expect(confirmationOf([...parts, again], id)).toBeNull();
  });

  it('must not verify the change, change something itself, or be part of the change', () => {
    for (const told of [
      { phase: 'verification', effects: ['read'] },
      { phase: 'resolution', effects: ['read'] },
      { effects: ['read', 'change'] },
      { parent: 'rebuild', effects: ['read'] },
    ] as const)
      expect(confirmationOf([rebuild, step('look', { ...told, leads: { rebuild: 'again' } })], 'rebuild')).toBeNull();
  });
});

describe('there is no check before the start step', () => {
  it('if the start step only reads', () => {
    const steps = [step('look', { leads: { logs: 'no leader' } }), step('logs', { effects: ['read'] })];
    expect(confirmationOf(steps, 'logs')).toBeNull();
  });

  it('if no other step leads to it', () => {
    const steps = [step('look'), step('rebuild', { effects: ['destroy'], leads: { rebuild: 'again' } })];
    expect(confirmationOf(steps, 'rebuild')).toBeNull();
  });

  it('if the other step changes something itself', () => {
    const steps = [
      step('restart', { effects: ['change'], leads: { rebuild: 'no leader' } }),
      step('rebuild', { effects: ['destroy'] }),
    ];
    expect(confirmationOf(steps, 'rebuild')).toBeNull();
  });

  it('if it is the first step, or is missing', () => {
    const steps = [step('rebuild', { effects: ['destroy'] })];
    expect(confirmationOf(steps, 'rebuild')).toBeNull();
    expect(confirmationOf(steps, null)).toBeNull();
  });

  it('if parents form a cycle', () => {
    const steps = [step('look'), step('one', { parent: 'two', effects: ['change'] }), step('two', { parent: 'one' })];
    expect(confirmationOf(steps, 'one')).toBeNull();
  });
});
