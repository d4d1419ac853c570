/** Words of one case. */
const simple = /^[a-z\d]+(?:[-_][a-z\d]+)*$|^[A-Z]+\d*(?:[-_](?:[A-Z]+\d*|\d+))*$/;

/** Canonical name of a placeholder: lower-case words with `-` between (`POD_NAME`, `podName` → `pod-name`). */
export function canonicalName(written: string): string {
  if (simple.test(written)) return written.toLowerCase().replaceAll('_', '-');
  return written
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z]{2})/g, '$1-$2')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
