import type { Range, StartRule, Trigger } from '../model/index.js';
import { documentStart } from './inline.js';
import { pointerPart, type Reading } from './reading.js';

const ruleKeys = ['phrase', 'any', 'all', 'not', 'regex', 'weight', 'cased'];
const namedKeys = 50;

type Rule = Readonly<Record<string, unknown>>;

/** Reads `triggers`, each normalised to a rule. Invalid ones are reported. */
export const readTriggers = (reading: Reading): Trigger[] => readRules(reading, 'triggers', 'trigger');

/** Reads `excludes`: the same expressions, for symptoms that the document does not answer. */
export const readExcludes = (reading: Reading): Trigger[] => readRules(reading, 'excludes');

/** Reads `starts`: the same expressions, each with the step at which such a symptom starts. */
export function readStarts(reading: Reading): StartRule[] {
  const { frontMatter } = reading;
  const pointer = frontMatter.pointer('starts');
  const value = pointer === null ? null : frontMatter.valueAt(pointer);
  if (pointer === null || !Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    const { step, ...rule } = (item ?? {}) as Rule;
    // The schema reports a rule without a step.
    const read = typeof step === 'string' ? readRule(reading, rule, `${pointer}/${index}`) : null;
    if (read === null) return [];
    const { source, ...expression } = read;
    return [{ ...expression, step: String(step).trim() }];
  });
}

function readRules(reading: Reading, ...keys: readonly string[]): Trigger[] {
  const { frontMatter, report } = reading;
  const pointer = frontMatter.pointer(...keys);
  const value = pointer === null ? null : frontMatter.valueAt(pointer);
  if (pointer === null || value === null || value === undefined) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => readTrigger(reading, item, `${pointer}/${index}`) ?? []);
  const message = `Unexpected ${typeof value === 'object' ? 'mapping' : typeof value} as ${keys[0]}, expected a list`;
  report('triggers/not-a-list', 'error', message, frontMatter.rangeAt(pointer), 'Put "- " before each entry.');
  const only = readTrigger(reading, value, pointer);
  return only ? [only] : [];
}

function readTrigger(reading: Reading, value: unknown, pointer: string): Trigger | null {
  if (value !== null && typeof value === 'object' && !Array.isArray(value))
    return readRule(reading, value as Rule, pointer);
  const phrase = readPhrase(reading, value, pointer);
  return phrase === null ? null : phraseTrigger(phrase, reading.frontMatter.rangeAt(pointer));
}

function phraseTrigger(phrase: string, range: Range | null): Trigger {
  const rest = { all: [], not: [], regex: null, weight: 1, cased: false };
  return { source: phrase, any: [phrase], ...rest, range: range ?? documentStart };
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
  const isEmpty = value === null || value === undefined || value === '';
  const what = Array.isArray(value) ? 'list' : isEmpty ? 'empty trigger' : typeof value;
  report('triggers/phrase', 'error', `Unexpected ${what}, expected a phrase`, range);
  return null;
}

function reportScalar({ report }: Reading, type: string, written: string, range: Range | null): void {
  const message = `Unexpected ${type} ${written} as a trigger, expected text`;
  report('triggers/scalar', 'warning', message, range, `Write it in quotes: "${written}".`);
}

function readRule(reading: Reading, rule: Rule, pointer: string): Trigger | null {
  const { frontMatter, report } = reading;
  const range = frontMatter.rangeAt(pointer);
  const phrase = unquotedPhrase(reading, rule, range);
  if (range && phrase !== null) {
    // The range of a mapping includes the line break after it.
    const { start } = range;
    const end = { line: start.line, column: start.column + phrase.length, offset: start.offset + phrase.length };
    reportScalar(reading, 'mapping', phrase, { start, end });
    return phraseTrigger(phrase, { start, end });
  }
  const phrases = (key: string) => readPhrases(reading, rule[key], `${pointer}/${key}`);
  const any = [...phrases('phrase'), ...phrases('any')];
  const [all, not] = [phrases('all'), phrases('not')];
  const fields = readFields(reading, rule, pointer);
  const { regex } = fields;
  const isEmpty = any.length + all.length === 0 && regex === null;
  const unknown = Object.keys(rule).filter((key) => !ruleKeys.includes(key));
  for (const key of unknown.slice(0, namedKeys)) reportKey(reading, key, pointer, isEmpty);
  const parts = [any.join(' | '), all.join(' + '), regex && `/${regex}/`, not.length > 0 && `not ${not.join(' | ')}`];
  const source = parts.filter(Boolean).join(', ');
  if (!isEmpty) return { source, any, all, not, ...fields, range: range ?? documentStart };
  // With unknown keys, the report of these is enough.
  const message = 'Unexpected trigger that nothing can hit, expected phrase, any, all or regex';
  if (unknown.length === 0) report('triggers/empty-rule', 'error', message, range);
  return null;
}

/** Whether a key is probably the beginning of a message. One word in lower case may be a key of another tool. */
const isProse = (key: string): boolean =>
  /\s|[A-Z]|\d|\.|\p{Script=Han}/u.test(key) && !ruleKeys.includes(key.toLowerCase());

/** `Slave_IO_Running: No`: a phrase that YAML reads as a mapping because of the colon and space. */
function unquotedPhrase({ parsed }: Reading, rule: Rule, range: Range | null): string | null {
  const [[key, value] = ['', null], ...more] = Object.entries(rule);
  if (!range || more.length > 0 || !isProse(key) || (value !== null && typeof value === 'object')) return null;
  const written = parsed.text.slice(range.start.offset, range.end.offset).trim();
  return /^[^\s{"'#&*!|>?-][^\n]*$/.test(written) ? written : null;
}

function reportKey({ frontMatter, report }: Reading, key: string, pointer: string, isLost: boolean): void {
  const range = frontMatter.keyRangeAt(`${pointer}/${pointerPart(key)}`) ?? frontMatter.rangeAt(pointer);
  const message = `Unexpected key "${key}" in a trigger, expected one of ${ruleKeys.join(', ')}`;
  const note = 'Nothing else is in it, so that it is left out. A phrase with a colon stands in quotes.';
  if (isLost) report('triggers/unknown-key', 'error', message, range, note);
  else report('triggers/unknown-key', 'warning', message, range);
}

function readPhrases(reading: Reading, value: unknown, pointer: string): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [readPhrase(reading, value, pointer) ?? []].flat();
  return value.flatMap((item, index) => readPhrase(reading, item, `${pointer}/${index}`) ?? []);
}

/** The other fields of a rule. One of a wrong type is reported and counts as absent. */
function readFields(
  { frontMatter, report }: Reading,
  rule: Rule,
  pointer: string,
): Pick<Trigger, 'regex' | 'weight' | 'cased'> {
  const { regex, weight, cased } = rule;
  const isPattern = typeof regex === 'string' && regex !== '';
  const isWeight = typeof weight === 'number' && Number.isFinite(weight) && weight > 0;
  const check = (key: string, isValid: boolean, message: string): void => {
    if (rule[key] === undefined || isValid) return;
    report(`triggers/${key}`, 'error', message, frontMatter.rangeAt(`${pointer}/${key}`));
  };
  check('regex', isPattern, 'Unexpected value of regex, expected a pattern in quotes');
  check('weight', isWeight, 'Unexpected weight, expected a number above 0');
  check('cased', typeof cased === 'boolean', 'Unexpected value of cased, expected true or false');
  return { regex: isPattern ? regex : null, weight: isWeight ? weight : 1, cased: cased === true };
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
 * @param source text of a plain scalar; null for one in quotes
 */
function scalarType(value: unknown, source: string | null): string | null {
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return typeof value;
  if (typeof value !== 'string' || source === null) return null;
  return forms.find(([, form]) => form.test(source))?.[0] ?? null;
}
