import { limits } from '../limits.js';
import { isAsciiAlphanumeric, REPLACE, units } from './characters.js';
/**
 * The pattern of an author as it is compiled: characters folded as in the texts that it searches, `^` and `$` at lines,
 * case folded unless `cased`. A full-width sign becomes the escaped ASCII one, so that `（` stays a character.
 */
export function foldPattern(pattern: string, cased: boolean): string {
  let folded = '';
  for (let index = 0; index < pattern.length; index++) {
    const unit = pattern.charCodeAt(index);
    if (unit < 0x80 || units.action[unit] !== REPLACE) {
      folded += pattern[index];
      continue;
    }
    const replacement = units.replacement[unit]!;
    const literal = replacement < 0x80 && replacement !== 0x20 && !isAsciiAlphanumeric(replacement);
    folded += (literal ? '\\' : '') + String.fromCharCode(replacement);
  }
  return `${cased ? '(?m)' : '(?im)'}${folded}`;
}

const lookAround = /\(\?<?[=!]/;

/**
 * Why a pattern of an author cannot be used, in words for the author, or null when it can. Loads the linear-time engine.
 */
export async function patternProblem(pattern: string): Promise<string | null> {
  if (pattern.length > limits.patternCharacters) {
    return `${pattern.length} characters, at most ${limits.patternCharacters} are allowed`;
  }
  const { RE2JS } = await import('re2js');
  try {
    RE2JS.compile(foldPattern(pattern, false));
    return null;
  } catch (error) {
    const around = lookAround.exec(pattern);
    if (around) return `look-around: \`${around[0]}\``;
    const message = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : String(error);
    return message.replace('`(?im)', '`');
  }
}
