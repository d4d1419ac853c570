import type { TicketImport } from '../model/index.js';
import { toJson } from './json.js';
import { sanitizeLine } from './sanitize.js';

/** How many tickets became cases, out of which columns, and how many were left out and why. */
export function ticketsText({ path, to, tickets, written, left, columns, unused }: TicketImport): string {
  const named = Object.entries(columns).map(([key, column]) => `  ${key} = ${sanitizeLine(column)}`);
  const reasons = [
    [left.unsolved, 'with neither cause nor resolution'],
    [left.untitled, 'without a title'],
    [left.tooLong, 'too long for a line'],
  ] as const;
  const lines = [
    `${sanitizeLine(path)} → ${sanitizeLine(to)}: ${written} of ${tickets} tickets are cases`,
    ...named,
    ...(unused.length > 0 ? [`not used: ${sanitizeLine(unused.join(', '))}`] : []),
    ...reasons.flatMap(([count, why]) => (count > 0 ? [`left out: ${count} ${why}`] : [])),
  ];
  return `${lines.join('\n')}\n`;
}

export const ticketsJson = (report: TicketImport): string => toJson(report);
