import { describe, expect, it } from 'vitest';
import type { SessionDocuments } from '../../src/engine/session/documents.js';
import { Move } from '../../src/engine/session/move.js';
import { positionAt, type SessionState } from '../../src/engine/session/state.js';
import { advanceSession } from '../../src/engine/session/turn.js';
import { limits } from '../../src/limits.js';
import type { Observation, Step } from '../../src/model/index.js';

const step = { id: 'look', title: 'Look' } as Step;
const procedure = { document: {}, steps: [step], step: (id: string) => (id === step.id ? step : undefined) };
const documents = { procedure: () => procedure, refusal: () => null, knowledge: {} } as unknown as SessionDocuments;

const empty: SessionState = {
  documents: [{ id: 'a', path: 'a.md', hash: 'x' }],
  at: positionAt(0, step),
  ...{ visits: [], dropped: 0, params: [], notes: [] },
  symptom: { text: '', match: 'matched', entities: [] },
  ...{ language: 'en', product: null, version: null },
};
const stateAfter = (state: Partial<SessionState>, observation: Observation) => {
  const turn = advanceSession(new Move({ ...empty, ...state }, documents), observation);
  return { ...turn.state, codes: turn.notices.map(({ code }) => code) };
};
const values = (count: number) => Array.from({ length: count }, (_, at) => [`name-${at}`, 'old'] as const);

describe('a value set in a session', () => {
  const most = limits.sessionParameters;

  it.each([
    ['is accepted in an empty session', 0, 'name-x', 'value-set', 1],
    ['is accepted in the last free place', most - 1, 'name-x', 'value-set', most],
    ['is refused if there is no room', most, 'name-x', 'value-refused', most],
    ['is replaced even if there is no room', most, 'name-3', 'value-set', most],
  ])('%s', (_, known, name, code, count) => {
    const { params, codes } = stateAfter({ params: values(known) }, { set: { [name]: 'new' } });
    expect(codes).toEqual([code]);
    expect(params).toHaveLength(count);
    expect(new Map(params).get(name)).toBe(code === 'value-set' ? 'new' : undefined);
  });

  it('is accepted together with others as long as there is room', () => {
    const { params, codes } = stateAfter({ params: values(most - 1) }, { set: { a: '1', b: '2', 'name-0': '3' } });
    expect(codes).toEqual(['value-set', 'value-refused', 'value-set']);
    expect([new Map(params).get('a'), new Map(params).get('b'), new Map(params).get('name-0')]).toEqual([
      '1',
      undefined,
      '3',
    ]);
  });
});

describe('a note of a session', () => {
  const notes = (count: number) => Array.from({ length: count }, () => ({ document: 0, step: 'look', text: 'x' }));

  it.each([
    ['is kept with its step', 0, ' seen it ', 'noted', 1],
    ['is kept in the last free place', limits.sessionNotes - 1, 'seen it', 'noted', limits.sessionNotes],
    ['is refused if there is no room', limits.sessionNotes, 'seen it', 'too-many-notes', limits.sessionNotes],
    ['is not kept if it is blank', 1, '  ', 'empty-answer', 1],
  ])('%s', (_, known, note, code, count) => {
    const turn = stateAfter({ notes: notes(known) }, { note });
    expect([turn.codes, turn.notes!.length]).toEqual([[code], count]);
    if (code === 'noted') expect(turn.notes!.at(-1)).toEqual({ document: 0, step: 'look', text: 'seen it' });
  });
});

describe('a session that is full of answers', () => {
  const visit = { document: 0, step: 'look', outcome: 'done', branch: null, seen: [], outdated: false } as const;
  const visited = (count: number) => Array.from({ length: count }, (_, at) => ({ ...visit, step: `step-${at}` }));
  const visits = (count: number, dropped = 0) => {
    const move = new Move({ ...empty, visits: visited(count), dropped }, documents);
    move.visit(step, { outcome: 'normal' });
    return { ...move.state, codes: move.notices.map(({ code }) => code) };
  };

  it('drops the oldest answer and reports how many were dropped', () => {
    const most = limits.sessionVisits;
    expect(visits(most - 1)).toMatchObject({ codes: [], dropped: 0 });
    const full = visits(most, 2);
    expect(full).toMatchObject({ codes: ['answers-dropped'], dropped: 3 });
    expect(full.visits).toHaveLength(most);
    expect([full.visits[0]!.step, full.visits.at(-1)!.step]).toEqual(['step-1', 'look']);
  });

  it('goes back through its answers one by one', () => {
    const { visits: rest, at } = stateAfter({ visits: [visit, { ...visit, outcome: 'normal' }] }, { back: true });
    expect([rest, at.step]).toEqual([[visit], 'look']);
    expect(stateAfter({}, { back: true }).codes).toEqual(['at-start']);
  });
});

describe('the notice about a cycle of branches counts the earlier answers, for a branch to a step', () => {
  const led = { ...procedure, leadOf: () => ({ kind: 'step', step }), actionable: (each: Step) => each };
  const visit = { document: 0, step: 'look', outcome: 'done', branch: null, seen: [], outdated: false } as const;
  const skipped = { ...visit, step: 'ask', outcome: 'skipped' } as const;
  const asking = { id: 'ask', title: 'Ask', branches: [{}] } as unknown as Step;

  it.each([
    ['without an answer', [], 0],
    ['that was answered once', [visit], 1],
    ['that was answered twice', [visit, { ...visit, outcome: 'abnormal' as const }], 2],
    ['before which another was answered', [{ ...visit, step: 'ask' }], 0],
    ['that was skipped', [{ ...visit, outcome: 'skipped' as const }], 0],
    ['that was answered in another document', [{ ...visit, document: 1 }], 0],
    ['that was answered before the user skipped a step', [visit, skipped], 0],
    ['that was answered before and after the user skipped a step', [visit, skipped, { ...visit }], 1],
    ['that was answered only after the user skipped a step', [skipped, visit], 1],
  ])('%s', (_, visits, times) => {
    const own = { ...documents, procedure: () => led } as unknown as SessionDocuments;
    const move = new Move({ ...empty, visits }, own);
    move.take(asking, 0, { outcome: 'done' });
    expect(move.state.at.step).toBe('look');
    const told = move.notices.map(({ code, values }) => [code, values?.times]);
    expect(told).toEqual(times === 0 ? [] : [['seen-before', String(times)]]);
  });
});
