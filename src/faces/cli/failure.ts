import { CommanderError } from 'commander';
import { exitCodes } from './exit-codes.js';
import { ClosedOutput } from './streams.js';
import { UsageError } from './usage-error.js';

/** How a run ends that did not end by itself: its exit code and one line for stderr, or none. */
export interface Failure {
  readonly exitCode: number;
  readonly line: string | null;
}

/** Tells misuse (what to do) from files that cannot be used (which, why) and from faults of the program (how to report). */
export function failureOf(error: unknown): Failure {
  if (error instanceof ClosedOutput) return { exitCode: exitCodes.ok, line: null };
  if (error instanceof CommanderError) return commanderFailure(error);
  if (error instanceof UsageError) return { exitCode: exitCodes.misuse, line: error.message };
  if (!(error instanceof Error)) return faultOf(String(error));
  const { code, exitCode, path } = error as Error & { code?: unknown; exitCode?: unknown; path?: unknown };
  // The library's errors, known by their shape so that it need not be loaded to tell them.
  if (typeof code === 'string' && typeof exitCode === 'number') return { exitCode, line: error.message };
  const reason = typeof code === 'string' ? fileFaults.get(code) : undefined;
  if (reason && typeof path === 'string') return { exitCode: exitCodes.misuse, line: `${path}: ${reason}` };
  return faultOf(`${error.name}: ${error.message}`);
}

const fileFaults: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'no such file or folder; check the path'],
  ['EACCES', 'no permission; check the rights of the file and its folders'],
  ['EPERM', 'not permitted; check the rights of the file and its folders'],
  ['EISDIR', 'is a folder, expected a file'],
  ['ENOTDIR', 'a part of the path is a file, expected a folder'],
  ['ENOSPC', 'no space left on the device'],
  ['EROFS', 'the file system is read-only; choose another place'],
  ['EMFILE', 'too many open files; raise the limit (ulimit -n)'],
]);

function faultOf(what: string): Failure {
  const report = 'this is a fault of triagraph: run again with TRIAGRAPH_DEBUG=1 and report the command and its output';
  return { exitCode: exitCodes.fault, line: `internal fault: ${what}; ${report}` };
}

const missingCommand = 'missing command; triagraph query "<symptom>" asks, triagraph --help lists the commands';

function commanderFailure(error: CommanderError): Failure {
  if (error.exitCode === 0) return { exitCode: exitCodes.ok, line: null };
  if (error.code === 'commander.help') return { exitCode: exitCodes.misuse, line: missingCommand };
  const message = error.message.replace(/^error: /, '').replace(/\n\((.*)\)\s*$/, '; $1');
  return { exitCode: exitCodes.misuse, line: `${message.replace(/\.$/, '')}; see triagraph --help` };
}
