import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { collidingDocuments } from '../support/colliding-documents.js';
import { generatedDocuments, grouped } from '../support/generated-documents.js';
import { expectRecorded } from '../support/recorded.js';
import { sectionsOf } from './sections.js';

const inputs = JSON.parse(readFileSync(new URL('inputs.json', import.meta.url), 'utf8')) as string[];

/** Documents with some of these as their paths. */
const named = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    texts.map((text, at) => [
      [`en/d${at}.md`, `zh/d${at - 1}.md`, `notes/README.md`, `a_b/index-${at}.md`, `c${at}.en.md`, `c${at - 1}.zh.md`][
        at % 6
      ]!,
      text,
    ]),
  );

it('the snapshot of documents with a phrase in any place has the content that is recorded', () => {
  const cases = [...grouped(generatedDocuments(inputs.filter(({ length }, at) => length > 7 && at % 2 === 0)), 24)].map(
    ([name, texts]) => [name, () => sectionsOf(named(texts))] as const,
  );
  expectRecorded(new URL('generated.hashes.txt', import.meta.url), new Map(cases));
});

it('the snapshot of documents that share ids, titles, sources and triggers has the content that is recorded', () => {
  const cases = Array.from(
    { length: 6 },
    (_, seed) => [`documents ${seed + 1}`, () => sectionsOf(collidingDocuments(seed + 30, 6 + seed * 4))] as const,
  );
  expectRecorded(new URL('generated-colliding.hashes.txt', import.meta.url), new Map(cases));
});
