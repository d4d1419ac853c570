import type { Effect } from '../../../../model/index.js';
import { worse } from '../rules.js';

interface AwkText {
  /** The program with `"N"` for its N-th string. */
  readonly text: string;
  readonly strings: readonly string[];
}

const escapes = new Map([
  ['n', '\n'],
  ['t', '\t'],
]);

function unescaped(content: string): string {
  return content.replace(/\\(.)/g, (_, character: string) => escapes.get(character) ?? character);
}

function withoutStrings(program: string): AwkText {
  const strings: string[] = [];
  const text = program.replace(/"((?:[^"\\\n]|\\.)*)"/g, (_, content: string) => {
    strings.push(unescaped(content));
    return `"${strings.length - 1}"`;
  });
  return { text, strings };
}

/** The `>` or `|` that redirects output of a statement; comparisons are in parentheses there. */
function outputOf(statement: string): { operator: '>' | '|'; target: string } | null {
  const print = statement.search(/\bprintf?\b/);
  if (print < 0) return null;
  let depth = 0;
  for (let at = print; at < statement.length; at++) {
    const character = statement[at];
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (depth > 0) continue;
    else if (character === '>') return { operator: '>', target: statement.slice(at + 1).replace(/^>?\s*/, '') };
    else if (character === '|' && statement[at + 1] === '|') at++;
    else if (character === '|') return { operator: '|', target: statement.slice(at + 1).trim() };
  }
  return null;
}

function evaluateOutput(statement: string, strings: readonly string[], shell: (text: string) => Effect): Effect {
  const output = outputOf(statement);
  if (!output) return 'read';
  const literal = /^"(\d+)"\s*$/.exec(output.target);
  const target = literal ? strings[Number(literal[1])]! : null;
  if (output.operator === '|') return target === null ? 'unknown' : shell(target);
  return target !== null && /^\/dev\/(?:stderr|stdout|null)$/.test(target) ? 'read' : 'change';
}

/** `system("…")` and `"…" | getline` run commands; one built from variables is unknown. */
function evaluateCalls({ text, strings }: AwkText, shell: (text: string) => Effect): Effect {
  if (!/\bsystem\s*\(|\|\s*getline\b|\|&/.test(text)) return 'read';
  const worst = strings.filter((one) => one.trim()).reduce<Effect>((all, one) => worse(all, shell(one)), 'read');
  const whole = /\bsystem\s*\(\s*"\d+"\s*\)|"\d+"\s*\|\s*getline\b/.test(text);
  return whole ? worst : worse(worst, 'unknown');
}

/** Effect of an awk program: read unless it runs a command or prints to a file. */
export function evaluateAwk(program: string, shell: (text: string) => Effect): Effect {
  // A loaded file may do anything.
  if (/^[ \t]*@(?:load|include)\b/m.test(program)) return 'unknown';
  const parts = withoutStrings(program);
  let effect = evaluateCalls(parts, shell);
  for (const statement of parts.text.split(/[;\n{}]/)) {
    effect = worse(effect, evaluateOutput(statement, parts.strings, shell));
  }
  return effect;
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
