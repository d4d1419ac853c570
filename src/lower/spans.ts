import type { Definition, Image, Link, LinkReference, Nodes, Root } from 'mdast';
import type { TextItem } from '../model/index.js';
import { rangeOf } from './position.js';

/** Inline content that means something by itself, collected in one walk, in document order. */
export interface Spans {
  readonly links: readonly (Link | LinkReference | Image)[];
  readonly definitions: readonly Definition[];
  readonly codes: readonly TextItem[];
  readonly texts: readonly TextItem[];
}

/** Walks the tree once, without recursion: nesting is bounded by the text only. */
export function spansOf(tree: Root): Spans {
  const links: (Link | LinkReference | Image)[] = [];
  const definitions: Definition[] = [];
  const codes: TextItem[] = [];
  const texts: TextItem[] = [];
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'text') texts.push({ text: node.value, range: rangeOf(node) });
    else if (node.type === 'inlineCode') codes.push({ text: node.value, range: rangeOf(node) });
    else if (node.type === 'link' || node.type === 'linkReference' || node.type === 'image') links.push(node);
    else if (node.type === 'definition') definitions.push(node);
    if ('children' in node) for (let at = node.children.length - 1; at >= 0; at--) stack.push(node.children[at]!);
  }
  return { links, definitions, codes, texts };
}
