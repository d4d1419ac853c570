import { describe, expect, it } from 'vitest';
import { diagnosisSentences } from '../../src/present/index.js';
import { ambiguous, matched, unmatched } from './diagnoses.js';

describe('the sentences of an answer', () => {
  it('name each step by number and title, in the language of the query', () => {
    const { workflow } = matched('zh');
    const { steps } = diagnosisSentences(matched('zh'));
    expect(steps.map(({ number }) => number)).toHaveLength(workflow!.steps.length);
    expect(steps[0]).toMatchObject({ number: '1', depth: 0 });
  });

  it('say why nothing is guessed and what helps, when nothing matches', () => {
    const { noMatch, add, candidates } = diagnosisSentences(unmatched('en'));
    expect(noMatch).toMatch(/^Nothing in the knowledge base explains this symptom\. None of its \d+ documents/);
    expect(add.length).toBeGreaterThan(0);
    expect(candidates).toEqual([]);
  });

  it('name what only one of the candidates explains', () => {
    const { candidates } = diagnosisSentences(ambiguous('en'));
    const phrases = candidates.flatMap(({ onlyHere }) => onlyHere);
    expect(candidates.length).toBeGreaterThan(1);
    expect(new Set(phrases).size).toBe(phrases.length);
  });
});
