/** Letters and digits only: `POD_NAME`, `podName` and `pod-name` are one name. */
export function looseName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Number of single edits between two short texts. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** The known name that is meant most likely, or null when none is near. */
export function nearestName(given: string, names: readonly string[]): string | null {
  const wanted = looseName(given).slice(0, 60);
  const ranked = names
    .map((name) => ({ name, cost: distance(wanted, looseName(name).slice(0, 60)) }))
    .sort((a, b) => a.cost - b.cost || (a.name < b.name ? -1 : 1));
  const [best] = ranked;
  return best && best.cost <= Math.max(1, Math.floor(wanted.length / 3)) ? best.name : null;
}
