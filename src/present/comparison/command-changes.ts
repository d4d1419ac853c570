/** What became of the commands of an answer. */
export interface CommandChanges {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** The same commands in another order. */
  readonly reordered: boolean;
}

export function commandChanges(before: readonly string[], after: readonly string[]): CommandChanges {
  const removed = without(before, after);
  const added = without(after, before);
  const common = (list: readonly string[], gone: readonly string[]): string => without(list, gone).join('\0');
  return { removed, added, reordered: common(before, removed) !== common(after, added) };
}

/** The first list without what the second holds, each entry as often as it stands there. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of other) left.set(each, (left.get(each) ?? 0) + 1);
  return list.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}
