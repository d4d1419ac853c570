import { derived, type Vocabulary } from '../../vocabulary/index.js';
import type { OutputLine } from './output-record.js';

/** What one command printed: its lines, and the line with its prompt where that was pasted too. */
export interface OutputPart {
  readonly command: string | null;
  readonly lines: readonly OutputLine[];
}

const patternsOf = derived(({ verdicts: { printers, clusterClients } }: Vocabulary) => {
  const anyOf = (sources: readonly string[]) => new RegExp(sources.length > 0 ? sources.join('|') : '(?!)');
  return {
    clients: new Set<string>(clusterClients),
    printers: printers.map(({ commands, heads, lines }) => ({
      commands: anyOf(commands),
      heads: anyOf(heads),
      lines: anyOf(lines),
    })),
  };
});

/**
 * Whether something else than the commands of a step printed a part of a paste: the prompt names another command, or
 * the lines are such as only other programs print. What is not recognized may be the step's own.
 */
export function isForeign(part: OutputPart, commands: readonly string[], vocabulary?: Vocabulary): boolean {
  if (commands.length === 0) return false;
  if (part.command !== null) {
    const own = new Set(commands.flatMap((command) => commandKeys(command, vocabulary)));
    // `kubectl get <resource>` may be any `get`.
    return !commandKeys(part.command, vocabulary).some((key) => own.has(key) || own.has(`${key.split(' ')[0]} *`));
  }
  const lines = part.lines.map(({ text }) => text).filter((text) => text.trim() !== '');
  const printed = patternsOf(vocabulary).printers.filter(
    (printer) =>
      printer.heads.test(lines[0] ?? '') || lines.filter((text) => printer.lines.test(text)).length * 2 >= lines.length,
  );
  return (
    lines.length > 0 &&
    printed.length > 0 &&
    !printed.some((printer) => commands.some((command) => printer.commands.test(command)))
  );
}

const promptMark = /^(?:\[[^\]]*\]|[\w.-]+@[^\s$#>]*(?:\s\S+)?)?\s*[$#%>]\s+/;
const assignment = /^[A-Za-z_]\w*=\S*$/;
const wrappers: ReadonlySet<string> = new Set(['sudo', 'time', 'watch', 'timeout', 'stdbuf', 'nohup']);
/** Characters of a command that are read. */
const longestCommand = 2000;

/** What tells one command from another: the program, and of a client of the cluster what it is asked for. */
function commandKeys(command: string, vocabulary?: Vocabulary): string[] {
  return (
    command
      .slice(0, longestCommand)
      .replace(promptMark, '')
      .split(/\|\||&&|;|\n|<\(|\$\(/)
      // What is printed is that of the first program of a pipeline, perhaps cut.
      .flatMap((statement) => keysOf(statement.split('|')[0]!.trim().split(/\s+/), vocabulary))
  );
}

function keysOf(written: readonly string[], vocabulary?: Vocabulary): string[] {
  const start = written.findIndex((word) => !assignment.test(word) && !wrappers.has(word));
  const [program = '', ...rest] = start < 0 ? [] : written.slice(start);
  if (program === '') return [];
  const name = program.slice(program.lastIndexOf('/') + 1);
  return patternsOf(vocabulary).clients.has(name) ? clientKeys(rest, vocabulary) : [toolName(name)];
}

/** `ovn-nbctl` is what `kubectl ko nbctl` runs. */
const toolName = (name: string): string => name.replace(/^(?:ovn|ovs)-(?=\w+ctl$)/, '');

function clientKeys(words: readonly string[], vocabulary?: Vocabulary): string[] {
  const inside = words.indexOf('--');
  const [verb = '', target = ''] = argumentsOf(words);
  if (verb === 'exec' || verb === 'debug') return inside < 0 ? [verb] : keysOf(words.slice(inside + 1), vocabulary);
  if (verb === 'ko') return [toolName(target)];
  if (verb !== 'get') return [verb];
  if (words.some((word) => word.startsWith('--raw'))) return ['get --raw'];
  return target.split(',').map((resource) => `get ${resourceName(resource, vocabulary)}`);
}

/** The words that are neither options nor their values: a short option such as `-n` takes the word behind it. */
const argumentsOf = (words: readonly string[]): string[] =>
  words.filter(
    (word, index) =>
      !word.startsWith('-') &&
      !/^(?:-(?![Aitvw]$)[a-zA-Z]|--(?:namespace|context|kubeconfig|selector))$/.test(words[index - 1] ?? ''),
  );

function resourceName(written: string, vocabulary?: Vocabulary): string {
  if (/[<${]/.test(written)) return '*';
  const bare = written.split(/[/.]/)[0]!.toLowerCase();
  const aliases: Readonly<Record<string, string>> = aliasesOf(vocabulary);
  const known = Object.hasOwn(aliases, bare) ? aliases[bare]! : bare;
  return known.replace(/(?:(?<=s|x|ch)e)?s$/, '');
}

const aliasesOf = derived(({ verdicts }: Vocabulary) => verdicts.resourceAliases);
