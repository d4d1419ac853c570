import type { Effect } from '../../../../model/index.js';

/** Calls and shell commands that delete files, in common script languages. */
const destroying =
  /\b(?:unlink\w*|rmtree|rmSync|rmdir\w*|removedirs|rm_rf?|remove_entry\w*|remove_dir\w*|remove_tree|rm\s+-\w*[rf]|deleteRecursive|deleteDir)\b|\b(?:os\.remove|File\.delete|FileUtils\.rm\w*|Files\.delete\w*|fs\.rm\w*|path\.unlink)\b/;

/** Effect of text in an unsupported language: unknown, or destroy when a word deletes. */
export function evaluateScript(text: string): Effect {
  return destroying.test(text) ? 'destroy' : 'unknown';
}

/** Modules that do not write files, run programs or open connections. */
const harmlessModules = new Set(
  'sys json re base64 yaml datetime time math collections itertools functools operator string struct hashlib ipaddress textwrap pprint random decimal csv zlib binascii uuid statistics unicodedata html calendar platform'.split(
    ' ',
  ),
);
const suspiciousPython =
  /\b(?:open|exec|eval|compile|__\w+__|getattr|setattr|globals|locals|vars|input|breakpoint|help|write\w*|unlink|remove|rename|system|popen|modules|settrace|load_all|unsafe_load|full_load|Loader)\b/;

/** Effect of Python text: read when all imports are harmless and no call writes files or runs programs. */
export function evaluatePython(text: string): Effect {
  if (evaluateScript(text) === 'destroy') return 'destroy';
  const imports = [...text.matchAll(/\b(?:import|from)[ \t]+([\w., \t]+)/g)];
  for (const [, names = ''] of imports) {
    const modules = names.split(/\bimport\b/, 1)[0]!.split(',');
    if (modules.some((name) => !harmlessModules.has(name.trim().split(/[\s.]/, 1)[0]!))) return 'unknown';
  }
  return suspiciousPython.test(text.replaceAll('sys.stdout.write', '')) ? 'unknown' : 'read';
}

/**
 * Built-in functions that change files, processes or the system, run or load other text, or reach what they name by a
 * string (perlfunc(1)); and what only Perl's punctuation says: commands in backticks, symbolic calls, evaluated replacements.
 */
const suspiciousPerl =
  /\b(?:system|exec|qx|fork|eval|do|require|use|no|open|sysopen|opendir|dbmopen|unlink|rmdir|mkdir|rename|link|symlink|chmod|chown|chroot|utime|truncate|kill|syscall|ioctl|fcntl|syswrite|send|socket|connect|bind|listen|pipe|umask|dump|sub|tie|bless|goto|CORE|IO|POSIX|File|set\w*|select|binmode|sem\w+|shm\w+|msg\w+|flock|alarm|glob|local\s*\$[|0^])\b|[`&]|->|::|\$\^|\(\?\??\{|\/[a-z]*e[a-z]*(?![\w/])|[}\])!|,#][a-df-z]*e[a-z]*\s*(?:;|$|\})/;

/** Effect of Perl text: read when no call could do more. */
export function evaluatePerl(text: string): Effect {
  if (/\bsystem\b|\bexec\b|`|\bqx\b/.test(text) && /\brm\b|\bkill\b/.test(text)) return 'destroy';
  const effect = evaluateScript(text);
  return effect === 'unknown' && !suspiciousPerl.test(text) ? 'read' : effect;
}

/** Names that expressions of text that only calculates and prints may begin with. */
const harmlessNames = new Set(
  'console JSON Math Date Buffer Number String Array Object Boolean BigInt RegExp Map Set Intl parseInt parseFloat isNaN isFinite atob btoa encodeURI encodeURIComponent decodeURI decodeURIComponent escape unescape NaN Infinity undefined null true false const let var new typeof if else for of in while return break continue void'.split(
    ' ',
  ),
);
const suspiciousJavascript =
  /constructor|prototype|__|\bthis\b|\bimport\b|\beval\b|\bFunction\b|=>|`|\[\s*['"]|\\u|\\x/;

/** Effect of text for Node.js: read when it only calculates and prints. */
export function evaluateNode(text: string): Effect {
  const effect = evaluateScript(text);
  if (effect === 'destroy' || suspiciousJavascript.test(text)) return effect;
  const code = text.replace(/"[^"\n]*"|'[^'\n]*'/g, '""');
  const declared = new Set([...code.matchAll(/\b(?:const|let|var)\s+(\w+)/g)].map(([, name]) => name!));
  for (const [, before = '', name = ''] of code.matchAll(/(\.\s*|[{,]\s*(?=[\w$]+\s*:))?\b([A-Za-z_$][\w$]*)/g)) {
    if (!before && !harmlessNames.has(name) && !declared.has(name)) return 'unknown';
  }
  return 'read';
}
