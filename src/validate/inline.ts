import type { Command } from '../model/index.js';

/** True for a command inside of a sentence: a single backtick stands in front of it. */
export function isInline({ language, range: { start } }: Command, text: string): boolean {
  return language === '' && /(?:^|[^`])`{1,2}\s*$/.test(text.slice(Math.max(0, start.offset - 4), start.offset));
}
