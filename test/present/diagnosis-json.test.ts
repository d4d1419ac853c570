import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../src/model/index.js';
import { presenters } from '../../src/present/index.js';
import { ambiguous, matched, unmatched } from './diagnoses.js';

const json = presenters.diagnosis.json;

describe('the answer as JSON', () => {
  it.each([matched('zh'), ambiguous('en'), unmatched('zh')])('contains the whole answer', (diagnosis) => {
    expect(JSON.parse(json(diagnosis))).toEqual(diagnosis);
    expect(json(diagnosis).endsWith('}\n')).toBe(true);
  });

  it('escapes control characters reversibly', () => {
    const query = { ...matched('en').query, text: '\u009b2J\u202e\u200b' };
    const shown = json({ ...matched('en'), query });
    expect(shown).toContain('\\u009b2J\\u202e\\u200b');
    expect((JSON.parse(shown) as Diagnosis).query.text).toBe(query.text);
  });
});
