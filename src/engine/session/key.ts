import { TriagraphError } from '../../errors.js';

const shortestKey = 16;

/** @throws TriagraphError `session-key` for a key that could be guessed. */
export function checkSessionKey(key: string | undefined): void {
  if (key === undefined || key.length >= shortestKey) return;
  throw new TriagraphError(
    'session-key',
    `Unexpected session key of ${key.length} characters, expected at least ${shortestKey}; see TRIAGRAPH_SESSION_KEY.`,
  );
}
