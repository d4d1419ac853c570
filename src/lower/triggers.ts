import type { Range, Trigger } from '../model/index.js';
import { documentStart } from './inline.js';
import type { Reading } from './reading.js';

const ruleKeys = ['phrase', 'any', 'all', 'not', 'regex', 'weight', 'cased'];

/** Unknown keys of a rule reported one by one. */
const namedKeys = 50;

/** Reads `triggers`, each normalised to a rule (SEMANTICS.md, Triggers). Invalid ones are reported. */
export function readTriggers(reading: Reading): Trigger[] {
  const pointer = reading.frontMatter.pointer('triggers', 'trigger');
  if (pointer === null) return [];
  const value = reading.frontMatter.valueAt(pointer);
  if (Array.isArray(value)) {
    return value
      .map((item, index) => readTrigger(reading, item, `${pointer}/${index}`))
      .filter((item) => item !== null);
  }
  if (value === null || value === undefined) return [];
  const range = reading.frontMatter.rangeAt(pointer);
  const kind = typeof value === 'object' ? 'mapping' : typeof value;
  reading.report(
    'triggers/not-a-list',
    'error',
    `Unexpected ${kind} as triggers, expected a list`,
    range,
    'Put "- " before each trigger.',
  );
  const only = readTrigger(reading, value, pointer);
  return only ? [only] : [];
}

function readTrigger(reading: Reading, value: unknown, pointer: string): Trigger | null {
  const range = reading.frontMatter.rangeAt(pointer);
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    return readRule(reading, value as Record<string, unknown>, pointer);
  }
  const phrase = readPhrase(reading, value, pointer);
  return phrase === null ? null : { ...emptyRule(range), source: phrase, any: [phrase] };
}

function emptyRule(range: Range | null): Trigger {
  return { source: '', any: [], all: [], not: [], regex: null, weight: 1, cased: false, range: range ?? documentStart };
}

/** A phrase as written. A number or boolean keeps its source text, since YAML changes its value. */
function readPhrase(reading: Reading, value: unknown, pointer: string): string | null {
  const { frontMatter, report } = reading;
  const range = frontMatter.rangeAt(pointer);
  const source = frontMatter.sourceAt(pointer);
  const type = scalarType(value, source);
  if (type !== null) {
    const written = source ?? String(value);
    reportScalar(reading, type, written, range);
    return written;
  }
  if (typeof value === 'string' && value.trim()) return value.trim();
  const what = Array.isArray(value)
    ? 'list'
    : value === null || value === undefined || value === ''
      ? 'empty trigger'
      : typeof value;
  report('triggers/phrase', 'error', `Unexpected ${what}, expected a phrase`, range);
  return null;
}

function reportScalar({ report }: Reading, type: string, written: string, range: Range | null): void {
  const message = `Unexpected ${type} ${written} as a trigger, expected text`;
  report('triggers/scalar', 'warning', message, range, `Write it in quotes: "${written}".`);
}

function readRule(reading: Reading, rule: Record<string, unknown>, pointer: string): Trigger | null {
  const range = reading.frontMatter.rangeAt(pointer);
  const split = splitPhrase(reading, rule, pointer);
  if (split !== null) {
    const place = range && onOneLine(range, split.length);
    reportScalar(reading, 'mapping', split, place);
    return { ...emptyRule(place), source: split, any: [split] };
  }
  const any = [...readPhrases(reading, rule, 'phrase', pointer), ...readPhrases(reading, rule, 'any', pointer)];
  const all = readPhrases(reading, rule, 'all', pointer);
  const not = readPhrases(reading, rule, 'not', pointer);
  const regex = readRegex(reading, rule, pointer);
  const weight = readWeight(reading, rule, pointer);
  const cased = readCased(reading, rule, pointer);
  const isEmpty = any.length + all.length === 0 && regex === null;
  const unknown = Object.keys(rule).filter((key) => !ruleKeys.includes(key));
  for (const key of unknown.slice(0, namedKeys)) reportKey(reading, key, pointer, isEmpty);
  if (!isEmpty)
    return { ...emptyRule(range), source: describe(any, all, not, regex), any, all, not, regex, weight, cased };
  // Otherwise the unknown key, which is reported, is the cause.
  if (unknown.length === 0) {
    const message = 'Unexpected trigger that nothing can hit, expected phrase, any, all or regex';
    reading.report('triggers/empty-rule', 'error', message, range);
  }
  return null;
}

/** Whether a key reads like the beginning of a message; one lower-case word may be the key of another tool. */
const isProse = (key: string): boolean =>
  /\s|[A-Z]|\d|\.|\p{Script=Han}/u.test(key) && !ruleKeys.includes(key.toLowerCase());

/** `Slave_IO_Running: No`: a phrase that YAML reads as a mapping because of the colon and space. */
function splitPhrase({ frontMatter, parsed }: Reading, rule: Record<string, unknown>, pointer: string): string | null {
  const [key, ...more] = Object.keys(rule);
  if (key === undefined || more.length > 0 || !isProse(key)) return null;
  const value = rule[key];
  const range = frontMatter.rangeAt(pointer);
  if (!range || (value !== null && typeof value === 'object')) return null;
  const written = parsed.text.slice(range.start.offset, range.end.offset).trim();
  return /^[^\s{"'#&*!|>?-][^\n]*$/.test(written) ? written : null;
}

/** The range of a mapping includes the line break after it; this one does not. */
function onOneLine({ start }: Range, length: number): Range {
  return { start, end: { line: start.line, column: start.column + length, offset: start.offset + length } };
}

function reportKey({ frontMatter, report }: Reading, key: string, pointer: string, isLost: boolean): void {
  const place = frontMatter.keyRangeAt(`${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  const message = `Unexpected key "${key}" in a trigger, expected one of ${ruleKeys.join(', ')}`;
  const note = isLost
    ? 'Nothing else is in it, so that it is left out. A phrase with a colon stands in quotes.'
    : undefined;
  report('triggers/unknown-key', isLost ? 'error' : 'warning', message, place ?? frontMatter.rangeAt(pointer), note);
}

function describe(
  any: readonly string[],
  all: readonly string[],
  not: readonly string[],
  regex: string | null,
): string {
  const parts: string[] = [];
  if (any.length > 0) parts.push(any.join(' | '));
  if (all.length > 0) parts.push(all.join(' + '));
  if (regex !== null) parts.push(`/${regex}/`);
  if (not.length > 0) parts.push(`not ${not.join(' | ')}`);
  return parts.join(', ');
}

function readPhrases(reading: Reading, rule: Record<string, unknown>, key: string, pointer: string): string[] {
  if (!Object.hasOwn(rule, key)) return [];
  const value = rule[key];
  const at = `${pointer}/${key}`;
  if (!Array.isArray(value)) return [readPhrase(reading, value, at)].filter((item) => item !== null);
  return value.map((item, index) => readPhrase(reading, item, `${at}/${index}`)).filter((item) => item !== null);
}

function readRegex({ frontMatter, report }: Reading, rule: Record<string, unknown>, pointer: string): string | null {
  if (!Object.hasOwn(rule, 'regex')) return null;
  const value = rule.regex;
  if (typeof value === 'string' && value) return value;
  report(
    'triggers/regex',
    'error',
    'Unexpected value of regex, expected a pattern in quotes',
    frontMatter.rangeAt(`${pointer}/regex`),
  );
  return null;
}

function readWeight({ frontMatter, report }: Reading, rule: Record<string, unknown>, pointer: string): number {
  if (!Object.hasOwn(rule, 'weight')) return 1;
  const value = rule.weight;
  if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value;
  report(
    'triggers/weight',
    'error',
    'Unexpected weight, expected a number above 0',
    frontMatter.rangeAt(`${pointer}/weight`),
  );
  return 1;
}

function readCased({ frontMatter, report }: Reading, rule: Record<string, unknown>, pointer: string): boolean {
  if (!Object.hasOwn(rule, 'cased')) return false;
  if (typeof rule.cased === 'boolean') return rule.cased;
  report(
    'triggers/cased',
    'error',
    'Unexpected value of cased, expected true or false',
    frontMatter.rangeAt(`${pointer}/cased`),
  );
  return false;
}

/** Plain scalars that YAML 1.2 (core schema) or YAML 1.1 converts, by resulting type. */
const forms: readonly (readonly [type: string, form: RegExp])[] = [
  ['number', /^[-+]?(?:\.\d+|\d[\d_]*(?:\.\d*)?)(?:[eE][-+]?\d+)?$/],
  ['number', /^(?:0[xX][\da-fA-F]+|0[oO][0-7]+|0b[01]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/],
  ['boolean', /^(?:true|false|yes|no|on|off)$/i],
  ['time', /^\d{1,3}(?::[0-5]?\d){1,2}$/],
  ['date', /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt\s].{0,30})?$/],
];

/**
 * The type to which YAML converts a plain scalar; null for text.
 * @param source its text when it stands without quotes; `4.10` and `1e3` keep theirs, and yet other programs read numbers
 */
export function scalarType(value: unknown, source: string | null): string | null {
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return typeof value;
  if (typeof value !== 'string' || source === null) return null;
  return forms.find(([, form]) => form.test(source))?.[0] ?? null;
}
