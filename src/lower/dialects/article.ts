import type { Root, RootContent } from 'mdast';
import type { ParsedDocument } from '../../parse/types.js';
import type { Dialect } from './dialect.js';
import { linesOf, type PlainLine, treeOfPlainLines } from './plain-lines.js';
import { leftoversFrom } from './site-leftovers.js';

/** Plain articles without front matter, often copied from a web site: headings without markup, leftovers at the end. */
export const article: Dialect = {
  name: 'article',
  recognise: () => true,
  restore(parsed, headings, report) {
    if (parsed.frontMatter.present) return null;
    const lines = linesOf(parsed.text);
    const leftovers = leftoversFrom(lines);
    const kept = leftovers === null ? lines : lines.slice(0, leftovers);
    const first = leftovers === null ? undefined : lines[leftovers];
    const last = lines.at(-1);
    if (first && last) {
      const range = { start: first.start, end: last.end };
      const note = 'They were kept out of the document; delete them from the file.';
      report(
        'content/site-leftovers',
        'warning',
        'Unexpected leftovers of a web site, expected the end of the article',
        range,
        note,
      );
    }
    const bare = kept.filter((line) => headings.exact(line.text) !== null && line.text.length <= 30);
    if (!hasMarkedHeading(parsed) && bare.length >= 2) {
      return { ...parsed, tree: treeOfPlainLines(kept, (text) => headings.exact(text) !== null) };
    }
    return first ? { ...parsed, tree: before(parsed.tree, first) } : null;
  },
};

function hasMarkedHeading({ tree, text }: ParsedDocument): boolean {
  return tree.children.some((node) => node.type === 'heading' && text[node.position?.start.offset ?? 0] === '#');
}

/** The tree without what begins in or after a line. */
function before(tree: Root, line: PlainLine): Root {
  const isBefore = (node: RootContent) => (node.position?.start.offset ?? 0) < line.start.offset;
  return { ...tree, children: tree.children.filter(isBefore) };
}
