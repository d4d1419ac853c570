import type { Effect } from '../../../model/index.js';
import type { GivenOption, ParsedArguments } from './arguments.js';
import type { CompiledRule, OptionTest } from './table.js';

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

/** What the rules say, in order: the first that holds and states it decides; null where none does. */
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
