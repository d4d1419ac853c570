import type { Link } from '../model/index.js';
import { plainText } from './inline.js';
import { rangeOf } from './position.js';
import type { Spans } from './spans.js';

const wikiLink = /\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]{1,300}))?\]\]/g;

/** Every link of the document, in document order: Markdown's, images, and `[[wiki links]]` of notes. */
export function readLinks(spans: Spans): Link[] {
  const targets = new Map(spans.definitions.map((definition) => [definition.identifier, definition.url]));
  const links: Link[] = [];
  for (const node of spans.links) {
    const range = rangeOf(node);
    if (node.type === 'image') {
      links.push({ kind: 'image', text: node.alt ?? '', target: node.url, range });
      continue;
    }
    const url = node.type === 'link' ? node.url : targets.get(node.identifier);
    if (url === undefined) continue;
    const target = withoutSentence(url);
    links.push({ kind: linkKind(target), text: plainText(node.children), target, range });
  }
  for (const { text, range } of spans.texts) {
    if (!text.includes('[[')) continue;
    for (const match of text.matchAll(wikiLink)) {
      const target = match[1]!.trim();
      links.push({ kind: 'wiki', text: (match[2] ?? target).trim(), target, range });
    }
  }
  return links.sort((a, b) => a.range.start.offset - b.range.start.offset);
}

function linkKind(target: string): Link['kind'] {
  if (target.startsWith('#')) return 'anchor';
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target) ? 'external' : 'relative';
}

/** A bare address in a Chinese sentence takes the punctuation behind it along; nothing from there on belongs to it. */
function withoutSentence(url: string): string {
  return url.replace(/(?:[，。；：！？）】」』、]|%EF%BC%8C|%E3%80%82).*$/i, '');
}
