import type { Context } from './context.js';
import type { OpenEngine } from './library.js';
import { oneLine } from './one-line.js';

const shown = 3;

/**
 * Says on stderr which files of the knowledge base could not be read: nothing in them can be an answer, which the
 * answer itself does not show.
 */
export async function tellUnreadFiles(engine: OpenEngine, context: Context): Promise<void> {
  const unread = engine
    .lint()
    .filter(
      ({ ruleId, severity }) => ruleId === 'read/no-documents' || (severity === 'error' && /^read\//.test(ruleId)),
    );
  for (const { path, message, note } of unread.slice(0, shown)) {
    const place = path === '.' ? '' : `${path}: `;
    await context.tell(oneLine(`${place}${message}.${note === undefined ? '' : ` ${note}`}`));
  }
  if (unread.length > shown) await context.tell(`${unread.length - shown} more: triagraph lint names every file`);
}
