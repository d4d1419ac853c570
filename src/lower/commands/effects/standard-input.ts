import type { Command, CommandNode, HereDoc, SyntaxNode } from 'unbash';
import { type Location, locate, toArgument } from './arguments.js';
import type { EmbeddedText, StandardInput } from './evaluate.js';

/** The output of a command where it is known statically: `echo TEXT`, `cat <<EOF`, `(echo TEXT; sleep 1)`. */
export function outputOf(node: CommandNode, stdin: StandardInput, location: Location): StandardInput {
  if (node.type === 'Subshell' || node.type === 'BraceGroup') return outputOfGroup(node.body.commands, stdin, location);
  if (node.type !== 'Command') return 'unseen';
  const name = node.name?.value;
  const place = locate(location, node.pos, node.end);
  if (name === 'cat' && !node.args.length) return inputOf(node, stdin, location);
  if (name === 'sleep' || name === 'true' || name === ':') return { text: '', content: -1, ...place };
  if (name !== 'echo' && name !== 'printf') return 'unseen';
  const isText = (word: string): boolean => !/^-[neE]+$|^(?:%[sb](?:\\n)?)+$/.test(word);
  const words = node.args.map((word) => toArgument(word, location).value).filter(isText);
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

/** The standard input of a command: its own redirection, else the one that it inherits. */
export function inputOf(command: Command, around: StandardInput, location: Location): StandardInput {
  for (const redirect of command.redirects) {
    if (redirect.type === 'HereDoc') return hereDocument(redirect, location);
    if (redirect.type === 'HereString' && redirect.target) {
      const { value, start, end, content } = toArgument(redirect.target, location);
      return { text: value, start, end, content };
    }
    if (redirect.operator !== '<') continue;
    const isEmpty = redirect.target?.value === '/dev/null';
    return isEmpty ? { text: '', content: -1, ...locate(location, redirect.pos, redirect.end) } : 'unseen';
  }
  return around;
}

function hereDocument({ body }: HereDoc, location: Location): EmbeddedText {
  const place = locate(location, body.pos, body.end);
  return { text: body.text, content: location.kind === 'exact' ? place.start : -1, ...place };
}
