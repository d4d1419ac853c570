import { Context } from './context.js';
import { exitCodes } from './exit-codes.js';
import { failureOf } from './failure.js';
import { type Library, loadLibrary } from './library.js';
import { oneLine } from './one-line.js';
import type { OtherFaces } from './other-faces.js';
import { buildProgram } from './program.js';
import { ClosedOutput, type Streams, write } from './streams.js';

/**
 * Runs the command line: answers go to stdout, everything else to stderr.
 * @param argv arguments behind the program's name
 * @param library loads the library; another one in tests
 * @param faces starts what runs beside the command line; none in tests
 * @returns the exit code (CONTRACT.md); never throws and never ends the process
 */
export async function main(
  argv: readonly string[],
  streams: Streams,
  library: () => Promise<Library> = loadLibrary,
  faces?: OtherFaces,
): Promise<number> {
  const context = new Context(streams, library, faces);
  let help = '';
  const addHelp = (text: string): void => {
    help += text;
  };
  const program = buildProgram(context, addHelp, argv[0]);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    return await end(error, help, context);
  }
}

async function end(error: unknown, help: string, context: Context): Promise<number> {
  const { exitCode, line } = failureOf(error);
  try {
    if (line === null) await write(context.streams.stdout, help);
    else await context.tell(oneLine(line));
    if (context.streams.env.TRIAGRAPH_DEBUG && exitCode === exitCodes.fault && error instanceof Error) {
      await write(context.streams.stderr, `${error.stack}\n`);
    }
  } catch (closed) {
    if (!(closed instanceof ClosedOutput)) throw closed;
  }
  return exitCode;
}
