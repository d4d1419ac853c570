import type { Range } from '../../model/index.js';
import type { CollectionMember, CollectionRule, DocumentFacts, DocumentRule, Surroundings } from '../rule.js';
import type { DocumentView, PlacedBlock } from '../view.js';

type Link = DocumentFacts['links'][number];

export const brokenLink: CollectionRule = {
  id: 'links/broken',
  description: 'A link, an image or a wikilink leads to an existing document or file, and its anchor to a heading.',
  severity: 'warning',
  *check(members, surroundings) {
    const byPath = new Map(members.map((member) => [member.path, member]));
    for (const member of members) {
      for (const link of member.facts.links) {
        const problem = problemOf(link, member, byPath, surroundings);
        if (problem) yield { path: member.path, range: link.range, ...problem };
      }
    }
  },
};

function problemOf(
  link: Link,
  { path }: CollectionMember,
  byPath: ReadonlyMap<string, CollectionMember>,
  surroundings: Surroundings,
): { message: string } | null {
  const [address = '', ...fragments] = link.target.split('#');
  const target = decoded(address.split(/[?|]/, 1)[0]!);
  if (target.trim() === '' || isTemplate(target)) return null;
  const isImage = link.kind === 'image';
  const found = isImage ? null : documentAt(link, target, path, byPath, surroundings);
  if (found) {
    // `[[note#Part#Smaller part]]` names the last heading, `[[note#^line]]` a line.
    const named = fragments.join('#').split('|', 1)[0]!.split('#').at(-1)!;
    const anchor = link.kind === 'wiki' && named.startsWith('^') ? '' : foldAnchor(named);
    if (
      anchor === '' ||
      isOfSite(`#${named}`) ||
      byPath.get(found)!.facts.anchors.some((name) => foldAnchor(name) === anchor)
    )
      return null;
    return { message: `Unexpected anchor #${fragments.join('#')}, expected a heading of ${found}` };
  }
  if (link.kind === 'wiki')
    return { message: `Unexpected wikilink [[${target}]], expected the id, path, file name or title of a document` };
  // Only the site can resolve paths from its root and addresses without an extension.
  if (target.startsWith('/') || surroundings.hasFile(target, path) !== false) return null;
  if (!isImage && !/\.(?:md|mdx|markdown|ya?ml|json|sh|txt|png|jpe?g|svg|gif|pdf)$/i.test(target)) return null;
  const elsewhere = isImage ? null : surroundings.resolve(target, path);
  const hint = elsewhere === null ? '' : `: did you mean ${relative(path, elsewhere)}?`;
  return { message: `Unexpected ${isImage ? 'image' : 'link'} to ${target}, expected an existing file${hint}` };
}

function documentAt(
  { kind }: Link,
  target: string,
  from: string,
  byPath: ReadonlyMap<string, CollectionMember>,
  surroundings: Surroundings,
): string | null {
  if (kind === 'wiki') return surroundings.resolve(target, from);
  const parts = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  const path = parts.join('/');
  return (
    [path, `${path}.md`, `${path}/index.md`, `${path}/README.md`].find((candidate) => byPath.has(candidate)) ?? null
  );
}

/** Whether a target is a template that a site generator or a reader fills in. */
const isTemplate = (target: string): boolean => /[{}<>$\\*]|^(?:url|link|path|xxx|todo|tbd|\.\.\.)$/i.test(target);

function relative(from: string, to: string): string {
  const [start, end] = [from.split('/').slice(0, -1), to.split('/')];
  let common = 0;
  while (common < start.length && start[common] === end[common]) common++;
  return [...start.slice(common).map(() => '..'), ...end.slice(common)].join('/');
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

export const brokenAnchor: DocumentRule = {
  id: 'links/broken-anchor',
  description: 'A link within the document names an existing heading or anchor.',
  severity: 'warning',
  *check({ document, source }) {
    const links = document.links.filter(({ kind, target }) => kind === 'anchor' && target.length > 1);
    const anchors = anchorsOf(document.sections.map(({ heading }) => heading));
    const known = new Set(anchors.map(foldAnchor));
    for (const match of source.text.matchAll(/(?:\b(?:id|name)\s*=\s*["']?|\{:?\s*#|^\[\^)([\w.:-]{1,200})/gm))
      known.add(foldAnchor(match[1]!));
    for (const { target, range } of links) {
      const anchor = foldAnchor(target.slice(1));
      if (known.has(anchor) || /^(?:top)?$/.test(anchor) || isOfSite(target)) continue;
      const nearest = anchors.find((name) => isNear(foldAnchor(name), anchor));
      yield {
        message: `Unexpected anchor ${target}, expected a heading of this document${nearest ? `: did you mean #${nearest}?` : ''}`,
        range,
      };
    }
  },
};

/** `#_2`: MkDocs numbers headings without an ASCII letter, including those that its extensions add. */
const isOfSite = (anchor: string): boolean => /^#_\d+$/.test(anchor);

/** Whether one contains the other: `#scenario-1`, `#scenario-1-no-address`. */
function isNear(name: string, anchor: string): boolean {
  return (
    2 * Math.min(name.length, anchor.length) >= Math.max(name.length, anchor.length) &&
    (name.includes(anchor) || anchor.includes(name))
  );
}

/** Anchors as GitHub and most generators create them: repeated ones are numbered, an explicit `{#name}` is kept. */
export function anchorsOf(headings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const anchors: string[] = [];
  for (const heading of headings) {
    const explicit = /\{:?\s*#([\w.:-]+)[^}]*\}\s*$/.exec(heading)?.[1];
    if (explicit !== undefined) anchors.push(explicit.toLowerCase());
    const base = slug(heading);
    const count = counts.get(base) ?? 0;
    counts.set(base, count + 1);
    anchors.push(count === 0 ? base : `${base}-${count}`);
    // Python-Markdown and MkDocs drop characters that are not ASCII.
    const ascii = base.replace(/[^\x00-\x7f]+/g, '').replace(/^-+|-+$/g, '');
    if (ascii !== base && ascii !== '') anchors.push(ascii);
  }
  return anchors;
}

function slug(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Folds an anchor to letters and digits, the part on which all hosts agree. */
export function foldAnchor(anchor: string): string {
  return decoded(anchor)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A scheme before a host, spelt in any way. A second address in a path, as in links of a proxy, is left alone. */
const scheme = /(?<![\w/.:-])([hH][hHtTpPsS]{2,6})([:：]?[/／]{1,3})(?=(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,})/g;

export const linkAddress: DocumentRule = {
  id: 'links/address',
  description: 'An address begins with a scheme that browsers know.',
  severity: 'warning',
  *check({ source }) {
    for (const { 0: written, 1: name = '', index } of source.text.matchAll(scheme)) {
      const behind = /^https?:\/\//.exec(source.text.slice(index + written.length))?.[0];
      if (/^https?:\/\/$/i.test(written) && behind === undefined) continue;
      const range = source.range(index, index + written.length + (behind?.length ?? 0));
      const text = behind ?? (/s/i.test(name) ? 'https://' : 'http://');
      yield {
        message: `Unexpected '${source.slice(range)}' before an address, expected '${text}'`,
        range,
        fix: { title: `Write ${text}`, edits: [{ range, text }] },
      };
    }
  },
};

export const linkSpaces: DocumentRule = {
  id: 'links/spaces',
  description: 'The address of a link has no white space, or is in angle brackets: otherwise it is no link.',
  severity: 'warning',
  *check(view) {
    for (const placed of view.blocks) {
      for (const { address, range } of addressesIn(placed, view)) {
        yield {
          message: `Unexpected white space in the address '${address.slice(0, 60)}', expected it in angle brackets or as %20`,
          note: 'Markdown ends an address at white space, so this is text, not a link.',
          range,
          fix: { title: 'Put the address in angle brackets', edits: [{ range, text: `<${address}>` }] },
        };
      }
    }
  },
};

/** Addresses after `](` that are still in the text: of a valid link, only the name is. */
function* addressesIn({ block }: PlacedBlock, { source }: DocumentView): Generator<{ address: string; range: Range }> {
  if (block.kind === 'code' || block.kind === 'html' || !block.text.includes('](')) return;
  let from = block.range.start.offset;
  for (const [written, address = ''] of block.text.matchAll(/\]\(([^()<>{}"'`\n]{1,300})\)/g)) {
    if (!/\S\s+\S/.test(address) || !leadsSomewhere(address)) continue;
    const at = source.text.indexOf(written, from);
    if (at < 0 || at + written.length > block.range.end.offset) continue;
    from = at + written.length;
    const before = source.text.slice(source.text.lastIndexOf('\n', at) + 1, at);
    if (before.endsWith('\\') || isCode(before)) continue;
    yield { address, range: source.range(at + 2, at + 2 + address.length) };
  }
}

/** `docs/a b.md`, `./two words`, `https://…`, but not a call such as `list[i](first second)`. */
const leadsSomewhere = (address: string): boolean =>
  /^(?:\.{0,2}\/|https?:\/\/)|\.(?:mdx?|markdown|html?|pdf|txt|ya?ml|json|sh|png|jpe?g|gif|svg|webp)(?:#[^#]*)?$/i.test(
    address.trim(),
  );

/** Whether a code span is open at the end of this part of a line. */
const isCode = (before: string): boolean => (before.match(/`+/g)?.length ?? 0) % 2 === 1;
