import type { Effect } from '../../../../model/index.js';
import { judgeScript } from './script.js';

/**
 * Built-in functions that change files, processes or the system, run or load other text, or reach what they name by a
 * string (perlfunc(1)); and what only Perl's punctuation says: commands in backticks, symbolic calls, evaluated replacements.
 */
const suspicious =
  /\b(?:system|exec|qx|fork|eval|do|require|use|no|open|sysopen|opendir|dbmopen|unlink|rmdir|mkdir|rename|link|symlink|chmod|chown|chroot|utime|truncate|kill|syscall|ioctl|fcntl|syswrite|send|socket|connect|bind|listen|pipe|umask|dump|sub|tie|bless|goto|CORE|IO|POSIX|File|set\w*|select|binmode|sem\w+|shm\w+|msg\w+|flock|alarm|glob|local\s*\$[|0^])\b|[`&]|->|::|\$\^|\(\?\??\{|\/[a-z]*e[a-z]*(?![\w/])|[}\])!|,#][a-df-z]*e[a-z]*\s*(?:;|$|\})/;

/** Effect of Perl text: it reads when it calls nothing that could do more. */
export function judgePerl(text: string): Effect {
  if (/\bsystem\b|\bexec\b|`|\bqx\b/.test(text) && /\brm\b|\bkill\b/.test(text)) return 'destroy';
  const effect = judgeScript(text);
  return effect === 'unknown' && !suspicious.test(text) ? 'read' : effect;
}
