import type { Effect } from '../../../../model/index.js';
import { worse } from '../rank.js';

/** A cmdlet is a verb and a noun; it counts wherever it stands. */
const cmdlet = /(?<![\w$.-])[A-Za-z]{2,20}-[A-Z]\w{1,60}/g;
const isCmdlet = /^[A-Za-z]{2,20}-[A-Z]\w{1,60}$/;
/** A value, alone or with an operator and another value behind it; what closes a bracket. */
const expression =
  /^\s*(?:[)\]]|(?:\$[\w.:]+|\d[\w.]*|"[^"]*"|'[^']*'|-\w+)\s*(?:$|[)\]=+*%,]|-[ic]?(?:eq|ne|gt|ge|lt|le|like|notlike|match|notmatch|contains|notcontains|in|notin|replace|split|join|f|and|or|is|isnot|as)\s+["'$(@[{\d-]))/;
/** Methods, types, call operators, other shells and redirections do what is not known. */
const opaque = /\\\s*\n|\.\s*\w+\s*\(|::|[&`>]|\[[\w.]+\]|\$\(/;

/** What PowerShell text may reach: cmdlets by their name, and command lines of other programs. */
interface PowershellSurroundings {
  program(name: string): Effect | null;
  shell(text: string): Effect;
}

/**
 * Effect of PowerShell text: the worst of its cmdlets and of the programs that begin its statements. What else could do
 * something makes it unknown.
 */
export function judgePowershell(text: string, around: PowershellSurroundings): Effect {
  let effect: Effect = opaque.test(text) ? 'unknown' : 'read';
  for (const [name] of text.matchAll(cmdlet)) effect = worse(effect, around.program(name) ?? 'unknown');
  for (const statement of text.split(/[;|{}\n(]/)) {
    const [word = ''] = statement.trim().split(/[\s)]/, 1);
    if (!word || isCmdlet.test(word) || expression.test(statement)) continue;
    // Quotes may hide where a statement of another program ends.
    effect = worse(effect, /["']/.test(statement) ? 'unknown' : around.shell(statement.trim()));
  }
  return effect;
}
