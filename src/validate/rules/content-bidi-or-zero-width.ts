import type { DocumentRule } from '../rule.js';
import { codePointName, excerptBefore } from '../wording.js';

/** Zero-width characters and those that turn the direction of text. Variation selectors after an emoji are no such. */
const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/u;
/** Those that nobody types on purpose into a key or a phrase: joiners stand in emoji, marks in Arabic and Hebrew. */
const withoutWidth = /[\u00AD\u200B\u2060\uFEFF]/gu;
/** Embeddings, overrides and isolates: what is shown behind them is not the order in which it is read. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

export const bidiOrZeroWidth: DocumentRule = {
  id: 'content/bidi-or-zero-width',
  description:
    'No command and no front matter holds a character that cannot be seen, and no text one that turns its direction.',
  severity: 'warning',
  *check({ commands, frontMatter, source }) {
    const { text } = source;
    const reported = new Set<number>();
    const inCommands = commands.flatMap(({ command }) => {
      const at = command.text.search(invisible);
      return at < 0 ? [] : [{ text: command.text, at, range: source.find(command.text[at]!, command.range) }];
    });
    const inText = (found: Iterable<RegExpExecArray>) =>
      Array.from(found, ({ index }) => ({ text, at: index, range: source.range(index, index + 1) }));
    const head = text.slice(0, frontMatter.range?.end.offset ?? 0);
    const others = [...inText(head.matchAll(withoutWidth)), ...inText(text.matchAll(turning))];
    for (const { text: around, at, range } of [...inCommands, ...others]) {
      // Once per line, and once per command.
      if (around === text && reported.has(range.start.line)) continue;
      reported.add(range.start.line);
      yield {
        message: `Unexpected invisible character ${codePointName(around, at)} after '${excerptBefore(around, at)}', expected visible characters only`,
        range,
      };
    }
  },
};
