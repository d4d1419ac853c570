import type { DocumentRule } from '../rule.js';
import { codePointName, excerptBefore } from '../wording.js';

/** Zero-width characters and those that turn the direction of text. Variation selectors after an emoji are no such. */
const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;
/** Those that nobody types on purpose into a key or a phrase: joiners stand in emoji, marks in Arabic and Hebrew. */
const withoutWidth = /[\u00AD\u200B\u2060\uFEFF]/gu;
/** Embeddings, overrides and isolates: what is shown behind them is not the order in which it is read. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

export const bidiOrZeroWidth: DocumentRule = {
  id: 'content/bidi-or-zero-width',
  description:
    'No command and no front matter holds a character that cannot be seen, and no text one that turns its direction.',
  severity: 'warning',
  *check({ blocks, commands, frontMatter, source }) {
    const { text } = source;
    const head = { start: 0, end: frontMatter.range?.end.offset ?? 0 };
    // A program with such a character in its name is no known one: fences are searched, not only the commands in them.
    const code = [
      ...blocks.filter(({ block }) => block.kind === 'code').map(({ block }) => block.range),
      ...commands.filter(({ inline }) => inline).map(({ command }) => command.range),
    ].map(({ start, end }) => ({ start: start.offset, end: end.offset }));
    const found = [
      ...code.flatMap((part) => placesOf(invisible, text, part)),
      ...placesOf(withoutWidth, text, head),
      ...placesOf(turning, text),
    ];
    const reported = new Set<number>();
    for (const at of found) {
      const range = source.range(at, at + 1);
      if (reported.has(range.start.line)) continue;
      reported.add(range.start.line);
      yield {
        message: `Unexpected invisible character ${codePointName(text, at)} after '${excerptBefore(text, at)}', expected visible characters only`,
        range,
      };
    }
  },
};

const placesOf = (form: RegExp, text: string, { start = 0, end = text.length } = {}): number[] =>
  Array.from(text.slice(start, end).matchAll(form), ({ index }) => start + index);
