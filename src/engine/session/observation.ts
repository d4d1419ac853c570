import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import type { Observation } from '../../model/index.js';

const keys = ['outcome', 'output', 'branch', 'jump', 'set', 'document', 'back', 'finish'] as const;

/**
 * An observation of a caller without types, checked. Texts that are longer than any in a document are cut.
 * @throws TriagraphError `session-observation`
 */
export function checkObservation(value: unknown): Observation {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const named = keys.filter((key) => Object.hasOwn(given, key));
  const [key] = named;
  if (named.length !== 1 || key === undefined) throw wrong(`${named.length} observations`, `one of ${keys.join(', ')}`);
  const content = given[key];
  switch (key) {
    case 'branch':
      if (!Number.isInteger(content)) throw wrong('branch', 'a whole number');
      return { branch: content as number };
    case 'back':
      if (content !== true) throw wrong(key, 'true');
      return { back: true };
    case 'finish':
      if (content !== true) throw wrong(key, 'true');
      return { finish: true };
    case 'set':
      return { set: values(content) };
    case 'output':
      return { output: text(content, key, limits.outputCharacters + 1) };
    case 'outcome':
      return { outcome: text(content, key, longest) };
    case 'jump':
      return { jump: text(content, key, longest) };
    default:
      return { document: text(content, key, longest) };
  }
}

/** Characters of a word, an id, a condition. */
const longest = 1_000;

function text(value: unknown, key: string, length: number): string {
  if (typeof value !== 'string') throw wrong(`${key} of type ${typeof value}`, 'a string');
  return value.slice(0, length);
}

function values(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong('set', 'values by name');
  const entries = Object.entries(value);
  const fits = ([name, each]: [string, unknown]): boolean =>
    typeof each === 'string' && name.length + each.length <= limits.sessionParameterCharacters;
  if (entries.length > limits.sessionParameters || !entries.every(fits))
    throw wrong('set', `at most ${limits.sessionParameters} short strings by name`);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

const wrong = (found: string, expected: string): TriagraphError =>
  new TriagraphError('session-observation', `Unexpected ${found}, expected ${expected}.`);
