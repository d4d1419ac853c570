import type {
  EvaluableExpectation,
  ExpectationOutcome,
  ObservationOutcome,
  ObservationResult,
  Reading,
  Verdict,
} from '../../model/index.js';
import { shipped, type Vocabulary } from '../../vocabulary/index.js';
import { asksOutput, ConditionEvaluator, comparisonsOf, type Evaluation } from './condition-evaluator.js';
import { type OutputRecord, rowsNamed } from './output-record.js';
import { type ReadOutput, readOutput } from './read-output.js';

const maxReadings = 8;

/** What is known besides the output. */
export interface ObservationContext {
  /** Values that may name a row: a pod, node or subnet of the symptom. */
  readonly rows?: readonly string[];
  readonly vocabulary?: Vocabulary;
}

/** The result of all expectations for one record. */
interface RecordResult {
  readonly outcome: ObservationOutcome;
  readonly expectation: number | null;
  readonly evaluations: readonly (Evaluation | null)[];
}

/**
 * Evaluates the expectations of a step on pasted output. The first expectation that holds wins. Where rows differ, the
 * worst row decides: an abnormal one, then an ambiguous one, a warning, one where nothing holds, a normal one. Never
 * guesses.
 */
export function evaluateOutput(
  output: string,
  expectations: readonly EvaluableExpectation[],
  { rows = [], vocabulary = shipped }: ObservationContext = {},
): ObservationResult {
  const read = readOutput(output, vocabulary);
  const evaluator = new ConditionEvaluator(read, expectations, vocabulary);
  const comparisons = expectations.flatMap(({ condition }) => comparisonsOf(condition));
  const records = comparisons.every(asksOutput) ? [] : rowsNamed(read.records, rows);
  let worst = evaluateRecord(evaluator, expectations, null);
  let deciding: OutputRecord | null = null;
  for (const record of records) {
    const result = evaluateRecord(evaluator, expectations, record);
    if (deciding !== null && severity(result, expectations) <= severity(worst, expectations)) continue;
    if (result.outcome === 'not_found' && deciding !== null) continue;
    worst = result;
    deciding = record;
  }
  return describeResult(worst, deciding, expectations, read);
}

function evaluateRecord(
  evaluator: ConditionEvaluator,
  expectations: readonly EvaluableExpectation[],
  record: OutputRecord | null,
): RecordResult {
  const evaluations = expectations.map((each) =>
    each.condition ? evaluator.evaluate(each.condition, record) : evaluator.evaluateProse(each),
  );
  const has = (outcome: ExpectationOutcome): boolean => evaluations.some((one) => one?.outcome === outcome);
  const first = evaluations.findIndex((one) => one?.outcome === 'holds');
  if (first >= 0) {
    const verdict = expectations[first]?.verdict;
    const open = evaluations.findIndex(
      (one, index) => one?.outcome === 'ambiguous' && expectations[index]?.verdict !== verdict,
    );
    return open >= 0 && open < first
      ? { outcome: 'ambiguous', expectation: null, evaluations }
      : { outcome: 'holds', expectation: first, evaluations };
  }
  const outcome = has('ambiguous') ? 'ambiguous' : has('fails') ? 'none_holds' : 'not_found';
  return { outcome: evaluations.some(Boolean) ? outcome : 'no_conditions', expectation: null, evaluations };
}

const verdictSeverity: Readonly<Record<Verdict, number>> = { abnormal: 5, warning: 3, normal: 1 };

function severity(
  { outcome, expectation, evaluations }: RecordResult,
  expectations: readonly EvaluableExpectation[],
): number {
  if (outcome === 'ambiguous') return 4;
  if (outcome === 'none_holds') return 2;
  const verdict = expectation === null ? undefined : expectations[expectation]?.verdict;
  if (!verdict) return 0;
  // Among rows with the same verdict, one that another expectation contradicts is shown.
  const contradicted = evaluations.some(
    (one, index) => one?.outcome === 'holds' && expectations[index]?.verdict !== verdict,
  );
  return verdictSeverity[verdict] + (contradicted ? 0.5 : 0);
}

function describeResult(
  result: RecordResult,
  record: OutputRecord | null,
  expectations: readonly EvaluableExpectation[],
  { shapes, truncated }: ReadOutput,
): ObservationResult {
  const { outcome, expectation, evaluations } = result;
  const verdict = expectation === null ? null : (expectations[expectation]?.verdict ?? null);
  const deciding = expectation === null ? evaluations : [evaluations[expectation] ?? null];
  const readings = distinct(deciding.flatMap((one) => one?.readings ?? [])).slice(0, maxReadings);
  const later = (index: number): boolean => expectation !== null && index > expectation;
  return {
    outcome,
    verdict,
    expectation,
    row: readings.length === 0 && outcome === 'not_found' ? null : (record?.label ?? null),
    readings,
    each: evaluations.map((one) => one?.outcome ?? 'no_condition'),
    contradictions: evaluations.flatMap((one, index) =>
      later(index) && one?.outcome === 'holds' && expectations[index]?.verdict !== verdict ? [index] : [],
    ),
    shapes,
    truncated,
  };
}

function distinct(readings: readonly Reading[]): Reading[] {
  const seen = new Map<string, Reading>();
  for (const reading of readings) {
    const key = `${reading.line} ${reading.name} ${reading.value}`;
    if (!seen.has(key)) seen.set(key, reading);
  }
  return [...seen.values()];
}
