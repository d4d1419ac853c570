import type { CommandProgram, ProjectData } from '../model/index.js';

export const noProjectData: ProjectData = { ignore: [], headings: [], lexicon: [], commands: [] };

interface ProjectDataInput {
  /** Whether nothing is wrong at a JSON pointer or below it. */
  readonly isSound: (pointer: string) => boolean;
  /** Whether the command table has a program. */
  readonly isKnownProgram: (name: string) => boolean;
  readonly onKnownProgram: (name: string, pointer: string) => void;
}

/**
 * What a configuration adds to the data of the program. An entry with something wrong in it is left out; the others count.
 * What a program of the command table does is not a project's to say: a destructive command could be called harmless.
 */
export function readProjectData(config: unknown, input: ProjectDataInput): ProjectData {
  const data = (typeof config === 'object' && config !== null ? config : {}) as Record<string, unknown>;
  const entries = (key: keyof ProjectData): [pointer: string, entry: unknown][] => {
    const list: unknown = Object.hasOwn(data, key) ? data[key] : [];
    if (!Array.isArray(list)) return [];
    return list
      .map((entry, index): [string, unknown] => [`/${key}/${index}`, entry])
      .filter(([pointer]) => input.isSound(pointer));
  };
  const list = <Entry>(key: keyof ProjectData): Entry[] => entries(key).map(([, entry]) => entry as Entry);
  const commands = entries('commands').map(([pointer, entry]) => ownProgram(entry as CommandProgram, pointer, input));
  return {
    ignore: list('ignore'),
    headings: list('headings'),
    lexicon: list('lexicon'),
    commands: commands.filter(({ names }) => names.length > 0),
  };
}

/** The program without the names that the command table has. */
function ownProgram(
  program: CommandProgram,
  pointer: string,
  { isKnownProgram, onKnownProgram }: ProjectDataInput,
): CommandProgram {
  const isOwn = (name: string, index: number) => {
    const known = isKnownProgram(name);
    if (known) onKnownProgram(name, `${pointer}/names/${index}`);
    return !known;
  };
  return { ...program, names: program.names.filter(isOwn) };
}
