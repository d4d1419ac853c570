import type { CommandRun, Effect } from '../../../model/index.js';
import { type Argument, type GivenOption, type ParsedArguments, parseArguments } from './arguments.js';
import { evaluateLanguage } from './languages/evaluate-language.js';
import { decide, hasOptionsOfCaller, isUnseen, runsItsText, worse } from './rules.js';

import type { CommandKnowledge, CompiledBehavior, CompiledRule } from './table.js';

export interface CommandEffect {
  readonly effect: Effect;
  readonly interactive: boolean;
}

/** Text that a command runs, with the offset of its first character; -1 when it is not literal text of the document. */
export interface EmbeddedText {
  readonly text: string;
  readonly content: number;
  /** Offsets of the whole argument. */
  readonly start: number;
  readonly end: number;
  /** True when a part of it is known only at run time. */
  readonly dynamic?: boolean;
}

/** Standard input: its text when known statically; `unseen` when it comes from a file or another program. */
export type StandardInput = EmbeddedText | 'unseen' | null;

/** The context of an evaluation, which analyzes nested shell text. */
export interface Surroundings {
  readonly knowledge: CommandKnowledge;
  readonly stdin: StandardInput;
  shell(text: EmbeddedText): CommandEffect;
  /** Called with each text that a second interpreter reads. */
  embedded(text: EmbeddedText): void;
  command(words: readonly Argument[]): CommandEffect;
}

const nothing: CommandEffect = { effect: 'read', interactive: false };
const unknownEffect: CommandEffect = { effect: 'unknown', interactive: false };

/** Languages whose text may span several words. */
const joinedLanguages = new Set<CommandRun['as']>(['shell', 'powershell']);

interface Target {
  readonly behavior: CompiledBehavior;
  readonly rules: readonly CompiledRule[];
  readonly options: readonly GivenOption[];
  readonly args: readonly Argument[];
}

/** Descends into subcommands as far as they are named; an unknown one gives an effect instead. */
function findTarget(program: CompiledBehavior, all: readonly Argument[]): Target | Effect {
  let behavior = program;
  let args = all;
  const rules = [...behavior.rules];
  const options: GivenOption[] = [];
  while (behavior.find) {
    const parsed = parseArguments(args, behavior.syntax, behavior.skip + 1);
    const index = parsed.operands[behavior.skip];
    if (index === undefined) break;
    const next = behavior.find(args[index]!.value);
    if (!next) return strangeSubcommand(behavior, rules, options, args);
    options.push(...parsed.options);
    rules.push(...next.rules);
    args = args.slice(index + 1);
    behavior = next;
  }
  return { behavior, rules, options, args };
}

function strangeSubcommand(
  behavior: CompiledBehavior,
  rules: readonly CompiledRule[],
  options: readonly GivenOption[],
  args: readonly Argument[],
): Effect {
  const always = rules.filter((rule) => rule.always);
  if (!always.length) return behavior.otherwise;
  const parsed = parseArguments(args, behavior.syntax);
  return decide(always, [...options, ...parsed.options], parsed).effect ?? behavior.otherwise;
}

function join(words: readonly Argument[]): EmbeddedText | null {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return null;
  const content = words.length === 1 ? first.content : -1;
  const dynamic = words.some((word) => word.dynamic);
  return { text: words.map((word) => word.value).join(' '), content, start: first.start, end: last.end, dynamic };
}

/** The words that follow an option up to `;` or `+` (`find -exec`). */
function clause(option: GivenOption, all: readonly Argument[]): readonly Argument[] {
  let end = option.index + 1;
  while (end < all.length && all[end]!.value !== ';' && all[end]!.value !== '+') end++;
  return all.slice(option.index + 1, end);
}

/** The words of a nested command, once per occurrence. */
function wordsOf(run: CommandRun, parsed: ParsedArguments, stdin: StandardInput): (readonly Argument[])[] {
  if (run.options) {
    const given = parsed.options.filter((option) => run.options!.includes(option.name));
    if (run.as === 'clause') return given.map((option) => clause(option, parsed.all));
    return given.filter((option) => option.value !== null).map((option) => [optionValue(option, parsed)]);
  }
  if (run.after !== undefined && parsed.doubleDash >= 0) return nonEmpty(parsed.all.slice(parsed.doubleDash + 1));
  const words = parsed.all.slice(parsed.operands[run.skip ?? 0] ?? parsed.all.length);
  return nonEmpty(bounds(run, words.slice(assignmentsOf(run, words).length), parsed, stdin));
}

/** The words of a nested command; words known only at run time get a stand-in. */
function bounds(
  run: CommandRun,
  words: readonly Argument[],
  parsed: ParsedArguments,
  stdin: StandardInput,
): readonly Argument[] {
  const [first] = words;
  if (!first) return words;
  if (run.single) return [first];
  const end = run.until ? words.findIndex(({ value }) => run.until!.includes(value)) : -1;
  if (end > 0) return words.slice(0, end);
  if (!run.appended || parsed.options.some(({ name }) => run.appended!.includes(name))) return words;
  const place = words.at(-1)!.end;
  const at = { start: place, end: place, content: -1 };
  // `echo -delete | xargs find .`: input may be an option.
  const said = stdin && stdin !== 'unseen' ? stdin.text.split(/[\s'"]+/).filter(Boolean) : [];
  return [
    ...words,
    ...said.slice(0, mostSaid).map((value) => ({ value, dynamic: false, ...at })),
    { value: '{}', dynamic: true, ...at },
  ];
}

const mostSaid = 64;
const assignment = /^(\w+)\+?=(.*)$/s;

/** `NAME=value` words in front of a command (`env A=1 B=2 date`). */
function assignmentsOf(run: CommandRun, words: readonly Argument[]): readonly Argument[] {
  if (!run.assignments || run.as !== 'arguments') return [];
  const end = words.findIndex(({ value }) => !assignment.test(value));
  return end < 0 ? words : words.slice(0, end);
}

/** Evaluates variables set by `env` or `sudo` whose values are run. */
function evaluateEnvironment(run: CommandRun, parsed: ParsedArguments, around: Surroundings): CommandEffect {
  const words = parsed.all.slice(parsed.operands[run.skip ?? 0] ?? parsed.all.length);
  const texts = assignmentsOf(run, words).flatMap(({ value, start, end }) => {
    const [, name = '', text = ''] = assignment.exec(value)!;
    return runsItsText(name) && text !== '' ? [{ text, content: -1, start, end }] : [];
  });
  return texts.map((text) => ({ ...around.shell(text), interactive: false })).reduce(worst, nothing);
}

function nonEmpty(words: readonly Argument[]): (readonly Argument[])[] {
  return words.length ? [words] : [];
}

function optionValue(option: GivenOption, parsed: ParsedArguments): Argument {
  if (option.argument) return option.argument;
  const { start, end, dynamic } = parsed.all[option.index]!;
  return { value: option.value ?? '', start, end, dynamic, content: -1 };
}

function evaluateWords(run: CommandRun, words: readonly Argument[], around: Surroundings): CommandEffect {
  if (run.as === 'arguments' || run.as === 'clause') return around.command(words);
  if (run.as === 'program') {
    const behavior = around.knowledge.find(run.program ?? '');
    return behavior ? evaluate(behavior, words, around) : unknownEffect;
  }
  // Only the first word is program text; files and parameters follow.
  const joined = join(joinedLanguages.has(run.as) ? words : words.slice(0, 1));
  const text = joined && run.assignments ? withoutName(joined) : joined;
  const result = text ? evaluateText(run, text, around) : unknownEffect;
  // Words are joined without quotes (`ssh host sh -c 'a b'`); the intended reading counts too.
  const isMeant = run.as === 'shell' && words.length > 1 && words.some(({ value }) => /\s/.test(value));
  return isMeant ? worst(result, around.command(words)) : result;
}

/** `NAME=text` of an alias without its name. */
function withoutName(text: EmbeddedText): EmbeddedText {
  return { ...text, text: text.text.replace(/^[\w.:-]+=/, ''), content: -1 };
}

function evaluateText(run: CommandRun, text: EmbeddedText, around: Surroundings): CommandEffect {
  around.embedded(text);
  if (run.as === 'shell') return around.shell(text);
  if (run.as === 'arguments' || run.as === 'clause' || run.as === 'program') return unknownEffect;
  if (isUnseen(run.as, text)) return unknownEffect;
  const effect = evaluateLanguage(run.as, text.text, {
    shell: (inner) => around.shell({ ...text, text: inner, content: -1 }).effect,
    program: (name) => around.knowledge.find(name)?.effect ?? null,
  });
  return { effect, interactive: false };
}

function evaluateRun(run: CommandRun, parsed: ParsedArguments, around: Surroundings): CommandEffect {
  if (run.unless && parsed.options.some(({ name }) => run.unless!.includes(name))) return nothing;
  const found = wordsOf(run, parsed, around.stdin).map((words) => bounded(run, evaluateWords(run, words, around)));
  if (!found.length && run.stdin && around.stdin && around.stdin !== 'unseen')
    found.push(bounded(run, evaluateText(run, around.stdin, around)));
  if (!found.length && run.unseen && around.stdin === 'unseen') return { effect: run.unseen, interactive: false };
  if (!found.length) {
    return { effect: run.absent === 'none' ? 'read' : (run.absent ?? 'unknown'), interactive: false };
  }
  return found.reduce(worst);
}

function bounded({ unknownAs }: CommandRun, result: CommandEffect): CommandEffect {
  return unknownAs && result.effect === 'unknown' ? { ...result, effect: unknownAs } : result;
}

function worst(a: CommandEffect, b: CommandEffect): CommandEffect {
  return { effect: worse(a.effect, b.effect), interactive: a.interactive || b.interactive };
}

/** Reads options up to the word where the arguments of another program begin. */
function optionsEnd(behavior: CompiledBehavior): number {
  const run = behavior.runs.find((one) => !one.options && ['arguments', 'shell', 'program'].includes(one.as));
  return run ? (run.skip ?? 0) + 1 : Number.POSITIVE_INFINITY;
}

function hasStrangeOption(behavior: CompiledBehavior, parsed: ParsedArguments): boolean {
  const { flags } = behavior;
  if (!flags) return false;
  const { valueOptions, attachedOptions } = behavior.syntax;
  return parsed.options.some(({ name }) => !flags.has(name) && !valueOptions.has(name) && !attachedOptions.has(name));
}

function evaluateOne(program: CompiledBehavior, args: readonly Argument[], around: Surroundings): CommandEffect {
  const target = findTarget(program, args);
  if (typeof target === 'string') return { effect: target, interactive: false };
  const { behavior } = target;
  const parsed = parseArguments(target.args, behavior.syntax, optionsEnd(behavior));
  const said = decide(target.rules, [...target.options, ...parsed.options], parsed);
  let result: CommandEffect = {
    effect: said.effect ?? behavior.effect,
    interactive: said.interactive ?? behavior.interactive,
  };
  if (hasStrangeOption(behavior, parsed) || hasOptionsOfCaller(behavior, parsed)) result = worst(result, unknownEffect);
  if (said.runsNothing) return result;
  return behavior.runs
    .flatMap((run) => [evaluateRun(run, parsed, around), evaluateEnvironment(run, parsed, around)])
    .reduce(worst, result);
}

/** The effect of a program with these arguments, including nested commands. */
export function evaluate(program: CompiledBehavior, args: readonly Argument[], around: Surroundings): CommandEffect {
  const { separator } = program;
  if (separator === null) return evaluateOne(program, args, around);
  const parts: Argument[][] = [[]];
  for (const word of args) {
    if (word.value === separator) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  const commands = parts.filter((part) => part.length);
  if (!commands.length) return evaluateOne(program, args, around);
  return commands.map((part) => evaluateOne(program, part, around)).reduce(worst);
}
