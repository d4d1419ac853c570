import type { ChatButton } from './content.js';

/** Part of a card that sessions in buttons may take together; above it, one menu carries the session once. */
const share = 0.35;
/** Part of a card that one session may take. */
const most = 0.5;

export type Carried = 'buttons' | 'menu' | 'nowhere';

/** How a card of so many bytes carries the session of its buttons. */
export function carriedBy(buttons: readonly ChatButton[], bytes: number): Carried {
  const sizes = buttons.map(({ action }) => action.session?.length ?? 0);
  if (sizes.reduce((sum, size) => sum + size, 0) <= bytes * share) return 'buttons';
  return Math.max(...sizes) <= bytes * most ? 'menu' : 'nowhere';
}
