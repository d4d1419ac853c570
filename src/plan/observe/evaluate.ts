import type { Comparison, Condition, ExpectationOutcome, JudgedExpectation, Reading } from '../../model/index.js';
import { compareValue, containsPhrase, namedQuantity } from './compare.js';
import { NameMatcher, ValueLookup } from './find-values.js';
import { type Field, labelsOf, type OutputLine, type OutputRecord } from './output-record.js';
import type { ReadOutput } from './read-output.js';

/** Characters of a line that a reading shows. */
const shownCharacters = 400;

/** What one comparison came to, and the values that decided it. */
export interface Evaluation {
  readonly outcome: Exclude<ExpectationOutcome, 'no_condition'>;
  readonly readings: readonly Reading[];
}

const notFound: Evaluation = { outcome: 'not_found', readings: [] };

/** Evaluates conditions against one output. What is asked of the whole output is answered once, what is asked of a record each time. */
export class ConditionEvaluator {
  readonly #output: ReadOutput;
  readonly #lookups = new Map<Comparison, ValueLookup>();
  readonly #whole = new Map<Comparison, Evaluation>();
  readonly #lineTexts = new Map<number, string>();
  readonly #labels: ReadonlySet<string>;
  /** Records of a table, which are things that can be counted. */
  readonly #rows: readonly OutputRecord[];
  /** False when the expectations speak of several things: a value pasted alone could be any of them. */
  readonly #oneSubject: boolean;

  constructor(output: ReadOutput, expectations: readonly JudgedExpectation[]) {
    this.#output = output;
    const named = expectations.flatMap(({ condition }) => comparisonsOf(condition)).filter((one) => !asksOutput(one));
    this.#oneSubject = new Set(named.map(({ subject }) => subject)).size <= 1;
    this.#labels = labelsOf(output.records);
    this.#rows = output.shapes.every((shape) => shape === 'table') ? output.records : [];
    for (const { text, number } of output.lines) this.#lineTexts.set(number, text);
  }

  evaluate(condition: Condition, record: OutputRecord | null): Evaluation {
    const all = 'all' in condition;
    const parts = comparisonsOf(condition).map((comparison) => this.#compare(comparison, record));
    const decisive = parts.filter(({ outcome }) => outcome === (all ? 'fails' : 'holds'));
    if (decisive.length > 0)
      return { outcome: all ? 'fails' : 'holds', readings: decisive.flatMap((one) => one.readings) };
    const readings = parts.flatMap((one) => one.readings);
    for (const open of ['ambiguous', 'not_found'] as const) {
      if (parts.some(({ outcome }) => outcome === open)) return { outcome: open, readings };
    }
    return { outcome: all ? 'holds' : 'fails', readings };
  }

  #compare(comparison: Comparison, record: OutputRecord | null): Evaluation {
    if (asksOutput(comparison)) return this.#compareWhole(comparison);
    if (this.#rows.length > 0 && countsThings(comparison)) return this.#compareCount(comparison);
    return record ? this.#compareRecord(comparison, record) : notFound;
  }

  #compareWhole(comparison: Comparison): Evaluation {
    const known = this.#whole.get(comparison);
    if (known) return known;
    const line = wholeLine(comparison, this.#output.lines);
    const wants = comparison.operator === '!=' || comparison.operator === 'contains';
    const holds = wants === (line !== null);
    const cutOff = line === null && this.#output.truncated;
    const readings = line
      ? [{ name: 'output', value: line.text.trim().slice(0, shownCharacters), unit: null, row: null, ...shown(line) }]
      : [];
    const evaluation: Evaluation = cutOff ? notFound : { outcome: holds ? 'holds' : 'fails', readings };
    this.#whole.set(comparison, evaluation);
    return evaluation;
  }

  /** `3 pods` are three rows. Of output that was cut off nobody knows how many there are. */
  #compareCount(comparison: Comparison): Evaluation {
    const number = this.#rows[0]?.fields[0]?.line ?? 1;
    const field: Field = { name: 'rows', path: 'rows', value: String(this.#rows.length), line: number };
    const holds = this.#output.truncated ? null : compareValue(comparison, field, false);
    if (holds === null) return notFound;
    const text = this.#lineTexts.get(number) ?? '';
    const reading = { name: 'rows', value: this.#rows.length, unit: null, row: null, ...shown({ text, number }) };
    return { outcome: holds ? 'holds' : 'fails', readings: [reading] };
  }

  #compareRecord(comparison: Comparison, record: OutputRecord): Evaluation {
    const bare = isBare(record);
    if (bare && !this.#oneSubject) return notFound;
    const fields = bare ? record.fields : this.#lookup(comparison).find(record);
    const results = new Map<boolean | null, Field[]>();
    for (const field of fields) {
      const result = compareValue(comparison, field, bare);
      results.set(result, [...(results.get(result) ?? []), field].slice(0, 3));
    }
    if (results.size > 1) results.delete(null);
    const readings = [...results.values()].flat().map((field) => this.#reading(field, record));
    if (results.size === 0 || results.has(null)) return { outcome: 'not_found', readings };
    if (results.size > 1) return { outcome: 'ambiguous', readings };
    return { outcome: results.has(true) ? 'holds' : 'fails', readings: readings.slice(0, 1) };
  }

  #lookup(comparison: Comparison): ValueLookup {
    const known = this.#lookups.get(comparison);
    if (known) return known;
    const lookup = new ValueLookup(comparison, this.#labels);
    this.#lookups.set(comparison, lookup);
    return lookup;
  }

  #reading({ name, value, line }: Field, { label }: OutputRecord): Reading {
    const quantity = namedQuantity(name, value);
    const text = this.#lineTexts.get(line) ?? '';
    return {
      name,
      value: quantity ? quantity.value : value.slice(0, shownCharacters),
      unit: quantity?.unit || null,
      row: label,
      ...shown({ text, number: line }),
    };
  }
}

/** True when a comparison asks for the whole output and not for a value in it. */
export function asksOutput({ subject }: Comparison): boolean {
  return subject === 'output';
}

/** True for a number of things of one kind, such as `pods == 3`. */
function countsThings({ subject, value, unit }: Comparison): boolean {
  return typeof value === 'number' && !unit && subject !== '' && new NameMatcher(subject).namesNothing;
}

export function comparisonsOf(condition: Condition | null): readonly Comparison[] {
  if (!condition) return [];
  return 'all' in condition ? condition.all : condition.any;
}

/** A value pasted alone, without a name. */
function isBare({ fields }: OutputRecord): boolean {
  return fields.length === 1 && fields[0]?.path === 'output';
}

/** The line that decides: one with the phrase, or one with anything at all where emptiness is asked for. */
function wholeLine({ operator, value }: Comparison, lines: readonly OutputLine[]): OutputLine | null {
  const wanted = String(value);
  if (operator === 'contains' || operator === 'lacks')
    return lines.find(({ text }) => containsPhrase(text, wanted)) ?? null;
  return lines.find(({ text }) => (wanted === '' ? saysSomething(text) : text.trim() === wanted)) ?? null;
}

/** kubectl says in words that there is nothing, and JSON in brackets. */
function saysSomething(text: string): boolean {
  return (
    text.trim() !== '' && !/^(?:No resources found|Error from server \(NotFound\)|\[\]$|\{\}$|null$)/.test(text.trim())
  );
}

function shown({ text, number }: OutputLine): { line: number; text: string } {
  return { line: number, text: text.slice(0, shownCharacters) };
}
