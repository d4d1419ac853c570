import type { Command, CommandNode, HereDoc, SyntaxNode, Word } from 'unbash';
import { type Argument, type Location, locate, toArgument } from './arguments.js';

import type { EmbeddedText, StandardInput } from './evaluate.js';

/** Maximum number of variables tracked in a text; further values are unknown. */
const limit = 50;
const reference = /^(?:\$(\w+)|\$\{(\w+)\}|"\$(\w+)"|"\$\{(\w+)\}")$/;

/**
 * Values of variables that a text sets once, to plain text, and names nowhere else but to use them: whatever way the text
 * runs, they hold that value or nothing.
 */
export class Variables {
  readonly #values = new Map<string, string>();

  constructor(readonly text: string) {}

  /** Records `name=value`, unless the name is set, read or exported elsewhere too. */
  assign(name: string, value: Word): void {
    if (this.#values.size >= limit || this.#values.has(name) || !isPlain(value)) return;
    if (this.#isNamedOnce(name)) this.#values.set(name, value.value);
  }

  /** The words that a variable expands to, at the position of its use; null when it is unknown. */
  wordsOf(word: Word, argument: Argument): Argument[] | null {
    if (!this.#values.size) return null;
    const found = reference.exec(word.text);
    if (!found) return null;
    const value = this.#values.get(found[1] ?? found[2] ?? found[3] ?? found[4]!);
    if (value === undefined) return null;
    const words = word.text.startsWith('"') ? [value] : value.split(/\s+/).filter(Boolean);
    return words.map((one) => ({ ...argument, value: one, dynamic: false, content: -1 }));
  }

  #isNamedOnce(name: string): boolean {
    let count = 0;
    for (let at = this.text.indexOf(name); at >= 0; at = this.text.indexOf(name, at + name.length)) {
      const before = this.text.slice(Math.max(0, at - 2), at);
      const isUse = before.endsWith('$') || (before === '${' && this.text[at + name.length] === '}');
      if (!isUse && !/\w$/.test(before) && !/^\w/.test(this.text.slice(at + name.length, at + name.length + 1)))
        count++;
    }
    return count === 1;
  }
}

/** The shell does not split a value with quotes or operators as its author intended. */
function isPlain(value: Word): boolean {
  return !/[$`*?[\]{}~<>()|;&\\\n]/.test(value.text) && !/['"]/.test(value.value);
}

/** Output of a command when known statically: `echo TEXT`, `cat <<EOF`, `(echo TEXT; sleep 1)`. */
export function outputOf(node: CommandNode, stdin: StandardInput, location: Location): StandardInput {
  if (node.type === 'Subshell' || node.type === 'BraceGroup') return outputOfGroup(node.body.commands, stdin, location);
  if (node.type !== 'Command') return 'unseen';
  const name = node.name?.value;
  const place = locate(location, node.pos, node.end);
  if (name === 'cat' && !node.args.length) return inputOf(node, stdin, location);
  if (name === 'sleep') return { text: '', content: -1, ...place };
  if (name !== 'echo' && name !== 'printf') return 'unseen';
  const words = node.args.map((word) => toArgument(word, location).value).filter((word) => !/^-[neE]+$/.test(word));
  return { text: words.join(' ').replaceAll('\\n', '\n'), content: -1, ...place };
}

function outputOfGroup(commands: readonly SyntaxNode[], stdin: StandardInput, location: Location): StandardInput {
  const parts: EmbeddedText[] = [];
  for (const node of commands) {
    const part = node.type === 'Statement' ? outputOf(node.command as CommandNode, stdin, location) : 'unseen';
    if (part === null || part === 'unseen') return 'unseen';
    parts.push(part);
  }
  const [first] = parts;
  return first ? { ...first, text: parts.map(({ text }) => text).join('\n'), content: -1 } : 'unseen';
}

/** Standard input of a command: its own redirection, else what it inherits. */
export function inputOf(command: Command, around: StandardInput, location: Location): StandardInput {
  for (const redirect of command.redirects) {
    if (redirect.type === 'HereDoc') return hereDocument(redirect, location);
    if (redirect.type === 'HereString' && redirect.target) {
      const { value, start, end, content } = toArgument(redirect.target, location);
      return { text: value, start, end, content };
    }
    if (redirect.operator === '<') return redirect.target?.value === '/dev/null' ? null : 'unseen';
  }
  return around;
}

function hereDocument({ body }: HereDoc, location: Location): EmbeddedText {
  const place = locate(location, body.pos, body.end);
  return { text: body.text, content: location.kind === 'exact' ? place.start : -1, ...place };
}
