import { CommanderError } from 'commander';
import { ClosedOutput } from './streams.js';

/** The command line was used incorrectly: exit code 2 and a one-line message that says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Exit codes of the public contract. */
export const exitCodes = {
  ok: 0,
  /** Findings, failures, or a metric below its minimum. */
  findings: 1,
  misuse: 2,
  /** `query` found no document that explains the symptom. */
  noMatch: 3,
  unknownId: 4,
  fault: 70,
} as const;

const longest = 600;

/** A message on one line without terminal control sequences: paths and arguments in it are untrusted. */
export function oneLine(message: string): string {
  const line = message
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`)
    .trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/** How a failed run ends: its exit code and one line for stderr, if any. */
export interface Failure {
  readonly exitCode: number;
  readonly line: string | null;
}

/** Distinguishes usage errors (what to do), unusable files (which, why) and internal errors (how to report them). */
export function failureOf(error: unknown, help = 'triagraph --help'): Failure {
  const { exitCode, line } = failed(error, help);
  return { exitCode, line: line && withoutUsers(line) };
}

function failed(error: unknown, help: string): Failure {
  if (error instanceof ClosedOutput) return { exitCode: exitCodes.ok, line: null };
  if (error instanceof CommanderError) return commanderFailure(error, help);
  if (error instanceof UsageError) return { exitCode: exitCodes.misuse, line: error.message };
  if (!(error instanceof Error)) return faultOf(String(error));
  const { code, exitCode, path, syscall } = error as Error & Partial<Record<string, unknown>>;
  // Errors of the library, recognized by shape so that it need not be loaded.
  if (typeof code === 'string' && typeof exitCode === 'number') return { exitCode, line: error.message };
  const reason = typeof code === 'string' ? fileFaults.get(code) : undefined;
  if (reason && typeof path === 'string') return { exitCode: exitCodes.misuse, line: `${path}: ${reason}` };
  // A write to a descriptor has no path: stdout itself failed.
  if (reason && syscall === 'write') return { exitCode: exitCodes.misuse, line: `the output: ${reason}` };
  return faultOf(`${error.name}: ${error.message}`);
}

/**
 * A text without the users and passwords of its addresses, also where a path was made of one: `https:/me:p@ss@host/kb`.
 * What may be a password goes, up to the last `@`, as passwords are often not escaped.
 */
export const withoutUsers = (text: string): string =>
  text.replace(/\b([a-z][a-z0-9+.-]{1,30}:\/\/?)(?:[^\s:/@]*:\S*|[^\s/@]+)@/gi, '$1');

const fileFaults: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'no such file or folder; check the path'],
  ['EACCES', 'no permission; check the rights of the file and its folders'],
  ['EPERM', 'not permitted; check the rights of the file and its folders'],
  ['EISDIR', 'is a folder, expected a file'],
  ['ENOTDIR', 'a part of the path is a file, expected a folder'],
  ['ENOSPC', 'no space left on the device'],
  ['EDQUOT', 'the quota of the user is used up'],
  ['EFBIG', 'the file is larger than this user may write (ulimit -f)'],
  ['EROFS', 'the file system is read-only; choose another place'],
  ['EMFILE', 'too many open files; raise the limit (ulimit -n)'],
]);

function faultOf(what: string): Failure {
  const report = 'this is a fault of triagraph: run again with TRIAGRAPH_DEBUG=1 and report the command and its output';
  return { exitCode: exitCodes.fault, line: `internal fault: ${what}; ${report}` };
}

const query = 'triagraph "<symptom>" asks';
export const howToStart = [
  'missing command; type a sentence or an error line: triagraph "no available ip in the subnet"',
  'or pass a whole log: kubectl logs POD | triagraph query -',
  'or a command: triagraph --help lists them',
];

function commanderFailure(error: CommanderError, help: string): Failure {
  if (error.exitCode === 0) return { exitCode: exitCodes.ok, line: null };
  // One word may be a symptom.
  const asks = error.code === 'commander.unknownCommand' && !/\(Did/.test(error.message) ? `${query}; ` : '';
  const message = error.message
    .replace(/^error: /, '')
    .replace(/^command-argument value (.*) is invalid for argument '(.*)'\./, '$2 $1 is invalid.')
    .replace(/\n\(Did (.*)\)\s*$/, '; did $1')
    .replace(/\.$/, '');
  return { exitCode: exitCodes.misuse, line: `${message}; ${asks}see ${help}` };
}
