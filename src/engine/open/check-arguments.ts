import { checkId, checkOf } from '../../check-options.js';
import { TriagraphError, type TriagraphErrorCode } from '../../errors.js';
import { longestVersion, readVersion } from '../../text/index.js';
import type { QueryOptions } from '../answer/diagnosis.js';
import type { ExplainOptions } from '../explain/explain.js';
import type { FlowchartOptions } from '../graph/flowchart.js';
import type { GraphOptions } from '../graph/graph-view.js';
import type { StartOptions } from '../session/session.js';

const startNames = {
  limit: true,
  language: true,
  product: true,
  version: true,
  params: true,
  forVersion: true,
} as const;
const checkQueryOptions = checkOf<QueryOptions>({ ...startNames, labels: true });
const checkStartOptions = checkOf<StartOptions>({ ...startNames, document: true });
const checkExplainOptions = checkOf<ExplainOptions>({ doc: true, language: true });
const checkFlowchartOptions = checkOf<FlowchartOptions>({ symptom: true, language: true });
const checkGraphOptions = checkOf<GraphOptions>({ around: true, depth: true });

/** @throws TriagraphError for invalid arguments of a caller without types; so do the functions below. */
export function checkQuery(text: unknown, options: QueryOptions): void {
  checkQueryOptions('query', options);
  checkAsked(text, options);
}

export function checkStart(text: unknown, options: StartOptions): void {
  checkStartOptions('start', options);
  checkAsked(text, options);
}

export function checkExplain(text: unknown, options: ExplainOptions): void {
  checkExplainOptions('explain', options);
  const { doc, language } = options;
  checkAsked(text, language === undefined ? {} : { language });
  if (doc !== undefined) checkId(doc);
}

export function checkFlowchart(id: unknown, options: FlowchartOptions): void {
  checkId(id);
  checkFlowchartOptions('flowchart', options);
}

export function checkGraph(options: GraphOptions): void {
  checkGraphOptions('graph', options);
  const { around, depth } = options;
  if (around !== undefined) checkId(around);
  if (depth !== undefined && !(Number.isInteger(depth) && depth >= 0))
    throw misuse('graph-depth', `depth ${depth}`, 'a whole number from 0');
}

function checkAsked(text: unknown, options: QueryOptions): void {
  const { limit, language, product, version, forVersion, params, labels } = options;
  if (typeof text !== 'string') throw misuse('query-text', `symptom of type ${typeof text}`, 'a string');
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1))
    throw misuse('query-limit', `limit ${limit}`, 'a whole number from 1');
  if (language !== undefined && language !== 'zh' && language !== 'en')
    throw misuse('query-language', `language ${language}`, 'zh or en');
  if (product !== undefined) checkText('query-product', 'product', product);
  if (version !== undefined) checkText('query-version', 'version', version);
  if (forVersion !== undefined && (typeof forVersion !== 'string' || readVersion(forVersion) === null))
    throw misuse(
      'query-for-version',
      `version ${String(forVersion).slice(0, longestVersion)}`,
      'one such as v1.13 or 1.13.2',
    );
  if (params !== undefined) checkParameters(params);
  if (labels !== undefined) checkParameters(labels);
}

function checkParameters(params: unknown): void {
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    throw misuse('query-params', 'params', 'strings by name');
  for (const [name, value] of Object.entries(params)) checkText('query-params', `parameter ${name}`, value);
}

/** YAML and JSON read `1.2` and `8080` as numbers, which would turn `1.10` into another version. */
function checkText(code: TriagraphErrorCode, what: string, value: unknown): void {
  if (typeof value !== 'string') throw misuse(code, `${what} of type ${typeof value}`, 'a string');
}

const misuse = (code: TriagraphErrorCode, found: string, expected: string): TriagraphError =>
  new TriagraphError(code, `Unexpected ${found}, expected ${expected}.`);
