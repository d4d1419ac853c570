import type { CommandLanguage, Effect } from '../../../model/index.js';
import type { GivenOption, ParsedArguments } from './arguments.js';
import type { CompiledBehavior, CompiledRule, OptionTest } from './table.js';

const ranks: Readonly<Record<Effect, number>> = { read: 0, change: 1, unknown: 2, destroy: 3 };

/** The worse of two effects: read < change < unknown < destroy. */
export function worse(a: Effect, b: Effect): Effect {
  return ranks[a] >= ranks[b] ? a : b;
}

function isGiven(test: OptionTest, options: readonly GivenOption[]): boolean {
  return options.some(
    ({ name, value }) =>
      test.name(name) && (test.values === null || test.values.some((one) => one(value ?? '')) !== test.others),
  );
}

function holds(rule: CompiledRule, options: readonly GivenOption[], parsed: ParsedArguments): boolean {
  if (rule.options.length && !rule.options.some((test) => isGiven(test, options))) return false;
  if (rule.without.some((test) => isGiven(test, options))) return false;
  const { operands, all } = parsed;
  if (rule.count && (operands.length < rule.count[0] || operands.length > rule.count[1])) return false;
  if (!rule.operand.length) return true;
  return operands.some((index) => rule.operand.some((matches) => matches(all[index]!.value)));
}

export interface Decision {
  readonly effect: Effect | null;
  readonly interactive: boolean | null;
  readonly runsNothing: boolean;
}

/** The outcome of the rules: for each property the first matching rule that states it; null without one. */
export function decide(
  rules: readonly CompiledRule[],
  options: readonly GivenOption[],
  parsed: ParsedArguments,
): Decision {
  let effect: Effect | null = null;
  let interactive: boolean | null = null;
  let runsNothing = false;
  for (const rule of rules) {
    if (effect !== null && interactive !== null) break;
    if ((effect !== null || rule.effect === null) && (interactive !== null || rule.interactive === null)) continue;
    if (!holds(rule, options, parsed)) continue;
    if (effect === null && rule.effect !== null) runsNothing = rule.runsNothing;
    effect ??= rule.effect;
    interactive ??= rule.interactive;
  }
  return { effect, interactive, runsNothing };
}

const expansion = /\$\{[^}]*\}|\$\([^)]*\)|\$[\w@*]+|`[^`]*`/g;

/** Text that nothing but variables, substitutions and placeholders (underscores by now) say is not known; nor are statements of Python that they say. */
export function isUnseen(language: CommandLanguage, { text, dynamic }: { text: string; dynamic?: boolean }): boolean {
  if (/^[\s_]+$|^\s*<[^<>\n]{1,80}>\s*$/.test(text)) return true;
  if (!dynamic) return false;
  if (/^[\s;"')]*$/.test(text.replace(expansion, ''))) return true;
  return language === 'python' && /(?:^|[;\n:])\s*[$`]/.test(text);
}

const allArguments = /^\$(?:[@*]|\{[@*]\})$/;

/** `"$@"` may contain options that do more. */
export function hasOptionsOfCaller({ rules }: CompiledBehavior, { all }: ParsedArguments): boolean {
  if (!all.some(({ value, dynamic }) => dynamic && allArguments.test(value))) return false;
  return rules.some(({ effect }) => effect !== null && effect !== 'read');
}

const running =
  /^(?:\w*PAGER|\w*EDITOR|VISUAL|BROWSER|GIT_SSH\w*|GIT_EXTERNAL_DIFF|GIT_PROXY_COMMAND|LESSOPEN|LESSCLOSE|\w*ASKPASS|TAR_OPTIONS|GIT_CONFIG_PARAMETERS|PROMPT_COMMAND|BASH_ENV|ENV|LD_PRELOAD|LD_AUDIT|RSYNC_RSH|PYTHONSTARTUP|PERL5OPT|NODE_OPTIONS|RUBYOPT|KUBE_EDITOR)$/;

/** Whether programs run the value of this variable: pagers, editors, shell hooks. */
export const runsItsText = (variable: string): boolean => running.test(variable);
