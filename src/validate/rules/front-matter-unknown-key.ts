import type { Fix } from '../../model/index.js';
import { canonicalKey } from '../canonical-keys.js';
import { nearestOf } from '../nearest.js';
import { nearestRange, pointerStep } from '../places.js';
import { knownKeys } from '../schemas.js';
import type { SourceText } from '../source-text.js';
import type { DocumentRule, Finding, FrontMatterPlaces } from '../types.js';

/** Keys of one mapping that are named one by one: data in front matter has thousands. */
const namedKeys = 50;

export const unknownKey: DocumentRule = {
  id: 'front-matter/unknown-key',
  description: 'Each key of the front matter is one that is read, or begins with `x-`.',
  severity: 'warning',
  *check({ document, frontMatter, source }) {
    const names = Object.keys(frontMatter.data);
    const canonical = (name: string) => canonicalKey(name, names);
    for (const finding of unknownKeys(knownKeys[document.kind], frontMatter)) yield withFix(finding, source, canonical);
  },
};

function* unknownKeys(known: readonly string[], frontMatter: FrontMatterPlaces): Generator<Finding> {
  const unknown = Object.keys(frontMatter.data).filter((key) => !known.includes(key) && !key.startsWith('x-'));
  for (const key of unknown.slice(0, namedKeys)) {
    const at = `/${pointerStep(key)}`;
    const range = frontMatter.keys.get(at) ?? nearestRange(at, frontMatter);
    const nearest = nearestOf(key, known);
    yield {
      message: `Unexpected key \`${key}\`, expected ${nearest ? `a known key: did you mean \`${nearest}\`?` : 'a known key'}`,
      note: 'The key is kept and not read. A key of your own begins with `x-`.',
      ...(range ? { range } : {}),
    };
  }
  if (unknown.length > namedKeys) {
    yield {
      message: `Unexpected ${unknown.length - namedKeys} more keys, expected known keys`,
      ...placeOf(frontMatter),
    };
  }
}

/** `Priority` → `priority`, where nothing else is called so. */
function withFix(finding: Finding, source: SourceText, canonical: (name: string) => string | null): Finding {
  const { range } = finding;
  if (!range) return finding;
  const text = canonical(source.slice(range));
  if (text === null) return finding;
  const fix: Fix = { title: `Write the key as \`${text}\``, edits: [{ range, text }] };
  return {
    message: `Unexpected key \`${source.slice(range)}\`, expected \`${text}\``,
    note: 'Other tools, and the schema, know the key by this spelling alone.',
    range,
    fix,
  };
}

const placeOf = ({ range }: FrontMatterPlaces): Pick<Finding, 'range'> => (range ? { range } : {});
