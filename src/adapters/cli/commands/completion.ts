import type { Command } from 'commander';
import { candidatesFor, type ListIds } from '../candidates.js';
import { command } from '../command.js';
import type { Context } from '../context.js';
import { exitCodes, oneLine, UsageError } from '../failure.js';

const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;

export const completion = command({
  name: 'completion',
  summary: 'completes commands, options, ids and formats in a shell',
  description: `Prints what makes a shell complete the command line: ${shells.join(', ')}.`,
  args: [['[SHELL]', 'which shell', shells]],
  options: {},
  examples: [
    'source <(triagraph completion bash)    # in ~/.bashrc; likewise zsh in ~/.zshrc, after compinit',
    'triagraph completion fish > ~/.config/fish/completions/triagraph.fish',
    'triagraph completion powershell | Out-String | Invoke-Expression    # in $PROFILE',
  ],
  chinese: '中文：输出 Shell 的补全脚本：命令、选项、文档 id 和格式。',
  async run(_, context, [shell]) {
    if (!shell) throw new UsageError(`missing SHELL; triagraph completion bash (or ${shells.slice(1).join(', ')})`);
    if (shell === 'bash') {
      await context.print(bashScript);
      return exitCodes.ok;
    }
    const { script } = await import('@bomb.sh/tab');
    // It writes to stdout by itself.
    script(shell, 'triagraph', 'triagraph');
    return exitCodes.ok;
  },
});

/** Passes words on as typed: the script of the package evaluates them, so that a pasted `$(…)` would be executed. */
const bashScript = `_triagraph_complete() {
  local line directive=0
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      :*) directive=\${line#:} ;;
      *) COMPREPLY+=("\${line%%$'\\t'*}") ;;
    esac
  done < <(triagraph complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  if [ "$directive" = 0 ]; then compopt -o default 2>/dev/null; fi
}
complete -F _triagraph_complete triagraph
`;

/** Directives of the scripts: names of files may follow, or may not. */
const directive = { files: 0, words: 4 };

/**
 * Answers the script of a shell, which calls `triagraph complete -- WORDS`: one candidate a line with its meaning after a
 * tab, and a directive at the end. Says nothing of errors: they would stand in the line that is typed.
 */
export async function complete(program: Command, words: readonly string[], context: Context): Promise<number> {
  const ids: ListIds = (kb) =>
    context.withEngine({ kb, cache: true }, async (engine) => {
      const titles = new Map(engine.documents().map(({ id, title }) => [id, title]));
      return [...titles].sort();
    });
  const found = await candidatesFor(program, words, ids).catch(() => ({ words: [], files: false }));
  const lines = found.words.map(([word, about]) => `${word}\t${oneLine(about)}\n`);
  await context.print(`${lines.join('')}:${found.files ? directive.files : directive.words}\n`);
  return exitCodes.ok;
}
