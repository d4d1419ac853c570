import { alternatives, derived, shipped, type Vocabulary } from '../../vocabulary/index.js';
import { isCommand } from './evaluation.js';

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
