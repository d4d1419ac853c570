import { foldAnchor } from '../anchors.js';
import type { CollectionMember, CollectionRule, DocumentFacts, Surroundings } from '../types.js';

type Link = DocumentFacts['links'][number];

export const brokenLink: CollectionRule = {
  id: 'links/broken',
  description: 'A link, an image or a wikilink leads to a document or file that is there, and its anchor to a heading.',
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
  const hash = link.target.indexOf('#');
  const target = decoded((hash < 0 ? link.target : link.target.slice(0, hash)).split('?', 1)[0]!.split('|', 1)[0]!);
  if (target.trim() === '' || isTemplate(target)) return null;
  const found = link.kind === 'image' ? null : documentAt(link, target, path, byPath, surroundings);
  if (found) {
    // `[[note#Part#Smaller part]]` names the last heading, `[[note#^line]]` a line.
    const named =
      hash < 0
        ? ''
        : link.target
            .slice(hash + 1)
            .split('|', 1)[0]!
            .split('#')
            .at(-1)!;
    const anchor = link.kind === 'wiki' && named.startsWith('^') ? '' : foldAnchor(named);
    const known = anchor === '' || byPath.get(found)!.facts.anchors.some((name) => foldAnchor(name) === anchor);
    return known ? null : { message: `Unexpected anchor ${link.target.slice(hash)}, expected a heading of ${found}` };
  }
  if (link.kind === 'wiki') {
    return { message: `Unexpected wikilink [[${target}]], expected the id, path, file name or title of a document` };
  }
  // A path from the root of a site, and an address without an extension, mean what only the site knows.
  if (target.startsWith('/') || surroundings.hasFile(target, path) !== false) return null;
  if (link.kind !== 'image' && !/\.(?:md|mdx|markdown|ya?ml|json|sh|txt|png|jpe?g|svg|gif|pdf)$/i.test(target))
    return null;
  const elsewhere = link.kind === 'image' ? null : surroundings.resolve(target, path);
  const what = link.kind === 'image' ? 'image' : 'link';
  const hint =
    elsewhere === null ? 'a file that is there' : `a file that is there: did you mean ${relative(path, elsewhere)}?`;
  return { message: `Unexpected ${what} to ${target}, expected ${hint}` };
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

/** Addresses that a site generator or a reader fills in. */
const isTemplate = (target: string): boolean => /[{}<>$\\*]|^(?:url|link|path|xxx|todo|tbd|\.\.\.)$/i.test(target);

/** The way from one document to another. */
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
