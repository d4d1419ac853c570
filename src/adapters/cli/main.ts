import { Command, CommanderError } from 'commander';
import { version } from '../../version.js';
import type { OtherAdapters } from '../access/settings.js';
import { type DefineCommand, examples } from './command.js';
import { explain, query, show } from './commands/answers.js';
import { complete, completion } from './commands/completion.js';
import { diagnose } from './commands/diagnose.js';
import { cache, doctor } from './commands/doctor.js';
import { diff, evaluation } from './commands/eval.js';
import { compile, gaps, importDocuments, newDocument } from './commands/files.js';
import { graph } from './commands/graph.js';
import { lint } from './commands/lint.js';
import { publish } from './commands/publish.js';
import { lsp, mcp, serve } from './commands/servers.js';
import { site } from './commands/site.js';
import { test } from './commands/test.js';
import { Context, type Library } from './context.js';
import { exitCodes, type Failure, failureOf, howToStart, oneLine } from './failure.js';
import { ClosedOutput, type Streams, write } from './streams.js';

/** The commands in the order of `--help`. */
const commands: ReadonlyMap<string, DefineCommand> = new Map([
  ...[query, diagnose, explain, show, lint, test, diff, newDocument],
  ...[compile, graph, evaluation, importDocuments, gaps, site, publish, serve, mcp, lsp],
  ...[doctor, cache, completion],
]);

/** Builds the parser of the command line: of one command where `asked` names one, else of all. It throws usage errors. */
function buildProgram(context: Context, help: (text: string) => void, asked?: string): Command {
  const program = new Command('triagraph')
    .description('Paste a symptom, get the ordered diagnostic workflow, explained.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help of a command')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: help,
      writeErr: () => {},
      getOutHelpWidth: () => Math.min(100, Math.max(60, context.streams.columns ?? 100)),
    })
    .addHelpText(
      'after',
      examples(
        [
          'triagraph query "Pod stuck in ContainerCreating, no ip available"',
          'triagraph query "子网 IP 耗尽" --kb ./runbooks',
        ],
        '中文：triagraph query "现象、告警或日志" 返回有序的诊断流程；triagraph <命令> --help 查看各命令的用法。\nExit codes: 0 done, 1 findings, 2 misuse, 3 no match, 4 unknown id, 70 internal fault.',
      ),
    );
  const only = commands.get(asked ?? '');
  if (only !== undefined) {
    only(program, context);
    return program;
  }
  for (const define of commands.values()) define(program, context);
  return program;
}

const isSentence = (argument: string): boolean => /\s|\p{Script=Han}/u.test(argument.trim());

/** Whether the command is left out: a sentence, or options of `query` and a sentence. */
function isSymptom(argv: readonly string[]): boolean {
  const [first = ''] = argv;
  if (!first.startsWith('-')) return isSentence(first);
  return !argv.some((argument) => commands.has(argument)) && argv.some(isSentence);
}

/** Whether the parser refused a sentence without quotes, whose first word resembles no command. */
const areWordsOfSymptom = ([, second = '-']: readonly string[], error: unknown): boolean =>
  error instanceof CommanderError &&
  error.code === 'commander.unknownCommand' &&
  !/\(Did/.test(error.message) &&
  !second.startsWith('-');

/**
 * Runs the command line: answers go to stdout, everything else to stderr.
 * @param argv arguments after the program's name
 * @param library loads the library on first use: `--help` and usage errors do not need it; replaced in tests
 * @param adapters starts the other adapters; absent in tests
 * @returns the exit code; never throws and never ends the process
 */
export async function main(
  argv: readonly string[],
  streams: Streams,
  library: () => Promise<Library> = () => import('../../index.js'),
  adapters?: OtherAdapters,
): Promise<number> {
  const context = new Context(streams, library, adapters);
  let help = '';
  const addHelp = (text: string): void => {
    help += text;
  };
  const parsed = isSymptom(argv) ? ['query', ...argv] : argv;
  const [name = ''] = parsed;
  const program = buildProgram(context, addHelp, name);
  try {
    if (argv.every((argument) => argument.trim() === '')) {
      for (const line of howToStart) await context.log(line);
      return exitCodes.misuse;
    }
    if (name === 'complete' && argv[1] === '--') return await complete(program, argv.slice(2), context);
    await program.parseAsync(parsed, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    if (areWordsOfSymptom(argv, error)) return await main(['query', ...argv], streams, library, adapters);
    const asked = commands.has(name) ? `triagraph ${name} --help` : 'triagraph --help';
    return await end(failureOf(error, asked), error, help, context);
  }
}

async function end({ exitCode, line }: Failure, error: unknown, help: string, context: Context): Promise<number> {
  try {
    if (line === null) await write(context.streams.stdout, help);
    else await context.log(oneLine(line));
    if (context.streams.env.TRIAGRAPH_DEBUG && exitCode === exitCodes.fault && error instanceof Error) {
      await write(context.streams.stderr, `${error.stack}\n`);
    }
  } catch (closed) {
    if (!(closed instanceof ClosedOutput)) throw closed;
  }
  return exitCode;
}
