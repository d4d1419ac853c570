import type { Diagnostic, Range } from '../model/index.js';
import { SourceText } from './source-text.js';

/**
 * Gives what other rooms reported the place that only the text tells, and leaves out what says a second time that bytes
 * were lost.
 */
export function withPlaces(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
  const source = new SourceText(text);
  const isDamaged = diagnostics.some(({ ruleId }) => ruleId === 'read/encoding');
  return diagnostics
    .filter(({ ruleId }) => !(isDamaged && ruleId === 'text/replacement-characters'))
    .map((diagnostic) => {
      const place = Object.hasOwn(places, diagnostic.ruleId) ? places[diagnostic.ruleId] : undefined;
      const range = place?.(diagnostic, source);
      return range ? { ...diagnostic, range } : diagnostic;
    });
}

const wholeFile: Place = ({ range }, source) => range ?? source.line(source.range(0, 0));

type Place = (diagnostic: Diagnostic, source: SourceText) => Range | undefined;

const places: Readonly<Record<string, Place>> = {
  /** The first character that was lost. */
  'read/encoding': ({ range }, source) => {
    const at = source.text.indexOf('\ufffd');
    return range || at < 0 ? undefined : source.range(at, at + 1);
  },
  /** All of the file: its first line. */
  'text/carriage-returns': wholeFile,
  'markdown/too-complex': wholeFile,
  /** The name that leads nowhere, in the sentence that has it. */
  'branch/unresolved': ({ message, range }, source) => {
    const name = /^Unexpected reference to "([\s\S]*)", expected/.exec(message)?.[1];
    return range && name ? source.find(name, range) : undefined;
  },
};
