import type { DocumentRule, Finding } from '../rule.js';
import type { SourceText } from '../source-text.js';
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
    const told = new Set<number>();
    for (const { command } of commands) {
      const at = command.text.search(invisible);
      if (at < 0) continue;
      const range = source.find(command.text[at]!, command.range);
      told.add(range.start.line);
      yield finding(command.text, at, range);
    }
    const { text } = source;
    const end = frontMatter.range?.end.offset ?? 0;
    yield* oncePerLine(text.slice(0, end).matchAll(withoutWidth), source, told);
    yield* oncePerLine(text.matchAll(turning), source, told);
  },
};

function* oncePerLine(
  found: Iterable<RegExpMatchArray>,
  source: SourceText,
  told: Set<number>,
): Generator<Finding, void, undefined> {
  for (const { index = 0 } of found) {
    const range = source.range(index, index + 1);
    if (told.has(range.start.line)) continue;
    told.add(range.start.line);
    yield finding(source.text, index, range);
  }
}

const finding = (text: string, at: number, range: NonNullable<Finding['range']>): Finding => ({
  message: `Unexpected invisible character ${codePointName(text, at)} after '${excerptBefore(text, at)}', expected visible characters only`,
  range,
});
