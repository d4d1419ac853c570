import type { Effect } from '../../../model/index.js';
import type { CommandKnowledge } from './table.js';

const destroyingWords =
  /^(?:delete|drain|destroy|remove|purge|prune|wipe|uninstall|flush|del|erase|reset|.+-del|undefine)$/;

/**
 * Effect of text that is no proper shell text: nothing in it can be trusted to be what it seems, so that it is unknown at
 * best, and destroys when a word of it does.
 */
export function scanTokens(text: string, knowledge: CommandKnowledge): Effect {
  for (const [word] of text.matchAll(/[A-Za-z][\w.-]*/g)) {
    if (destroyingWords.test(word) || knowledge.find(word)?.effect === 'destroy') return 'destroy';
  }
  return 'unknown';
}
