import type { Argument } from './arguments.js';

/** Characters that mean nothing to a shell, and spaces. */
const plainText = /^[A-Za-z0-9_./:@,+%-][A-Za-z0-9_./:=@,+% -]*$/;
const reserved = new Set(
  'if then elif else fi for while until do done case esac in select function time coproc'.split(' '),
);

/**
 * The words of a command line without quotes, variables and operators, or null when it needs the parser. Most commands are
 * such, and their words are certain.
 */
export function plainWords(text: string): Argument[] | null {
  if (!plainText.test(text)) return null;
  const words: Argument[] = [];
  let start = 0;
  while (start < text.length) {
    let end = text.indexOf(' ', start);
    if (end < 0) end = text.length;
    if (end > start) words.push({ value: text.slice(start, end), dynamic: false, start, end, content: start });
    start = end + 1;
  }
  const name = words[0]!.value;
  return reserved.has(name) || name.includes('=') ? null : words;
}
