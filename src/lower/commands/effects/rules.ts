import type { CommandLanguage, CommandRule, Effect } from '../../../model/index.js';
import type { GivenOption, ParsedArguments } from './arguments.js';
import { matchesPattern } from './table.js';

const ranks: Readonly<Record<Effect, number>> = { read: 0, change: 1, unknown: 2, destroy: 3 };

/** The worse of two effects: read < change < unknown < destroy. */
export function worse(a: Effect, b: Effect): Effect {
  return ranks[a] >= ranks[b] ? a : b;
}

/** Whether an option of a rule is given: `-f`, `--dry-run=client|server`, or `--output!=-` for any other value. */
function isGiven(test: string, options: readonly GivenOption[]): boolean {
  const [, pattern = test, not, values] = /^([^=]*?)(!?)=(.*)$/s.exec(test) ?? [];
  return options.some(({ name, value }) => {
    if (!matchesPattern(pattern, name)) return false;
    return (
      values === undefined || values.split('|').some((each) => matchesPattern(each, value ?? '')) !== (not === '!')
    );
  });
}

function holds(rule: CommandRule, options: readonly GivenOption[], { operands, all }: ParsedArguments): boolean {
  if (rule.options && !rule.options.some((test) => isGiven(test, options))) return false;
  if (rule.without?.some((test) => isGiven(test, options))) return false;
  if (rule.count && (operands.length < rule.count[0] || operands.length > rule.count[1])) return false;
  return !rule.operand || operands.some((index) => rule.operand!.some((one) => matchesPattern(one, all[index]!.value)));
}

/** The outcome of the rules: each property is that of the first matching rule that states it. */
export function decide(
  rules: readonly CommandRule[],
  options: readonly GivenOption[],
  parsed: ParsedArguments,
): Pick<CommandRule, 'effect' | 'interactive' | 'runsNothing'> {
  const matching = rules.filter((rule) => holds(rule, options, parsed));
  const { effect, runsNothing } = matching.find((rule) => rule.effect !== undefined) ?? {};
  const { interactive } = matching.find((rule) => rule.interactive !== undefined) ?? {};
  return {
    ...(effect && { effect }),
    ...(interactive !== undefined && { interactive }),
    ...(runsNothing && { runsNothing }),
  };
}

const expansion = /\$\{[^}]*\}|\$\([^)]*\)|\$[\w@*]+|`[^`]*`/g;

/**
 * Whether a text is known only at run time: it consists of variables, substitutions and placeholders (underscores by
 * now), or has a statement of Python that does.
 */
export function isUnseen(language: CommandLanguage, { text, dynamic }: { text: string; dynamic?: boolean }): boolean {
  if (/^[\s_]+$|^\s*<[^<>\n]{1,80}>\s*$/.test(text)) return true;
  if (!dynamic) return false;
  if (/^[\s;"')]*$/.test(text.replace(expansion, ''))) return true;
  return language === 'python' && /(?:^|[;\n:])\s*[$`]/.test(text);
}

const running =
  /^(?:\w*PAGER|\w*EDITOR|VISUAL|BROWSER|GIT_SSH\w*|GIT_EXTERNAL_DIFF|GIT_PROXY_COMMAND|LESSOPEN|LESSCLOSE|\w*ASKPASS|TAR_OPTIONS|GIT_CONFIG_PARAMETERS|PROMPT_COMMAND|BASH_ENV|ENV|LD_PRELOAD|LD_AUDIT|RSYNC_RSH|PYTHONSTARTUP|PERL5OPT|NODE_OPTIONS|RUBYOPT|KUBE_EDITOR)$/;

/** Whether programs run the value of this variable: pagers, editors, shell hooks. */
export const runsItsText = (variable: string): boolean => running.test(variable);
