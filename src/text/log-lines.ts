import { derived, type Vocabulary } from '../vocabulary/index.js';
import { createStemmer } from './words.js';

// Log headers before the message (time, level, process, source) and envelopes around it. All repetitions are bounded.

const levels = 'TRACE DEBUG INFO NOTICE WARN WARNING ERROR ERR SEVERE FATAL CRITICAL CRIT PANIC EMERG'.split(' ');
const upperLevel = `(?:${levels.join('|')})`;
/** In lower case a level is an ordinary word, unless a bracket or colon separates it. */
const anyLevel = `(?:${levels.flatMap((level) => [level, level.toLowerCase(), level[0] + level.slice(1).toLowerCase()]).join('|')})`;
const clock = '\\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?';
const zone = '(?: ?(?:Z|UTC|GMT|[+-]\\d{2}:?\\d{2}))?';
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';

/** One alternative for each kind of header, tried in this order at the beginning of the rest of the line. */
const prefix = new RegExp(
  `^(?:${[
    // klog: E1128 10:02:11.291383       7 pod.go:425]
    `[IWEF]\\d{4} ${clock} {1,8}\\d{1,8} [\\w./-]{1,80}:\\d{1,6}\\] ?`,
    // ISO 8601 and its kin, with the stream of a container runtime.
    `\\[?\\d{4}[-/]\\d{2}[-/]\\d{2}[T ]${clock}${zone}\\]?(?: (?:stdout|stderr) [FP](?= ))?[ :|]{0,4}`,
    // syslog: Nov 28 10:02:11 node-1 kubelet[1234]:
    `(?:<\\d{1,3}>)?(?:[A-Z][a-z]{2} )?${month} {1,2}\\d{1,2}(?: \\d{4})? ${clock}(?: [A-Za-z0-9.-]{1,80}(?= [\\w./-]{1,60}(?:\\[\\d{1,8}\\])?:))? ?`,
    '[A-Za-z][\\w./-]{0,60}\\[\\d{1,8}\\]: ?',
    `\\[?${clock}\\]? `,
    // kubectl describe: Warning  FailedMount  23s (x40 over 21m)  kubelet  message
    '(?:Normal|Warning) {1,20}[A-Z][A-Za-z]{2,60} {1,20}(?:\\d{1,6}[smhd]){1,3}(?: \\(x\\d{1,9} over [0-9a-z]{1,12}\\))? {1,20}[a-z][\\w./-]{1,80}(?:, [\\w.:-]{1,80})? {1,20}',
    // kubectl get events: 23s  Warning  FailedMount  pod/web-0  message
    '(?:\\d{1,6}[smhd]){1,3} {1,10}(?:Normal|Warning) {1,10}[A-Z][A-Za-z]{2,60} {1,20}[a-z]{1,40}/[\\w.-]{1,253} {1,20}',
    `(?:\\[${anyLevel}\\]|<${anyLevel}>|${anyLevel}(?= ?[|:\\]])|${upperLevel}(?=\\s))[ \\t|:\\]]{0,6}`,
    // Threads and loggers in brackets: [http-nio-8080-exec-10]
    '\\[[\\w .:#/@-]{1,60}\\] ?(?=\\S)',
    '[-*>•] {1,4}(?=\\S)',
    // Words of the person who pasted the line: 一直报：
    '[\\u4e00-\\u9fff][^：:\\x00-\\x1f]{0,40}[：:] ?(?=[\\x21-\\x7e][\\x20-\\x7e]{11})',
  ].join('|')})`,
);

/** The start of a log header after words of the person who pasted the line. */
const headerInside = new RegExp(
  `(?:(?<![A-Za-z0-9])[IWEF]\\d{4} ${clock} |\\d{4}-\\d{2}-\\d{2}[T ]${clock}|(?<![\\w"])(?:time|ts|level)="?[\\w:.+-]{3,40}"? |(?:Normal|Warning) {2,10}[A-Z][A-Za-z]{2,60} {1,20}\\d{1,6}[smhd])`,
);

/** Maximum number of characters before such a header. */
const leadLength = 200;
const maximumPrefixes = 8;
const maximumEnvelope = 65_536;

/** The message of a log line without time, level and source; of JSON or logfmt, its message and error. Linear. */
export function stripLogPrefix(line: string): string {
  const trimmed = line.trim();
  return stripFrom(trimmed.slice(headerStart(trimmed.slice(0, leadLength))), 0);
}

function headerStart(lead: string): number {
  return lead.startsWith('{') ? 0 : (headerInside.exec(lead)?.index ?? 0);
}

function stripFrom(line: string, depth: number): string {
  let rest = line;
  for (let count = 0; count < maximumPrefixes; count++) {
    const length = prefix.exec(rest)?.[0].length ?? 0;
    if (length === 0 || length >= rest.length) break;
    rest = rest.slice(length).trimStart();
  }
  const inner = depth < 3 ? openEnvelope(rest) : null;
  return inner === null ? rest : stripFrom(inner.trim(), depth + 1);
}

function openEnvelope(line: string): string | null {
  if (line.length > maximumEnvelope) return null;
  return line.startsWith('{') && line.endsWith('}') ? openJson(line) : openLogfmt(line);
}

const messageKeys = ['msg', 'message', 'log', 'MESSAGE'];
const errorKeys = ['error', 'err', 'exception', 'reason'];

function openJson(line: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const fields = new Map(Object.entries(value));
  return joinFields((key) => {
    const field = fields.get(key);
    return typeof field === 'string' ? field : null;
  });
}

const field = /(?:^|\s)([A-Za-z_][\w.]{0,40})=("(?:[^"\\]|\\.){0,8000}"|[^\s"]{1,8000})/g;

function openLogfmt(line: string): string | null {
  if (!/^[A-Za-z_][\w.]{0,40}=/.test(line)) return null;
  const fields = new Map<string, string>();
  for (const [, key, value] of line.matchAll(field)) if (!fields.has(key!)) fields.set(key!, unquote(value!));
  return joinFields((key) => fields.get(key) ?? null);
}

function unquote(value: string): string {
  return value.startsWith('"')
    ? value
        .slice(1, -1)
        .replace(/\\(["\\])/g, '$1')
        .replace(/\\[nt]/g, ' ')
    : value;
}

/** Message and error as one text; null when the line has neither. */
function joinFields(get: (key: string) => string | null): string | null {
  const first = (keys: readonly string[]) => keys.map(get).find((text) => text !== null && text.trim() !== '') ?? null;
  const message = first(messageKeys);
  const error = first(errorKeys);
  if (message === null || error === null) return message ?? error;
  return message.includes(error) ? message : `${message.trim()}: ${error}`;
}

const wordsOf = derived((vocabulary) => {
  const { signatures } = vocabulary;
  const stemmer = createStemmer(vocabulary);
  const single = [...signatures.errorWords, ...signatures.alarmWords].filter((word) => /^[a-z]+$/.test(word));
  return new Set([
    ...single.flatMap((word) => [word, stemmer.stem(word)]),
    ...signatures.errorPhrases.filter((phrase) => phrase.length === 2),
  ]);
});

/** The header of klog's warnings and errors with month and day: `E1128`. */
const header = /^[wef](?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

/** Whether a term of a token makes its line salient: `fail`, `拒绝`, a level. */
export const isSalient = (term: string, vocabulary?: Vocabulary): boolean =>
  wordsOf(vocabulary).has(term) || (term.length === 5 && header.test(term));
