import { describe, expect, it } from 'vitest';
import type { Confidence, Diagnosis, Match, Status } from '../../src/index.js';
import { type EvalQuery, evaluate } from '../../src/index.js';

interface Answer {
  readonly status: Status;
  readonly confidence?: Confidence;
  readonly paths?: readonly string[];
}

const match = (path: string, index: number): Match => ({
  rank: index + 1,
  id: `id-of-${path}`,
  path,
  kind: 'workflow',
  title: path,
  language: 'en',
  priority: 999,
  score: 1,
  evidence: [],
});

/** An engine with these answers. */
function asking(answers: Readonly<Record<string, Answer>>) {
  return (text: string): Diagnosis => {
    const { status, confidence = 'low', paths = [] } = answers[text]!;
    const diagnosis: Partial<Diagnosis> = { status, confidence, matches: paths.map(match) };
    return diagnosis as Diagnosis;
  };
}

const query = (text: string, rest: Partial<EvalQuery>): EvalQuery => ({ id: text, text, ...rest });

describe('the metrics of an evaluation', () => {
  const report = evaluate(
    asking({
      first: { status: 'matched', confidence: 'high', paths: ['a.md', 'b.md'] },
      second: { status: 'ambiguous', confidence: 'low', paths: ['x.md', 'b.md'] },
      fourth: { status: 'matched', confidence: 'high', paths: ['x.md', 'y.md', 'z.md', 'c.md'] },
      unanswered: { status: 'no_match' },
      other: { status: 'matched', confidence: 'medium', paths: ['x.md'] },
      chat: { status: 'no_match', confidence: 'high' },
      chatter: { status: 'matched', confidence: 'high', paths: ['a.md'] },
      unlabelled: { status: 'matched', confidence: 'low', paths: ['a.md'] },
    }),
    [
      query('first', { gold: ['a.md'] }),
      query('second', { gold: ['nothing.md'], also: ['id-of-b.md'] }),
      query('fourth', { gold: ['c.md'] }),
      query('unanswered', { gold: ['a.md'] }),
      query('other', { gold: ['a.md'] }),
      query('chat', { none: true }),
      query('chatter', { none: true }),
      query('unlabelled', {}),
    ],
  );

  it('count all queries, and labelled ones for success, rank and answers', () => {
    expect(report.queries).toBe(8);
    expect(report.success_at_1).toBeCloseTo(1 / 5, 12);
    expect(report.success_at_3).toBeCloseTo(2 / 5, 12);
    expect(report.mrr_at_10).toBeCloseTo((1 + 1 / 2 + 1 / 4) / 5, 12);
    expect(report.answer_rate).toBeCloseTo(4 / 5, 12);
  });

  it('count queries without a relevant document for the recall of no_match', () => {
    expect(report.no_match_recall).toBeCloseTo(1 / 2, 12);
  });

  it('count a confident answer to such a query as wrong', () => {
    expect(report.high_confidence_precision).toBeCloseTo(1 / 3, 12);
  });

  it('include the rank and first match of each query', () => {
    expect(report.per_query.map(({ id, rank, top }) => [id, rank, top])).toEqual([
      ['first', 1, 'a.md'],
      ['second', 2, 'x.md'],
      ['fourth', 4, 'x.md'],
      ['unanswered', null, null],
      ['other', null, 'x.md'],
      ['chat', null, null],
      ['chatter', null, 'a.md'],
      ['unlabelled', null, 'a.md'],
    ]);
  });

  it('are null when there is no query to count', () => {
    expect(evaluate(asking({}), [])).toEqual({
      queries: 0,
      success_at_1: null,
      success_at_3: null,
      mrr_at_10: null,
      answer_rate: null,
      no_match_recall: null,
      high_confidence_precision: null,
      per_query: [],
      latency_ms: { p50: null, p99: null },
    });
  });

  it('consider at most ten matches', () => {
    const paths = [...Array.from({ length: 10 }, (_, index) => `x${index}.md`), 'gold.md'];
    const eleventh = evaluate(asking({ q: { status: 'matched', paths } }), [query('q', { gold: ['gold.md'] })]);
    expect(eleventh.mrr_at_10).toBe(0);
    expect(eleventh.per_query[0]!.rank).toBeNull();
  });
});

describe('a relevant document is found', () => {
  const rankOf = (gold: string, path: string): number | null =>
    evaluate(asking({ q: { status: 'matched', paths: [path] } }), [query('q', { gold: [gold] })]).per_query[0]!.rank;

  it.each([
    ['by its id', 'id-of-a/b.md', 'a/b.md'],
    ['by its path', 'a/b.md', 'a/b.md'],
    ['by the end of its path', 'b.md', 'a/b.md'],
    ['by a path from further up', 'root/a/b.md', 'a/b.md'],
  ])('%s', (_, gold, path) => {
    expect(rankOf(gold, path)).toBe(1);
  });

  it.each([
    ['a part of a name', 'b.md', 'a/xb.md'],
    ['a name with more in front', 'xa/b.md', 'a/b.md'],
    ['another case', 'A/B.md', 'a/b.md'],
    ['nothing', '', 'a/b.md'],
  ])('unless it is named by %s', (_, gold, path) => {
    expect(rankOf(gold, path)).toBeNull();
  });
});
