import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { addTo, byText, getOrMake } from '../../collections.js';
import { TriagraphError } from '../../errors.js';
import { limits } from '../../limits.js';
import { isSmallTalk, maskMessage, redactSecrets } from '../../text/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { statsOf } from '../document-files.js';

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
  readonly verdict?: unknown;
  readonly document?: unknown;
  readonly instead?: unknown;
}

/** Maximum number of characters of one symptom, as in the log of the server. */
const longestText = 8_192;
const shownUnreadable = 3;

/**
 * Reads symptom logs with one JSON object per line, as `serve --feedback-log` writes them (`{kind, text, …}`), or
 * `{"text": …}`, `{"query": …}`, `{"query": {"text": …}}`, a JSON string, or plain text. Feedback without a text is
 * skipped. Rotated logs, and logs of other processes, are found beside the named `.jsonl` file.
 * @throws TriagraphError when a log cannot be read, or is larger than `limits.gapLogBytes`
 */
export function readSymptomLogs(paths: readonly string[], vocabulary: Vocabulary): SymptomLog {
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
        } else if (entry !== null && isSmallTalk(entry.text, undefined, vocabulary)) smallTalk++;
        else if (entry !== null) note(known, entry, vocabulary);
      });
  }
  const symptoms = [...known.values()].filter(({ count }) => count > 0);
  symptoms.sort((left, right) => right.count - left.count || byText(left.masked, right.masked));
  return { symptoms, lines, unreadable, unreadableAt, smallTalk };
}

function readLog(path: string): string {
  const unusable = (why: string) =>
    new TriagraphError('log-not-readable', `Cannot read ${path} (${why}). Give a log with one symptom in each line.`);
  const stats = statsOf(path);
  if (stats?.isDirectory()) throw unusable('a folder');
  if (stats && stats.size > limits.gapLogBytes)
    throw unusable(`${stats.size} bytes, at most ${limits.gapLogBytes}: gapLogBytes`);
  try {
    return readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    throw unusable((error as NodeJS.ErrnoException).code ?? 'unknown');
  }
}

/** Null when the line has no symptom. */
function entryOf(line: string): Entry | 'unreadable' | null {
  if (!/^[{"]/.test(line)) return { text: line };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // A plain sentence may begin with a quotation mark, but not with a brace.
    return line.startsWith('"') ? { text: line } : 'unreadable';
  }
  const fields = (typeof value === 'string' ? { text: value } : value) as Readonly<Record<string, unknown>>;
  const nested = (fields.query as { readonly text?: unknown } | null | undefined)?.text;
  const text = [fields.text, fields.query, nested].find((each) => typeof each === 'string');
  if (text === undefined) return typeof fields.verdict === 'string' ? null : 'unreadable';
  return text.trim() === '' ? null : { ...fields, text };
}

/** A person's e-mail address, which must not be printed and is not a word of the symptom. */
const mailAddress = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;

function note(
  known: Map<string, LoggedSymptom>,
  { text: logged, verdict, document, instead }: Entry,
  vocabulary: Vocabulary,
): void {
  const text = redactSecrets(logged.slice(0, longestText), vocabulary).replace(mailAddress, '<email>').trim();
  const masked = text
    .split('\n')
    .map((line) => maskMessage(line).toLowerCase())
    .filter((line) => line !== '')
    .join('\n');
  const nothing = { count: 0, helped: 0, against: new Map(), instead: new Map() };
  const symptom = getOrMake(known, masked, () => ({ text, masked, ...nothing }));
  if (verdict === 'helped') symptom.helped++;
  else symptom.count++;
  if (verdict === 'did-not-help') addTo(symptom.against, typeof document === 'string' ? document : '', 1);
  if (verdict === 'instead' && typeof instead === 'string') addTo(symptom.instead, instead, 1);
}

const extension = '.jsonl';

/** The named logs with rotated ones (`feedback.jsonl.1`) and those of other processes (`feedback-2.jsonl`), oldest first. */
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
