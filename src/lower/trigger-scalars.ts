/** Plain scalars that YAML 1.2 (core schema) or YAML 1.1 makes something else of, with what that is. */
const forms: readonly (readonly [type: string, form: RegExp])[] = [
  ['number', /^[-+]?(?:\.\d+|\d[\d_]*(?:\.\d*)?)(?:[eE][-+]?\d+)?$/],
  ['number', /^(?:0[xX][\da-fA-F]+|0[oO][0-7]+|0b[01]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/],
  ['boolean', /^(?:true|false|yes|no|on|off)$/i],
  ['time', /^\d{1,3}(?::[0-5]?\d){1,2}$/],
  ['date', /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt\s].{0,30})?$/],
];

/**
 * What a value of the front matter was made by YAML, or null for text.
 * @param source its text when it stands without quotes; `4.10` and `1e3` keep theirs, and yet other programs read numbers
 */
export function scalarType(value: unknown, source: string | null): string | null {
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return typeof value;
  if (typeof value !== 'string' || source === null) return null;
  return forms.find(([, form]) => form.test(source))?.[0] ?? null;
}
