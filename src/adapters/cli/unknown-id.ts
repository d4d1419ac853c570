import type { Context } from './context.js';
import { exitCodes } from './exit-codes.js';
import type { OpenEngine } from './library.js';

/** Says that there is no such document, and which ids are close. */
export async function unknownId(id: string, engine: OpenEngine, context: Context): Promise<number> {
  const close = engine.suggestIds(id);
  const advice = close.length > 0 ? `did you mean ${close.join(', ')}?` : 'triagraph query "<symptom>" prints the ids';
  await context.tell(`no document '${id}' in this knowledge base; ${advice}`);
  return exitCodes.unknownId;
}
