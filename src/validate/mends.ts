import type { Diagnostic } from '../model/index.js';

/** Adds the mend to what other rooms reported, where there is one right one. */
export function withMends(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    if (diagnostic.ruleId !== 'triggers/scalar' || !diagnostic.range || diagnostic.fix) return diagnostic;
    const { range } = diagnostic;
    const written = text.slice(range.start.offset, range.end.offset);
    if (!/^[^\s"'\\][^"'\\\n]*$/.test(written)) return diagnostic;
    return { ...diagnostic, fix: { title: 'Write it in quotes', edits: [{ range, text: `"${written}"` }] } };
  });
}
