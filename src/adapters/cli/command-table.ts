import type { Command } from 'commander';
import { compileCommand } from './commands/compile.js';
import { diagnoseCommand } from './commands/diagnose.js';
import { diffCommand } from './commands/diff.js';
import { evalCommand } from './commands/eval.js';
import { explainCommand } from './commands/explain.js';
import { gapsCommand } from './commands/gaps.js';
import { graphCommand } from './commands/graph.js';
import { importCommand } from './commands/import.js';
import { lintCommand } from './commands/lint.js';
import { lspCommand } from './commands/lsp.js';
import { mcpCommand } from './commands/mcp.js';
import { newCommand } from './commands/new.js';
import { queryCommand } from './commands/query.js';
import { serveCommand } from './commands/serve.js';
import { showCommand } from './commands/show.js';
import { testCommand } from './commands/test.js';
import type { Context } from './context.js';

/** Adds one command to the program. */
export type DefineCommand = (program: Command, context: Context) => void;

/** The commands in the order of `--help`: one file each, one line here. */
export const commands: ReadonlyMap<string, DefineCommand> = new Map([
  ['query', queryCommand],
  ['diagnose', diagnoseCommand],
  ['explain', explainCommand],
  ['show', showCommand],
  ['lint', lintCommand],
  ['test', testCommand],
  ['diff', diffCommand],
  ['new', newCommand],
  ['compile', compileCommand],
  ['graph', graphCommand],
  ['eval', evalCommand],
  ['import', importCommand],
  ['gaps', gapsCommand],
  ['serve', serveCommand],
  ['mcp', mcpCommand],
  ['lsp', lspCommand],
]);
