import { limits } from '../../limits.js';
import type { Reading, SeenValue, Step } from '../../model/index.js';
import type { WalkState } from './state.js';

/** Title of a step as far as it is remembered. */
export const titleOf = (step: Step | undefined): string => cut(step?.title ?? '', limits.sessionTextCharacters);

/** Without the documents that no answer was given in: a walk may look into many. */
export function withoutUnused(state: WalkState): WalkState {
  const used = [...new Set([0, ...state.visits.map(({ document }) => document), state.at.document])].sort(
    (a, b) => a - b,
  );
  const visits = state.visits.map((visit) => ({ ...visit, document: used.indexOf(visit.document) }));
  const at = { ...state.at, document: used.indexOf(state.at.document) };
  return { ...state, documents: used.map((index) => state.documents[index]!), visits, at };
}

/** A reading as far as it is remembered. */
export function seenValue({ name, value, unit, text }: Reading): SeenValue {
  const short = (given: string): string => cut(given.trim(), limits.sessionTextCharacters / 2);
  return {
    name: short(name),
    value: typeof value === 'string' ? short(value) : value,
    unit,
    text: cut(text.trim(), limits.sessionTextCharacters),
  };
}

/** The beginning of a text, never half a character. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
