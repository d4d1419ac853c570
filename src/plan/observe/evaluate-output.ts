import type {
  EvaluableExpectation,
  ExpectationOutcome,
  ObservationOutcome,
  ObservationResult,
  Reading,
  Verdict,
} from '../../model/index.js';
import { shipped, type Vocabulary } from '../../vocabulary/index.js';
import type { Evaluation } from './compare.js';
import { ConditionEvaluator, comparisonsOf, type StepContext } from './condition-evaluator.js';
import { type OutputRecord, rowsNamed } from './output-record.js';
import { type ReadOutput, readOutput } from './read-output.js';
import { asksOutput } from './whole-output.js';

const maxReadings = 8;

export interface ObservationContext extends StepContext {
  /** Names of pods, nodes, subnets, … that may select a row. */
  readonly rows?: readonly string[];
  readonly vocabulary?: Vocabulary;
}

interface RecordResult {
  readonly outcome: ObservationOutcome;
  readonly expectation: number | null;
  /** Index of the refuted normal expectation, if its readings decided. */
  readonly refuted?: number;
  readonly evaluations: readonly (Evaluation | null)[];
}

/**
 * Evaluates the expectations of a step on pasted output. The first expectation that holds wins. If rows differ, the worst
 * one decides: abnormal, then ambiguous, warning, no expectation holds, normal. Never guesses.
 */
export function evaluateOutput(
  output: string,
  expectations: readonly EvaluableExpectation[],
  { rows = [], vocabulary = shipped, ...step }: ObservationContext = {},
): ObservationResult {
  const read = readOutput(output, vocabulary, step.commands);
  const evaluator = new ConditionEvaluator(read, expectations, step, vocabulary);
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
  const evaluated = expectations.map((each) => evaluator.evaluateExpectation(each, record));
  const evaluations = evaluated.map(({ evaluation }) => evaluation);
  const has = (outcome: ExpectationOutcome): boolean => evaluations.some((one) => one?.outcome === outcome);
  const find = (isWanted: (evaluation: Evaluation, index: number) => boolean): number =>
    evaluations.findIndex((one, index) => one?.outcome === 'holds' && isWanted(one, index));
  const seen = find(({ readings }) => readings.length > 0);
  // A text that proves a fault outweighs a normal value or text, and so does another value than the normal one.
  const isOfText = (index: number): boolean =>
    evaluated[index]!.isOfText ||
    comparisonsOf(expectations[index]!.condition).every(({ operator }) => operator === 'contains');
  const isOther = ({ readings }: Evaluation): boolean =>
    readings.every(
      ({ line, name }) => !evaluations[seen]?.readings.some((one) => one.line === line && one.name === name),
    );
  const fault = find(
    (one, index) =>
      one.readings.length > 0 && expectations[index]?.verdict === 'abnormal' && (isOfText(index) || isOther(one)),
  );
  const isWell = expectations[seen]?.verdict !== 'abnormal';
  // An expectation with a reading outweighs one that is merely not contradicted.
  const first = isWell && fault >= 0 ? fault : seen >= 0 ? seen : evaluator.isOwn ? find(() => true) : -1;
  if (first >= 0) {
    const verdict = expectations[first]?.verdict;
    // A part of another normal expectation was found, but a person must decide about the rest.
    const isHalf = (one: Evaluation | null, index: number): boolean =>
      one?.outcome === 'not_found' && one.readings.length > 0 && expectations[index]?.verdict === 'normal';
    if (verdict === 'normal' && evaluations.some(isHalf))
      return { outcome: 'not_found', expectation: null, evaluations };
    if (verdict === 'normal' && isOfText(first) && evaluator.failingLine !== null)
      return { outcome: 'ambiguous', expectation: null, evaluations };
    const open = evaluations.findIndex(
      (one, index) => one?.outcome === 'ambiguous' && expectations[index]?.verdict !== verdict,
    );
    return open >= 0 && open < first
      ? { outcome: 'ambiguous', expectation: null, evaluations }
      : { outcome: 'holds', expectation: first, evaluations };
  }
  const opposite = oppositeOf(expectations, evaluations, record);
  if (opposite) return { outcome: 'holds', ...opposite, evaluations };
  const outcome = has('ambiguous') ? 'ambiguous' : has('fails') ? 'none_holds' : 'not_found';
  return { outcome: evaluations.some(Boolean) ? outcome : 'no_conditions', expectation: null, evaluations };
}

/**
 * If a line refutes a normal expectation, the first abnormal expectation that nothing refutes holds, provided that no warning
 * is possible. Null otherwise. Lines of other records refute nothing about this one.
 */
function oppositeOf(
  expectations: readonly EvaluableExpectation[],
  evaluations: readonly (Evaluation | null)[],
  record: OutputRecord | null,
) {
  const find = (verdict: Verdict, isWanted: (evaluation: Evaluation | null) => boolean): number =>
    expectations.findIndex((each, index) => each.verdict === verdict && isWanted(evaluations[index] ?? null));
  const isOpen = (one: Evaluation | null): boolean => one?.outcome !== 'fails' || one.readings.length === 0;
  const isAbout = ({ row }: Reading): boolean => record === null || row === null || row === record.label;
  const refuted = find('normal', (one) => one?.outcome === 'fails' && one.readings.some(isAbout));
  const expectation = find('abnormal', isOpen);
  return refuted < 0 || expectation < 0 || find('warning', isOpen) >= 0 ? null : { expectation, refuted };
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
  // Among rows with the same verdict, one with a contradicting expectation is shown.
  const contradicted = evaluations.some(
    (one, index) => one?.outcome === 'holds' && expectations[index]?.verdict !== verdict,
  );
  return verdictSeverity[verdict] + (contradicted ? 0.5 : 0);
}

function describeResult(
  result: RecordResult,
  record: OutputRecord | null,
  expectations: readonly EvaluableExpectation[],
  { records, shapes, truncated }: ReadOutput,
): ObservationResult {
  const { outcome, expectation, refuted, evaluations } = result;
  const verdict = expectation === null ? null : (expectations[expectation]?.verdict ?? null);
  const deciding = expectation === null ? evaluations : [evaluations[refuted ?? expectation] ?? null];
  const readings = distinct(deciding.flatMap((one) => one?.readings ?? [])).slice(0, maxReadings);
  const named = record === null || verdict === null ? record : rowShown(readings, record, records);
  const later = (index: number): boolean => expectation !== null && index > expectation;
  return {
    outcome,
    verdict,
    expectation,
    row: readings.length === 0 && outcome === 'not_found' ? null : (named?.label ?? null),
    readings,
    each: evaluations.map((one) => one?.outcome ?? 'no_condition'),
    contradictions: evaluations.flatMap((one, index) =>
      later(index) && one?.outcome === 'holds' && expectations[index]?.verdict !== verdict ? [index] : [],
    ),
    shapes,
    truncated,
  };
}

/** The row with a line that decided: this one, or another if the text was searched in the whole output. */
function rowShown(readings: readonly Reading[], record: OutputRecord, records: readonly OutputRecord[]): OutputRecord {
  const isShown = ({ fields }: OutputRecord) => fields.some(({ line }) => readings.some((each) => each.line === line));
  return isShown(record) ? record : (records.find(isShown) ?? record);
}

function distinct(readings: readonly Reading[]): Reading[] {
  const seen = new Map<string, Reading>();
  for (const reading of readings) {
    const key = `${reading.line} ${reading.name} ${reading.value}`;
    if (!seen.has(key)) seen.set(key, reading);
  }
  return [...seen.values()];
}
