import { derived, type Vocabulary } from '../../vocabulary/index.js';
import type { OutputLine } from './output-record.js';

/** The output of one command, with the prompt line if that was pasted too. */
export interface OutputPart {
  readonly command: string | null;
  readonly lines: readonly OutputLine[];
}

const printersOf = derived(({ verdicts: { printers } }: Vocabulary) => {
  const anyOf = (sources: readonly string[]) => new RegExp(sources.length > 0 ? sources.join('|') : '(?!)');
  return printers.map(({ commands, heads, lines }) => ({
    commands: anyOf(commands),
    heads: anyOf(heads),
    lines: anyOf(lines),
  }));
});

/**
 * Whether a part of a paste was not printed by the commands of a step: its prompt has another command, or only other programs
 * print such lines. Unrecognized lines may be the step's own.
 */
export function isForeign(part: OutputPart, commands: readonly string[], vocabulary?: Vocabulary): boolean {
  if (commands.length === 0) return false;
  if (part.command !== null) return !isVariant(commands, part.command, vocabulary);
  const lines = part.lines.map(({ text }) => text).filter((text) => text.trim() !== '');
  const printed = printersOf(vocabulary).filter(
    (printer) =>
      printer.heads.test(lines[0] ?? '') || lines.filter((text) => printer.lines.test(text)).length * 2 >= lines.length,
  );
  return (
    lines.length > 0 &&
    printed.length > 0 &&
    !printed.some((printer) => commands.some((command) => printer.commands.test(command)))
  );
}

/** One program of a command line with what it is asked for. */
interface Statement {
  /** Distinguishes commands: the program; for a client of the cluster, the verb and resources. */
  readonly keys: readonly string[];
  /** Relevant arguments: sub-commands, names, namespaces, ports, keys of filters. */
  readonly words: ReadonlySet<string>;
  /** Required labels as `key=value`; an open value is `*`. */
  readonly labels: readonly string[];
  readonly fields: readonly string[];
  /** Patterns of `grep` commands that follow in the pipeline. */
  readonly filters: readonly string[];
  /** Columns or a path that select what is printed for each object. */
  readonly columns: readonly string[];
  /** Whether it lists objects in a table: all of them unless labels or filters exclude some. */
  readonly isListing: boolean;
  readonly isEverywhere: boolean;
  readonly isInPod: boolean;
  /** The namespaces that are written out. */
  readonly namespaces: readonly string[];
}

const maxCommandLength = 2000;

/**
 * Whether a pasted command may print what one of the commands of a step prints: the same program with the same request, and
 * any values for placeholders. It may ask for fewer objects but not for other ones.
 */
function isVariant(commands: readonly string[], pasted: string, vocabulary?: Vocabulary): boolean {
  const own = commands.flatMap((command) => statementsIn(command, vocabulary));
  return statementsIn(pasted, vocabulary).some((given) => own.some((one) => isSame(one, given)));
}

function isSame(own: Statement, given: Statement): boolean {
  // `kubectl get <resource>` may be any `get`.
  const areKeys = given.keys.some((key) => own.keys.includes(key) || own.keys.includes(`${key.split(' ')[0]} *`));
  if (!areKeys || differ([...own.words], [...given.words])) return false;
  const isNarrow = ({ labels, filters }: Statement): boolean => labels.length + filters.length > 0;
  const isNamed = [...given.words].some((word) => !own.words.has(word));
  if (own.isListing && isNarrow(own) && !isNarrow(given) && !isNamed) return false;
  if ((own.isEverywhere && isNamed) || (given.isInPod && !own.isInPod)) return false;
  // A table is not what a jsonpath prints.
  if (own.columns.length > 0 && given.columns.length === 0 && given.isListing) return false;
  if (!given.labels.every((label) => own.labels.some((each) => isLabel(each, label)))) return false;
  return (['fields', 'filters', 'columns', 'namespaces'] as const).every((each) => !differ(own[each], given[each]));
}

/** Whether each of two lists has something that the other one lacks. */
const differ = (left: readonly string[], right: readonly string[]): boolean =>
  left.some((each) => !right.includes(each)) && right.some((each) => !left.includes(each));

const isLabel = (own: string, given: string): boolean =>
  own === given || (own.endsWith('=*') && given.startsWith(own.slice(0, -1)));

/** The texts without a placeholder. */
const literal = (texts: readonly string[]): string[] => texts.filter((text) => !/[<$]/.test(text));

const promptMark = /^(?:\[[^\]]*\]|[\w.-]+@[^\s$#>]*(?:\s\S+)?)?\s*[$#%>]\s+/;
const redirection = /\s[12]?>{1,2}\s*(?:&\d|[^\s>]+)/g;
const token = /(?:'[^']*'|"(?:[^"\\]|\\.)*"|\\.|<[^<>\s][^<>]*>|[^\s'"|;&\\])+|\|\|?|&&|;|\n/g;

function statementsIn(command: string, vocabulary?: Vocabulary): Statement[] {
  const written = command
    .slice(0, maxCommandLength)
    .replace(promptMark, '')
    .replace(/\\\n/g, ' ')
    .replace(redirection, '')
    .replace(/[<$]\(/g, '\n');
  const pipelines: string[][][] = [[[]]];
  for (const [word] of written.matchAll(token)) {
    if (word === '|') pipelines.at(-1)!.push([]);
    else if (/^(?:\|\||&&|;|\n)$/.test(word)) pipelines.push([[]]);
    else
      pipelines
        .at(-1)!
        .at(-1)!
        .push(word.replace(/^(['"])(.*)\1$/s, '$2'));
  }
  // A pipeline prints the output of its first program, perhaps filtered.
  return pipelines.flatMap(([first = [], ...rest]) => {
    const statement = statementOf(first, vocabulary);
    return statement ? [{ ...statement, filters: literal(rest.flatMap(filterOf)) }] : [];
  });
}

function filterOf([program = '', ...words]: readonly string[]): string[] {
  const pattern = words.find((word) => !word.startsWith('-') && !/^\d+$/.test(word));
  return /^e?grep$/.test(program) && pattern !== undefined ? [pattern] : [];
}

const assignment = /^[A-Za-z_]\w*=\S*$/;
const wrappers: ReadonlySet<string> = new Set(['sudo', 'time', 'watch', 'timeout', 'stdbuf', 'nohup']);

const clientsOf = derived(({ verdicts }: Vocabulary): ReadonlySet<string> => new Set(verdicts.clusterClients));

/** `nbctl` for `ovn-nbctl`, since `kubectl ko nbctl` runs the same program. */
const toolName = (name: string): string => name.replace(/^(?:ovn|ovs)-(?=\w+ctl$)/, '');

function statementOf(written: readonly string[], vocabulary?: Vocabulary): Statement | null {
  const start = written.findIndex((word) => !assignment.test(word) && !wrappers.has(word));
  const [program = '', ...words] = start < 0 ? [] : written.slice(start);
  if (program === '') return null;
  const name = program.slice(program.lastIndexOf('/') + 1);
  if (!clientsOf(vocabulary).has(name)) return ofProgram(toolName(name), words);
  const [verb = '', target = ''] = argumentsOf(words);
  const inside = words.indexOf('--');
  if (verb === 'ko') return ofProgram(toolName(target), words.slice(words.indexOf(target) + 1));
  if ((verb === 'exec' || verb === 'debug') && inside >= 0) {
    const ran = statementOf(words.slice(inside + 1), vocabulary);
    return ran && { ...ran, isInPod: verb === 'exec' };
  }
  return ofClient(words, { verb, target }, vocabulary);
}

const nothing = {
  labels: [],
  fields: [],
  filters: [],
  columns: [],
  isListing: false,
  isEverywhere: false,
  isInPod: false,
  namespaces: [],
};

const ofProgram = (name: string, words: readonly string[]): Statement => ({
  ...nothing,
  keys: [name],
  words: wordsIn(words),
});

function ofClient(
  words: readonly string[],
  { verb, target }: { readonly verb: string; readonly target: string },
  vocabulary?: Vocabulary,
): Statement {
  const isRaw = words.some((word) => word.startsWith('--raw'));
  const format = optionsNamed(words, ['-o', '--output'])[0] ?? '';
  const names = target.split('/').slice(1);
  const namespaces = optionsNamed(words, ['-n', '--namespace']);
  const asked = words.filter((word) => ![verb, target, format, ...namespaces].includes(word));
  const resources = isRaw ? ['--raw'] : target.split(',').map((resource) => resourceName(resource, vocabulary));
  const selected = [optionsNamed(words, ['-l', '--selector']), optionsNamed(words, ['--field-selector'])] as const;
  return {
    ...nothing,
    keys: verb === 'get' ? resources.map((resource) => `get ${resource}`) : [verb],
    words: wordsIn(verb === 'get' || verb === 'describe' ? [...names, ...asked] : [target, ...asked]),
    labels: selected[0].flatMap(labelsIn),
    fields: literal(selected[1]),
    columns: literal([format]).filter((each) => /[={]/.test(each)),
    namespaces: literal(namespaces),
    isEverywhere: words.includes('-A') || words.includes('--all-namespaces'),
    isListing: verb === 'get' && !/^(?:ya?ml|json$)/.test(format),
  };
}

function optionsNamed(words: readonly string[], names: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const [name = '', ...value] = word.split('=');
    if (!names.includes(name)) return [];
    return value.length > 0 ? [value.join('=')] : [words[index + 1] ?? ''];
  });
}

/** The labels of a selector; `app in (a, b)` has two. */
function labelsIn(selector: string): string[] {
  const [, key, values] = /^\s*(\S+)\s+in\s*\(([^()]*)\)\s*$/.exec(selector) ?? [];
  const all = key === undefined ? selector.split(',') : values!.split(',').map((value) => `${key}=${value.trim()}`);
  return all.map((label) => label.replace('==', '=').replace(/=.*[<$].*$/, '=*'));
}

/** Words without a placeholder: sub-commands, names, ports, and the keys of filters (`name=<pod>`). */
function wordsIn(words: readonly string[]): ReadonlySet<string> {
  const found = words.flatMap((word, index) => {
    const isCount = /^-{1,2}[a-zA-Z-]+$/.test(words[index - 1] ?? '') && /^[\d.]+[a-z]?$/.test(word);
    if (isCount || word.startsWith('-')) return [];
    const [, key = word] = /^([\w:]+)=/.exec(word) ?? [];
    return /^(?:[A-Za-z][\w:-]*|\d{2,5})$/.test(key) ? [key] : [];
  });
  return new Set(found);
}

/** The words that are neither options nor values of options. A short option such as `-n` takes the next word. */
const argumentsOf = (words: readonly string[]): string[] =>
  words.filter(
    (word, index) =>
      !word.startsWith('-') &&
      !/^(?:-(?![Aitvw]$)[a-zA-Z]|--(?:namespace|context|kubeconfig|selector|field-selector))$/.test(
        words[index - 1] ?? '',
      ),
  );

function resourceName(written: string, vocabulary?: Vocabulary): string {
  if (/[<${]/.test(written)) return '*';
  const bare = written.split(/[/.]/)[0]!.toLowerCase();
  const aliases: Readonly<Record<string, string>> = aliasesOf(vocabulary);
  const known = Object.hasOwn(aliases, bare) ? aliases[bare]! : bare;
  return known.replace(/(?:(?<=s|x|ch)e)?s$/, '');
}

const aliasesOf = derived(({ verdicts }: Vocabulary) => verdicts.resourceAliases);
