import { sanitizeLine } from '../sanitize.js';
import { truncate } from '../width.js';

/** Columns of a label in a picture; what is longer makes boxes that nobody can read. */
const columns = 64;

export interface Label {
  readonly short: string;
  /** The whole text, where `short` is not. */
  readonly whole: string | null;
}

export function labelOf(text: string): Label {
  const whole = sanitizeLine(text);
  const short = truncate(whole, columns);
  return { short, whole: short === whole ? null : whole };
}
