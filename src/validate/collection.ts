import { addToGroup } from '../collections.js';
import type { Diagnostic } from '../model/index.js';
import { identifiesIncident } from '../text/index.js';
import type { CollectionMember } from './rule.js';

/** Groups members by their keys, in order of first appearance; a member appears once per key. */
export function groupBy(
  members: readonly CollectionMember[],
  keysOf: (member: CollectionMember) => readonly string[],
): Map<string, CollectionMember[]> {
  const groups = new Map<string, CollectionMember[]>();
  for (const member of members) {
    for (const key of new Set(keysOf(member))) addToGroup(groups, key, member);
  }
  return groups;
}

/** The same document in another language: one id, or one file name (SEMANTICS: translations are one group). */
export function isTranslation(a: CollectionMember, b: CollectionMember): boolean {
  return a.language !== b.language && (a.id === b.id || fileName(a.path) === fileName(b.path));
}

/** File name without folder, extension and language: `a.md` and `a.en.md` are one. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/([._-](en|zh|cn|zh-cn|en-us))?\.[a-z]+$/i, '');
}

/** A source that shows that two documents record one incident. An article that links to an issue only mentions it. */
export function commonIncident(a: CollectionMember, b: CollectionMember): string | undefined {
  if (isTranslation(a, b) || (a.kind === 'article' && b.kind === 'article')) return undefined;
  const cases = a.kind === 'case' && b.kind === 'case';
  // Where a procedure has the id of another one as its source, ids were mixed up.
  const isIncident = (source: string): boolean => cases || (!/^https?:/.test(source) && source !== a.id);
  return sharedSources(a, b).find(isIncident);
}

/** Common sources that identify something: the id of one of the documents, or an incident. */
export const sharedSources = (a: CollectionMember, b: CollectionMember): string[] =>
  a.sources.filter(
    (source) => b.sources.includes(source) && (source === a.id || source === b.id || identifiesIncident(source)),
  );

export function relatedTo(members: readonly CollectionMember[], message: string): NonNullable<Diagnostic['related']> {
  return members.map(({ path }) => ({ path, message }));
}
