import type { Comparison, EvaluableExpectation } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { isStatus, quantityOf } from './compare.js';
import type { Field, OutputRecord } from './output-record.js';
import { readOutput } from './read-output.js';

/** `nf_conntrack_max`, `CLUSTER-IP`, `{subnet-name}`: what is compared with may be the name of another value. */
const nameOfValue = /^(?:\{[\w. -]{1,60}\}|(?=.*(?:[a-z][A-Z]|[_.-]|^[A-Z]{2}))[A-Za-z][\w.-]{1,60})$/;

/** The name of the other value that a comparison may speak of, or null. */
function otherName({ operator, value }: Comparison, vocabulary?: Vocabulary): string | null {
  if (typeof value !== 'string' || operator === 'contains' || operator === 'lacks') return null;
  return nameOfValue.test(value) && !isStatus(value, vocabulary) ? value.replace(/^\{(.*)\}$/, '$1') : null;
}

/** The names of other values that expectations may speak of. */
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
 * Values of pasted output that later conditions may compare with, before those that are known already.
 * @param names those that the expectations of the procedure speak of
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
    return value === undefined || value === null || value === '' || value.length > longestValue ? [] : [[name, value]];
  });
  return [...new Map([...known, ...found])];
}

/** Characters of a value that is kept. */
const longestValue = 80;

interface NamedValuesOptions {
  readonly known?: readonly (readonly [name: string, value: string])[] | undefined;
  readonly commands: readonly string[];
  readonly vocabulary?: Vocabulary;
}

/** The value that bears a name in records; undefined when none does, null when several differ. */
function valueNamed(records: readonly OutputRecord[], name: string): string | null | undefined {
  const bears = (field: Field) => field.name === name || field.path === name || field.path.endsWith(`.${name}`);
  const values = [...new Set(records.flatMap(({ fields }) => fields.filter(bears).map(({ value }) => value)))];
  return values.length > 1 ? null : values[0];
}

/** The value that a comparison may be with instead of a literal one. */
export interface OtherValue {
  readonly name: string;
  /** Whether a record that has the comparison's own value has this one too. */
  readonly isOfRow: boolean;
  /** In all of the output: undefined where nothing bears the name, null where values differ. */
  readonly printed: string | null | undefined;
}

/**
 * What a comparison names on its other side; null when it names nothing. Looked for once for all records.
 * @param rivals records that the comparison finds its own value in
 */
export function findOtherValue(
  comparison: Comparison,
  { rivals, records }: { readonly rivals: readonly OutputRecord[]; readonly records: readonly OutputRecord[] },
  vocabulary?: Vocabulary,
): OtherValue | null {
  const name = otherName(comparison, vocabulary);
  if (name === null) return null;
  const isOfRow = rivals.some((each) => valueNamed([each], name) !== undefined);
  return { name, isOfRow, printed: valueNamed(records, name) };
}

interface OtherValueOptions {
  readonly record: OutputRecord;
  readonly other: OtherValue | null;
  /** Values that are known from before. */
  readonly values?: ReadonlyMap<string, string> | undefined;
  readonly vocabulary?: Vocabulary | undefined;
}

/**
 * A comparison with the value that the other one has: in the same record where records have both, else in the output, or
 * known from before. The comparison as it is when it speaks of none; null when the other value is unknown.
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
  if (value === undefined && !isOfRow) return operator === '==' || operator === '!=' ? comparison : null;
  if (value === undefined || value === null) return null;
  const quantity = quantityOf(name, value, vocabulary);
  if (!quantity) return { subject, operator, value };
  return { subject, operator, value: quantity.value, ...(quantity.unit && { unit: quantity.unit }) };
}
