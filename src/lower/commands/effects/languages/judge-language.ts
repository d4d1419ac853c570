import type { CommandLanguage, Effect } from '../../../../model/index.js';
import { judgeAwk } from './awk.js';
import { judgeJavascript } from './javascript.js';
import { judgeNode } from './node.js';
import { judgePerl } from './perl.js';
import { judgePowershell } from './powershell.js';
import { judgePython } from './python.js';
import { judgeRequest } from './request.js';
import { judgeScript } from './script.js';
import { judgeSed } from './sed.js';
import { judgeSql } from './sql.js';

/** What a language may reach: shell text, and programs by their name. */
export interface LanguageSurroundings {
  shell(text: string): Effect;
  /** Effect of a program called without arguments, or null when it is not known. */
  program(name: string): Effect | null;
}

/** Effect of text in one of the languages that are looked into. */
export function judgeLanguage(language: CommandLanguage, text: string, around: LanguageSurroundings): Effect {
  switch (language) {
    case 'sql':
      return judgeSql(text);
    case 'awk':
      return judgeAwk(text, (inner) => around.shell(inner));
    case 'sed':
      return judgeSed(text);
    case 'python':
      return judgePython(text);
    case 'perl':
      return judgePerl(text);
    case 'node':
      return judgeNode(text);
    case 'powershell':
      return judgePowershell(text, around);
    case 'request':
      return judgeRequest(text);
    case 'script':
      return judgeScript(text);
    default:
      return judgeJavascript(text);
  }
}
