import { TriagraphError } from '../errors.js';
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
