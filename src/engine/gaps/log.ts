import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import { isSmallTalk, maskMessage, redactSecrets } from '../../text/index.js';

/** A logged symptom; those that differ only in their variable parts are merged. */
export interface LoggedSymptom {
  /** The first occurrence, secrets redacted. */
  readonly text: string;
  /** Its lines as templates, variable parts masked. */
  readonly masked: string;
  /** Log lines with this symptom, including feedback that its answer was wrong. */
  count: number;
  helped: number;
  /** Documents reported as not helpful; '' when none was named. */
  readonly against: Map<string, number>;
  /** Documents reported as the correct answer. */
  readonly instead: Map<string, number>;
}

export interface SymptomLog {
  readonly symptoms: readonly LoggedSymptom[];
  readonly lines: number;
  readonly unreadable: number;
  readonly unreadableAt: readonly string[];
  readonly smallTalk: number;
}

interface Entry {
  readonly text: string;
  readonly verdict: string | null;
  readonly document: string | null;
  readonly instead: string | null;
}

/** Characters of one symptom: the server's log stores no more. */
const longestText = 8_192;
const shownUnreadable = 3;

/**
 * Reads symptom logs with one JSON object per line, as `serve --feedback-log` writes them (`{kind, text, …}`), or
 * `{"text": …}`, `{"query": …}`, `{"query": {"text": …}}`, a JSON string, or plain text. Feedback without a text is
 * skipped. Rotated logs, and logs of other processes, are found beside the named `.jsonl` file.
 * @throws TriagraphError when a log cannot be read, or is larger than `limits.gapLogBytes`
 */
export function readSymptomLogs(paths: readonly string[]): SymptomLog {
  const known = new Map<string, LoggedSymptom>();
  const unreadableAt: string[] = [];
  let lines = 0;
  let unreadable = 0;
  let smallTalk = 0;
  for (const path of logFiles(paths)) {
    readLog(path)
      .split(/\r?\n/)
      .forEach((line, index) => {
        if (line.trim() === '') return;
        lines++;
        const entry = entryOf(line.trim());
        if (entry === 'unreadable') {
          unreadable++;
          if (unreadableAt.length < shownUnreadable) unreadableAt.push(`${path}:${index + 1}`);
        } else if (entry !== null && isSmallTalk(entry.text)) smallTalk++;
        else if (entry !== null) note(known, entry);
      });
  }
  const symptoms = [...known.values()].filter(({ count }) => count > 0);
  symptoms.sort((left, right) => right.count - left.count || compare(left.masked, right.masked));
  return { symptoms, lines, unreadable, unreadableAt, smallTalk };
}

function readLog(path: string): string {
  const unusable = (why: string) =>
    new TriagraphError('log-not-readable', `Cannot read ${path} (${why}). Give a log of symptoms, one a line.`);
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) throw unusable('a folder');
    if (stats.size > limits.gapLogBytes)
      throw unusable(`${stats.size} bytes, at most ${limits.gapLogBytes}: gapLogBytes`);
    return readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    if (error instanceof TriagraphError) throw error;
    throw unusable((error as NodeJS.ErrnoException).code ?? 'unknown');
  }
}

/** Null when the line has no symptom. */
function entryOf(line: string): Entry | 'unreadable' | null {
  if (!/^[{"]/.test(line)) return plain(line);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // A plain sentence may begin with a quotation mark, but not with a brace.
    return line.startsWith('"') ? plain(line) : 'unreadable';
  }
  if (typeof value === 'string') return plain(value);
  const fields = value as Readonly<Record<string, unknown>>;
  const text = textOf(fields.text) ?? textOf(fields.query) ?? textOf((fields.query as { text?: unknown } | null)?.text);
  if (text === null) return textOf(fields.verdict) === null ? 'unreadable' : null;
  if (text.trim() === '') return null;
  return {
    text,
    verdict: textOf(fields.verdict),
    document: textOf(fields.document),
    instead: textOf(fields.instead),
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const plain = (text: string): Entry | null =>
  text.trim() === '' ? null : { text, verdict: null, document: null, instead: null };

function note(known: Map<string, LoggedSymptom>, { text: said, verdict, document, instead }: Entry): void {
  const text = redactSecrets(said.slice(0, longestText)).trim();
  const masked = text
    .split('\n')
    .map((line) => maskMessage(line).toLowerCase())
    .filter((line) => line !== '')
    .join('\n');
  let symptom = known.get(masked);
  if (symptom === undefined) {
    symptom = { text, masked, count: 0, helped: 0, against: new Map(), instead: new Map() };
    known.set(masked, symptom);
  }
  if (verdict === 'helped') symptom.helped++;
  else symptom.count++;
  if (verdict === 'did-not-help') add(symptom.against, document ?? '');
  if (verdict === 'instead' && instead !== null) add(symptom.instead, instead);
}

const add = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

const extension = '.jsonl';

/**
 * The log files, each once. A server rotates full logs to `feedback.jsonl.1` and so on, and further processes write
 * `feedback-2.jsonl`: naming `feedback.jsonl` includes all of them. Oldest first.
 */
export function logFiles(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap(filesOf).map((path) => resolve(path)))];
}

function filesOf(path: string): string[] {
  if (!path.endsWith(extension)) return [path];
  const stem = basename(path, extension);
  const members = namesBeside(path).flatMap((name) => {
    if (!name.startsWith(stem)) return [];
    const found = /^(?:-(\d{1,2}))?\.jsonl(?:\.(\d{1,2}))?$/.exec(name.slice(stem.length));
    return found === null ? [] : [{ name, process: Number(found[1] ?? 1), age: Number(found[2] ?? 0) }];
  });
  members.sort((left, right) => left.process - right.process || right.age - left.age);
  return members.length === 0 ? [path] : members.map(({ name }) => join(dirname(path), name));
}

function namesBeside(path: string): string[] {
  try {
    return readdirSync(dirname(path));
  } catch {
    // Reading the log itself reports the error.
    return [];
  }
}
