import type { Document, Range } from '../model/index.js';
import type { FrontMatterPlaces } from './front-matter-places.js';
import type { SourceText } from './source-text.js';

/**
 * Where a finding about a whole document stands: its title as it is written, else its first line that says anything. A
 * finding without a place is one that no editor shows.
 */
export function titlePlace(
  { sections }: Pick<Document, 'sections'>,
  { values }: Pick<FrontMatterPlaces, 'values'>,
  source: SourceText,
): Range {
  const heading = sections.find(({ level }) => level > 0);
  const title = heading?.level === 1 ? undefined : values.get('/title');
  if (title) return source.line(title);
  if (heading) return source.line(heading.range);
  const first = source.text.search(/\S/);
  const at = source.position(Math.max(0, first));
  return source.line({ start: at, end: at });
}
