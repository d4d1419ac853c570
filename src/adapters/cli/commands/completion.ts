import type { Argument, Command, Option } from 'commander';
import { command } from '../command.js';
import type { Context } from '../context.js';
import { exitCodes, oneLine, UsageError } from '../failure.js';

const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;

export const completion = command({
  name: 'completion',
  summary: 'completion of commands, options, ids and formats in a shell',
  description: `Prints the completion script of a shell: ${shells.join(', ')}.`,
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
    // Writes to stdout.
    script(shell, 'triagraph', 'triagraph');
    return exitCodes.ok;
  },
});

/**
 * Passes words on unchanged: the script of the package evaluates them and would execute a pasted `$(…)`. Bash splits words at
 * `=`, so that what follows it is completed as a word.
 */
const bashScript = `_triagraph_complete() {
  local line directive=0 word words=()
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do
    [ "$word" = = ] || words+=("$word")
  done
  if [ "\${COMP_WORDS[COMP_CWORD]}" = = ]; then words+=(''); fi
  while IFS= read -r line; do
    case $line in
      :*) directive=\${line#:} ;;
      *) COMPREPLY+=("\${line%%$'\\t'*}") ;;
    esac
  done < <(triagraph complete -- "\${words[@]}" 2>/dev/null)
  if [ "$directive" = 0 ]; then compopt -o default 2>/dev/null; fi
}
complete -F _triagraph_complete triagraph
`;

/** Directives of the scripts: whether the shell adds names of files. */
const directive = { files: 0, words: 4 };

/**
 * Answers the script of a shell, which calls `triagraph complete -- WORDS`: one candidate per line, its description after
 * a tab, and a directive at the end. Errors are not printed: they would appear in the line that is being typed.
 */
export async function complete(program: Command, words: readonly string[], context: Context): Promise<number> {
  const ids: ListIds = (kb) =>
    context.withEngine({ kb, cache: true }, async (engine) => {
      // Of translations the English title, as the descriptions beside it are English.
      const documents = engine.documents();
      const titles = new Map(documents.map(({ id, title }) => [id, title]));
      for (const { id, title, language } of documents) if (language === 'en') titles.set(id, title);
      return [...titles].sort();
    });
  const found = await candidatesFor(program, words, ids).catch(() => ({ words: [], files: false }));
  const lines = found.words.map(([word, about]) => `${word}\t${oneLine(about)}\n`);
  await context.print(`${lines.join('')}:${found.files ? directive.files : directive.words}\n`);
  return exitCodes.ok;
}

/** What can be inserted at the cursor: words with their descriptions, and whether names of files fit too. */
interface Candidates {
  readonly words: readonly (readonly [word: string, about: string])[];
  readonly files: boolean;
}

const nothing: Candidates = { words: [], files: false };
const files: Candidates = { words: [], files: true };

type ListIds = (kb: readonly string[] | undefined) => Promise<readonly (readonly [id: string, title: string])[]>;

/** Candidates for the last of the words after the program's name: a command, an option, a value or an argument. */
async function candidatesFor(program: Command, words: readonly string[], ids: ListIds): Promise<Candidates> {
  const current = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const named = new Set(program.commands.map((each) => each.name()));
  const at = before.findIndex((word) => named.has(word));
  const command = program.commands.find((each) => each.name() === before[at]);
  const options = (command ?? program).createHelp().visibleOptions(command ?? program);
  const takesValue = (word: string | undefined): Option | undefined =>
    options.find(({ required, long, short }) => required && word !== undefined && (word === long || word === short));
  const [, flag, given] = /^(--[\w-]+)=(.*)$/.exec(current) ?? [];
  const option = takesValue(flag ?? before.at(-1));
  const listIds = () => ids(valuesOf('--kb', before));
  if (option) return startingWith(given ?? current, await valuesFor(option, listIds));
  if (current.startsWith('-')) return startingWith(current, { words: options.map(described), files: false });
  if (!command) {
    const names = program.createHelp().visibleCommands(program);
    return startingWith(current, { words: names.map((each) => [each.name(), each.summary()]), files: false });
  }
  const placed = before
    .slice(at + 1)
    .filter((word, index, all) => !word.startsWith('-') && !takesValue(all[index - 1]));
  const { registeredArguments } = command;
  const argument = registeredArguments[placed.length] ?? registeredArguments.findLast(({ variadic }) => variadic);
  return argument ? startingWith(current, await valuesFor(argument, listIds)) : nothing;
}

const described = ({ long, short, description }: Option): [string, string] => [long ?? short ?? '', description];

const valuesOf = (option: string, words: readonly string[]): string[] | undefined => {
  const values = words.filter((_, index) => words[index - 1] === option);
  return values.length > 0 ? values : undefined;
};

/** Candidates for a value: its choices, else ids or files, by its name in the help. */
async function valuesFor(taker: Option | Argument, ids: () => ReturnType<ListIds>): Promise<Candidates> {
  if (taker.argChoices) return { words: taker.argChoices.map((choice) => [choice, '']), files: false };
  const name = 'flags' in taker ? (/<(.*)>/.exec(taker.flags)?.[1] ?? '') : taker.name();
  if (/^id$/i.test(name)) return { words: await ids(), files: false };
  return /path|file|folder|module|revision/i.test(name) ? files : nothing;
}

/** Shells expand inserted words, so only words without shell syntax are offered. */
const isPlain = /^[\p{L}\p{N}_./:@%+=,-]+$/u;

const startingWith = (start: string, { words, files }: Candidates): Candidates => ({
  words: words.filter(([word]) => word.startsWith(start) && isPlain.test(word)),
  files,
});
