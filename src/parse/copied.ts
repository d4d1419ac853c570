import type { Diagnostic } from '../model/index.js';
import { derivedForBuild, type Vocabulary } from '../vocabulary/index.js';
import { type Line, type LineIndex, linesOf } from './lines.js';
import { parsePlain } from './plain.js';
import type { ParsedDocument } from './types.js';

const longestHeading = 30;
const longestTitle = 80;

/**
 * Restores an article without front matter that was copied from a web site: headings that lost their marks, and the text
 * of the site below the article. Any other document is returned as it is.
 */
export function restoreCopied(parsed: ParsedDocument, index: LineIndex, vocabulary?: Vocabulary): ParsedDocument {
  const { path, text, tree, frontMatter } = parsed;
  if (frontMatter.present) return parsed;
  const all = [...linesOf(text)];
  const textOf = ({ start, end }: Line) => text.slice(start, end).trim();
  const leftover = all[leftoversFrom(all.map(textOf), vocabulary) ?? all.length];
  const end = leftover?.start ?? text.length;
  const { headings } = patternsOf(vocabulary);
  const known = all.filter((line) => line.start < end && headings.has(foldHeading(textOf(line))));
  const diagnostics = leftover
    ? [...parsed.diagnostics, siteLeftovers(path, index.range(end, text.length))]
    : parsed.diagnostics;
  if (known.length >= 2 && !hasMarkedHeading(parsed)) {
    const title = all.find((line) => textOf(line) !== '' && textOf(line).length <= longestTitle);
    const marks = new Map([...known.map(({ start }) => [start, '##'] as const), [title?.start ?? 0, '#']]);
    const written = text.slice(0, end).replace(/^([ \t]*)•/gm, '$1-');
    return { ...parsed, diagnostics, tree: parsePlain(written, index, marks) };
  }
  const children = tree.children.filter(({ position }) => (position?.start.offset ?? 0) < end);
  return leftover ? { ...parsed, diagnostics, tree: { ...tree, children } } : parsed;
}

const siteLeftovers = (path: string, range: Diagnostic['range']): Diagnostic => ({
  ruleId: 'content/site-leftovers',
  severity: 'warning',
  message: 'Unexpected leftovers of a web site, expected the end of the article',
  path,
  ...(range && { range }),
  note: 'They were kept out of the document; delete them from the file.',
});

/** Whether a heading has its marks. A rule below several lines makes them a heading too, but not on purpose. */
const hasMarkedHeading = ({ tree, text }: ParsedDocument): boolean =>
  tree.children.some(({ type, position }) => {
    if (type !== 'heading' || !position) return false;
    const [start = 0, end] = [position.start.offset, position.end.offset];
    return text[start] === '#' || headingAndRule.test(text.slice(start, end));
  });

/** A short line that is not a sentence, and the rule below it. */
const headingAndRule = /^.{1,60}[^.。!！?？:：,，;；\s][ \t]*\r?\n[^\n]*$/;

/** A project card of a code host ends with the language and, without a space, the counts of stars and forks. */
const patternsOf = derivedForBuild(({ siteLeftovers: { languages, lines }, headings }) => ({
  projectCard: new RegExp(`\\S(?:${languages.join('|')})\\d[\\d.kKwW]+$`),
  known: new RegExp(lines.join('|'), 'i'),
  headings: new Set(headings.sections.flatMap((section) => section.headings)),
}));
const shortestCard = 15;
/** Characters at the end of a card that hold its language and counts. */
const longestEnd = 60;

const foldHeading = (text: string): string =>
  text.length > longestHeading ? '' : text.toLowerCase().replace(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '');

/** Index of the line at which the text of the web site begins, or null. One unknown line between two known ones belongs to it. */
function leftoversFrom(lines: readonly string[], vocabulary?: Vocabulary): number | null {
  let from: number | null = null;
  let unknown = 0;
  for (let at = lines.length - 1; at >= 1 && unknown < 2; at--) {
    const text = lines[at]!;
    if (!text) continue;
    if (isLeftover(text, vocabulary)) {
      from = at;
      unknown = 0;
    } else unknown = from === null ? 2 : unknown + 1;
  }
  return from;
}

function isLeftover(text: string, vocabulary?: Vocabulary): boolean {
  const { known, projectCard } = patternsOf(vocabulary);
  return known.test(text) || (text.length >= shortestCard && projectCard.test(text.slice(-longestEnd)));
}
