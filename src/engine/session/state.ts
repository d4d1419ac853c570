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

const outcomes: readonly VisitOutcome[] = ['normal', 'warning', 'abnormal', 'done', 'skipped'];
const ends: readonly EndReason[] = ['finished', 'resolved', 'nothing-found', 'end-of-document', 'read'];
const languages: readonly Language[] = ['zh', 'en'];
const matches: readonly Status[] = ['matched', 'ambiguous', 'no_match'];

/** The state as nested lists without keys in a fixed order: the same state gives the same bytes. */
export function packState(state: SessionState): unknown {
  const { documents, at, visits, dropped, params, symptom, language, product, version } = state;
  return [
    documents.map(({ id, path, hash }) => [id, path, hash]),
    [at.document, at.step, at.title, at.end === null ? -1 : ends.indexOf(at.end), at.asked ? 1 : 0],
    visits.map(packVisit),
    dropped,
    params,
    [symptom.text, matches.indexOf(symptom.match), symptom.entities],
    [languages.indexOf(language), product, version],
  ];
}

function packVisit({ document, step, outcome, branch, seen, outdated }: StateVisit): unknown {
  const values = seen.map(({ name, value, unit, text }) => [name, value, unit, text]);
  return [document, step, outcomes.indexOf(outcome), branch ?? -1, outdated ? 1 : 0, values];
}

/**
 * The state of a packed one; null for what `packState` does not make: with a key that others know, anything can be
 * signed.
 */
export function unpackState(value: unknown): SessionState | null {
  try {
    return read(value);
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

class Malformed extends Error {}

function read(value: unknown): SessionState {
  const [documents, at, visits, dropped, params, symptom, rest] = list(value, 7);
  const references = list(documents).map((each) => {
    const [id, path, hash] = list(each, 3);
    return { id: text(id), path: text(path), hash: text(hash) };
  });
  const [document, step, title, end, asked] = list(at, 5);
  const [words, match, entities] = list(symptom, 3);
  const [language, product, version] = list(rest, 3);
  return {
    documents: references,
    at: {
      document: index(document, references.length),
      step: nullable(step),
      title: text(title),
      end: end === -1 ? null : ends[index(end, ends.length)]!,
      asked: flag(asked),
    },
    visits: list(visits, -limits.sessionVisits).map((visit) => readVisit(visit, references.length)),
    dropped: index(dropped, Number.MAX_SAFE_INTEGER),
    params: pairs(params, limits.sessionParameters),
    symptom: {
      text: text(words),
      match: matches[index(match, matches.length)]!,
      entities: pairs(entities, limits.sessionEntities),
    },
    language: languages[index(language, languages.length)]!,
    product: nullable(product),
    version: nullable(version),
  };
}

function readVisit(value: unknown, documents: number): StateVisit {
  const [document, step, outcome, branch, outdated, seen] = list(value, 6);
  return {
    document: index(document, documents),
    step: text(step),
    outcome: outcomes[index(outcome, outcomes.length)]!,
    branch: branch === -1 ? null : index(branch, Number.MAX_SAFE_INTEGER),
    outdated: flag(outdated),
    seen: list(seen, -limits.sessionSeenValues).map(readSeen),
  };
}

function readSeen(value: unknown): ObservedValue {
  const [name, read, unit, line] = list(value, 4);
  if (typeof read !== 'string' && typeof read !== 'number') throw new Malformed();
  return { name: text(name), value: read, unit: nullable(unit), text: text(line) };
}

/** A list of `length` entries, or of at most that many when it is negative. */
function list(value: unknown, length?: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new Malformed();
  if (length !== undefined && (length >= 0 ? value.length !== length : value.length > -length)) throw new Malformed();
  return value;
}

function pairs(value: unknown, most: number): (readonly [string, string])[] {
  return list(value, -most).map((each) => {
    const [name, given] = list(each, 2);
    return [text(name), text(given)];
  });
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Malformed();
  return value;
}

const nullable = (value: unknown): string | null => (value === null ? null : text(value));
const flag = (value: unknown): boolean => index(value, 2) === 1;

function index(value: unknown, bound: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= bound) throw new Malformed();
  return value;
}
