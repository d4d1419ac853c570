import type { Comparison, Condition, EvaluableExpectation, ExpectationOutcome, Reading } from '../../model/index.js';
import { shipped, type Vocabulary } from '../../vocabulary/index.js';
import { compareValue, containsPhrase, quantityOf } from './compare.js';
import { failureTexts, lineWithText } from './failure-texts.js';
import { namesOnlyKind, ValueFinder } from './find-values.js';
import { type Field, labelsOf, type OutputLine, type OutputRecord } from './output-record.js';
import type { ReadOutput } from './read-output.js';

/** Characters of a line that a reading shows. */
const maxShown = 400;

/** The result of one comparison, and the values that decided it. */
export interface Evaluation {
  readonly outcome: Exclude<ExpectationOutcome, 'no_condition'>;
  readonly readings: readonly Reading[];
}

const notFound: Evaluation = { outcome: 'not_found', readings: [] };

/** Evaluates conditions on one output: what is asked of the whole output once, what is asked of a record each time. */
export class ConditionEvaluator {
  readonly #finders = new Map<Comparison, ValueFinder>();
  readonly #whole = new Map<Comparison, Evaluation>();
  readonly #lineTexts: ReadonlyMap<number, string>;
  readonly #labels: ReadonlySet<string>;
  /** Rows of tables, which can be counted. */
  readonly #rows: readonly OutputRecord[];
  /** Whether the expectations are about one thing: otherwise a value pasted alone could be any of them. */
  readonly #hasOneSubject: boolean;

  constructor(
    readonly output: ReadOutput,
    expectations: readonly EvaluableExpectation[],
    readonly vocabulary?: Vocabulary,
  ) {
    const named = expectations.flatMap(({ condition }) => comparisonsOf(condition)).filter((one) => !asksOutput(one));
    this.#hasOneSubject = new Set(named.map(({ subject }) => subject)).size <= 1;
    this.#labels = labelsOf(output.records);
    this.#rows = output.shapes.every((shape) => shape === 'table') ? output.records : [];
    this.#lineTexts = new Map(output.lines.map(({ text, number }) => [number, text]));
  }

  evaluate(condition: Condition, record: OutputRecord | null): Evaluation {
    const isAll = 'all' in condition;
    const parts = comparisonsOf(condition).map((comparison) => this.#compare(comparison, record));
    const decisive = parts.filter(({ outcome }) => outcome === (isAll ? 'fails' : 'holds'));
    const readings = (decisive.length > 0 ? decisive : parts).flatMap((one) => one.readings);
    if (decisive.length > 0) return { outcome: isAll ? 'fails' : 'holds', readings };
    for (const open of ['ambiguous', 'not_found'] as const)
      if (parts.some(({ outcome }) => outcome === open)) return { outcome: open, readings };
    return { outcome: isAll ? 'holds' : 'fails', readings };
  }

  /** Whether the output has a text that proves an abnormal expectation in prose; null when it has none. */
  evaluateProse(expectation: EvaluableExpectation): Evaluation | null {
    const line = lineWithText(this.output.lines, failureTexts(expectation, this.vocabulary), this.vocabulary);
    if (line === null) return null;
    const value = line.text.trim().slice(0, maxShown);
    return { outcome: 'holds', readings: [{ name: 'output', value, unit: null, row: null, ...shown(line) }] };
  }

  #compare(comparison: Comparison, record: OutputRecord | null): Evaluation {
    if (asksOutput(comparison)) {
      const known = this.#whole.get(comparison) ?? this.#compareOutput(comparison);
      this.#whole.set(comparison, known);
      return known;
    }
    if (this.#rows.length > 0 && countsThings(comparison, this.vocabulary)) return this.#compareCount(comparison);
    return record ? this.#compareRecord(comparison, record) : notFound;
  }

  #compareOutput(comparison: Comparison): Evaluation {
    const line = decidingLine(comparison, this.output.lines, this.vocabulary);
    if (line === null && this.output.truncated) return notFound;
    const isWanted = comparison.operator === '!=' || comparison.operator === 'contains';
    const value = line?.text.trim().slice(0, maxShown) ?? '';
    const readings = line ? [{ name: 'output', value, unit: null, row: null, ...shown(line) }] : [];
    return { outcome: isWanted === (line !== null) ? 'holds' : 'fails', readings };
  }

  /** `3 pods` are three rows. The number of rows in output that was cut off is unknown. */
  #compareCount(comparison: Comparison): Evaluation {
    const number = this.#rows[0]?.fields[0]?.line ?? 1;
    const field: Field = { name: 'rows', path: 'rows', value: String(this.#rows.length), line: number };
    const holds = this.output.truncated ? null : compareValue(comparison, field, false, this.vocabulary);
    if (holds === null) return notFound;
    const text = this.#lineTexts.get(number) ?? '';
    const reading = { name: 'rows', value: this.#rows.length, unit: null, row: null, ...shown({ text, number }) };
    return { outcome: holds ? 'holds' : 'fails', readings: [reading] };
  }

  #compareRecord(comparison: Comparison, record: OutputRecord): Evaluation {
    const isBare = record.fields.length === 1 && record.fields[0]?.path === 'output';
    if (isBare && !this.#hasOneSubject) return notFound;
    const results = new Map<boolean | null, Field[]>();
    for (const field of isBare ? record.fields : this.#finder(comparison).find(record)) {
      const result = compareValue(comparison, field, isBare, this.vocabulary);
      results.set(result, [...(results.get(result) ?? []), field].slice(0, 3));
    }
    if (results.size > 1) results.delete(null);
    const readings = [...results.values()].flat().map((field) => this.#reading(field, record));
    if (results.size === 0 || results.has(null)) return { outcome: 'not_found', readings };
    if (results.size > 1) return { outcome: 'ambiguous', readings };
    return { outcome: results.has(true) ? 'holds' : 'fails', readings: readings.slice(0, 1) };
  }

  #finder(comparison: Comparison): ValueFinder {
    const finder = this.#finders.get(comparison) ?? new ValueFinder(comparison, this.#labels, this.vocabulary);
    this.#finders.set(comparison, finder);
    return finder;
  }

  #reading({ name, value, line }: Field, { label }: OutputRecord): Reading {
    const quantity = quantityOf(name, value, this.vocabulary);
    const text = this.#lineTexts.get(line) ?? '';
    return {
      name,
      value: quantity ? quantity.value : value.slice(0, maxShown),
      unit: quantity?.unit || null,
      row: label,
      ...shown({ text, number: line }),
    };
  }
}

/** Whether a comparison asks for the whole output rather than a value in it. */
export const asksOutput = ({ subject }: Comparison): boolean => subject === 'output';

/** Whether a comparison asks for a number of things of one kind, such as `pods == 3`. */
const countsThings = ({ subject, value, unit }: Comparison, vocabulary?: Vocabulary): boolean =>
  typeof value === 'number' && !unit && subject !== '' && namesOnlyKind(subject, vocabulary);

export function comparisonsOf(condition: Condition | null): readonly Comparison[] {
  if (!condition) return [];
  return 'all' in condition ? condition.all : condition.any;
}

/** The line that decides: one with the phrase, or any line with content where emptiness is asked for. */
function decidingLine({ operator, value }: Comparison, lines: readonly OutputLine[], vocabulary = shipped) {
  const wanted = String(value);
  const hasContent = (text: string): boolean =>
    text !== '' &&
    !/^(?:\[\]|\{\}|null)$/.test(text) &&
    !vocabulary.verdicts.nothingFound.some((each) => text.startsWith(each));
  const decides = (text: string): boolean => {
    if (operator === 'contains' || operator === 'lacks') return containsPhrase(text, wanted, vocabulary);
    return wanted === '' ? hasContent(text.trim()) : text.trim() === wanted;
  };
  return lines.find(({ text }) => decides(text)) ?? null;
}

const shown = ({ text, number }: OutputLine): { line: number; text: string } => ({
  line: number,
  text: text.slice(0, maxShown),
});
