import { allOf, alternatives, derived, type Vocabulary } from '../../vocabulary/index.js';
import type { Entity } from './names.js';

const wordsOf = derived(({ entities: data }) => ({
  reasons: new Map(data.reasons.map((name) => [name.toLowerCase(), name])),
  /** Reasons that are ordinary words count only in their own case. */
  ordinary: new Set(data.ordinaryReasons),
  errorNames: new Set(data.errorNames),
  shapes: codeShapes(data),
}));

interface CodeShape {
  readonly prefix: string;
  /** What every text with the shape has, found in less time. */
  readonly sign?: RegExp;
  readonly pattern: RegExp;
}

function codeShapes(data: Vocabulary['entities']): readonly CodeShape[] {
  const link = `["']?[ \\t]{0,3}(?:[:=：]|${alternatives(data.linking.zh)})?[ \\t]{0,3}["'(]?`;
  const latin = '(?<![a-z])http(?:\\/\\d(?:\\.\\d)?)?(?: status)?(?: code)?|(?<!exit[ _])status[ _]?code';
  return [
    {
      prefix: 'exit ',
      pattern: new RegExp(`(?:${alternatives(allOf(data.exitCodes))})${link}(\\d{1,3})(?![\\w.])`, 'gi'),
    },
    {
      prefix: 'http ',
      pattern: new RegExp(`(?:${latin}|${alternatives(allOf(data.httpCodes))})${link}([1-5]\\d\\d)(?![\\w.])`, 'gi'),
    },
    {
      prefix: 'http ',
      sign: /[45]\d\d [A-Z]/,
      pattern: new RegExp(`(?<![\\w.:/-])([45]\\d\\d) (?=(?:${alternatives(data.httpReasons)})\\b)`, 'g'),
    },
    {
      prefix: 'grpc ',
      pattern: /(?:rpc error: code = |grpc[- ]status[: ]{1,2})([A-Z][A-Za-z]{1,30}|\d{1,2})(?!\w)/g,
    },
    { prefix: 'signal ', sign: /signal[ :]/i, pattern: /(?<![a-z])signal[ :]{1,2}(\d{1,2})(?![\w.])/gi },
    {
      prefix: '',
      sign: /ORA|SQLSTATE|CVE/,
      pattern: /(?<![\w-])((?:ORA|SQLSTATE|CVE)-?[ ]?[0-9A-Z][0-9A-Z-]{3,15}|SQLSTATE\[[0-9A-Z]{5}\])(?![\w-])/g,
    },
  ];
}

/** Letters and digits, no part of a longer name. */
const word = /(?<![A-Za-z0-9_-])[A-Za-z0-9]{2,64}(?![A-Za-z0-9_-])/g;

/** States and reasons of Kubernetes, and names of errors: known words. */
export function findReasons(text: string, vocabulary?: Vocabulary): Entity[] {
  const { reasons, ordinary, errorNames } = wordsOf(vocabulary);
  const found: Entity[] = [];
  for (const { 0: name, index: start } of text.matchAll(word)) {
    const end = start + name.length;
    const reason = reasons.get(name.toLowerCase());
    if (reason !== undefined && (!ordinary.has(reason) || name === reason))
      found.push({ type: 'reason', value: reason, start, end });
    else if (errorNames.has(name)) found.push({ type: 'error-code', value: name, start, end });
  }
  return found;
}

/** Exit codes, HTTP and gRPC statuses, signals: `exit 137`, `http 503`, `grpc Unavailable`. */
export function findCodes(text: string, vocabulary?: Vocabulary): Entity[] {
  const codes: Entity[] = [];
  for (const { prefix, sign, pattern } of wordsOf(vocabulary).shapes) {
    if (sign?.test(text) === false) continue;
    for (const found of text.matchAll(pattern)) {
      const code = found[1]!;
      const start = found.index + found[0].lastIndexOf(code);
      codes.push({ type: 'error-code', value: prefix + code, start, end: start + code.length });
    }
  }
  return codes;
}
