import type { Effect } from '../../../../model/index.js';
import { worse } from '../rules.js';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Calls and shell commands that delete files, in common script languages. */
const destroying =
  /\b(?:unlink\w*|rmtree|rmSync|rmdir\w*|removedirs|rm_rf?|remove_entry\w*|remove_dir\w*|remove_tree|rm\s+-\w*[rf]|Remove-\w+|deleteRecursive|deleteDir)\b|\b(?:os\.remove|File\.delete|FileUtils\.rm\w*|Files\.delete\w*|fs\.rm\w*|path\.unlink)\b/;

/** Effect of text in an unsupported language: unknown, or destroy when a word deletes. */
export function evaluateScript(text: string): Effect {
  return destroying.test(text) ? 'destroy' : 'unknown';
}

/** Modules that do not write files, run programs or open connections. */
const harmlessModules = wordsOf(
  'sys json re base64 yaml datetime time math collections itertools functools operator string struct hashlib ipaddress textwrap pprint random decimal csv zlib binascii uuid statistics unicodedata html calendar platform',
);
const suspiciousPython =
  /\b(?:open|exec|eval|compile|__\w+__|getattr|setattr|globals|locals|vars|input|breakpoint|help|write\w*|unlink|remove|rename|system|popen|modules|settrace|load_all|unsafe_load|full_load|Loader)\b/;

/** Effect of Python text: read when all imports are harmless and no call writes files or runs programs. */
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
      'ruok stat mntr conf cons dump envi srvr wchs wchc wchp isro dirs gtmk stats version info ping show get gets mget hget hgetall keys scan exists type ttl llen dbsize monitor help quit exit echo helo ehlo noop head options list status hello select auth prompt client-list',
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
  // The headers of a request to a web server are no requests.
  const [, method] = /^\s*(\w+)\s+\S+\s+HTTP\/\d/.exec(text) ?? [];
  const lines = method ? [method] : text.replaceAll('\\r', '').split(/[;\n]/);
  return lines.map(effectOfLine).reduce(worse, 'read');
}

function effectOfLine(line: string): Effect {
  if (!line.trim()) return 'read';
  const word = /^\s*([\w-]*)/.exec(line)![1]!.toLowerCase();
  return requests.find(([, words]) => words.has(word))?.[0] ?? 'unknown';
}
