import { limits } from '../../limits.js';
import type { EndReason, Language, ObservedValue, Reading, Status, Step, VisitOutcome } from '../../model/index.js';

/** A document of the session, as it was when the session came to it. */
interface DocumentReference {
  readonly id: string;
  readonly path: string;
  readonly hash: string;
}

export interface StateVisit {
  /** Index in `documents`. */
  readonly document: number;
  readonly step: string;
  readonly outcome: VisitOutcome;
  /** Index of the step's branch that was taken. */
  readonly branch: number | null;
  readonly seen: readonly ObservedValue[];
  /** The document has changed since: the step is known by its id alone. */
  readonly outdated: boolean;
}

export interface Position {
  /** Index in `documents`. */
  readonly document: number;
  readonly step: string | null;
  /** Title of the step, which identifies it when the document has changed. */
  readonly title: string;
  readonly end: EndReason | null;
  /** The person was asked which branch applies. */
  readonly asked: boolean;
  /** The step that changes something, at the check that comes first. */
  readonly confirms?: string;
}

/** Everything a session consists of. Plain data, all of it in the token. */
export interface SessionState {
  readonly documents: readonly DocumentReference[];
  readonly at: Position;
  readonly visits: readonly StateVisit[];
  /** Number of oldest answers that were dropped at the limit. */
  readonly dropped: number;
  readonly params: readonly (readonly [name: string, value: string])[];
  readonly symptom: {
    /** Its beginning. */
    readonly text: string;
    readonly match: Status;
    readonly entities: readonly (readonly [type: string, value: string])[];
  };
  readonly language: Language;
  readonly product: string | null;
  readonly version: string | null;
}

/** Title of a step as far as a session remembers it. */
export const titleOf = (step: Step | undefined): string => cut(step?.title ?? '', limits.sessionTextCharacters);

/** Without documents in which nothing was answered: a session may look into many. */
export function withoutUnused(state: SessionState): SessionState {
  const used = [...new Set([0, ...state.visits.map(({ document }) => document), state.at.document])].sort(
    (a, b) => a - b,
  );
  const visits = state.visits.map((visit) => ({ ...visit, document: used.indexOf(visit.document) }));
  const at = { ...state.at, document: used.indexOf(state.at.document) };
  return { ...state, documents: used.map((index) => state.documents[index]!), visits, at };
}

/** A reading as far as a session remembers it. */
export function seenValue({ name, value, unit, text }: Reading): ObservedValue {
  const short = (given: string): string => cut(given.trim(), limits.sessionTextCharacters / 2);
  return {
    name: short(name),
    value: typeof value === 'string' ? short(value) : value,
    unit,
    text: cut(text.trim(), limits.sessionTextCharacters),
  };
}

/** The beginning of a text, without half a character. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

type Check = (value: unknown) => boolean;
/** A check of a value, `[shape, most]` for a list of at most `most` items, or the shapes of the keys of an object. */
type Shape = Check | readonly [shape: Shape, most: number] | { readonly [key: string]: Shape };

const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const count: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const oneOf =
  (...values: readonly (EndReason | Language | Status | VisitOutcome)[]): Check =>
  (value) =>
    (values as readonly unknown[]).includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const pair: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(text);

const shape = {
  documents: [{ id: text, path: text, hash: text }, limits.sessionVisits + 2],
  at: {
    document: count,
    step: orNull(text),
    title: text,
    end: orNull(oneOf('finished', 'resolved', 'nothing-found', 'end-of-document', 'read')),
    asked: flag,
    confirms: (value) => value === undefined || text(value),
  },
  visits: [
    {
      document: count,
      step: text,
      outcome: oneOf('normal', 'warning', 'abnormal', 'done', 'skipped'),
      branch: orNull(count),
      seen: [
        { name: text, value: (value) => text(value) || typeof value === 'number', unit: orNull(text), text },
        limits.sessionSeenValues,
      ],
      outdated: flag,
    },
    limits.sessionVisits,
  ],
  dropped: count,
  params: [pair, limits.sessionParameters],
  symptom: { text, match: oneOf('matched', 'ambiguous', 'no_match'), entities: [pair, limits.sessionEntities] },
  language: oneOf('zh', 'en'),
  product: orNull(text),
  version: orNull(text),
} satisfies Record<keyof SessionState, Shape>;

function fits(value: unknown, expected: Shape): boolean {
  if (typeof expected === 'function') return expected(value);
  if (isList(expected)) {
    const [item, most] = expected;
    return Array.isArray(value) && value.length <= most && value.every((each) => fits(each, item));
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(expected).every(([key, inner]) => fits((value as Record<string, unknown>)[key], inner));
}

const isList = (expected: Shape): expected is readonly [Shape, number] => Array.isArray(expected);

/** Whether a value is a state. With a key that others know, anything can be signed. */
export function isState(value: unknown): value is SessionState {
  if (!fits(value, shape)) return false;
  const { at, visits, documents } = value as SessionState;
  return [at, ...visits].every(({ document }) => document < documents.length);
}
