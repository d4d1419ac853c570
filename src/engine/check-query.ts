import { TriagraphError } from '../errors.js';
import type { QueryOptions } from './diagnose.js';

/** @throws TriagraphError when a caller without types asks for what there is not. */
export function checkQuery(text: unknown, { limit, language, product, version, params }: QueryOptions): void {
  if (typeof text !== 'string') throw misuse('query-text', `symptom of type ${typeof text}`, 'a string');
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1))
    throw misuse('query-limit', `limit ${limit}`, 'a whole number from 1');
  if (language !== undefined && language !== 'zh' && language !== 'en')
    throw misuse('query-language', `language ${language}`, 'zh or en');
  if (product !== undefined) checkText('query-product', 'product', product);
  if (version !== undefined) checkText('query-version', 'version', version);
  if (params !== undefined) checkParameters(params);
}

function checkParameters(params: unknown): void {
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    throw misuse('query-params', 'params', 'strings by name');
  for (const [name, value] of Object.entries(params)) checkText('query-params', `parameter ${name}`, value);
}

/** YAML and JSON read `1.2` and `8080` as numbers, and `1.10` would be another version then. */
function checkText(code: string, what: string, value: unknown): void {
  if (typeof value !== 'string') throw misuse(code, `${what} of type ${typeof value}`, 'a string');
}

const misuse = (code: string, found: string, expected: string): TriagraphError =>
  new TriagraphError(code, `Unexpected ${found}, expected ${expected}.`);
