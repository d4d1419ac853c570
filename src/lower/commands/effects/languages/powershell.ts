import type { Effect } from '../../../../model/index.js';
import { worse } from '../rank.js';

/** A cmdlet is a verb and a noun; it counts wherever it stands. */
const cmdlet = /(?<![\w$.-])[A-Za-z]{2,20}-[A-Z]\w{1,60}/g;
/** Methods, types, call operators, other shells and redirections do what is not known. */
const opaque = /\.\s*\w+\s*\(|::|[&`>]|\[[\w.]+\]|\$\(/;

/**
 * Effect of PowerShell text: the worst of its cmdlets and of the programs that begin its statements. What else could do
 * something makes it unknown.
 */
export function judgePowershell(text: string, program: (name: string) => Effect | null): Effect {
  let effect: Effect = opaque.test(text) ? 'unknown' : 'read';
  for (const [name] of text.matchAll(cmdlet)) effect = worse(effect, program(name) ?? 'unknown');
  const bare = text.replace(/"[^"\n]*"|'[^'\n]*'/g, '""');
  for (const statement of bare.split(/[;|{}\n(]/)) {
    const [word = ''] = statement.trim().split(/[\s)]/, 1);
    if (/^[A-Za-z]/.test(word)) effect = worse(effect, program(word) ?? 'unknown');
  }
  return effect;
}
