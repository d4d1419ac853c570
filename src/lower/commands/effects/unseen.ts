import type { CommandLanguage } from '../../../model/index.js';
import type { ParsedArguments } from './arguments.js';
import type { CompiledBehavior } from './table.js';

const expansion = /\$\{[^}]*\}|\$\([^)]*\)|\$[\w@*]+|`[^`]*`/g;

/** Text that nothing but variables, substitutions and placeholders (underscores by now) say is not known; nor are statements of Python that they say. */
export function isUnseen(language: CommandLanguage, { text, dynamic }: { text: string; dynamic?: boolean }): boolean {
  if (/^[\s_]+$|^\s*<[^<>\n]{1,80}>\s*$/.test(text)) return true;
  if (!dynamic) return false;
  if (/^[\s;"')]*$/.test(text.replace(expansion, ''))) return true;
  return language === 'python' && /(?:^|[;\n:])\s*[$`]/.test(text);
}

const allArguments = /^\$(?:[@*]|\{[@*]\})$/;

/** `"$@"` may hold options that do more. */
export function hasOptionsOfCaller({ rules }: CompiledBehavior, { all }: ParsedArguments): boolean {
  if (!all.some(({ value, dynamic }) => dynamic && allArguments.test(value))) return false;
  return rules.some(({ effect }) => effect !== null && effect !== 'read');
}
