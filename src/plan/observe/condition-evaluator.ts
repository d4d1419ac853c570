import { getOrMake } from '../../collections.js';
import type { Branch, Comparison, Condition, EvaluableExpectation, Reading } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { isCommand, kindShown, kindsAsked } from './commands.js';
import { combine, compareValue, type Evaluation, isStatus, notFound, quantityOf } from './compare.js';
import { failingStates, ValueFinder } from './find-values.js';
import { findOtherValue, type OtherValue, withOtherValue } from './other-values.js';
import { type Field, labelsOf, type OutputLine, type OutputRecord } from './output-record.js';
import { failureTexts, lineWithText } from './printed-texts.js';
import type { ReadOutput } from './read-output.js';
import { asksOutput, compareOutput, maxShown, readingOf, shown } from './whole-output.js';

/** The parts of a step besides its expectations, and known values. */
export interface StepContext {
  /** Commands of the step, any of which may have printed the output. */
  readonly commands?: readonly string[];
  readonly branches?: readonly Pick<Branch, 'when'>[];
  /** Known values by name: those that were set, and those of earlier output. */
  readonly values?: ReadonlyMap<string, string>;
}

/** Evaluates conditions on one output. Evaluations on the whole output are cached; those on a record are not. */
export class ConditionEvaluator {
  readonly #finders = new Map<Comparison, ValueFinder>();
  readonly #others = new Map<Comparison, OtherValue | null>();
  readonly #texts = new Map<EvaluableExpectation, Evaluation | null>();
  readonly #whole = new Map<Comparison, Evaluation>();
  readonly #lineTexts: ReadonlyMap<number, string>;
  readonly #labels: ReadonlySet<string>;
  /** The only kind of object that the commands of the step get or describe by name, or null. */
  readonly #subjectKind: string | null;
  /** Whether the expectations have one subject. Otherwise it is unknown which one a value pasted alone is. */
  readonly #hasOneSubject: boolean;

  constructor(
    readonly output: ReadOutput,
    expectations: readonly EvaluableExpectation[],
    readonly context: StepContext = {},
    readonly vocabulary?: Vocabulary,
  ) {
    this.#hasOneSubject = subjectsOf(expectations).size <= 1;
    const asked = (context.commands ?? []).map((command) => kindsAsked(command, vocabulary));
    const [subject, ...others] = asked.filter((_, index) =>
      /\s(?:describe|get)\s\S+\s+<[^<>]+>/.test(context.commands![index]!),
    );
    this.#subjectKind = subject?.length === 1 && others.every(([kind]) => kind === subject[0]) ? subject[0]! : null;
    this.#labels = labelsOf(output.records);
    this.#lineTexts = new Map(output.lines.map(({ text, number }) => [number, text]));
  }

  /** Whether the output certainly belongs to the step: it is empty, or has a prompt with one of its commands. */
  get isOwn(): boolean {
    const { prompts, isEmpty } = this.output;
    const commands = this.context.commands ?? [];
    return (
      isEmpty ||
      commands.length === 0 ||
      prompts.some((prompt) => commands.some((command) => isCommand(prompt, command)))
    );
  }

  /**
   * Evaluates an expectation by its condition on a record, or by its text on the whole output; null if it has neither. If
   * the condition does not hold and is only one of several claims, the text decides.
   */
  evaluateExpectation(
    expectation: EvaluableExpectation,
    record: OutputRecord | null,
  ): { readonly evaluation: Evaluation | null; readonly isOfText: boolean } {
    const { condition, claims } = expectation;
    const evaluation = condition && this.#evaluate(condition, record);
    if (evaluation && (!claims || evaluation.outcome === 'holds')) return { evaluation, isOfText: false };
    return { evaluation: this.#evaluateText(expectation), isOfText: true };
  }

  /** A line with an object in a failing state, such as a node that is `NotReady`. */
  get failingLine(): OutputLine | null {
    const { records, lines } = this.output;
    const failing = records.flatMap((record) => failingStates(record, this.vocabulary));
    return lines.find(({ number }) => failing.some(({ line }) => line === number)) ?? null;
  }

  #evaluate(condition: Condition, record: OutputRecord | null): Evaluation {
    const parts = comparisonsOf(condition).map((comparison) => this.#compare(comparison, record));
    return combine('all' in condition ? 'all' : 'any', parts);
  }

  /** A normal expectation must hold for every record that it applies to; for any other one record suffices. */
  #evaluateClaims({ verdict, claims = [] }: EvaluableExpectation): Evaluation {
    const [outer, inner] = verdict === 'normal' ? (['all', 'any'] as const) : (['any', 'all'] as const);
    const groups = claims.map((group) =>
      combine(
        inner,
        group.map(({ condition }) => (condition ? this.#evaluateClaim(condition, outer) : notFound)),
      ),
    );
    return combine(outer, groups);
  }

  #evaluateClaim(condition: Condition, kind: 'all' | 'any'): Evaluation {
    const isOfOutput = comparisonsOf(condition).every(asksOutput);
    const records = isOfOutput ? [null] : this.output.records;
    const all = records.map((record) => this.#evaluate(condition, record));
    const found = all.filter(({ outcome }) => outcome !== 'not_found');
    const claimed =
      found.length > 0 ? combine(kind, found) : { ...notFound, readings: all.flatMap((one) => one.readings) };
    // An absence proves a fault only if a command looked for the missing thing.
    const isMissing = kind === 'any' && claimed.outcome === 'holds' && claimed.readings.length === 0;
    const sought = comparisonsOf(condition).map(({ value }) => String(value));
    const { prompts } = this.output;
    return isMissing && !sought.every((text) => prompts.some((each) => each.includes(text))) ? notFound : claimed;
  }

  /** Evaluates an expectation that is not a single condition by its claims, or by a text that proves it; null if it has neither. */
  #evaluateText(expectation: EvaluableExpectation): Evaluation | null {
    return getOrMake(this.#texts, expectation, () => {
      const claimed = expectation.claims ? this.#evaluateClaims(expectation) : null;
      return claimed?.outcome === 'holds' ? claimed : (this.#evaluateProse(expectation) ?? claimed);
    });
  }

  #evaluateProse(expectation: EvaluableExpectation): Evaluation | null {
    const texts = failureTexts(expectation, this.context.branches, this.vocabulary);
    // The status of an object that another command printed says nothing about the objects of the step.
    const messages = texts.filter((text) => !isStatus(text, this.vocabulary));
    const { lines, allLines } = this.output;
    const line = lineWithText(lines, texts, this.vocabulary) ?? lineWithText(allLines, messages, this.vocabulary);
    return line && { outcome: 'holds', readings: [readingOf(line)] };
  }

  #compare(comparison: Comparison, record: OutputRecord | null): Evaluation {
    if (!asksOutput(comparison)) return record ? this.#compareRecord(comparison, record) : notFound;
    const context = { commands: this.context.commands, vocabulary: this.vocabulary };
    return getOrMake(this.#whole, comparison, () => compareOutput(comparison, this.output, context));
  }

  #compareRecord(comparison: Comparison, record: OutputRecord): Evaluation {
    // A bare status such as `Bound` applies to the object of the step, not to other objects in the output.
    const kind = this.#subjectKind !== null && comparison.subject === '' ? kindShown(record, this.vocabulary) : null;
    if (kind !== null && kind !== this.#subjectKind) return notFound;
    const isBare = record.fields.length === 1 && record.fields[0]?.path === 'output';
    if (isBare && !(this.#hasOneSubject && this.output.records.length === 1)) return notFound;
    const filled = this.#withOtherValue(comparison, record);
    if (filled === null) return notFound;
    const results = new Map<boolean | null, Field[]>();
    for (const field of isBare ? record.fields : this.#finder(comparison).find(record)) {
      const result = compareValue(filled, field, isBare, this.vocabulary);
      results.set(result, [...(results.get(result) ?? []), field].slice(0, 3));
    }
    if (results.size > 1) results.delete(null);
    const readings = [...results.values()].flat().map((field) => this.#reading(field, record));
    if (results.size === 0 || results.has(null)) return { outcome: 'not_found', readings };
    if (results.size > 1) return { outcome: 'ambiguous', readings };
    return { outcome: results.has(true) ? 'holds' : 'fails', readings: readings.slice(0, 1) };
  }

  #withOtherValue(comparison: Comparison, record: OutputRecord): Comparison | null {
    if (typeof comparison.value !== 'string') return comparison;
    const { values } = this.context;
    return withOtherValue(comparison, { record, other: this.#other(comparison), values, vocabulary: this.vocabulary });
  }

  #other(comparison: Comparison): OtherValue | null {
    return getOrMake(this.#others, comparison, () => {
      const { records } = this.output;
      const rivals = records.filter((each) => this.#finder(comparison).find(each).length > 0);
      return findOtherValue(comparison, { rivals, records }, this.vocabulary);
    });
  }

  #finder(comparison: Comparison): ValueFinder {
    return getOrMake(this.#finders, comparison, () => new ValueFinder(comparison, this.#labels, this.vocabulary));
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

/** What expectations are about, each part of a normal one that is not a value included: a person must decide about it. */
function subjectsOf(expectations: readonly EvaluableExpectation[]): ReadonlySet<string> {
  const named = (condition: Condition | null): string[] =>
    comparisonsOf(condition).flatMap((one) => (asksOutput(one) ? [] : [one.subject]));
  const subjects = expectations.flatMap(({ verdict, condition, claims = [] }) => {
    const claimed = claims.flat().map((claim) => ({ text: claim.text, subjects: named(claim.condition) }));
    const others = claimed.flatMap((each) =>
      verdict === 'normal' && each.subjects.length === 0 ? [each.text] : each.subjects,
    );
    return [...named(condition), ...others];
  });
  return new Set(subjects);
}

export function comparisonsOf(condition: Condition | null): readonly Comparison[] {
  if (!condition) return [];
  return 'all' in condition ? condition.all : condition.any;
}
