import type { Block } from '../../model/index.js';
import { allOf, derived, type Phrase, wholeWords } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';
import type { SourceText } from '../view.js';

const situationOf = derived(
  ({ procedure: { situation, choice } }) =>
    new RegExp(`^${wholeWords([situation, choice].flatMap(allOf<Phrase>))}`, 'iu'),
);

export const straySymptoms: DocumentRule = {
  id: 'document/stray-symptoms',
  description: 'Symptoms are one list, of the document or of a step that a branch leads to.',
  severity: 'warning',
  *check({ document: { sections, steps }, source, vocabulary }) {
    const led = new Set(steps.flatMap(({ branches }) => branches.map(({ to }) => to)));
    for (const { kind, blocks } of sections) {
      const items = blocks.filter((block) => block.kind === 'list-item' && block.depth === 0);
      const [first] = items;
      if (kind !== 'symptoms' || !first) continue;
      const other = startOfSecondList(items, source);
      if (other)
        yield {
          message: 'Unexpected second list among the symptoms, expected a heading or a sentence above it',
          note: 'Its items are read as symptoms too.',
          range: source.line(other.range),
        };
      const around = steps.filter(
        ({ range: { start, end } }) => start.offset <= first.range.start.offset && first.range.end.offset <= end.offset,
      );
      if (around.length > 0 && !around.some(({ id, title }) => led.has(id) || situationOf(vocabulary).test(title)))
        yield {
          message: `Unexpected symptoms in '${around.at(-1)!.title.slice(0, 60)}', which no branch leads to, expected a branch to it, or the symptoms elsewhere`,
          note: 'They count for the whole document.',
          range: source.line(first.range),
        };
    }
  },
};

/** The first item with another bullet, or after an empty line where others have none. */
function startOfSecondList(items: readonly Block[], source: SourceText): Block | undefined {
  const bulletOf = ({ range }: Block) =>
    /^\d*\D/.exec(source.slice(source.line(range)).replace(/^[>\s]+/, ''))?.[0].replace(/\d+/, '1');
  const [first, ...others] = items;
  const isApart = others.map(({ range }, at) => {
    const between = source.text.slice(items[at]!.range.start.offset, range.start.offset);
    return /\n[ \t>]*\n[ \t>]*(?:[-*+]|\d+[.)])?[ \t]*$/.test(between);
  });
  return others.find((item, at) => bulletOf(item) !== bulletOf(first!) || (isApart[at] && isApart.includes(false)));
}
