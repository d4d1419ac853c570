import type { CommandSegment } from '../model/index.js';
import { ruleWords } from '../vocabulary/index.js';
import type { PlacedCommand } from './view.js';

/** True for a command of a fence that changes what it is run against: not one that only writes a file or sets a variable. */
export function changesSomething({ command: { text, effect, segments }, inline }: PlacedCommand): boolean {
  if (inline || (effect !== 'change' && effect !== 'destroy')) return false;
  return segments.some(
    (segment) => segment.effect === 'destroy' || (segment.effect === 'change' && !collects(text, segment)),
  );
}

/** A dump of a heap or of a database writes a file for whoever looks: it mends nothing, and needs no look before it. */
const collects = (text: string, { start, end }: CommandSegment): boolean => collecting.test(text.slice(start, end));
const collecting = new RegExp(
  `(?<![\\w-])(?:${ruleWords.collecting.map((words) => words.replaceAll('.', '\\.')).join('|')})(?![\\w-])`,
  'i',
);
