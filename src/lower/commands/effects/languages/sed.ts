import type { Effect } from '../../../../model/index.js';

/** Flags of the substitution that begins at `at` (`s/a/b/flags`), and where they end; null when it is none. */
function substitutionFlags(script: string, at: number): { flags: string; end: number } | null {
  const delimiter = script[at + 1];
  if (delimiter === undefined || /[\w\s\\]/.test(delimiter)) return null;
  let place = at + 2;
  for (let part = 0; part < 2; part++) {
    while (place < script.length && script[place] !== delimiter) place += script[place] === '\\' ? 2 : 1;
    if (place >= script.length) return null;
    place++;
  }
  const [flags = ''] = /^[a-zA-Z0-9]*/.exec(script.slice(place, place + 16)) ?? [];
  return { flags, end: place + flags.length };
}

/** Skips a `/regex/` address that begins at `at`. */
function regexEnd(script: string, at: number): number {
  let place = at + 1;
  while (place < script.length && script[place] !== '/') place += script[place] === '\\' ? 2 : 1;
  return place + 1;
}

/** Effect of a sed script: it reads unless it writes a file (`w`) or runs a command (`e`). */
export function judgeSed(script: string): Effect {
  let at = 0;
  while (at < script.length) {
    const character = script[at]!;
    if (character === '/') at = regexEnd(script, at);
    else if (character === 's' || character === 'y') {
      const found = substitutionFlags(script, at);
      if (!found) return 'read';
      if (character === 's' && found.flags.includes('e')) return 'unknown';
      if (character === 's' && found.flags.includes('w')) return 'change';
      at = found.end;
    } else if (character === 'w' || character === 'W') return 'change';
    else if (character === 'e') return 'unknown';
    else if (/[aicrRb:tT#]/.test(character)) {
      const end = script.indexOf('\n', at);
      at = end < 0 ? script.length : end + 1;
    } else at++;
  }
  return 'read';
}
