import { type PresentOptions, padEnd, padStart, reportLayout, truncate } from './layout.js';
import { sanitizeLine } from './sanitize.js';

/** The metrics of `evaluate`, in display order. A metric without any query is null. */
export const metricNames = [
  'success_at_1',
  'success_at_3',
  'mrr_at_10',
  'answer_rate',
  'no_match_recall',
  'high_confidence_precision',
] as const;

export type MetricName = (typeof metricNames)[number];

/** The report of `evaluate`: the metrics, and each query with the rank of its first relevant document. */
export type Evaluation = Readonly<Record<MetricName, number | null>> & {
  readonly queries: number;
  readonly per_query: readonly {
    readonly id: string;
    readonly status: string;
    readonly rank: number | null;
    readonly top: unknown;
  }[];
  readonly latency_ms: { readonly p50: number | null; readonly p99: number | null };
};

const shownMisses = 15;

/** The metrics as a table, then the queries whose first result is not relevant. */
export function evaluationText(evaluation: Evaluation, options: PresentOptions = {}): string {
  const { paint, width, all } = reportLayout('presenters.evaluation.text', options);
  const rows: readonly (readonly [string, string])[] = [
    ['queries', String(evaluation.queries)],
    ...metricNames.map((name) => [name, figure(evaluation[name])] as const),
    ['latency p50', milliseconds(evaluation.latency_ms.p50)],
    ['latency p99', milliseconds(evaluation.latency_ms.p99)],
  ];
  const nameWidth = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `${padEnd(name, nameWidth)}  ${paint('bold', padStart(value, 9))}`);
  const misses = evaluation.per_query.filter(
    (each) => each.rank !== 1 && !(each.rank === null && each.status === 'no_match'),
  );
  const shown = all ? misses : misses.slice(0, shownMisses);
  if (shown.length > 0) lines.push('', paint('bold', 'Not first'), ...shown.map((each) => truncate(miss(each), width)));
  if (misses.length > shown.length)
    lines.push(`  … ${misses.length - shown.length} more: --all, or per_query in --json`);
  return `${lines.join('\n')}\n`;
}

function miss(each: Evaluation['per_query'][number]): string {
  const top = Array.isArray(each.top) ? each.top[0] : each.top;
  const rank = each.rank === null ? '  -' : padStart(String(each.rank), 3);
  const answered = typeof top === 'string' ? sanitizeLine(top) : '-';
  return `  ${rank}  ${padEnd(each.status, 9)}  ${sanitizeLine(each.id)}  →  ${answered}`;
}

const figure = (value: number | null): string => (value === null ? '-' : value.toFixed(3));
const milliseconds = (value: number | null): string => (value === null ? '-' : `${value.toFixed(2)} ms`);
