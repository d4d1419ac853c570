import type { Readable, Writable } from 'node:stream';

/** Everything the command line sees of the outside, so that it can be run without a process. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Which of the streams are terminals. */
  readonly isTTY: { readonly stdin: boolean; readonly stdout: boolean; readonly stderr: boolean };
  /** Columns of the terminal; undefined when there is none. */
  readonly columns: number | undefined;
  /** Calls back when the user interrupts the run (Ctrl-C). Without it, a run that watches cannot be ended. */
  readonly onInterrupt?: (listener: () => void) => void;
}

/** The reader of the output went away (`| head`): nothing is wrong, and nobody is there to be told. */
export class ClosedOutput extends Error {
  override readonly name = 'ClosedOutput';
}

/**
 * Writes all of a text and waits until it was taken, so that megabytes reach a pipe whole before the process ends.
 * @throws ClosedOutput when the other end has closed
 */
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

/** Colour on a terminal only, as NO_COLOR, FORCE_COLOR and TERM ask for. */
export function wantsColor({ env, isTTY }: Pick<Streams, 'env' | 'isTTY'>): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return isTTY.stdout && env.TERM !== 'dumb';
}
