import { getOrMake } from '../collections.js';
import type { Command } from '../model/index.js';
import { derivedForBuild, placeholders } from '../vocabulary/index.js';

/** A word of a command as written, with its offsets in the command's text. */
export interface CommandWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A call of one program, such as one part of a pipe. */
export interface Call {
  /** Base name of the program. */
  readonly program: string;
  /** The program and its arguments, up to `--`: what follows belongs to another program. */
  readonly words: readonly CommandWord[];
}

const word = /(?:\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'[^']*'|<[^<>\n]*>|\$\([^()]*\)|[^\s"'\\])+/g;
/** What may precede a program: assignments, brackets, keywords of the shell. */
const leading = /^(?:[A-Za-z_]\w*=.*|[({!]|then|do|else|if|while|until|time)$/s;

/** The calls of a command, in order. Calls whose first word is not the program (a variable, a wrapper) are left out. */
export function callsOf({ text, segments }: Command): Call[] {
  return segments.flatMap(({ program, start, end }): Call[] => {
    const all = Array.from(text.slice(start, end).matchAll(word), ({ 0: found, index }) => ({
      text: found,
      start: start + index,
      end: start + index + found.length,
    }));
    const words = all.slice(all.findIndex(({ text: each }) => !leading.test(each)));
    const [first] = words;
    if (first === undefined || baseName(first.text) !== baseName(program)) return [];
    const dash = words.findIndex(({ text: each }) => each === '--');
    return [{ program: baseName(program), words: dash < 0 ? words : words.slice(0, dash) }];
  });
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

interface Subcommands {
  readonly valueOptions: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  /** Whether a word is a name, or an accepted abbreviation of one. */
  has(word: string): boolean;
  find(name: string): Subcommands | null;
}

type Behavior = {
  readonly valueOptions?: readonly string[];
  readonly sameAs?: string;
  readonly subcommands?: object;
  readonly abbreviations?: boolean;
};

/** How known commands are spelt: programs, their subcommands, long options, and kinds of resources. */
export const spellingsOf = derivedForBuild(({ commands, knownCommands }) => {
  const table = new Map(
    commands.programs.flatMap((program) => program.names.map((name) => [name, program as Behavior])),
  );
  const programs = new Set([...table.keys(), ...knownCommands.otherPrograms, ...(commands.everydayWords ?? [])]);
  const everyday: ReadonlySet<string> = new Set(commands.everydayWords ?? []);
  const options = new Map<string, ReadonlySet<string>>();
  for (const { names, options: long } of knownCommands.programs)
    for (const name of names) options.set(name, new Set([...(options.get(name) ?? []), ...long]));
  const { resources } = knownCommands;
  const known = new Map<string, Subcommands>();
  return {
    programs,
    /** Names that a misspelt program may stand for. */
    meant: [...programs].filter((name) => name.length >= shortestProgram && !everyday.has(name) && !name.includes('*')),
    patterns: [...table.keys()].filter((name) => name.includes('*')).map((name) => name.split('*')[0]!),
    options,
    subcommandsOf: (program: string): Subcommands | null => {
      const behavior = table.get(program);
      return behavior ? getOrMake(known, program, () => subcommands(behavior, table)) : null;
    },
    takesResource: (program: string, verb: string) =>
      resources.programs.includes(program) && resources.verbs.includes(verb),
    resources: new Set(resources.names),
    /** English words that names of placeholders consist of. */
    placeholderWords: new Set(
      [
        ...placeholders.words.flatMap(({ words }) => words),
        ...Object.entries(placeholders.resources).flat(2),
        ...placeholders.genericWords,
      ].filter((word) => /^[a-z]{4,}$/.test(word)),
    ),
    valuesOf: (program: string) => (option: string) =>
      knownCommands.values.find(({ programs: of, options: names }) => of.includes(program) && names.includes(option)),
  };
});

/** Shorter names of programs resemble too many words. */
const shortestProgram = 4;

function subcommands(
  own: Behavior,
  table: ReadonlyMap<string, Behavior>,
  inherited: readonly string[] = [],
): Subcommands {
  const base = own.sameAs === undefined ? undefined : table.get(own.sameAs);
  const valueOptions = [...inherited, ...(own.valueOptions ?? []), ...(base?.valueOptions ?? [])];
  const entries = Object.entries({ ...base?.subcommands, ...own.subcommands }).flatMap(([names, value]) =>
    names.split(' ').map((name) => [name, value as string | Behavior] as const),
  );
  const names = new Set(entries.map(([name]) => name));
  const found = new Map<string, Subcommands>();
  return {
    valueOptions: new Set(valueOptions),
    names,
    has: (word) => names.has(word) || (own.abbreviations === true && [...names].some((name) => name.startsWith(word))),
    find(name) {
      const value = entries.find(([each]) => each === name)?.[1];
      if (value === undefined || typeof value === 'string') return null;
      return getOrMake(found, name, () => subcommands(value, table, valueOptions));
    },
  };
}
