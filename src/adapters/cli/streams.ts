import { openSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { ReadStream } from 'node:tty';
import stringWidth from 'fast-string-width';

/** Everything the command line needs of its environment, so that it can run without a process. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly isTTY: { readonly stdin: boolean; readonly stdout: boolean; readonly stderr: boolean };
  readonly columns: number | undefined;
  readonly rows?: number | undefined;
  /** Opens the terminal that the program was started from, also when stdin is a pipe; null when there is none. */
  readonly openTerminal?: () => Readable | null;
  /** The time, for the report of a session. Without it reports have no times. */
  readonly clock?: () => Date;
  /** Registers a listener for interruption (Ctrl-C). Without it, watch mode cannot be ended. */
  readonly onInterrupt?: (listener: () => void) => void;
}

/** The reader closed the output (`| head`), which is not an error. */
export class ClosedOutput extends Error {
  override readonly name = 'ClosedOutput';
}

/** Writes all of a text and waits until it is flushed. Throws ClosedOutput when the reader has closed the pipe */
export function write(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      const closed = error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED';
      reject(closed ? new ClosedOutput() : error);
    };
    stream.once('error', fail);
    stream.write(text, (error) => {
      stream.off('error', fail);
      if (error) fail(error);
      else resolve();
    });
  });
}

/** The terminal that the process was started from; null without one. Windows has no file for it. */
export function openTerminal(): Readable | null {
  try {
    return new ReadStream(openSync('/dev/tty', 'r'));
  } catch {
    return null;
  }
}

/** Whether to use colour: terminals only, following NO_COLOR, FORCE_COLOR and TERM. */
export function wantsColor({ env, isTTY }: Pick<Streams, 'env' | 'isTTY'>): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return isTTY.stdout && env.TERM !== 'dumb';
}

/** Rows of a text on a terminal of this width, which wraps long lines. */
export const rowsOf = (text: string, columns: number): number =>
  text
    .trimEnd()
    .split('\n')
    .reduce((rows, line) => rows + Math.max(1, Math.ceil(stringWidth(line) / columns)), 0);
