import { Command } from 'commander';
import { version } from '../../version.js';
import { commands } from './command-table.js';
import type { Context } from './context.js';
import { examples } from './options.js';

/** A terminal's own width, where it is narrower than help is easily read at. */
const helpWidth = (columns = 100): number => Math.min(100, Math.max(60, columns));

/**
 * The command line. Nothing is printed but help and version; misuse is thrown.
 * @param asked the first argument: where it names a command, the others are left out, since they could not be reached
 */
export function buildProgram(context: Context, help: (text: string) => void, asked?: string): Command {
  const program = new Command('triagraph')
    .description('Paste a symptom, get the ordered diagnostic workflow, explained.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help of a command')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeOut: help, writeErr: () => {}, getOutHelpWidth: () => helpWidth(context.streams.columns) })
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
