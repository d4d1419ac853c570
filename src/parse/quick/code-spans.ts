import type { Budget } from './hand-over.js';

/** Offset behind the backticks that begin at `start`. */
export function ticksEnd(text: string, start: number): number {
  let end = start;
  while (text.charCodeAt(end) === 96) end++;
  return end;
}

/** Where the next `size` backticks, neither more nor fewer, begin behind `from`; -1 when there are none. */
export function closingTicks(text: string, from: number, size: number, budget: Budget): number {
  for (let at = text.indexOf('`', from); at >= 0; ) {
    const end = ticksEnd(text, at);
    if (end - at === size) {
      budget.spend(end - from);
      return at;
    }
    at = text.indexOf('`', end);
  }
  budget.spend(text.length - from);
  return -1;
}

/** What code means that stands between backticks; in a table, bars in it are escaped. */
export function codeValue(text: string, inTable: boolean): string {
  const value = isPadded(text) ? text.slice(1, -1) : text;
  if (!inTable) return value;
  return value.replace(/\\([\\|])/g, (whole, mark: string) => (mark === '|' ? mark : whole));
}

/** Code whose first and last characters are spaces or line breaks, and that has others. */
function isPadded(value: string): boolean {
  return ' \n'.includes(value[0]!) && ' \n'.includes(value.at(-1)!) && /[^ \n]/.test(value);
}
