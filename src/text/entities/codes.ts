import { entities as data } from '../../vocabulary/index.js';
import { isAsciiAlphanumeric } from '../characters.js';
import { type Marks, marksOf, type TextSigns } from '../text-signs.js';
import type { Entity } from './types.js';

const reasons: ReadonlyMap<string, string> = new Map(data.reasons.map((name) => [name.toLowerCase(), name]));
/** Reasons that are ordinary words count only in their own case. */
const ordinary: ReadonlySet<string> = new Set([
  'Completed',
  'Evicted',
  'Terminating',
  'Unhealthy',
  'Preempting',
  'Unschedulable',
]);
const errorNames: ReadonlySet<string> = new Set(data.errorNames);

/** By length and first letter (its low five bits, the same in either case): whether a name has both. */
const longestName = 64;
const beginnings = new Uint8Array(longestName * 32);
for (const name of [...reasons.keys(), ...errorNames]) beginnings[name.length * 32 + (name.charCodeAt(0) & 31)] = 1;

const ascii = 0x80;
/** 1 for letters and digits. */
const ofWords = Uint8Array.from({ length: ascii }, (_, unit) => (isAsciiAlphanumeric(unit) ? 1 : 0));

const hyphen = 0x2d;
const underscore = 0x5f;

/** States and reasons of Kubernetes, and names of errors: known words. */
export function findReasons(text: string): Entity[] {
  const found: Entity[] = [];
  const { length } = text;
  let start = 0;
  for (let index = 0; index <= length; index++) {
    // Behind the text as well, so that a word ends there.
    const unit = index < length ? text.charCodeAt(index) : 0;
    if (unit < ascii && ofWords[unit] === 1) continue;
    if (index > start && isBeginning(text.charCodeAt(start), index - start)) reasonAt(text, start, index, found);
    start = index + 1;
  }
  return found;
}

const isBeginning = (first: number, length: number): boolean =>
  length < longestName && beginnings[length * 32 + (first & 31)] === 1;

function reasonAt(text: string, start: number, end: number, found: Entity[]): void {
  if (isJoined(text, start, end)) return;
  const name = text.slice(start, end);
  const reason = reasons.get(name.toLowerCase());
  if (reason !== undefined && (!ordinary.has(reason) || name === reason)) {
    found.push({ type: 'reason', value: reason, start, end });
  } else if (errorNames.has(name)) found.push({ type: 'error-code', value: name, start, end });
}

/** A part of a longer name. */
function isJoined(text: string, start: number, end: number): boolean {
  const before = text.charCodeAt(start - 1);
  const after = text.charCodeAt(end);
  return before === hyphen || before === underscore || after === hyphen || after === underscore;
}

interface CodeShape {
  readonly prefix: string;
  /** Every text that has the shape has one of them. */
  readonly marks: Marks;
  /** Which such a text has as well, and which is found in less time than the shape. */
  readonly sign?: RegExp;
  readonly pattern: RegExp;
}

/** `报 503`, `报“503”`: what a single character is followed by. */
const behindReport = [...' \t"\'(:=：是为12345'].map((next) => `报${next}`);

const shapes: readonly CodeShape[] = [
  {
    prefix: 'exit ',
    marks: marksOf('exit', '退出'),
    pattern:
      /(?:exit(?:ed)?(?: with)?[ _]?(?:code|status)?|exitcode|退出码|退出状态码?)["']?[ \t]{0,3}[:=：是为]?[ \t]{0,3}["'(]?(\d{1,3})(?![\w.])/gi,
  },
  {
    prefix: 'http ',
    marks: marksOf('http', 'status', '状态码', '返回', ...behindReport),
    pattern:
      /(?:(?<![a-z])http(?:\/\d(?:\.\d)?)?(?: status)?(?: code)?|(?<!exit[ _])status[ _]?code|状态码|返回码?|报)["']?[ \t]{0,3}[:=：是为]?[ \t]{0,3}["'(]?([1-5]\d\d)(?![\w.])/gi,
  },
  {
    prefix: 'http ',
    marks: marksOf(
      ' Service',
      ' Gateway',
      ' Bad',
      ' Not',
      ' Internal',
      ' Unauth',
      ' Forbidden',
      ' Too',
      ' Request',
      ' Unproc',
      ' Conflict',
    ),
    sign: /[45]\d\d [A-Z]/,
    pattern:
      /(?<![\w.:/-])([45]\d\d) (?=(?:Service|Gateway|Bad|Not Found|Internal|Unauthorized|Forbidden|Too|Request|Unprocessable|Conflict)\b)/g,
  },
  {
    prefix: 'grpc ',
    marks: marksOf('rpc'),
    pattern: /(?:rpc error: code = |grpc[- ]status[: ]{1,2})([A-Z][A-Za-z]{1,30}|\d{1,2})(?!\w)/g,
  },
  {
    prefix: 'signal ',
    marks: marksOf('signal'),
    sign: /signal[ :]/i,
    pattern: /(?<![a-z])signal[ :]{1,2}(\d{1,2})(?![\w.])/gi,
  },
  {
    prefix: '',
    marks: marksOf('ora', 'sqlstate', 'cve'),
    sign: /ORA|SQLSTATE|CVE/,
    pattern: /(?<![\w-])((?:ORA|SQLSTATE|CVE)-?[ ]?[0-9A-Z][0-9A-Z-]{3,15}|SQLSTATE\[[0-9A-Z]{5}\])(?![\w-])/g,
  },
];

export const codeMarks: Marks = shapes.flatMap(({ marks }) => marks);

/** Exit codes, HTTP and gRPC statuses, signals: `exit 137`, `http 503`, `grpc Unavailable`. */
export function findCodes(text: string, signs: TextSigns): Entity[] {
  const codes: Entity[] = [];
  for (const { prefix, marks, sign, pattern } of shapes) {
    if (!signs.mayHold(marks) || sign?.test(text) === false) continue;
    for (const found of text.matchAll(pattern)) {
      const code = found[1]!;
      const start = found.index + found[0].lastIndexOf(code);
      codes.push({ type: 'error-code', value: prefix + code, start, end: start + code.length });
    }
  }
  return codes;
}
