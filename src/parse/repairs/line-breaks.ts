import { restoreBody } from './collapsed-body.js';
import { restoreFrontMatter } from './collapsed-front-matter.js';

/** Share of the text that must stand in one line before the text counts as one that lost its line breaks. */
const collapsedShare = 0.8;
/** Marks of headings and front matter that such a line must hold: prose that mentions `##` once does not count. */
const minimumMarks = 3;

const headingMark = /(?<![#\w`])#{2,6} |[^\s#`]#{2,6} /g;

/**
 * Whether nearly all of a text stands in one line that holds several headings: a record whose line breaks were lost on
 * its way. Such a text has no structure for Markdown.
 */
export function hasLostLineBreaks(text: string): boolean {
  const longest = longestLine(text);
  if (longest.length < 80 || longest.length < text.trim().length * collapsedShare) return false;
  const headings = longest.match(headingMark)?.length ?? 0;
  const hasFrontMatter = /^\s*---[ \t]*[\p{L}_#][^:]{0,60}:/u.test(longest);
  const startsWithTitle = /^(?:<!--.{0,400}?-->)?\s*# /.test(longest) ? 1 : 0;
  return headings > 0 && headings + (hasFrontMatter ? 2 : 0) + startsWithTitle >= minimumMarks;
}

/** Puts line breaks back before headings, list items, front matter keys, comments, images and fences. */
export function restoreLineBreaks(text: string): string {
  const source = text.replace(/[\r\n]+/g, ' ').trim();
  const glued = isGlued(source);
  const { block, rest } = restoreFrontMatter(source);
  return block + restoreBody(rest, glued);
}

/** True when line breaks vanished without a trace (`Cause- first- second`), false when each became a space. */
function isGlued(source: string): boolean {
  let glued = 0;
  let spaced = 0;
  for (const match of source.matchAll(headingMark)) {
    const before = match[0].startsWith('#') ? source[match.index - 1] : match[0][0];
    if (before === undefined) continue;
    if (/\s/.test(before)) spaced++;
    else glued++;
  }
  return glued >= spaced;
}

function longestLine(text: string): string {
  let from = 0;
  let longest = 0;
  for (let start = 0; start < text.length; ) {
    // Lone carriage returns are line feeds by now; the one before a line feed is cut off below.
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    if (end - start > longest) {
      longest = end - start;
      from = start;
    }
    start = end + 1;
  }
  return text.slice(from, from + longest).replace(/\r$/, '');
}
