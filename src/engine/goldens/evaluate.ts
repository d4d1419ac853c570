import type { Confidence, Diagnosis, Status } from '../../model/index.js';

/** One labelled symptom of a query file. */
export interface EvalQuery {
  readonly id: string;
  readonly text: string;
  /** Paths or ids of the relevant documents. */
  readonly gold?: readonly string[];
  readonly also?: readonly string[];
  /** The correct answer is `no_match`. */
  readonly none?: boolean;
  /** Ids of the steps at which the diagnosis may start; an answer with another start is wrong. */
  readonly start?: readonly string[];
}

export interface EvalReport {
  readonly queries: number;
  readonly success_at_1: number | null;
  readonly success_at_3: number | null;
  readonly mrr_at_10: number | null;
  readonly answer_rate: number | null;
  readonly no_match_recall: number | null;
  readonly high_confidence_precision: number | null;
  readonly per_query: readonly EvalRow[];
  readonly latency_ms: { readonly p50: number | null; readonly p99: number | null };
}

export interface EvalRow {
  readonly id: string;
  readonly status: Status;
  readonly confidence: Confidence;
  /** Rank of the first relevant document among the first ten, or null. */
  readonly rank: number | null;
  readonly top: string | null;
  /** For a query with a start: whether the answer is the procedure of a relevant document from one of these steps on. */
  readonly start?: boolean;
}

const depth = 10;

/** Runs every query and computes the metrics. Metrics without any query are null. */
export function evaluate(ask: (text: string, limit: number) => Diagnosis, queries: readonly EvalQuery[]): EvalReport {
  const times: number[] = [];
  const rows = queries.map((query) => {
    const started = performance.now();
    const diagnosis = ask(query.text, depth);
    times.push(performance.now() - started);
    return { query, row: rowOf(query, diagnosis) };
  });
  const withGold = rows.filter(({ query }) => !query.none && (query.gold?.length ?? 0) > 0).map(({ row }) => row);
  const none = rows.filter(({ query }) => query.none === true).map(({ row }) => row);
  const high = rows.filter(({ row }) => row.status !== 'no_match' && row.confidence === 'high');
  return {
    queries: queries.length,
    success_at_1: mean(withGold.map(({ rank }) => (rank === 1 ? 1 : 0))),
    success_at_3: mean(withGold.map(({ rank }) => (rank !== null && rank <= 3 ? 1 : 0))),
    mrr_at_10: mean(withGold.map(({ rank }) => (rank === null ? 0 : 1 / rank))),
    answer_rate: mean(withGold.map(({ status }) => (status === 'no_match' ? 0 : 1))),
    no_match_recall: mean(none.map(({ status }) => (status === 'no_match' ? 1 : 0))),
    high_confidence_precision: mean(
      high.map(({ query, row }) => (!query.none && row.rank === 1 && row.start !== false ? 1 : 0)),
    ),
    per_query: rows.map(({ row }) => row),
    latency_ms: { p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
  };
}

function rowOf(query: EvalQuery, diagnosis: Diagnosis): EvalRow {
  const right = [...(query.gold ?? []), ...(query.also ?? [])];
  const isRight = ({ id, path }: { readonly id: string; readonly path: string }): boolean =>
    right.some((gold) => gold === id || samePath(gold, path));
  const place = diagnosis.matches.slice(0, depth).findIndex(isRight);
  const { workflow } = diagnosis;
  return {
    id: query.id,
    status: diagnosis.status,
    confidence: diagnosis.confidence,
    rank: place < 0 ? null : place + 1,
    top: diagnosis.matches[0]?.path ?? null,
    ...(query.start && {
      start: workflow !== null && isRight(workflow) && query.start.includes(workflow.start ?? ''),
    }),
  };
}

/** Whether paths are equal, or one ends with `/` and the other, because roots may differ. */
export function samePath(left: string, right: string): boolean {
  return left === right || left.endsWith(`/${right}`) || right.endsWith(`/${left}`);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percentile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
