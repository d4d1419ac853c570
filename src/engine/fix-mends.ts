import type { Fix } from '../model/index.js';
import { LineIndex, type ParsedDocument } from '../parse/index.js';
import type { Place } from './fix-edits.js';
import { frontMatterMends, mayMendFrontMatter } from './fix-front-matter.js';
import { headingMends, mayMendHeadings } from './fix-headings.js';

/**
 * What has one right form and can be put into it without asking: keys of the front matter, triggers that YAML reads as
 * numbers, triggers that stand twice, marks of headings. Nothing of it changes what the document says.
 */
export function mendsOf(parsed: ParsedDocument): Fix[] {
  const lines = new LineIndex(parsed.text);
  const place: Place = (start, end) => lines.range(start, end);
  return [...frontMatterMends(parsed, place), ...headingMends(parsed, place)];
}

/** False when a text holds nothing of the kind, which is much quicker to see than what there is to mend. */
export function mayNeedMends(text: string): boolean {
  const block = /^\s*---[^\n]*\n[\s\S]*?\n(?:---|\.\.\.)[ \t-]*(?:\r?\n|$)/.exec(text)?.[0] ?? '';
  return (
    mayMendHeadings(text.slice(block.length)) ||
    (text.trimStart().startsWith('---') && mayMendFrontMatter(block || text))
  );
}
