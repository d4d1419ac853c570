import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../src/model/index.js';
import { presenters } from '../../src/present/index.js';
import { ambiguous, matched, unmatched } from './diagnoses.js';

const json = presenters.diagnosis.json;

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, reversed(each)]),
  );
}

describe('the answer as JSON', () => {
  it.each([matched('zh'), ambiguous('en'), unmatched('zh')])('contains the whole answer', (diagnosis) => {
    expect(JSON.parse(json(diagnosis))).toEqual(diagnosis);
    expect(json(diagnosis).endsWith('}\n')).toBe(true);
  });

  it('has a fixed key order', () => {
    const { entities } = matched('zh').query;
    const shuffled = reversed(matched('zh')) as Diagnosis;
    expect(json({ ...shuffled, query: { ...shuffled.query, entities } })).toBe(json(matched('zh')));
  });

  it('keeps unknown keys after the known ones', () => {
    const more = { ...matched('en'), added: 1 };
    expect(Object.keys(JSON.parse(json(more)) as object).at(-1)).toBe('added');
  });

  it('escapes control characters reversibly', () => {
    const query = { ...matched('en').query, text: '\u009b2J\u202e\u200b' };
    const shown = json({ ...matched('en'), query });
    expect(shown).toContain('\\u009b2J\\u202e\\u200b');
    expect((JSON.parse(shown) as Diagnosis).query.text).toBe(query.text);
  });
});
