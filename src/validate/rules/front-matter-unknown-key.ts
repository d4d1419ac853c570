import { nearestOf } from '../nearest.js';
import { nearestRange, pointerStep } from '../places.js';
import { knownKeys } from '../schemas.js';
import type { DocumentRule, Finding, FrontMatterPlaces } from '../types.js';

export const unknownKey: DocumentRule = {
  id: 'front-matter/unknown-key',
  description: 'Each key of the front matter is one that is read, or begins with `x-`.',
  severity: 'warning',
  *check(document, frontMatter) {
    yield* unknownKeys(frontMatter.data, '', knownKeys[document.kind], frontMatter);
    const { triggers } = frontMatter.data;
    if (!Array.isArray(triggers)) return;
    for (const [index, trigger] of triggers.entries()) {
      if (typeof trigger === 'object' && trigger !== null && !Array.isArray(trigger))
        yield* unknownKeys(trigger, `/triggers/${index}`, knownKeys.trigger, frontMatter);
    }
  },
};

function* unknownKeys(
  mapping: object,
  pointer: string,
  known: readonly string[],
  frontMatter: FrontMatterPlaces,
): Generator<Finding> {
  for (const key of Object.keys(mapping)) {
    if (known.includes(key) || (pointer === '' && key.startsWith('x-'))) continue;
    const at = `${pointer}/${pointerStep(key)}`;
    const range = frontMatter.keys.get(at) ?? nearestRange(at, frontMatter);
    const nearest = nearestOf(key, known);
    yield {
      message: `Unexpected key \`${key}\`, expected ${nearest ? `a known key: did you mean \`${nearest}\`?` : 'a known key'}`,
      note: 'The key is kept and not read. A key of your own begins with `x-`.',
      ...(range ? { range } : {}),
    };
  }
}
