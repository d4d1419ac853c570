import type { Range } from '../model/index.js';

/** The front matter of a document as parse/ hands it over: plain data, and the place of each value and key. */
export interface FrontMatterPlaces {
  readonly present: boolean;
  readonly data: Readonly<Record<string, unknown>>;
  /** JSON pointer (`/triggers/1`) → place of the value. */
  readonly values: ReadonlyMap<string, Range>;
  /** JSON pointer (`/priority`) → place of the key. */
  readonly keys: ReadonlyMap<string, Range>;
  /** The whole block, or null. */
  readonly range: Range | null;
}
