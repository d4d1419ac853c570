import type { Placeholder } from '../../model/index.js';

/** Characters that no shell and no second interpreter gives a meaning, quoted or not. */
const plain = /^[A-Za-z0-9_./:@%+-]+$/;
/** The same with what only matters inside braces, assignments and patterns. */
const plainForShell = /^[A-Za-z0-9_./:@%+,=-]+$/;
const plainProse = /^[\p{L}\p{N}_./:@%+,= -]+$/u;

/**
 * The value as it must stand in a place that is quoted so, or null when no quoting makes it safe there. The value has
 * passed the check of its type: it holds no line break and no control character.
 */
export function quoteFor(context: Placeholder['context'], value: string): string | null {
  // `=name` and `~name` are expanded at the beginning of a word.
  if (plainForShell.test(value) && !/^[=%]/.test(value) && (context !== 'other' || plain.test(value))) return value;
  switch (context) {
    case 'bare':
      return `'${value.replaceAll("'", "'\\''")}'`;
    case 'single-quoted':
      return value.replaceAll("'", "'\\''");
    case 'double-quoted':
      // An interactive shell expands `!` here, and nothing can prevent it.
      return value.includes('!') ? null : value.replace(/[\\"$`]/g, '\\$&');
    case 'here-document':
      // Its text may become a script or a manifest: only what means nothing there either.
      return plainProse.test(value) ? value : null;
    default:
      return null;
  }
}
