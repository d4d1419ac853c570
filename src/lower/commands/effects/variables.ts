import type { Word } from 'unbash';
import type { Argument } from './arguments.js';

/** Variables that are followed in one text; what is held by more is not known. */
const limit = 50;
const reference = /^(?:\$(\w+)|\$\{(\w+)\}|"\$(\w+)"|"\$\{(\w+)\}")$/;

/**
 * Values of variables that a text sets once, to plain text, and names nowhere else but to use them: whatever way the text
 * runs, they hold that value or nothing.
 */
export class Variables {
  readonly #values = new Map<string, string>();

  constructor(readonly text: string) {}

  /** Takes note of `name=value`; ignored when the name is set, read or passed on in another place too. */
  assign(name: string, value: Word): void {
    if (this.#values.size >= limit || this.#values.has(name) || !isPlain(value)) return;
    if (this.#isNamedOnce(name)) this.#values.set(name, value.value);
  }

  /** The words that a use of a variable stands for, at the place of the use; null when it is no use of a known one. */
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

/** A value with quotes or operators is not split as whoever wrote it meant. */
function isPlain(value: Word): boolean {
  return !/[$`*?[\]{}~<>()|;&\\\n]/.test(value.text) && !/['"]/.test(value.value);
}
