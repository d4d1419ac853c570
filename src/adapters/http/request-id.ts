import { randomUUID } from 'node:crypto';

/** The id that the caller gave when it is a plain one, else a new one: it goes into headers and the log. */
export function requestIdOf(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}
