import { limits } from '../../limits.js';
import type { EndReason, Language, Reading, SeenValue, Status, Step, VisitOutcome } from '../../model/index.js';

/** A document of the session, as it was when the session came to it. */
export interface DocumentReference {
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
  readonly seen: readonly SeenValue[];
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
export function seenValue({ name, value, unit, text }: Reading): SeenValue {
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
