import type { Range, Trigger } from '../model/index.js';
import { documentStart } from './position.js';
import type { Reading } from './reading.js';

const ruleKeys = ['phrase', 'any', 'all', 'not', 'regex', 'weight', 'cased'];

/** The author's `triggers`, each normalised to one rule (SEMANTICS.md, Triggers). What cannot be one is an error. */
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

/** A phrase as its author wrote it. A number or truth value keeps its source text: YAML has changed its meaning. */
function readPhrase({ frontMatter, report }: Reading, value: unknown, pointer: string): string | null {
  const range = frontMatter.rangeAt(pointer);
  if (typeof value === 'string' && value.trim()) return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') {
    const source = frontMatter.sourceAt(pointer) ?? String(value);
    report(
      'triggers/scalar',
      'warning',
      `Unexpected ${typeof value} ${source} as a trigger, expected text`,
      range,
      `Write it in quotes: "${source}".`,
    );
    return source;
  }
  const what = Array.isArray(value)
    ? 'list'
    : value === null || value === undefined || value === ''
      ? 'empty trigger'
      : typeof value;
  report('triggers/phrase', 'error', `Unexpected ${what}, expected a phrase`, range);
  return null;
}

function readRule(reading: Reading, rule: Record<string, unknown>, pointer: string): Trigger | null {
  const range = reading.frontMatter.rangeAt(pointer);
  for (const key of Object.keys(rule)) {
    if (ruleKeys.includes(key)) continue;
    const place =
      reading.frontMatter.keyRangeAt(`${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`) ?? range;
    reading.report(
      'triggers/unknown-key',
      'warning',
      `Unexpected key "${key}" in a trigger, expected one of ${ruleKeys.join(', ')}`,
      place,
    );
  }
  const any = [...readPhrases(reading, rule, 'phrase', pointer), ...readPhrases(reading, rule, 'any', pointer)];
  const all = readPhrases(reading, rule, 'all', pointer);
  const not = readPhrases(reading, rule, 'not', pointer);
  const regex = readRegex(reading, rule, pointer);
  if (any.length + all.length === 0 && regex === null) {
    reading.report(
      'triggers/empty-rule',
      'error',
      'Unexpected trigger that nothing can hit, expected phrase, any, all or regex',
      range,
    );
    return null;
  }
  const weight = readWeight(reading, rule, pointer);
  const cased = readCased(reading, rule, pointer);
  const source = describe(any, all, not, regex);
  return { ...emptyRule(range), source, any, all, not, regex, weight, cased };
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
