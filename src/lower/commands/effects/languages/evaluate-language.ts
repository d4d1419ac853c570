import type { CommandLanguage, Effect } from '../../../../model/index.js';
import { worse } from '../rules.js';

import { evaluateJavascript, evaluateSql } from './databases.js';
import { evaluateNode, evaluatePerl, evaluatePython, evaluateScript } from './scripts.js';
import { evaluateAwk, evaluateSed } from './text-tools.js';

/** First words of read-only requests to ZooKeeper, memcached, Redis, HAProxy, mail and web servers. */
const reading = new Set(
  'ruok stat mntr conf cons dump envi srvr wchs wchc wchp isro dirs gtmk stats version info ping show get gets mget hget hgetall keys scan exists type ttl llen dbsize monitor help quit exit echo helo ehlo noop head options list status hello select auth prompt client-list'.split(
    ' ',
  ),
);
const destroying = new Set(
  'flush_all flushall flushdb shutdown delete del unlink kill kick drop purge destroy clear remove rset'.split(' '),
);
const changing = new Set(
  'set add replace append prepend cas incr decr touch enable disable post put patch crst srst config slaveof replicaof save bgsave expire lpush rpush sadd zadd hset mail rcpt data stop start reload'.split(
    ' ',
  ),
);

/** Headers follow `GET / HTTP/1.1`; they are not requests. */
const webRequest = /^\s*(\w+)\s+\S+\s+HTTP\/\d/;

function evaluateLine(line: string): Effect {
  const [, word = ''] = /^\s*([\w-]*)/.exec(line) ?? [];
  const name = word.toLowerCase();
  if (!line.trim() || reading.has(name)) return 'read';
  if (destroying.has(name)) return 'destroy';
  return changing.has(name) ? 'change' : 'unknown';
}

/** Effect of lines sent to a server over a text protocol: the worst of the requests. */
export function evaluateRequest(text: string): Effect {
  const web = webRequest.exec(text);
  if (web) return evaluateLine(web[1]!);
  return text.replaceAll('\\r', '').split(/[;\n]/).map(evaluateLine).reduce(worse, 'read');
}

/** A cmdlet, verb-noun, anywhere in the text. */
const cmdlet = /(?<![\w$.-])[A-Za-z]{2,20}-[A-Z]\w{1,60}/g;
const isCmdlet = /^[A-Za-z]{2,20}-[A-Z]\w{1,60}$/;
/** A value, alone or followed by an operator and another value; a closing bracket. */
const expression =
  /^\s*(?:[)\]]|(?:\$[\w.:]+|\d[\w.]*|"[^"]*"|'[^']*'|-\w+)\s*(?:$|[)\]=+*%,]|-[ic]?(?:eq|ne|gt|ge|lt|le|like|notlike|match|notmatch|contains|notcontains|in|notin|replace|split|join|f|and|or|is|isnot|as)\s+["'$(@[{\d-]))/;
/** Methods, types, call operators, other shells and redirections have an unknown effect. */
const opaque = /\\\s*\n|\.\s*\w+\s*\(|::|[&`>]|\[[\w.]+\]|\$\(/;

/** What PowerShell text may call: cmdlets by name, and command lines of other programs. */
interface PowershellSurroundings {
  program(name: string): Effect | null;
  shell(text: string): Effect;
}

/**
 * Effect of PowerShell text: the worst of its cmdlets and of the programs that begin its statements. What else could do
 * something makes it unknown.
 */
export function evaluatePowershell(text: string, around: PowershellSurroundings): Effect {
  let effect: Effect = opaque.test(text) ? 'unknown' : 'read';
  for (const [name] of text.matchAll(cmdlet)) effect = worse(effect, around.program(name) ?? 'unknown');
  for (const statement of text.split(/[;|{}\n(]/)) {
    const [word = ''] = statement.trim().split(/[\s)]/, 1);
    if (!word || isCmdlet.test(word) || expression.test(statement)) continue;
    // Quotes may hide the end of a statement of another program.
    effect = worse(effect, /["']/.test(statement) ? 'unknown' : around.shell(statement.trim()));
  }
  return effect;
}

/** What program text may call: shell text, and programs by name. */
export interface LanguageSurroundings {
  shell(text: string): Effect;
  /** Effect of a program called without arguments; null for an unknown program. */
  program(name: string): Effect | null;
}

/** Effect of text in one of the supported languages. */
export function evaluateLanguage(language: CommandLanguage, text: string, around: LanguageSurroundings): Effect {
  switch (language) {
    case 'sql':
      return evaluateSql(text);
    case 'awk':
      return evaluateAwk(text, (inner) => around.shell(inner));
    case 'sed':
      return evaluateSed(text);
    case 'python':
      return evaluatePython(text);
    case 'perl':
      return evaluatePerl(text);
    case 'node':
      return evaluateNode(text);
    case 'powershell':
      return evaluatePowershell(text, around);
    case 'request':
      return evaluateRequest(text);
    case 'script':
      return evaluateScript(text);
    default:
      return evaluateJavascript(text);
  }
}
