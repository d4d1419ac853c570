import type { Diagnostic } from '../model/index.js';
import type { Vocabulary } from '../vocabulary/index.js';
import { hasLostLineBreaks, restoreLineBreaks } from './line-breaks.js';
import { LineIndex } from './lines.js';

export interface RepairedText {
  readonly text: string;
  /** Names of the repairs. */
  readonly repairs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Repairs damage that hides the structure of a text. Each repair is named and diagnosed. */
export function repairText(path: string, source: string, vocabulary?: Vocabulary): RepairedText {
  const repairs: string[] = [];
  const diagnostics: Diagnostic[] = [];
  let text = source;
  if (/\r(?!\n)/.test(text)) {
    // Same length, so every position stays what it is in the file.
    text = text.replace(/\r(?!\n)/g, '\n');
    repairs.push('carriage-returns');
    diagnostics.push({
      ruleId: 'text/carriage-returns',
      severity: 'info',
      message: 'Unexpected carriage returns as line breaks, expected LF or CRLF',
      path,
      note: 'They were read as line breaks. Save the file with LF.',
    });
  }
  if (hasLostLineBreaks(text)) {
    text = restoreLineBreaks(text, vocabulary);
    repairs.push('line-breaks');
    diagnostics.push({
      ruleId: 'text/line-breaks',
      severity: 'warning',
      message: 'Unexpected document in a single line, expected line breaks between headings, items and paragraphs',
      path,
      range: new LineIndex('').range(0, 0),
      note: 'Line breaks were put back where marks show them; positions count in the restored text. `triagraph import` writes it out.',
    });
  }
  const lost = /\ufffd+/.exec(text);
  if (lost) {
    const runs = text.match(/\ufffd+/g)!.length;
    // The text is kept: what the characters were cannot be known.
    diagnostics.push({
      ruleId: 'text/replacement-characters',
      severity: 'warning',
      message: `Unexpected replacement characters (U+FFFD) in ${runs} ${runs === 1 ? 'place' : 'places'}, expected text`,
      path,
      range: new LineIndex(text).range(lost.index, lost.index + lost[0].length),
      note: 'The characters were lost when the file was converted. Restore them from the original.',
    });
  }
  return { text, repairs, diagnostics };
}
