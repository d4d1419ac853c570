import type { GoldenCommand, PlannedCommand, PlannedStep, PlannedWorkflow } from '../../model/index.js';

/** A demand of a golden that an answer does not meet; `at` is its place in the entry (`shows/0/effect`). */
export interface Failure {
  readonly at: string;
  readonly message: string;
  readonly note?: string;
}

type Workflow = PlannedWorkflow | null;

/** A command with the step that shows it. */
interface Shown {
  readonly step: PlannedStep;
  readonly command: PlannedCommand;
}

/** Commands named when the one demanded is not shown. */
const namedCommands = 3;
const longestExcerpt = 140;

/**
 * Whether a text has a part that matches a pattern, in which `*` (or `.*`) stands for anything. Letter case and the amount
 * of white space do not matter.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  const fold = (value: string): string => value.replace(/\s+/g, ' ').toLowerCase();
  const folded = fold(text);
  let from = 0;
  for (const part of fold(pattern)
    .trim()
    .split(/ ?\.?\* ?/)) {
    const found = folded.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return true;
}

/** Commands that the steps must show: each once, with its effect and behind its caution. */
export function showsFailures(demands: readonly GoldenCommand[], workflow: Workflow): Failure[] {
  return demands.flatMap((demand, index) => {
    const failure = showsFailure(demand, workflow);
    return failure === null ? [] : [{ ...failure, at: `shows/${index}${failure.at}` }];
  });
}

function showsFailure({ command, effect, before }: GoldenCommand, workflow: Workflow): Failure | null {
  if (workflow === null)
    return { at: '/command', message: `Unexpected answer without steps, expected the command \`${command}\`` };
  const shown = commandsOf(workflow);
  const named = shown.filter((each) => isLike(each, command));
  if (named.length === 0)
    return {
      at: '/command',
      message: `Unexpected commands of ${workflow.id}, expected \`${command}\``,
      note: `instead: ${mostSimilar(command, shown).map(described).join('; ') || 'no command'}`,
    };
  const ofEffect = named.filter((each) => effect === undefined || each.command.effect === effect);
  if (ofEffect.length === 0)
    return {
      at: '/effect',
      message: `Unexpected effect ${named[0]!.command.effect} of \`${command}\`, expected ${effect}`,
      note: described(named[0]!),
    };
  if (before === undefined || ofEffect.some((each) => matchesPattern(textBefore(each, workflow), before))) return null;
  const text = excerptOf(textBefore(ofEffect[0]!, workflow));
  return {
    at: '/before',
    message: `Unexpected command \`${command}\` without the caution “${before}” before it`,
    note: `${described(ofEffect[0]!)}; before it: ${text || 'nothing'}`,
  };
}

/** Patterns that no command may match. */
export function neverFailures(patterns: readonly string[], workflow: Workflow): Failure[] {
  if (workflow === null) return [];
  const shown = commandsOf(workflow);
  return patterns.flatMap((pattern, index) => {
    const found = shown.find((each) => isLike(each, pattern));
    if (found === undefined) return [];
    const message = `Unexpected command that matches \`${pattern}\`, expected none`;
    return [{ at: `never/${index}`, message, note: described(found) }];
  });
}

const commandsOf = ({ steps }: PlannedWorkflow): Shown[] =>
  steps.flatMap((step) => step.commands.map((command) => ({ step, command })));

const isLike = ({ command: { text, rendered } }: Shown, pattern: string): boolean =>
  matchesPattern(text, pattern) || matchesPattern(rendered, pattern);

/** What a reader has read when the command comes: the text of its step, of the steps above, and its comment. */
function textBefore({ step, command }: Shown, { steps }: PlannedWorkflow): string {
  const texts = [step.title, step.text, command.description];
  for (let above = step.parent; above !== null; ) {
    const parent = steps.find(({ id }) => id === above);
    if (parent) texts.unshift(parent.title, parent.text);
    above = parent?.parent ?? null;
  }
  return texts.join('\n');
}

/** The commands that share most words with a pattern, in the order of the steps. */
function mostSimilar(pattern: string, shown: readonly Shown[]): Shown[] {
  const words = new Set(wordsOf(pattern));
  const shared = ({ command }: Shown): number => new Set(wordsOf(command.text).filter((word) => words.has(word))).size;
  const ranked = [...shown].sort((left, right) => shared(right) - shared(left));
  return ranked.slice(0, namedCommands);
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[\s*"'=,/]+/);

const described = ({ step, command }: Shown): string =>
  `${step.id} at ${step.source.path}:${step.source.line} has \`${excerptOf(command.text)}\` (${command.effect})`;

/** One line, shortened. */
export function excerptOf(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1).join('')}…` : line.join('');
}
