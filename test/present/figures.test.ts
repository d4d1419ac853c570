import { describe, expect, it } from 'vitest';
import { presenters } from '../../src/present/index.js';
import { diagnostic } from './documents.js';

const evaluation = {
  queries: 3,
  success_at_1: 1 / 3,
  success_at_3: 0.5,
  mrr_at_10: 0.6667,
  answer_rate: 1,
  no_match_recall: null,
  high_confidence_precision: 0.95,
  per_query: [
    { id: 'q1', status: 'matched', rank: 1, top: 'a.md' },
    { id: 'q2', status: 'ambiguous', rank: 3, top: '别的.md' },
    { id: 'q3', status: 'no_match', rank: null, top: null },
  ],
  latency_ms: { p50: 0.21, p99: 1.5 },
};

describe('an evaluation', () => {
  it('lists the metrics and the queries whose first result is not relevant', () => {
    const shown = presenters.evaluation.text(evaluation);
    expect(shown).toContain('success_at_1                   0.333\n');
    expect(shown).toContain('no_match_recall                    -\n');
    expect(shown).toContain('latency p99                  1.50 ms\n');
    expect(shown).toMatch(/ {2}3 {2}ambiguous {2}q2 {2}→ {2}别的\.md/);
    expect(shown).not.toContain('q1');
  });

  it('is the JSON object of the contract', () => {
    const shown = presenters.evaluation.json(evaluation);
    expect(JSON.parse(shown)).toEqual(evaluation);
    expect(Object.keys(JSON.parse(shown) as object)).toEqual([
      'queries',
      'success_at_1',
      'success_at_3',
      'mrr_at_10',
      'answer_rate',
      'no_match_recall',
      'high_confidence_precision',
      'per_query',
      'latency_ms',
    ]);
  });
});

describe('a compilation', () => {
  const info = { documents: 37, steps: 210, commands: 300, edges: 900, bytes: 123_456, milliseconds: 1234 };

  it('names the file and its contents', () => {
    expect(presenters.compilation.text({ output: 'kb.snapshot', info, diagnostics: [] })).toBe(
      'kb.snapshot: 37 documents, 210 steps, 300 commands, 900 edges, 120.6 KB, 1.23 s\n',
    );
  });

  it('shows content errors first, and where to find the rest', () => {
    const shown = presenters.compilation.text({
      output: 'kb',
      info,
      diagnostics: [diagnostic({ severity: 'error' }), diagnostic()],
    });
    expect(shown).toMatch(/^a\.md error Unexpected key/);
    expect(shown).toContain('1 error and 1 warning in the content: triagraph lint shows them');
  });
});
