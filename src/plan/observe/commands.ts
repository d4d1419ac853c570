import { alternatives, derived, shipped, type Vocabulary } from '../../vocabulary/index.js';
import type { OutputRecord } from './output-record.js';

const tablesOf = derived(({ placeholders }: Vocabulary) => {
  const kinds = Object.entries<readonly string[]>(placeholders.resources);
  return {
    kinds: new Map(kinds.flatMap(([kind, names]) => [kind, ...names].map((name) => [name, kind] as const))),
    columns: Object.entries<readonly string[]>(placeholders.columns),
  };
});

const listing = /(?:^|[\s$#>%])(?:kubectl|oc|k)\s[^|;&\n]*?\b(?:get|describe)\s+(?:-{1,2}\S+\s+)*([a-z][\w.,/-]*)/;

/** The kind of object that a name stands for (`po` is `pod`). */
export const kindNamed = (name: string, vocabulary?: Vocabulary): string | undefined =>
  tablesOf(vocabulary).kinds.get(name.toLowerCase());

export function kindsAsked(command: string, vocabulary?: Vocabulary): string[] {
  const [, named = ''] = listing.exec(command) ?? [];
  return named.split(',').flatMap((name) => kindNamed(name.split('/')[0]!, vocabulary) ?? []);
}

export function kindShown({ fields }: OutputRecord, vocabulary?: Vocabulary): string | null {
  const headings = new Set(fields.map(({ path }) => path));
  const [shown] = tablesOf(vocabulary).columns.find(([, all]) => all.every((each) => headings.has(each))) ?? [];
  return shown ?? null;
}

const placeholder = /<[^<>]+>/;

/** Whether a prompt line contains a command of the step, with any values for its placeholders. */
export function isCommand(prompt: string, command: string): boolean {
  const [first = '', ...rest] = (command.split('\n')[0] ?? '').split(placeholder);
  let at = prompt.indexOf(first);
  for (const part of rest) at = at < 0 ? at : prompt.indexOf(part, at);
  return at >= 0;
}

const programsOf = derived(({ verdicts: { clusterClients, promptPrograms } }: Vocabulary) => {
  const programs = promptPrograms.map((name) => name.replace(/\*$/, '[\\w-]*'));
  return new RegExp(`^(?:${[...programs, alternatives(clusterClients)].join('|')})$`);
});

const maxLines = 20;
const sign = /^(?:sudo|time)\s+/;
/** `etcdctl version: 3.5.1`, `ceph version 17.2.6 (…)`: output that begins with the name of the program. */
const prefixed = /^\S+\s+version:?\s+v?\d/i;

/**
 * The first line of a text in which every line is a command, as typed by someone who expects it to be run; null for any other
 * text. Commands with a prompt are output that was copied whole, and the absence of output then says something.
 */
export function onlyCommand(
  text: string,
  commands: readonly string[],
  vocabulary: Vocabulary = shipped,
): string | null {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const own = new Set(commands.flatMap((command) => programIn(command) ?? []));
  const isTyped = (line: string): boolean => {
    const bare = line.replace(sign, '');
    if (prefixed.test(bare)) return false;
    if (commands.some((command) => isCommand(bare, command) && bare.startsWith(programIn(command) ?? ' '))) return true;
    const [program = '', next] = bare.split(/\s+/, 2);
    return next !== undefined && /^[\w./<@-]/.test(next) && (own.has(program) || programsOf(vocabulary).test(program));
  };
  return lines.length > 0 && lines.length <= maxLines && lines.every(isTyped) ? lines[0]! : null;
}

const programIn = (command: string): string | undefined => /^(?:sudo\s+)?([A-Za-z][\w.-]*)/.exec(command.trim())?.[1];
