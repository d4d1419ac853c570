import type { Diagnostic } from '../../model/index.js';
import { LineIndex } from '../lines.js';
import { hasLostLineBreaks, restoreLineBreaks } from './line-breaks.js';

export interface Repaired {
  readonly text: string;
  readonly repairs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Mends what would keep a text from being parsed as its author meant it. Each repair is named and diagnosed. */
export function repairText(path: string, source: string): Repaired {
  const repairs: string[] = [];
  const diagnostics: Diagnostic[] = [];
  let text = source;
  if (/\r(?!\n)/.test(text)) {
    // Same length, so every position stays what it is in the file.
    text = text.replace(/\r(?!\n)/g, '\n');
    repairs.push('carriage-returns');
    diagnostics.push(carriageReturns(path));
  }
  if (hasLostLineBreaks(text)) {
    text = restoreLineBreaks(text);
    repairs.push('line-breaks');
    diagnostics.push(lostLineBreaks(path));
  }
  const replaced = replacementDiagnostic(path, text);
  if (replaced) diagnostics.push(replaced);
  return { text, repairs, diagnostics };
}

function carriageReturns(path: string): Diagnostic {
  return {
    ruleId: 'text/carriage-returns',
    severity: 'info',
    message: 'Unexpected carriage returns as line breaks, expected LF or CRLF',
    path,
    note: 'They were read as line breaks. Save the file with LF.',
  };
}

function lostLineBreaks(path: string): Diagnostic {
  return {
    ruleId: 'text/line-breaks',
    severity: 'warning',
    message: 'Unexpected document in a single line, expected line breaks between headings, items and paragraphs',
    path,
    range: new LineIndex('').range(0, 0),
    note: 'Line breaks were put back where marks show them; positions count in the restored text. `triagraph import` writes it out.',
  };
}

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
