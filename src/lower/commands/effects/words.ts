import type { CommandArgument, Word } from 'unbash';
import type { Argument } from './arguments.js';

/** Where the text that is being looked at stands in the command: `at` + a place in it, or always `start` to `end`. */
export type Location =
  | { readonly kind: 'exact'; readonly at: number }
  | { readonly kind: 'within'; readonly start: number; readonly end: number };

export function locate(location: Location, start: number, end: number): { start: number; end: number } {
  if (location.kind === 'exact') return { start: location.at + start, end: location.at + end };
  return { start: location.start, end: location.end };
}

const plain = /^[\w./:=@,+%-]+$/;
const expanding = /[$`*?[{~]|[<>]\(/;

/** True when a part of the word is only known when the command runs. */
export function isDynamic(word: Word): boolean {
  if (!word.parts) return word.text.startsWith('~') && !word.text.startsWith('~/');
  return word.parts.some((part) => {
    if (part.type === 'DoubleQuoted' || part.type === 'LocaleString') {
      return part.parts.some((child) => child.type !== 'Literal');
    }
    return part.type !== 'Literal' && part.type !== 'SingleQuoted' && part.type !== 'AnsiCQuoted';
  });
}

/** Offset of the value in the word's text, when the value stands there character for character; else -1. */
function contentOffset(text: string, value: string): number {
  if (text === value) return 0;
  return text.length === value.length + 2 && text.endsWith(value.concat(text[0]!)) && /^['"]/.test(text) ? 1 : -1;
}

export function toArgument(node: CommandArgument, location: Location): Argument {
  const { start, end } = locate(location, node.pos, node.end);
  if (node.type === 'Assignment') {
    // `NAME="a b"` as an argument: quotes out, as the shell does.
    const value = node.value.type === 'Word' ? `${node.name}${node.append ? '+' : ''}=${node.value.value}` : node.text;
    return { value, dynamic: expanding.test(node.text), start, end, content: -1 };
  }
  // Most words are written as they are meant.
  if (plain.test(node.text))
    return { value: node.text, dynamic: false, start, end, content: location.kind === 'exact' ? start : -1 };
  const offset = location.kind === 'exact' ? contentOffset(node.text, node.value) : -1;
  const dynamic = expanding.test(node.text) && isDynamic(node);
  return { value: node.value, dynamic, start, end, content: offset < 0 ? -1 : start + offset };
}
