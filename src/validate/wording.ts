import type { DefinedError } from 'ajv/dist/2020.js';
import { nearest } from '../nearest.js';

const longestShown = 60;

/** A value in words: its type, and the beginning of the value. */
export function describeValue(value: unknown): string {
  if (value === null) return 'empty value';
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === 'object') {
    const keys = Object.keys(value as object);
    return keys.length === 0
      ? 'empty mapping'
      : `mapping with ${keys
          .slice(0, 3)
          .map((key) => `\`${key}\``)
          .join(', ')}`;
  }
  if (typeof value !== 'string') return `${typeof value} ${String(value)}`;
  const text = value.length > longestShown ? `${value.slice(0, longestShown)}…` : value;
  return `text '${text}'`;
}

/** The expectation in the schema's own words (`x-expected`), else derived from the keyword. */
export function expectationOf(error: DefinedError): string {
  const words = (error.parentSchema as { 'x-expected'?: unknown } | undefined)?.['x-expected'];
  const alternatives = error.keyword === 'anyOf' ? requiredKeys(error.schema) : [];
  if (alternatives.length > 0) return `one of the keys ${alternatives.join(', ').replace(/, ([^,]+)$/, ' or $1')}`;
  if (error.keyword === 'minItems') return `at least ${error.params.limit} item${error.params.limit === 1 ? '' : 's'}`;
  if (typeof words === 'string') return words;
  switch (error.keyword) {
    case 'type':
      return [error.params.type].flat().map(kindName).join(' or ');
    case 'required':
      return `the key \`${error.params.missingProperty}\``;
    case 'enum':
      return error.params.allowedValues.map((value) => `'${String(value)}'`).join(', ');
    default:
      return `a value that ${error.message ?? 'holds'}`;
  }
}

/** The keys, in backticks, of which an `anyOf` requires one. */
const requiredKeys = (branches: unknown): string[] =>
  (branches as readonly { readonly required?: readonly string[] }[]).flatMap(({ required = [] }) =>
    required.map((key) => `\`${key}\``),
  );

const kindNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'nothing',
  number: 'a number',
  object: 'a mapping',
  string: 'text',
};

const kindName = (type: string): string => (Object.hasOwn(kindNames, type) ? kindNames[type]! : type);

/** `: did you mean 'pods'?` for a misspelt name; empty when no known one is near. */
export function didYouMean(written: string, known: readonly string[], quote = "'"): string {
  const [meant] = nearest(written, known, 1);
  return meant === undefined ? '' : `: did you mean ${quote}${meant}${quote}?`;
}

/** The end of the line before an offset, for messages about an invisible character. */
export function excerptBefore(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return line.slice(-20);
}

/** The first line of a command for a message. Long lines are cut in the middle, since the end names the object. */
export function excerpt(command: string): string {
  const line = command.trim().split('\n', 1)[0]!.replace(/\s+/g, ' ').replace(/ \\$/, '');
  return line.length <= longestShown ? line : `${line.slice(0, 28).trimEnd()} … ${line.slice(-28).trimStart()}`;
}

/** `U+200B` for the character at an offset. */
export function codePointName(text: string, offset = 0): string {
  return `U+${(text.codePointAt(offset) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
