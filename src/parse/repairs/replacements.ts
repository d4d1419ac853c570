import type { Diagnostic } from '../../model/index.js';
import { LineIndex } from '../lines.js';

/**
 * A diagnostic for characters that were lost before the file was saved (U+FFFD, often followed by `?`), or null.
 * The text is kept: what they were cannot be known.
 */
export function replacementDiagnostic(path: string, text: string): Diagnostic | null {
  const first = text.indexOf('\ufffd');
  if (first < 0) return null;
  const runs = text.match(/\ufffd+/g)!.length;
  let end = first;
  while (text[end] === '\ufffd') end++;
  return {
    ruleId: 'text/replacement-characters',
    severity: 'warning',
    message: `Unexpected replacement characters (U+FFFD) in ${runs} ${runs === 1 ? 'place' : 'places'}, expected text`,
    path,
    range: new LineIndex(text).range(first, end),
    note: 'The characters were lost when the file was converted. Restore them from the original.',
  };
}
