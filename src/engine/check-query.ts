import { TriagraphError } from '../errors.js';
import { limits } from '../limits.js';
import type { Diagnostic } from '../model/index.js';
import type { QueryOptions } from './diagnose.js';

/** @throws TriagraphError when a caller without types asks for what there is not. */
export function checkQuery(text: unknown, { limit, language }: QueryOptions): void {
  if (typeof text !== 'string') throw misuse('query-text', `symptom of type ${typeof text}`, 'a string');
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1))
    throw misuse('query-limit', `limit ${limit}`, 'a whole number from 1');
  if (language !== undefined && language !== 'zh' && language !== 'en')
    throw misuse('query-language', `language ${language}`, 'zh or en');
}

const misuse = (code: string, found: string, expected: string): TriagraphError =>
  new TriagraphError(code, `Unexpected ${found}, expected ${expected}.`);

/** What the answer must say about a symptom of which only the beginning was looked at. */
export function describeCut(text: string): Diagnostic[] {
  if (text.length <= limits.queryCharacters) return [];
  const [found, most] = [text.length, limits.queryCharacters].map((count) => count.toLocaleString('en-US'));
  return [
    {
      ruleId: 'query/too-long',
      severity: 'warning',
      message: `Unexpected symptom of ${found} characters, expected at most ${most}; the rest was not looked at.`,
      path: '',
      note: 'Ask with the lines around the error.',
    },
  ];
}
