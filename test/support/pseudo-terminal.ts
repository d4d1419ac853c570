import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Waits until the program has printed `wait` since the last turn, then types `send`, at once or key by key. */
export interface TerminalTurn {
  readonly wait: string;
  readonly send: string;
  readonly slowly?: boolean;
}

interface TerminalRun {
  /** All that the program printed, without control sequences. */
  readonly screen: string;
  /** Exit code; null when the program had to be ended. */
  readonly code: number | null;
  /** What a turn waited for in vain. */
  readonly missing: string | null;
}

const runner = fileURLToPath(new URL('pseudo-terminal.py', import.meta.url));

/** Whether this machine can open a pseudo-terminal: POSIX with Python 3.9. */
export const hasPseudoTerminal = (): boolean =>
  spawnSync('python3', ['-c', 'import os, pty; os.waitstatus_to_exitcode']).status === 0;

/** Runs a command in a pseudo-terminal of 100 × 50 and types at it. */
export const inTerminal = (command: readonly string[], cwd: string, turns: readonly TerminalTurn[]): TerminalRun =>
  typeAt({ command, cwd, turns, size: [50, 100] });

/** The same in one that has no size, as nobody has set it. */
export const inBareTerminal = (command: readonly string[], cwd: string, turns: readonly TerminalTurn[]): TerminalRun =>
  typeAt({ command, cwd, turns, size: [0, 0] });

interface TerminalScript {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly turns: readonly TerminalTurn[];
  readonly size: readonly [rows: number, columns: number];
}

function typeAt(script: TerminalScript): TerminalRun {
  const input = JSON.stringify({ ...script, seconds: 60 });
  const { stdout, stderr, status } = spawnSync('python3', [runner], { input, encoding: 'utf8', timeout: 90_000 });
  if (status !== 0) throw new Error(`The pseudo-terminal failed: ${stderr}`);
  const run = JSON.parse(stdout) as TerminalRun;
  return { ...run, screen: run.screen.replace(/\u001b(?:\[[\d;?]*[ -/]*[@-~]|.)/g, '').replaceAll('\r', '') };
}
