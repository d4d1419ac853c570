import type { Range } from '../model/index.js';
import type { FrontMatterPlaces } from './types.js';

/** Place of a JSON pointer's value, or of the nearest thing around it that has a place. */
export function nearestRange(pointer: string, frontMatter: FrontMatterPlaces): Range | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const range = frontMatter.values.get(at) ?? frontMatter.keys.get(at);
    if (range) return range;
  }
  return frontMatter.range ?? undefined;
}

/** A key as a step of a JSON pointer. */
export const pointerStep = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
