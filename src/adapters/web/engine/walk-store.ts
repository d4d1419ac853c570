import { inTab } from '../storage.js';
import type { Turn } from './calls.js';

const key = 'triagraph.walk';
const schema = 'triagraph/walk/1';

/** The turns of a session, first to last: the report is made from them. The token of each is enough to go on from it. */
export type Turns = readonly Turn[];

/** The turns that led to a token in this tab; null when it comes from elsewhere. */
export function turnsTo(token: string): Turns | null {
  const turns = read(inTab.get(key));
  const at = turns?.findLastIndex(({ view }) => view.token === token) ?? -1;
  return at < 0 ? null : turns!.slice(0, at + 1);
}

/** Remembers a session until the tab is closed. Where there is no room for pasted output, it is left out. */
export function keepTurns(turns: Turns): void {
  if (inTab.set(key, fileOf(turns))) return;
  // Without storage, the token in the address is enough to go on.
  inTab.set(key, fileOf(turns.map((turn) => ({ ...turn, view: { ...turn.view, output: null } }))));
}

/** A session as a file that somebody else can go on with. */
export const fileOf = (turns: Turns): string => JSON.stringify({ schema, turns });

/** Whether a text is a session that was saved, perhaps a damaged one. */
export const isSaved = (text: string): boolean => /^\s*\{\s*"schema"\s*:\s*"triagraph\/walk\//.test(text);

/** The turns of such a file; null for any other text. */
export function read(text: string | null): Turns | null {
  try {
    const found = JSON.parse(text ?? '') as { schema?: unknown; turns?: unknown };
    if (found.schema !== schema || !Array.isArray(found.turns) || found.turns.length === 0) return null;
    const turns = found.turns as Turn[];
    return turns.every(({ view, words }) => typeof view?.status === 'string' && typeof words?.title === 'string')
      ? turns
      : null;
  } catch {
    return null;
  }
}
