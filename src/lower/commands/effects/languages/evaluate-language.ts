import type { CommandLanguage, Effect } from '../../../../model/index.js';
import { evaluateJavascript, evaluateSql } from './databases.js';
import { evaluatePython, evaluateRequest, evaluateScript } from './scripts.js';
import { evaluateAwk, evaluateSed } from './text-tools.js';

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
 * Effect of text in the language of a program. A language without an evaluator is unknown at best.
 * @param shell effect of shell text that the program runs
 */
export function evaluateLanguage(language: CommandLanguage, text: string, shell: (text: string) => Effect): Effect {
  return (evaluators[language] ?? evaluateScript)(text, shell);
}
