import type { Diagnostic } from '../model/index.js';
import type { CollectionMember } from './types.js';

/** Members by each of their keys, in order of first appearance; a member stands once under a key. */
export function groupBy(
  members: readonly CollectionMember[],
  keysOf: (member: CollectionMember) => readonly string[],
): Map<string, CollectionMember[]> {
  const groups = new Map<string, CollectionMember[]>();
  for (const member of members) {
    for (const key of new Set(keysOf(member))) {
      const group = groups.get(key);
      if (group) group.push(member);
      else groups.set(key, [member]);
    }
  }
  return groups;
}

/** The same document in another language: one id, or one file name (SEMANTICS: translations are one group). */
export function isTranslation(a: CollectionMember, b: CollectionMember): boolean {
  return a.language !== b.language && (a.id === b.id || fileName(a.path) === fileName(b.path));
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export function relatedTo(members: readonly CollectionMember[], message: string): NonNullable<Diagnostic['related']> {
  return members.map(({ path }) => ({ path, message }));
}
