import type { PlaceholderType, Refusal } from '../../model/index.js';
import { placeholders } from '../../vocabulary/index.js';

/** What a value of a type may look like. */
export interface TypeAlphabet {
  /** Matches the whole value. */
  readonly pattern: RegExp;
  /** Greatest number of characters. */
  readonly maximum: number;
  /** For people: what is expected. */
  readonly expected: string;
  /** Bounds of a number. */
  readonly least?: number;
  readonly greatest?: number;
}

interface TypeData {
  readonly pattern: string;
  readonly maximum: number;
  readonly expected: string;
  readonly least?: number;
  readonly greatest?: number;
}

const data: Readonly<Record<PlaceholderType, TypeData>> = placeholders.types;

/** Allowed alphabet of every type of placeholder, from data/placeholders.json. */
export const placeholderTypes: ReadonlyMap<PlaceholderType, TypeAlphabet> = new Map(
  Object.entries(data).map(([type, { pattern, ...rest }]) => [
    type as PlaceholderType,
    { ...rest, pattern: new RegExp(`^(?:${pattern})$`, 'u') },
  ]),
);

export type ValueCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly refusal: Refusal };

/** Tells whether a value may stand in a placeholder of a type; the reason is for people. */
export function checkValue(type: PlaceholderType, value: string): ValueCheck {
  const alphabet = placeholderTypes.get(type);
  if (!alphabet) {
    return { ok: false, reason: `Unexpected type "${type}", expected one of the known types`, refusal: 'alphabet' };
  }
  const refuse = (refusal: Refusal, problem: string): ValueCheck => ({
    ok: false,
    refusal,
    reason: `Unexpected ${problem}, expected ${alphabet.expected}`,
  });
  if (value === '') return refuse('empty', 'empty value');
  if (value.length > alphabet.maximum)
    return refuse('too-long', `${value.length} characters, more than ${alphabet.maximum}`);
  // A program would take it for an option.
  if (value.startsWith('-')) return refuse('option', '"-" at the beginning');
  if (!alphabet.pattern.test(value)) return refuse('alphabet', `value for type "${type}"`);
  const { least, greatest } = alphabet;
  if (least !== undefined && Number(value) < least) return refuse('too-small', `number less than ${least}`);
  if (greatest !== undefined && Number(value) > greatest) return refuse('too-great', `number greater than ${greatest}`);
  return { ok: true };
}
