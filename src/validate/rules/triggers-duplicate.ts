import type { Fix, Range, Trigger } from '../../model/index.js';
import { normalize, tidyPhrase } from '../../text/index.js';
import type { DocumentRule } from '../rule.js';
import type { SourceText } from '../view.js';

export const triggerDuplicate: DocumentRule = {
  id: 'triggers/duplicate',
  description: 'A trigger occurs once in a document. Case, width and spaces make no difference.',
  severity: 'warning',
  *check({ document, source }) {
    const seen = new Map<string, Trigger>();
    for (const trigger of document.triggers) {
      const key = keyOf(trigger);
      const first = seen.get(key);
      if (!first) {
        seen.set(key, trigger);
        continue;
      }
      yield {
        message: `Unexpected second trigger '${trigger.source}', expected it once (line ${first.range.start.line})`,
        range: trigger.range,
        fix: removal(source, trigger.range),
      };
    }
  },
};

const title = 'Remove the second trigger';

function keyOf({ any, all, not, regex, weight, cased }: Trigger): string {
  const fold = (phrase: string) => {
    const normalized = normalize(phrase);
    // `a-b` is not a duplicate of `a b`, which matches more.
    return tidyPhrase(cased ? normalized.cased : normalized.text);
  };
  const set = (phrases: readonly string[]) => [...new Set(phrases.map(fold))].sort();
  return JSON.stringify([set(any), set(all), set(not), regex, weight, cased]);
}

/** Removes the whole item when it has lines of its own without a comment, or follows a comma. */
function removal(source: SourceText, range: Range): Fix | undefined {
  const { text } = source;
  const start = range.start.offset;
  // The range of a mapping in a list includes the line break after it.
  const written = source.slice(range).trimEnd();
  const end = start + written.length;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const comma = /^[^#]*?(,[ \t]*)$/.exec(text.slice(from, start))?.[1];
  if (comma !== undefined) return { title, edits: [{ range: source.range(start - comma.length, end), text: '' }] };
  const newline = text.indexOf('\n', end);
  const to = newline < 0 ? text.length : newline + 1;
  const alone =
    /^\s*-\s+$/.test(text.slice(from, start)) &&
    /^\s*$/.test(text.slice(end, to)) &&
    !/(?:^|\s)#/m.test(written.includes('\n') ? written : '');
  return alone ? { title, edits: [{ range: source.range(from, to), text: '' }] } : undefined;
}
