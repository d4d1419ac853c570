import { readFileSync } from 'node:fs';
import type { EvalQuery, EvalReport } from '../../src/index.js';

/** Figures of a set, each between 0 and 1, rounded down to thousandths; absent where no query of the set counts for one. */
export interface Figures {
  /** Share of the queries with a right document that have it first. */
  readonly 'success@1'?: number;
  /** … that have it among the first three. */
  readonly 'success@3'?: number;
  /** Share of the queries that nothing answers that are answered `no_match`. */
  readonly refused?: number;
  /** Share of the queries with a start whose answer is the right procedure from there. */
  readonly start?: number;
  /** Share of the answers of confidence `high` whose first document and start are right; 1 when there are none. */
  readonly 'precision of high': number;
}

/** The least that each set may come to, by its name. */
export const floors: Readonly<Record<string, Figures>> = JSON.parse(
  readFileSync(new URL('floors.json', import.meta.url), 'utf8'),
);

export function figuresOf(report: EvalReport): Figures {
  const figures = {
    'success@1': report.success_at_1,
    'success@3': report.success_at_3,
    refused: report.no_match_recall,
    start: startsOf(report),
    'precision of high': report.high_confidence_precision ?? 1,
  };
  const counted = Object.entries(figures).flatMap(([name, figure]) =>
    figure === null ? [] : [[name, Math.floor(figure * 1000 + 1e-6) / 1000]],
  );
  return Object.fromEntries(counted);
}

function startsOf({ per_query }: EvalReport): number | null {
  const labelled = per_query.filter(({ start }) => start !== undefined);
  return labelled.length === 0 ? null : labelled.filter(({ start }) => start).length / labelled.length;
}

/** The labelled queries that were answered with each confidence, and how many of these answers are right, start included. */
export type Levels = Readonly<Record<'high' | 'medium' | 'low', { readonly answers: number; readonly right: number }>>;

export function levelsOf({ per_query }: EvalReport, queries: readonly EvalQuery[]): Levels {
  const labelled = queries.flatMap(({ none, gold = [] }, index) =>
    none || gold.length > 0 ? [{ none: none === true, ...per_query[index]! }] : [],
  );
  const levelOf = (level: keyof Levels) => {
    const answered = labelled.filter(({ status, confidence }) => status !== 'no_match' && confidence === level);
    const right = answered.filter(({ none, rank, start }) => !none && rank === 1 && start !== false);
    return { answers: answered.length, right: right.length };
  };
  return { high: levelOf('high'), medium: levelOf('medium'), low: levelOf('low') };
}

/** Names the figures that are below their floors; one that is missing counts as 0. */
export function belowFloors(floor: Figures, figures: Figures): string[] {
  const names = Object.keys(floor) as (keyof Figures)[];
  const fallen = names.filter((name) => (figures[name] ?? 0) < floor[name]!);
  return fallen.map((name) => `${name} is ${figures[name] ?? 0}, at least ${floor[name]} is demanded`);
}
