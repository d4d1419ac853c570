import type { Range, Trigger } from '../model/index.js';
import type { SourceText } from './source-text.js';
import type { DocumentView } from './view.js';

export interface TriggerPhrase {
  readonly phrase: string;
  readonly trigger: Trigger;
  readonly range: Range;
}

/**
 * Phrases any of which brings its document by itself, each with the place where it is written: beside `all` or a pattern one
 * of them only narrows what these ask for.
 */
export function phrasesAlone(view: DocumentView): TriggerPhrase[] {
  return view.document.triggers
    .filter(({ all, regex }) => all.length === 0 && regex === null)
    .flatMap((trigger) =>
      trigger.any.map((phrase) => ({ phrase, trigger, range: phraseRange(view, trigger, phrase) })),
    );
}

/** Where a phrase of a trigger stands: the item itself, or the words inside of a rule. */
export function phraseRange({ source }: DocumentView, trigger: Trigger, phrase: string): Range {
  if (isPlain(trigger)) return trigger.range;
  const found = findItem(source, phrase, trigger.range);
  const { start, end } = found;
  const [before, after] = [source.text[start.offset - 1], source.text[end.offset]];
  const quoted = found !== trigger.range && before === after && (before === '"' || before === "'");
  return quoted ? source.range(start.offset - 1, end.offset + 1) : found;
}

/** The first place where the words stand as an item of their own, else the first where they stand at all. */
function findItem(source: SourceText, phrase: string, within: Range): Range {
  const first = source.find(phrase, within);
  for (let found = first; found !== within; ) {
    const { start, end } = found;
    const before = source.text.slice(Math.max(within.start.offset, start.offset - 3), start.offset);
    if (
      /(?:^|[[,:'"\n]|- )\s*["']?$/.test(before) &&
      /^["']?\s*(?:[\],}#]|$)/m.test(source.text.slice(end.offset, end.offset + 3))
    )
      return found;
    found = source.find(phrase, within, end.offset - within.start.offset);
  }
  return first;
}

/** A phrase by itself, not a rule. */
export function isPlain({ any, all, not, regex, weight, cased, source }: Trigger): boolean {
  return (
    any.length === 1 &&
    all.length === 0 &&
    not.length === 0 &&
    regex === null &&
    weight === 1 &&
    !cased &&
    source === any[0]
  );
}
