import { fromWords } from './meaning.js';
import { canonicalName } from './name.js';

/**
 * A placeholder that was begun and not ended (`-n <namespace`), which a shell takes for a file to read; null without one. A
 * file has a space in front of its name, or a name that is one of a file.
 * @param inputs what is read in, with the place of the sign
 */
export function forgottenEnd(
  inputs: readonly { readonly start: number; readonly name: string }[],
  text: string,
): { message: string; start: number } | null {
  for (const { start, name } of inputs) {
    if (!word.test(name) || !text.startsWith(name, start + 1)) continue;
    const { type } = fromWords(canonicalName(name));
    if (type !== 'text' && type !== 'path') return { message: `<${name} without its >`, start };
  }
  return null;
}

const word = /^[A-Za-z][\w-]*$/;
