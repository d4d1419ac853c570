import { commands } from './command-table.js';
import { Context } from './context.js';
import { exitCodes } from './exit-codes.js';
import { type Failure, failureOf } from './failure.js';
import { type Library, loadLibrary } from './library.js';
import { oneLine } from './one-line.js';
import type { OtherAdapters } from './other-adapters.js';
import { buildProgram } from './program.js';
import { ClosedOutput, type Streams, write } from './streams.js';

/**
 * Runs the command line: answers go to stdout, everything else to stderr.
 * @param argv arguments behind the program's name
 * @param library loads the library; another one in tests
 * @param adapters starts what runs beside the command line; none in tests
 * @returns the exit code (CONTRACT.md); never throws and never ends the process
 */
export async function main(
  argv: readonly string[],
  streams: Streams,
  library: () => Promise<Library> = loadLibrary,
  adapters?: OtherAdapters,
): Promise<number> {
  const context = new Context(streams, library, adapters);
  let help = '';
  const addHelp = (text: string): void => {
    help += text;
  };
  const program = buildProgram(context, addHelp, argv[0]);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    const asked = commands.has(argv[0] ?? '') ? `triagraph ${argv[0]} --help` : 'triagraph --help';
    return await end(failureOf(error, asked), error, help, context);
  }
}

async function end({ exitCode, line }: Failure, error: unknown, help: string, context: Context): Promise<number> {
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
