import { describe, expect, it } from 'vitest';
import { headingClassifier } from '../../src/lower/headings.js';
import { shippedBuildWords } from '../../src/vocabulary/index.js';

const { sections } = shippedBuildWords.headings;
const headings = headingClassifier();

const affixes = (key: 'prefixes' | 'suffixes') =>
  sections.flatMap((entry) => (entry[key] ?? []).map((text) => ({ text, kind: entry.kind })));
const [prefixes, suffixes] = [affixes('prefixes'), affixes('suffixes')];

const isWhole = (text: string, at: number): boolean => !/^[a-z0-9]{2}$/.test(text.slice(Math.max(0, at - 1), at + 1));

/** The kind of the longest known beginning or end of a heading; of the end where both are as long. */
function expected(heading: string): string {
  const longest = (found: typeof prefixes) =>
    found.reduce((most, each) => (each.text.length > most.text.length ? each : most), {
      text: '',
      kind: 'other',
    });
  const start = longest(prefixes.filter(({ text }) => heading.startsWith(text) && isWhole(heading, text.length)));
  const end = longest(
    suffixes.filter(({ text }) => heading.endsWith(text) && isWhole(heading, heading.length - text.length)),
  );
  return (start.text.length > end.text.length ? start : end).kind;
}

describe('a heading that the lexicon lacks', () => {
  it('has the kind of its longest known prefix or suffix', () => {
    for (const { text: start } of prefixes)
      for (const { text: end } of suffixes.filter(({ text }) => Math.abs(text.length - start.length) <= 1))
        for (const heading of [`${start} zebra ${end}`, `${start}斑马${end}`])
          if (headings.exact(heading) === null)
            expect([heading, headings.classify(heading)]).toEqual([heading, expected(heading)]);
  });

  it('does not have the kind of a prefix or suffix that ends within a word', () => {
    const latin = (found: typeof prefixes) => found.filter(({ text }) => /^[a-z].*[a-z]$/.test(text));
    const headed = [
      ...latin(prefixes).map(({ text }) => `${text}zebra`),
      ...latin(suffixes).map(({ text }) => `zebra${text}`),
    ];
    for (const heading of headed) expect([heading, headings.classify(heading)]).toEqual([heading, expected(heading)]);
  });
});
