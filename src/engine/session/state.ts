import { shortened } from '../../collections.js';
import { limits } from '../../limits.js';
import type { EndReason, Language, ObservedValue, Reading, Status, Step, VisitOutcome } from '../../model/index.js';
import { redactSecrets } from '../../text/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';

/** A document as it was when the session entered it. */
interface DocumentReference {
  readonly id: string;
  readonly path: string;
  readonly hash: string;
}

/** An answer to a step. `document` is an index in `SessionState.documents`. */
export interface StateVisit {
  readonly document: number;
  readonly step: string;
  readonly outcome: VisitOutcome;
  readonly branch: number | null;
  readonly seen: readonly ObservedValue[];
  /** Index of the expectation that held. */
  readonly held?: number;
  readonly time?: string;
  /** Whether the document has changed since, so that only the id of the step is known. */
  readonly outdated: boolean;
}

export interface StateNote {
  readonly document: number;
  readonly step: string | null;
  readonly text: string;
  readonly time?: string;
}

export interface Position {
  readonly document: number;
  readonly step: string | null;
  /** Title of the step, by which it is found again if the document has changed. */
  readonly title: string;
  readonly end: EndReason | null;
  /** Whether the user was asked which branch applies. */
  readonly asked: boolean;
  /** With `asked`: the values behind the abnormal outcome. */
  readonly seen?: readonly ObservedValue[];
  readonly held?: number;
  /** At a check: the step that changes something, which the check precedes. */
  readonly confirms?: string;
}

/** The state of a session: plain data, all of it in the token. */
export interface SessionState {
  readonly documents: readonly DocumentReference[];
  readonly at: Position;
  readonly visits: readonly StateVisit[];
  /** Number of oldest answers that were dropped at the limit. */
  readonly dropped: number;
  readonly params: readonly (readonly [name: string, value: string])[];
  /** Names in pasted output, by type of entity, the newest output first. */
  readonly pasted?: readonly (readonly [type: string, value: string])[];
  /** Values of pasted output that conditions of the document compare with by name. */
  readonly values?: readonly (readonly [name: string, value: string])[];
  readonly notes?: readonly StateNote[];
  readonly began?: string;
  readonly symptom: {
    /** The beginning of the symptom. */
    readonly text: string;
    readonly match: Status;
    readonly entities: readonly (readonly [type: string, value: string])[];
  };
  readonly language: Language;
  readonly product: string | null;
  readonly version: string | null;
  /** Version for which lines that do not hold are marked. */
  readonly forVersion?: string;
}

/** The title of a step as a session remembers it. */
export const titleOf = (step: Step | undefined): string => shortened(step?.title ?? '', limits.sessionTextCharacters);

/** The position at a step, or without one at an end. */
export const positionAt = (document: number, step: Step | undefined, end: EndReason | null = null): Position => ({
  document,
  step: step?.id ?? null,
  title: titleOf(step),
  end: step ? null : end,
  asked: false,
});

/** Drops documents in which nothing was answered, since a session may look into many. */
export function withoutUnused(state: SessionState): SessionState {
  const { visits, notes = [], at } = state;
  const used = [...new Set([0, ...[...visits, ...notes, at].map(({ document }) => document)])].sort((a, b) => a - b);
  const renumbered = <T extends { readonly document: number }>(each: T): T => ({
    ...each,
    document: used.indexOf(each.document),
  });
  return {
    ...state,
    documents: used.map((index) => state.documents[index]!),
    visits: visits.map(renumbered),
    notes: notes.map(renumbered),
    at: renumbered(at),
  };
}

export function seenValue({ name, value, unit, line, text }: Reading, vocabulary?: Vocabulary): ObservedValue {
  const short = (given: string): string => shortened(given.trim(), limits.sessionTextCharacters / 2);
  const shown = redactSecrets(text, vocabulary);
  // If a secret was removed from the line, the value may be that secret.
  const isSecret = shown !== text && typeof value === 'string' && !shown.includes(value);
  return {
    name: short(name),
    value: typeof value !== 'string' ? value : isSecret ? '<secret>' : short(value),
    unit,
    line,
    text: shortened(shown.trim(), 3 * limits.sessionTextCharacters),
  };
}

type Check = (value: unknown) => boolean;
/** A check of a value; `[shape, most]` for a list of at most `most` items; the shapes of the keys of an object. */
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
const optional =
  (expected: Shape): Check =>
  (value) =>
    value === undefined || fits(value, expected);
const pair: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(text);

const seenShape: Shape = [
  {
    name: text,
    value: (value) => text(value) || typeof value === 'number',
    unit: orNull(text),
    line: optional(count),
    text,
  },
  limits.sessionSeenValues,
];

const shape = {
  documents: [{ id: text, path: text, hash: text }, limits.sessionVisits + 2],
  at: {
    document: count,
    step: orNull(text),
    title: text,
    end: orNull(oneOf('finished', 'resolved', 'nothing-found', 'end-of-document', 'read')),
    asked: flag,
    seen: optional(seenShape),
    held: optional(count),
    confirms: optional(text),
  },
  visits: [
    {
      document: count,
      step: text,
      outcome: oneOf('normal', 'warning', 'abnormal', 'done', 'skipped'),
      branch: orNull(count),
      seen: seenShape,
      held: optional(count),
      time: optional(text),
      outdated: flag,
    },
    limits.sessionVisits,
  ],
  dropped: count,
  params: [pair, limits.sessionParameters],
  pasted: optional([pair, limits.sessionPastedNames]),
  values: optional([pair, limits.sessionPastedNames]),
  notes: optional([{ document: count, step: orNull(text), text, time: optional(text) }, limits.sessionNotes]),
  began: optional(text),
  symptom: { text, match: oneOf('matched', 'ambiguous', 'no_match'), entities: [pair, limits.sessionEntities] },
  language: oneOf('zh', 'en'),
  product: orNull(text),
  version: orNull(text),
  forVersion: optional(text),
} satisfies Record<keyof Required<SessionState>, Shape>;

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

/** Whether a value is a state. If others know the key, a token may contain anything. */
export function isState(value: unknown): value is SessionState {
  if (!fits(value, shape)) return false;
  const { at, visits, notes = [], documents } = value as SessionState;
  return [at, ...visits, ...notes].every(({ document }) => document < documents.length);
}
