import type { PlacedCommand } from './view.js';

/** Commands that make something, and the words behind them name what. */
const making =
  /(?:^|[\s;&|(-])(?:create|run|apply|add|new|mkdir|touch|mktemp|launch|expose|import|cp|clone|tee|init)\b/;

/** Words of a command that could be somebody's name: no options, no placeholders in brackets. */
function namesIn(text: string): string[] {
  return text
    .split(/[\s"'=;|&()]+/)
    .flatMap((word) => [word, ...(word.includes('/') && !word.startsWith('/') ? word.split('/') : [])])
    .filter((word) => word.length > 2 && !/^-|[<>]|^\d+$/.test(word));
}

/** Things that a document makes for itself, told from its commands one by one. */
export class MadeBefore {
  readonly #names = new Set<string>();

  /** Notes the names in a manifest that the document shows. */
  addManifest(text: string): void {
    for (const [, name] of text.matchAll(/^[ \t]*(?:- )?name:[ \t]*["']?([^\s"'<>]{3,})/gm)) this.#names.add(name!);
  }

  /** Notes what a command makes; the part of it before `end` when given. */
  add({ command: { text } }: PlacedCommand, end = text.length): void {
    for (const line of text.slice(0, end).split(/\n(?!\s)/)) {
      if (making.test(line)) for (const name of namesIn(line)) this.#names.add(name);
    }
  }

  /**
   * True when a command that deletes names what was made before: a document that cleans up after itself takes nothing from
   * anybody. The first word behind the verb is a kind (`pod`), unless it is the only one.
   */
  holds(deletion: string): boolean {
    const [, behind = ''] =
      /\b(?:delete|remove|rm|rmdir|uninstall|drop|destroy|prune|unset)\b([\s\S]*)/.exec(deletion) ?? [];
    const names = namesIn(behind.replace(/\s(?:-n|--namespace|-c|--context)[= ]\S+/g, ' '));
    const own = names.length > 1 && !/[-_./$\d]/.test(names[0]!) ? names.slice(1) : names;
    return own.length > 0 && own.some((name) => this.#names.has(name));
  }
}
