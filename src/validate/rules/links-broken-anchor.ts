import { anchorsOf, foldAnchor } from '../anchors.js';
import type { DocumentRule } from '../types.js';

export const brokenAnchor: DocumentRule = {
  id: 'links/broken-anchor',
  description: 'A link to a place of this document names a heading or an anchor that is there.',
  severity: 'warning',
  *check({ document, source }) {
    const links = document.links.filter(({ kind, target }) => kind === 'anchor' && target.length > 1);
    if (links.length === 0) return;
    const anchors = anchorsOf(document.sections.map(({ heading }) => heading));
    const known = new Set(anchors.map(foldAnchor));
    for (const match of source.text.matchAll(/(?:\b(?:id|name)\s*=\s*["']?|\{:?\s*#|^\[\^)([\w.:-]{1,200})/gm))
      known.add(foldAnchor(match[1]!));
    for (const { target, range } of links) {
      const anchor = foldAnchor(target.slice(1));
      if (known.has(anchor) || /^(?:top)?$/.test(anchor) || /^#_\d+$/.test(target)) continue;
      const nearest = anchors.find((name) => isNear(foldAnchor(name), anchor));
      yield {
        message: `Unexpected anchor ${target}, expected a heading of this document${nearest ? `: did you mean #${nearest}?` : ''}`,
        range,
      };
    }
  },
};

/** One holds the other: `#scenario-1` for `#scenario-1-no-address`. */
function isNear(name: string, anchor: string): boolean {
  return (
    2 * Math.min(name.length, anchor.length) >= Math.max(name.length, anchor.length) &&
    (name.includes(anchor) || anchor.includes(name))
  );
}
