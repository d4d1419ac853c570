import type { Effect } from '../../../../model/index.js';
import { judgeScript } from './script.js';

/** Modules that neither write, nor run, nor connect. */
const harmless = new Set(
  'sys json re base64 yaml datetime time math collections itertools functools operator string struct hashlib ipaddress textwrap pprint random decimal csv zlib binascii uuid statistics unicodedata html calendar platform'.split(
    ' ',
  ),
);
const suspicious =
  /\b(?:open|exec|eval|compile|__\w+__|getattr|setattr|globals|locals|vars|input|breakpoint|help|write\w*|unlink|remove|rename|system|popen|modules|settrace|load_all|unsafe_load|full_load|Loader)\b/;

/** Effect of Python text: it reads when it imports only what cannot do more and calls nothing that writes or runs. */
export function judgePython(text: string): Effect {
  if (judgeScript(text) === 'destroy') return 'destroy';
  const imports = [...text.matchAll(/\b(?:import|from)[ \t]+([\w., \t]+)/g)];
  for (const [, names = ''] of imports) {
    const modules = names.split(/\bimport\b/, 1)[0]!.split(',');
    if (modules.some((name) => !harmless.has(name.trim().split(/[\s.]/, 1)[0]!))) return 'unknown';
  }
  return suspicious.test(text.replaceAll('sys.stdout.write', '')) ? 'unknown' : 'read';
}
