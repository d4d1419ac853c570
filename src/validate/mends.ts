import type { Diagnostic, Fix, Range } from '../model/index.js';
import type { FrontMatterPlaces } from './front-matter-places.js';
import { SourceText } from './source-text.js';

/** Adds the mend to what other rooms reported, where there is one right one. */
export function withMends(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  const source = new SourceText(text);
  return diagnostics.map((diagnostic) => {
    const mend = Object.hasOwn(mends, diagnostic.ruleId) ? mends[diagnostic.ruleId] : undefined;
    const fix = diagnostic.range && !diagnostic.fix ? mend?.(source, diagnostic.range) : undefined;
    return fix ? { ...diagnostic, fix } : diagnostic;
  });
}

const mends: Readonly<Record<string, (source: SourceText, range: Range) => Fix | null>> = {
  'triggers/scalar': (source, range) => {
    // A scalar in a line of a list has the line break behind it in some places.
    const written = source.slice(range).trimEnd();
    if (!/^[^\s"'\\][^"'\\\n]*$/.test(written)) return null;
    return { title: 'Write it in quotes', edits: [edit(source, range, written, `"${written}"`)] };
  },
  'priority/quoted': (source, range) => {
    const written = source.slice(range).trimEnd();
    const number = /^(["'])\s*([1-9]\d{0,2})\s*\1$/.exec(written)?.[2];
    if (number === undefined) return null;
    return { title: 'Write the priority as a number', edits: [edit(source, range, written, number)] };
  },
};

function edit(source: SourceText, { start }: Range, written: string, text: string): Fix['edits'][number] {
  return { range: source.range(start.offset, start.offset + written.length), text };
}

/**
 * Takes mends of the front matter away where it is broken: it was read as well as it could be, and a person must look at
 * it first.
 */
export function withoutRiskyMends(
  diagnostics: readonly Diagnostic[],
  { range: block }: FrontMatterPlaces,
): readonly Diagnostic[] {
  const isBroken = diagnostics.some(
    ({ ruleId, severity }) =>
      severity === 'error' && ruleId.startsWith('front-matter/') && ruleId !== 'front-matter/schema',
  );
  if (!isBroken) return diagnostics;
  return diagnostics.map((diagnostic) => {
    const { fix, ...rest } = diagnostic;
    const isInside = !block || (diagnostic.range && diagnostic.range.start.offset < block.end.offset);
    return fix && isInside ? rest : diagnostic;
  });
}
