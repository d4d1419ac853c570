import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built program. `TRIAGRAPH_TEST_DIST` selects another build. */
const dist = process.env.TRIAGRAPH_TEST_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url));
export const bin = join(dist, 'bin.js');

const counter = new URL('./count-cpu.mjs', import.meta.url).href;

/** Why the built program cannot be tested, or null. */
export const notBuilt = existsSync(bin) ? null : `${bin} is not there: npm run build`;
if (notBuilt !== null) console.warn(`Skipped: ${notBuilt}`);

export interface Run {
  /** Exit code, or the name of the signal that ended it. */
  readonly code: number | string | null;
  readonly out: string;
  readonly err: string;
  /** Processor time of all its threads: independent of the machine's load. */
  readonly milliseconds: number;
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** User to run as. */
  readonly uid?: number;
  readonly timeout?: number;
}

/** Runs the built program to its end. */
export function triagraph(args: readonly string[], options: RunOptions = {}): Run {
  const { input, cwd, env = {}, uid, timeout = 300_000 } = options;
  const times = join(mkdtempSync(join(tmpdir(), 'triagraph-cpu-')), 'milliseconds');
  chmodSync(dirname(times), 0o777);
  const child = spawnSync(process.execPath, ['--import', counter, bin, ...args], {
    input: input ?? '',
    encoding: 'utf8',
    timeout,
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env, TRIAGRAPH_TEST_CPU: times },
    ...(cwd === undefined ? {} : { cwd }),
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const milliseconds = existsSync(times) ? Number(readFileSync(times, 'utf8')) : Number.POSITIVE_INFINITY;
  rmSync(dirname(times), { recursive: true });
  return { code: child.status ?? child.signal, out: child.stdout ?? '', err: child.stderr ?? '', milliseconds };
}

/** Starts the built program in the background. */
export function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, [bin, ...args], { env: { ...process.env, ...env }, stdio: 'ignore' });
}

/** The end of a started program: its exit code or the terminating signal. */
export const ended = (child: ChildProcess): Promise<number | string | null> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
