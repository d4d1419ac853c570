import type { Effect } from '../../../../model/index.js';
import { worse } from '../rules.js';

const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, character: string) => ({ n: '\n', t: '\t' })[character] ?? character);

/**
 * Effect of an awk program: read unless it loads a file, runs a command (`system("…")`, `"…" | getline`, `print | "…"`)
 * or prints to a file. Commands and files that are built from variables are unknown.
 */
export function evaluateAwk(program: string, shell: (text: string) => Effect): Effect {
  if (/^[ \t]*@(?:load|include)\b/m.test(program)) return 'unknown';
  const strings: string[] = [];
  const text = program.replace(
    /"((?:[^"\\\n]|\\.)*)"/g,
    (_, content: string) => `"${strings.push(unescaped(content)) - 1}"`,
  );
  const calls = /\bsystem\s*\(|\|\s*getline\b|\|&/.test(text);
  const isLiteral = /\bsystem\s*\(\s*"\d+"\s*\)|"\d+"\s*\|\s*getline\b/.test(text);
  const effects: Effect[] = calls ? strings.filter((one) => one.trim()).map(shell) : [];
  if (calls && !isLiteral) effects.push('unknown');
  for (const statement of text.split(/[;\n{}]/)) {
    const [, operator, index] = outputOf(statement) ?? [];
    const target = index === undefined ? null : strings[Number(index)]!;
    if (operator === '|') effects.push(target === null ? 'unknown' : shell(target));
    else if (operator && !/^\/dev\/(?:stderr|stdout|null)$/.test(target ?? '')) effects.push('change');
  }
  return effects.reduce(worse, 'read');
}

/** The operator that redirects the output of a statement, and the index of its target when that is a string. */
function outputOf(statement: string): RegExpExecArray | null {
  const [, printed = ''] = /\bprintf?\b(.*)$/s.exec(statement) ?? [];
  let depth = 0;
  let outside = '';
  // Comparisons are in parentheses there.
  for (const part of printed.split(/([()])/)) {
    if (part === '(') depth++;
    else if (part === ')') depth--;
    else if (depth <= 0) outside += part;
  }
  return /(>|\|)>?\s*(?:"(\d+)"\s*$)?/.exec(outside.replaceAll('||', '  '));
}

/** Flags of the substitution at `at` (`s/a/b/flags`) and their end; null when there is none. */
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

/** Effect of a sed script: read unless it writes a file (`w`) or runs a command (`e`). */
export function evaluateSed(script: string): Effect {
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
