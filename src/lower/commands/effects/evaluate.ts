import type { CommandRule, CommandRun, Effect } from '../../../model/index.js';
import { type Argument, type GivenOption, type ParsedArguments, parseArguments } from './arguments.js';
import { evaluateLanguage } from './languages/scripts.js';
import { type Behavior, type CommandKnowledge, decide, isUnseen, runsItsText, worse } from './table.js';

export interface CommandEffect {
  readonly effect: Effect;
  readonly interactive: boolean;
}

export interface EmbeddedText {
  readonly text: string;
  /** Offset of its first character; -1 when it is not literal text of the document. */
  readonly content: number;
  /** Offsets of the whole argument. */
  readonly start: number;
  readonly end: number;
  readonly dynamic?: boolean;
}

/** Standard input: its text when known statically; `unseen` when it comes from a file or another program. */
export type StandardInput = EmbeddedText | 'unseen' | null;

/** The context of an evaluation, which analyzes nested shell text. */
export interface Surroundings {
  readonly knowledge: CommandKnowledge;
  readonly stdin: StandardInput;
  shell(text: EmbeddedText): CommandEffect;
  /** Reports a text that a second interpreter reads. */
  embedded(text: EmbeddedText): void;
  /** Reports that a second interpreter runs commands; with `runsValues`, that values may be commands. */
  reevaluates(runsValues: boolean): void;
  command(words: readonly Argument[]): CommandEffect;
}

const withEffect = (effect: Effect): CommandEffect => ({ effect, interactive: false });
const worst = (a: CommandEffect, b: CommandEffect): CommandEffect => ({
  effect: worse(a.effect, b.effect),
  interactive: a.interactive || b.interactive,
});

export function evaluate(program: Behavior, args: readonly Argument[], around: Surroundings): CommandEffect {
  const commands: Argument[][] = [[]];
  for (const word of args) {
    if (program.separator !== undefined && word.value === program.separator) commands.push([]);
    else commands.at(-1)!.push(word);
  }
  const given = commands.filter(({ length }, index) => length > 0 || index === 0);
  return given.map((words) => evaluateOne(program, words, around)).reduce(worst);
}

function evaluateOne(program: Behavior, args: readonly Argument[], around: Surroundings): CommandEffect {
  const target = findTarget(program, args);
  if (typeof target === 'string') return withEffect(target);
  const { behavior, rules, options } = target;
  const parsed = parseArguments(target.args, behavior.syntax, optionsEnd(behavior));
  const { effect, interactive, runsNothing } = decide(rules, [...options, ...parsed.options], parsed);
  // What reads its commands from a file or a pipe does not wait for a person.
  const isFed = around.stdin !== null && !runsNothing && (behavior.runs ?? []).some((run) => run.stdin);
  const waits = !isFed && (interactive ?? behavior.interactive ?? false);
  const own = { effect: effect ?? behavior.effect, interactive: waits };
  const isUncertain = hasUnlistedOption(behavior, parsed) || mayHoldOptions(behavior, parsed);
  const result = isUncertain ? worst(own, withEffect('unknown')) : own;
  if (runsNothing) return result;
  return (behavior.runs ?? [])
    .flatMap((run) => [evaluateRun(run, parsed, around), evaluateEnvironment(run, parsed, around)])
    .reduce(worst, result);
}

interface Target {
  readonly behavior: Behavior;
  readonly rules: readonly CommandRule[];
  /** Options in front of the subcommands. */
  readonly options: readonly GivenOption[];
  readonly args: readonly Argument[];
}

/** Descends into the subcommands that are named. For an unlisted one, returns its effect. */
function findTarget(program: Behavior, all: readonly Argument[]): Target | Effect {
  let [behavior, args] = [program, all];
  const rules = [...behavior.rules];
  const options: GivenOption[] = [];
  while (behavior.find) {
    const { skip = 0, syntax, otherwise } = behavior;
    const parsed = parseArguments(args, syntax, skip + 1);
    const index = parsed.operands[skip];
    if (index === undefined) break;
    const next = behavior.find(args[index]!.value);
    if (!next) {
      const whole = parseArguments(args, syntax);
      const always = rules.filter((rule) => rule.always);
      return decide(always, [...options, ...whole.options], whole).effect ?? otherwise;
    }
    options.push(...parsed.options);
    rules.push(...next.rules);
    args = args.slice(index + 1);
    behavior = next;
  }
  return { behavior, rules, options, args };
}

/** The number of operands after which the arguments of another program begin. */
function optionsEnd({ runs = [] }: Behavior): number {
  const run = runs.find(({ options, as }) => !options && ['arguments', 'shell', 'program'].includes(as));
  return run ? (run.skip ?? 0) + 1 : Number.POSITIVE_INFINITY;
}

function hasUnlistedOption({ flags, syntax }: Behavior, { options }: ParsedArguments): boolean {
  if (!flags) return false;
  const { valueOptions, attachedOptions } = syntax;
  return options.some(({ name }) => !flags.includes(name) && !valueOptions.has(name) && !attachedOptions.has(name));
}

/** `"$@"` may contain options that do more. */
function mayHoldOptions({ rules }: Behavior, { all }: ParsedArguments): boolean {
  const isOpen = all.some(({ value, dynamic }) => dynamic && /^\$(?:[@*]|\{[@*]\})$/.test(value));
  return isOpen && rules.some(({ effect }) => effect !== undefined && effect !== 'read');
}

function evaluateRun(run: CommandRun, parsed: ParsedArguments, around: Surroundings): CommandEffect {
  if (parsed.options.some(({ name }) => run.unless?.includes(name))) return withEffect('read');
  const { stdin } = around;
  const found = wordsOf(run, parsed, stdin).map((words) => evaluateWords(run, words, around));
  if (run.as === 'shell' && (found.length || (run.stdin && stdin))) around.reevaluates(false);
  if (!found.length && run.stdin && stdin && stdin !== 'unseen') found.push(evaluateText(run, stdin, around));
  if (found.length) {
    const results = found.map((one) => ({
      ...one,
      effect: one.effect === 'unknown' ? (run.unknownAs ?? 'unknown') : one.effect,
    }));
    return results.reduce(worst);
  }
  if (run.unseen && stdin === 'unseen') return withEffect(run.unseen);
  return withEffect(run.absent === 'none' ? 'read' : (run.absent ?? 'unknown'));
}

function wordsOf(run: CommandRun, parsed: ParsedArguments, stdin: StandardInput): (readonly Argument[])[] {
  const { all, doubleDash } = parsed;
  if (run.options) {
    const given = parsed.options.filter(({ name }) => run.options!.includes(name));
    if (run.as === 'clause') return given.map(({ index }) => clause(all.slice(index + 1)));
    return given.filter(({ value }) => value !== null).map((option) => [optionValue(option, all)]);
  }
  const isBehindDash = run.after !== undefined && doubleDash >= 0;
  const operands = operandsOf(run, parsed);
  const words = isBehindDash
    ? all.slice(doubleDash + 1)
    : bounded(run, operands.slice(assignmentsIn(run, operands).length), parsed, stdin);
  return words.length ? [words] : [];
}

/** The words up to `;` or `+` (`find -exec`). */
function clause(words: readonly Argument[]): readonly Argument[] {
  const end = words.findIndex(({ value }) => value === ';' || value === '+');
  return end < 0 ? words : words.slice(0, end);
}

function optionValue({ argument, value, index }: GivenOption, all: readonly Argument[]): Argument {
  return argument ?? { ...all[index]!, value: value ?? '', content: -1 };
}

/** The words of the command behind the skipped operands. Options in front of a named program's operands are its own. */
function operandsOf({ as, after, skip = 0 }: CommandRun, { all, operands }: ParsedArguments): readonly Argument[] {
  if (as !== 'program' || after !== undefined) return all.slice(operands[skip] ?? all.length);
  return all.slice(skip === 0 ? 0 : (operands[skip - 1] ?? all.length) + 1);
}

const maxInputWords = 64;

/** The words of a nested command; words known only at run time get a stand-in. */
function bounded(
  run: CommandRun,
  words: readonly Argument[],
  { options }: ParsedArguments,
  stdin: StandardInput,
): readonly Argument[] {
  const [first] = words;
  if (!first || run.single) return words.slice(0, 1);
  const end = run.until ? words.findIndex(({ value }) => run.until!.includes(value)) : -1;
  if (end > 0) return words.slice(0, end);
  if (!run.appended || options.some(({ name }) => run.appended!.includes(name))) return words;
  const at = words.at(-1)!.end;
  const word = (value: string, dynamic: boolean): Argument => ({ value, dynamic, start: at, end: at, content: -1 });
  // `echo -delete | xargs find .`: input may be an option.
  const input = stdin && stdin !== 'unseen' ? stdin.text.split(/[\s'"]+/).filter(Boolean) : [];
  return [...words, ...input.slice(0, maxInputWords).map((value) => word(value, false)), word('{}', true)];
}

const assignment = /^(\w+)\+?=(.*)$/s;

/** `NAME=value` words in front of a command (`env A=1 B=2 date`). */
function assignmentsIn(run: CommandRun, words: readonly Argument[]): readonly Argument[] {
  if (!run.assignments || run.as !== 'arguments') return [];
  const end = words.findIndex(({ value }) => !assignment.test(value));
  return end < 0 ? words : words.slice(0, end);
}

/** Evaluates variables set by `env` or `sudo` whose values are run, or name the folders of programs. */
function evaluateEnvironment(run: CommandRun, parsed: ParsedArguments, around: Surroundings): CommandEffect {
  const given = assignmentsIn(run, operandsOf(run, parsed)).map(({ value, start, end }) => {
    const [, name = '', text = ''] = assignment.exec(value)!;
    return { name, text, content: -1, start, end };
  });
  const texts = given.filter(({ name, text }) => runsItsText(name) && text !== '');
  for (const text of texts) around.embedded(text);
  const replaces = given.some(({ name, text }) => around.knowledge.replacesPrograms(name, text));
  return texts
    .map((text) => withEffect(around.shell(text).effect))
    .reduce(worst, withEffect(replaces ? 'unknown' : 'read'));
}

function evaluateWords(run: CommandRun, words: readonly Argument[], around: Surroundings): CommandEffect {
  if (run.as === 'arguments' || run.as === 'clause') return around.command(words);
  if (run.as === 'program') {
    const behavior = around.knowledge.find(run.program ?? '');
    return behavior ? evaluate(behavior, words, around) : withEffect('unknown');
  }
  const result = evaluateText(run, joined(run, words), around);
  // The words are joined without quotes (`ssh host sh -c 'a b'`), so the reading that was intended counts too.
  const isIntended = run.as === 'shell' && words.length > 1 && words.some(({ value }) => /\s/.test(value));
  return isIntended ? worst(result, around.command(words)) : result;
}

/** The text that is run. Shell text may be several words; in other languages it is the first word, before files and parameters. */
function joined(run: CommandRun, all: readonly Argument[]): EmbeddedText {
  const words = run.as === 'shell' ? all : all.slice(0, 1);
  const [{ start, content }, { end }] = [words[0]!, words.at(-1)!];
  const text = words.map(({ value }) => value).join(' ');
  const dynamic = words.some((word) => word.dynamic);
  // `NAME=text` of an alias.
  if (run.assignments) return { text: text.replace(/^[\w.:-]+=/, ''), content: -1, start, end, dynamic };
  return { text, content: words.length === 1 ? content : -1, start, end, dynamic };
}

/** Words of script languages that run a command. */
const running = /system|popen|exec|spawn|subprocess|check_output|getline|[|`]/i;

function evaluateText(run: CommandRun, text: EmbeddedText, around: Surroundings): CommandEffect {
  around.embedded(text);
  if (run.as === 'shell') return around.shell(text);
  if (run.as === 'arguments' || run.as === 'clause' || run.as === 'program') return withEffect('unknown');
  if (isUnseen(run.as, text)) {
    around.reevaluates(true);
    return withEffect('unknown');
  }
  const shell = (inner: string): Effect => around.shell({ ...text, text: inner, content: -1 }).effect;
  const effect = evaluateLanguage(run.as, text.text, shell);
  if (effect === 'unknown') around.reevaluates(running.test(text.text));
  return withEffect(effect);
}
