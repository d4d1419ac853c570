import type { Root, RootContent } from 'mdast';
import type { ParsedDocument } from '../../parse/types.js';
import { derivedForBuild, type Vocabulary } from '../../vocabulary/index.js';
import { headingClassifier } from '../headings.js';
import type { Report, ShippedDialect } from '../reading.js';
import { linesOf, type PlainLine, treeOfPlainLines } from './plain-lines.js';

/** Plain articles without front matter, often copied from a web site: headings without markup, leftovers at the end. */
export const article: ShippedDialect = {
  name: 'article',
  recognises: () => true,
  restore(parsed, { report, vocabulary }) {
    if (parsed.frontMatter.present) return null;
    const isMarked = hasMarkedHeading(parsed);
    // Most pages have headings and end in a sentence: nothing to restore.
    if (isMarked && !endsInLeftover(parsed.text, vocabulary)) return null;
    const lines = linesOf(parsed.text);
    const from = leftoversFrom(lines, vocabulary) ?? lines.length;
    const first = lines[from];
    if (first) reportLeftovers(first, lines.at(-1) ?? first, report);
    const headings = headingClassifier(vocabulary);
    const isHeading = (text: string) => text.length <= longestHeading && headings.exact(text) !== null;
    const kept = lines.slice(0, from);
    if (!isMarked && kept.filter((line) => isHeading(line.text)).length >= 2) {
      return { ...parsed, tree: treeOfPlainLines(kept, isHeading) };
    }
    return first ? { ...parsed, tree: before(parsed.tree, first) } : null;
  },
};

const longestHeading = 30;

function reportLeftovers(first: PlainLine, last: PlainLine, report: Report): void {
  const message = 'Unexpected leftovers of a web site, expected the end of the article';
  const note = 'They were kept out of the document; delete them from the file.';
  report('content/site-leftovers', 'warning', message, { start: first.start, end: last.end }, note);
}

function hasMarkedHeading({ tree, text }: ParsedDocument): boolean {
  return tree.children.some((node) => {
    if (node.type !== 'heading') return false;
    const { start, end } = node.position ?? { start: { line: 0, offset: 0 }, end: { line: 0 } };
    // A rule below several lines makes them a heading too; only below one short line it is intended.
    return (
      text[start.offset ?? 0] === '#' ||
      (end.line - start.line === 1 && headingText.test(lineAt(text, start.offset ?? 0)))
    );
  });
}

/** A short line that is not a sentence. */
const headingText = /^.{1,60}[^.。!！?？:：,，;；\s]\s*$/;

function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(offset, end < 0 ? undefined : end);
}

function before(tree: Root, line: PlainLine): Root {
  const isBefore = (node: RootContent) => (node.position?.start.offset ?? 0) < line.start.offset;
  return { ...tree, children: tree.children.filter(isBefore) };
}

/** A card of a project site: name and description, then the language with the counts of stars and forks touching it. */
const patternsOf = derivedForBuild(({ siteLeftovers: { languages, lines } }) => ({
  projectCard: new RegExp(`\\S(?:${languages.join('|')})\\d[\\d.kKwW]+$`),
  known: new RegExp(lines.join('|'), 'i'),
}));
const shortestCard = 15;
/** Characters at the end of a card with its language and counts. */
const longestEnd = 60;

/** The line where a web site's own text begins, or null. One unknown line between two known ones belongs to it. */
function leftoversFrom(lines: readonly PlainLine[], vocabulary?: Vocabulary): number | null {
  let from: number | null = null;
  let unknown = 0;
  for (let at = lines.length - 1; at >= 1 && unknown < 2; at--) {
    const text = lines[at]!.text;
    if (!text) continue;
    if (isLeftover(text, vocabulary)) {
      from = at;
      unknown = 0;
    } else unknown = from === null ? 2 : unknown + 1;
  }
  return from;
}

function endsInLeftover(text: string, vocabulary?: Vocabulary): boolean {
  const end = text.trimEnd();
  return isLeftover(end.slice(Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1).trim(), vocabulary);
}

function isLeftover(text: string, vocabulary?: Vocabulary): boolean {
  const { known, projectCard } = patternsOf(vocabulary);
  return known.test(text) || (text.length >= shortestCard && projectCard.test(text.slice(-longestEnd)));
}
