import { createHash } from 'node:crypto';
import type { DocumentHead } from '../../snapshot/index.js';
import type { DocumentUnit } from '../unit.js';

export const digestBytes = 32;

/**
 * Equal for two versions of a document that are alike in all that graph, groups, triggers and error lines are made of, but for
 * the lines at which it stands.
 * @param unit with words numbered alike
 */
export function indexDigest({ head, shown, stated }: Pick<DocumentUnit, 'head' | 'shown' | 'stated'>): Uint8Array {
  const hash = createHash('sha256').update(JSON.stringify([...identityOf(head), ...linesOf(head)]));
  for (const { offsets, words } of [shown, stated]) {
    hash.update(`\0${offsets.length}\0${words.length}\0`);
    for (const numbers of [offsets, words])
      hash.update(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  }
  return hash.digest();
}

const identityOf = (head: DocumentHead): unknown[] => [
  ...[head.id, head.path, head.title, head.kind, head.language, head.priority, head.category, head.workflow],
  ...[head.related, head.components, head.products, head.sources],
  head.versions.map(({ source }) => source),
  head.references.map(({ target }) => target),
];

const linesOf = ({ triggers, signatures }: DocumentHead): unknown[] => [
  triggers.map(({ range: _, ...trigger }) => trigger),
  signatures.map(({ masked }) => masked),
];
