import { siteLeftovers } from '../../vocabulary/index.js';
import type { PlainLine } from './plain-lines.js';

/** A card of a project site: name and description, then the language with the counts of stars and forks touching it. */
const projectCard = new RegExp(`\\S(?:${siteLeftovers.languages.join('|')})\\d[\\d.kKwW]+$`);
const known = new RegExp(siteLeftovers.lines.join('|'), 'i');
const shortestCard = 15;
/** Characters at the end of a card that hold its language and counts. */
const longestEnd = 60;

/**
 * Index of the line from which on a text is what a web site left behind, or null. One unknown line between two known ones
 * belongs to them; the text above is never touched.
 */
export function leftoversFrom(lines: readonly PlainLine[]): number | null {
  let from: number | null = null;
  let unknown = 0;
  for (let at = lines.length - 1; at >= 1 && unknown < 2; at--) {
    const text = lines[at]!.text;
    if (!text) continue;
    if (isLeftover(text)) {
      from = at;
      unknown = 0;
    } else unknown = from === null ? 2 : unknown + 1;
  }
  return from;
}

/** Whether the last line of a text is one of them. */
export function endsInLeftover(text: string): boolean {
  const end = text.trimEnd();
  return isLeftover(end.slice(Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1).trim());
}

function isLeftover(text: string): boolean {
  return known.test(text) || (text.length >= shortestCard && projectCard.test(text.slice(-longestEnd)));
}
