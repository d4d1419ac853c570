import { headings } from '../../vocabulary/index.js';

/** Heading texts that are known, folded, longest first for each first character. */
const knownHeadings = indexed(headings.sections.flatMap((section) => section.headings));
/** A heading of up to this many characters may well be whole. */
const plausibleLength = 24;

function indexed(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const text of [...texts].sort((a, b) => b.length - a.length)) {
    const list = index.get(text[0]!) ?? [];
    list.push(text);
    index.set(text[0]!, list);
  }
  return index;
}

/** Splits `## Headingfollowed by text` into its lines: the heading, a blank line, the text. */
export function splitHeading(text: string): string[] {
  const marks = /^#+ */.exec(text)![0];
  const content = text.slice(marks.length);
  const length = headingLength(content, marks.trim().length);
  const rest = content.slice(length).trim();
  return ['', marks.trimEnd().concat(' ', content.slice(0, length).trim()), '', ...(rest === '' ? [] : [rest, ''])];
}

function headingLength(content: string, level: number): number {
  // A bare year or number says nothing: it is a title of a record whose text came next.
  const bare = /^\d{1,4}(?:-\d{1,2}){0,2}(?=[ ]?\p{L})(?![ ]?[年月日号个点次步章节层])/u.exec(content);
  if (bare && level === 1) return bare[0].length;
  const bracketed = /^\[[^\]]{1,80}\](?!\()/.exec(content);
  if (bracketed) return bracketed[0].length;
  if (level === 1) return content.length;
  const known = knownLength(content);
  // Two spaces stand where a blank line was lost.
  if (known !== null && /^\s{2,}\S/.test(content.slice(known))) return known;
  if (content.length <= plausibleLength) return content.length;
  return known ?? beforeBold(content) ?? content.length;
}

/** Length of the known heading that the content begins with, when a new word begins after it. */
function knownLength(content: string): number | null {
  const folded = content.slice(0, 80).toLowerCase();
  for (const known of knownHeadings.get(folded[0] ?? '') ?? []) {
    if (!folded.startsWith(known)) continue;
    const last = content[known.length - 1]!;
    const next = content[known.length] ?? '';
    const continues = (/[a-z0-9]/i.test(last) && /[a-z0-9]/.test(next)) || /[\d:：、（(]/.test(next);
    if (!continues) return known.length;
  }
  return null;
}

/** A bold label after a heading is the first thing of its section. */
function beforeBold(content: string): number | null {
  const at = content.indexOf('**', 1);
  return at > 0 && content.indexOf('**', at + 2) > 0 && !content.startsWith('**') ? at : null;
}
