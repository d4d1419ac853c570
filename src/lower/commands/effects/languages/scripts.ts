import type { CommandLanguage, Effect } from '../../../../model/index.js';
import { worse } from '../table.js';
import { evaluateJavascript, evaluateSql } from './databases.js';

const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, character: string) => ({ n: '\n', t: '\t' })[character] ?? character);

/** Effect of an awk program: `read` unless it loads a library, writes a file or runs a command; `unknown` for a command in a variable. */
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
  // Within parentheses, `>` is a comparison.
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

/** End of the `/regex/` address that begins at `at`. */
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

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Calls and shell commands that delete files, in common script languages. */
const destroying =
  /\b(?:unlink\w*|rmtree|rmSync|rmdir\w*|removedirs|rm_rf?|remove_entry\w*|remove_dir\w*|remove_tree|rm\s+-\w*[rf]|Remove-\w+|deleteRecursive|deleteDir)\b|\b(?:os\.remove|File\.delete|FileUtils\.rm\w*|Files\.delete\w*|fs\.rm\w*|path\.unlink)\b/;

/** Effect of text in an unsupported language: `unknown`, or `destroy` for a word that deletes. */
export function evaluateScript(text: string): Effect {
  return destroying.test(text) ? 'destroy' : 'unknown';
}

/** Python modules that write no files, run no programs and open no connections. */
const harmlessModules = wordsOf(
  'sys json re base64 yaml datetime time math collections itertools functools operator string struct hashlib ipaddress textwrap pprint random decimal csv zlib binascii uuid statistics unicodedata html calendar platform',
);
const suspiciousPython =
  /\b(?:open|exec|eval|compile|__\w+__|getattr|setattr|globals|locals|vars|input|breakpoint|help|write\w*|unlink|remove|rename|system|popen|modules|settrace|load_all|unsafe_load|full_load|Loader)\b/;

/** Effect of Python text: `read` when all imports are harmless and no call writes files or runs programs. */
export function evaluatePython(text: string): Effect {
  if (evaluateScript(text) === 'destroy') return 'destroy';
  for (const [, names = ''] of text.matchAll(/\b(?:import|from)[ \t]+([\w., \t]+)/g)) {
    const modules = names.split(/\bimport\b/, 1)[0]!.split(',');
    if (modules.some((name) => !harmlessModules.has(name.trim().split(/[\s.]/, 1)[0]!))) return 'unknown';
  }
  return suspiciousPython.test(text.replaceAll('sys.stdout.write', '')) ? 'unknown' : 'read';
}

/** First words of requests to ZooKeeper, memcached, Redis, HAProxy, mail and web servers. */
const requests: readonly (readonly [Effect, ReadonlySet<string>])[] = [
  [
    'read',
    wordsOf(
      'ruok stat mntr conf cons dump envi srvr wchs wchc wchp isro dirs gtmk stats version info ping show get gets mget hget hgetall keys scan exists type ttl llen dbsize monitor help q quit exit echo helo ehlo noop head options list status hello select auth prompt client-list',
    ),
  ],
  [
    'destroy',
    wordsOf('flush_all flushall flushdb shutdown delete del unlink kill kick drop purge destroy clear remove rset'),
  ],
  [
    'change',
    wordsOf(
      'set add replace append prepend cas incr decr touch enable disable post put patch crst srst config slaveof replicaof save bgsave expire lpush rpush sadd zadd hset mail rcpt data stop start reload',
    ),
  ],
];

/** Effect of lines sent to a server over a text protocol: the worst of the requests. */
export function evaluateRequest(text: string): Effect {
  // Below the first line of an HTTP request stand headers.
  const [, method] = /^\s*(\w+)\s+\S+\s+HTTP\/\d/.exec(text) ?? [];
  const lines = method ? [method] : text.replaceAll('\\r', '').split(/[;\n]/);
  return lines.map(effectOfLine).reduce(worse, 'read');
}

function effectOfLine(line: string): Effect {
  if (!line.trim()) return 'read';
  const word = /^\s*([\w-]*)/.exec(line)![1]!.toLowerCase();
  return requests.find(([, words]) => words.has(word))?.[0] ?? 'unknown';
}

type Evaluator = (text: string, shell: (text: string) => Effect) => Effect;

const evaluators: Readonly<Partial<Record<CommandLanguage, Evaluator>>> = {
  sql: evaluateSql,
  awk: evaluateAwk,
  sed: evaluateSed,
  python: evaluatePython,
  request: evaluateRequest,
  javascript: evaluateJavascript,
};

/**
 * Effect of text in the language of a program; of an unsupported one, `unknown` or `destroy`.
 * @param shell effect of shell text that it runs
 */
export function evaluateLanguage(language: CommandLanguage, text: string, shell: (text: string) => Effect): Effect {
  return (evaluators[language] ?? evaluateScript)(text, shell);
}
