import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import type { Observation } from '../../model/index.js';

/** Characters of a word, an id, a condition. */
const longest = 1_000;

const readers: Readonly<Record<string, (value: unknown, key: string) => unknown>> = {
  outcome: text(longest),
  output: text(limits.outputCharacters + 1),
  branch(value) {
    if (!Number.isInteger(value)) throw wrong('branch', 'a whole number');
    return value;
  },
  jump: text(longest),
  set: values,
  document: text(longest),
  note: text(longest),
  back: onlyTrue,
  finish: onlyTrue,
};
const keys = Object.keys(readers);

/**
 * An observation of a caller without types, checked. Texts that are longer than any in a document are cut.
 * @throws TriagraphError `session-observation`
 */
export function checkObservation(value: unknown): Observation {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const [key, ...others] = keys.filter((each) => Object.hasOwn(given, each));
  if (key === undefined || others.length > 0)
    throw wrong(`${key === undefined ? 0 : others.length + 1} observations`, `one of ${keys.join(', ')}`);
  return { [key]: readers[key]!(given[key], key) } as Observation;
}

function text(length: number) {
  return (value: unknown, key: string): string => {
    if (typeof value !== 'string') throw wrong(`${key} of type ${typeof value}`, 'a string');
    return value.slice(0, length);
  };
}

function onlyTrue(value: unknown, key: string): true {
  if (value !== true) throw wrong(key, 'true');
  return true;
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

function wrong(found: string, expected: string): TriagraphError {
  return new TriagraphError('session-observation', `Unexpected ${found}, expected ${expected}.`);
}
