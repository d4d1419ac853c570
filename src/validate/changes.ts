import type { PlacedCommand } from './view.js';

/** True for a command of a fence that changes what it is run against: not one that only writes a file or sets a variable. */
export function changesSomething({ command: { effect, segments }, inline }: PlacedCommand): boolean {
  if (inline || (effect !== 'change' && effect !== 'destroy')) return false;
  return segments.some((segment) => segment.effect === 'change' || segment.effect === 'destroy');
}
