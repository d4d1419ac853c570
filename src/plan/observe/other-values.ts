import type { Comparison, EvaluableExpectation } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { isStatus, quantityOf } from './compare.js';
import type { Field, OutputRecord } from './output-record.js';
import { readOutput } from './read-output.js';

/** The name of another value on the right side of a comparison: `nf_conntrack_max`, `CLUSTER-IP`, `{subnet-name}`. */
const nameOfValue = /^(?:\{[\w. -]{1,60}\}|(?=.*(?:[a-z][A-Z]|[_.-]|^[A-Z]{2}))[A-Za-z][\w.-]{1,60})$/;

/** The heading of a column, in capitals. */
const heading = /^[A-Z][A-Z\d-]+$/;

function otherName({ operator, value }: Comparison, vocabulary?: Vocabulary): string | null {
  if (typeof value !== 'string' || operator === 'contains' || operator === 'lacks') return null;
  return nameOfValue.test(value) && !isStatus(value, vocabulary) ? value.replace(/^\{(.*)\}$/, '$1') : null;
}

/** `readyReplicas == replicas`: a plain word that names a number beside the one that is compared. */
function nameOfNumber({ operator, value }: Comparison, rivals: readonly OutputRecord[]): string | null {
  if (typeof value !== 'string' || operator === 'contains' || operator === 'lacks') return null;
  const isNumber = (record: OutputRecord): boolean => /^\d+$/.test(valueNamed([record], value) ?? '');
  return /^[A-Za-z]\w{1,60}$/.test(value) && rivals.some(isNumber) ? value : null;
}

/** The names of other values that expectations may refer to. */
export const otherNames = (
  expectations: readonly EvaluableExpectation[],
  vocabulary?: Vocabulary,
): readonly string[] => {
  const conditions = expectations.flatMap(({ condition, claims = [] }) => [
    condition,
    ...claims.flat().map((claim) => claim.condition),
  ]);
  const comparisons = conditions.flatMap((each) => (each === null ? [] : 'all' in each ? each.all : each.any));
  return comparisons.flatMap((each) => otherName(each, vocabulary) ?? []);
};

/**
 * Values of pasted output that later conditions may compare with, added to those that are known already.
 * @param names those that the expectations of the procedure refer to
 */
export function namedValues(
  output: string,
  names: readonly string[],
  { known = [], commands, vocabulary }: NamedValuesOptions,
): readonly (readonly [name: string, value: string])[] {
  if (names.length === 0) return known;
  const { records } = readOutput(output, vocabulary, commands);
  const found = [...new Set(names)].flatMap((name): (readonly [string, string])[] => {
    const value = valueNamed(records, name);
    return value === undefined || value === null || value === '' || value.length > maxValueLength
      ? []
      : [[name, value]];
  });
  return [...new Map([...known, ...found])];
}

const maxValueLength = 80;

interface NamedValuesOptions {
  readonly known?: readonly (readonly [name: string, value: string])[] | undefined;
  readonly commands: readonly string[];
  readonly vocabulary?: Vocabulary;
}

/** The value with a name in records; undefined if there is none, null if there are different ones. */
function valueNamed(records: readonly OutputRecord[], name: string): string | null | undefined {
  const bears = (field: Field) => field.name === name || field.path === name || field.path.endsWith(`.${name}`);
  const values = [...new Set(records.flatMap(({ fields }) => fields.filter(bears).map(({ value }) => value)))];
  return values.length > 1 ? null : values[0];
}

export interface OtherValue {
  readonly name: string;
  /** Whether a record with the compared value has this one too. */
  readonly isOfRow: boolean;
  /** The value in the whole output: undefined if there is none, null if there are different ones. */
  readonly printed: string | null | undefined;
}

/**
 * The other value that a comparison refers to, found once for all records; null if it refers to none.
 * @param rivals records with the compared value
 */
export function findOtherValue(
  comparison: Comparison,
  { rivals, records }: { readonly rivals: readonly OutputRecord[]; readonly records: readonly OutputRecord[] },
  vocabulary?: Vocabulary,
): OtherValue | null {
  const name = otherName(comparison, vocabulary) ?? nameOfNumber(comparison, rivals);
  if (name === null) return null;
  const isOfRow = rivals.some((each) => valueNamed([each], name) !== undefined);
  return { name, isOfRow, printed: valueNamed(records, name) };
}

interface OtherValueOptions {
  readonly record: OutputRecord;
  readonly other: OtherValue | null;
  readonly values?: ReadonlyMap<string, string> | undefined;
  readonly vocabulary?: Vocabulary | undefined;
}

/**
 * A comparison with the other value in place of its name: that of the same record if records have both, else that of the
 * output, else a known one. The comparison itself if it refers to no other value; null if the other value is unknown.
 */
export function withOtherValue(
  comparison: Comparison,
  { record, other, values, vocabulary }: OtherValueOptions,
): Comparison | null {
  if (other === null) return comparison;
  const { name } = other;
  const { subject, operator } = comparison;
  const own = valueNamed([record], name);
  const isOfRow = own !== undefined || other.isOfRow;
  const printed = isOfRow ? own : other.printed;
  const value = isOfRow || printed !== undefined ? printed : values?.get(name);
  // Two columns are compared with each other: `UP-TO-DATE == DESIRED`. Other names may be values: `strategy == OnDelete`.
  const areColumns = heading.test(subject) && heading.test(name);
  if (value === undefined && !isOfRow)
    return (operator === '==' || operator === '!=') && !areColumns ? comparison : null;
  if (value === undefined || value === null) return null;
  const quantity = quantityOf(name, value, vocabulary);
  if (!quantity) return { subject, operator, value };
  return { subject, operator, value: quantity.value, ...(quantity.unit && { unit: quantity.unit }) };
}
