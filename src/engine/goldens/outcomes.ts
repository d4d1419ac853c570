import type {
  Golden,
  GoldenCommand,
  GoldenOutcome,
  Observation,
  PlannedCommand,
  PlannedStep,
  PlannedWorkflow,
  SessionView,
  Verdict,
} from '../../model/index.js';
import { samePath } from './evaluate.js';

/** A requirement of a golden that an answer does not meet; `at` is its location in the entry (`shows/0/effect`). */
export interface Failure {
  readonly at: string;
  readonly message: string;
  readonly note?: string;
}

type Workflow = PlannedWorkflow | null;

interface Shown {
  readonly step: PlannedStep;
  readonly command: PlannedCommand;
}

/** Number of commands that are named when the required one is missing. */
const namedCommands = 3;
const longestExcerpt = 140;

/** Whether a part of a text matches a pattern with `*` (or `.*`), regardless of case and white space. */
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

/** The text that a reader sees before a command: that of its step and the steps above, and the comment of the command. */
function textBefore({ step, command }: Shown, { steps }: PlannedWorkflow): string {
  const texts = [step.title, step.text, command.description];
  for (let above = step.parent; above !== null; ) {
    const parent = steps.find(({ id }) => id === above);
    if (parent) texts.unshift(parent.title, parent.text);
    above = parent?.parent ?? null;
  }
  return texts.join('\n');
}

function mostSimilar(pattern: string, shown: readonly Shown[]): Shown[] {
  const words = new Set(wordsOf(pattern));
  const shared = ({ command }: Shown): number => new Set(wordsOf(command.text).filter((word) => words.has(word))).size;
  const ranked = [...shown].sort((left, right) => shared(right) - shared(left));
  return ranked.slice(0, namedCommands);
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[\s*"'=,/]+/);

const described = ({ step, command }: Shown): string =>
  `${step.id} at ${step.source.path}:${step.source.line} has \`${excerptOf(command.text)}\` (${command.effect})`;

export function excerptOf(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1).join('')}…` : line.join('');
}

export interface WalkedKnowledge {
  start(text: string, options: { document: string }): { readonly view: SessionView };
  advance(token: string, observation: Observation): SessionView;
}

interface Reached {
  readonly verdict: Verdict | null;
  /** The view that the outcome leads to; null when the document does not say. */
  readonly view: SessionView | null;
}

/** Outcomes with another verdict or destination than required. */
export function outcomeFailures(
  knowledge: WalkedKnowledge,
  { symptom, outcomes = [] }: Golden,
  workflow: PlannedWorkflow | null,
): Failure[] {
  if (outcomes.length === 0) return [];
  if (workflow === null) {
    const message = `Unexpected answer without steps, expected an outcome of ${outcomes[0]!.of}`;
    return [{ at: 'outcomes', message }];
  }
  const { view } = knowledge.start(symptom, { document: workflow.path });
  return outcomes.flatMap((outcome, index) => {
    const at = view.token === null ? view : knowledge.advance(view.token, { jump: outcome.of });
    const unknown = at.notices.some(({ code }) => /^(?:unknown|which|renamed)-step$/.test(code));
    if (unknown || at.step === null || at.token === null) {
      const message = `Unexpected step ${outcome.of}, expected one of ${workflow.id}`;
      return [{ at: `outcomes/${index}/of`, message, note: stepsOf(workflow) }];
    }
    return failuresOf(outcome, at.step, { ...reach(knowledge, at, outcome.when), workflow }).map((failure) => ({
      ...failure,
      at: `outcomes/${index}/${failure.at}`,
    }));
  });
}

/** Tries `when` as an outcome, a part of a condition, pasted output, and a part of an expectation. */
function reach(knowledge: WalkedKnowledge, { token, step }: SessionView, when: string): Reached {
  const { branches, expectations } = step!;
  const answer = (observation: Observation): SessionView => knowledge.advance(token!, observation);
  const expected = expectations.find(({ text }) => matchesPattern(text, when))?.verdict ?? null;
  const said = answer({ outcome: when });
  if (!said.notices.some(({ code }) => code === 'unknown-outcome' || code === 'only-command'))
    return { verdict: isVerdict(when) ? when : expected, view: arrived(said) };
  const pasted = answer({ output: when });
  const verdict = pasted.judgement?.verdict ?? expected;
  const branch = branches.findIndex((each) => matchesPattern(each.when, when));
  if (branch >= 0) return { verdict, view: answer({ branch: branch + 1 }) };
  if (pasted.judgement?.verdict) return { verdict, view: arrived(pasted) };
  return { verdict, view: verdict === null ? null : arrived(answer({ outcome: verdict })) };
}

const isVerdict = (word: string): word is Verdict => ['normal', 'warning', 'abnormal'].includes(word);

/** Null if the session asks which branch applies. */
const arrived = (view: SessionView): SessionView | null =>
  view.notices.some(({ code }) => code === 'choose-branch') ? null : view;

function failuresOf(
  { when, verdict, leads }: GoldenOutcome,
  step: PlannedStep,
  reached: Reached & { readonly workflow: PlannedWorkflow },
): Failure[] {
  const place = `at ${step.id}`;
  const what = `“${excerptOf(when)}”`;
  const note = saidBy(step);
  const failures: Failure[] = [];
  const fail = (at: 'verdict' | 'leads', message: string) =>
    failures.push({ at, message: `Unexpected ${message}`, note });
  if (verdict !== undefined && reached.verdict !== verdict)
    fail('verdict', `verdict ${reached.verdict ?? 'none'} of ${what} ${place}, expected ${verdict}`);
  if (leads === undefined) return failures;
  const { view } = reached;
  if (view === null) fail('leads', `outcome ${what} ${place}, expected one that leads to ${leads}`);
  else if (!isAt(view, leads, reached.workflow))
    fail('leads', `way from ${what} ${place} to ${named(view)}, expected ${leads}`);
  return failures;
}

/** A sub-step counts as its parent, since a session passes through steps without commands. */
function isAt({ step, document }: SessionView, leads: string, workflow: PlannedWorkflow): boolean {
  if (document !== null && (document.id === leads || samePath(leads, document.path))) return true;
  if (step === null) return false;
  const above = document?.path === workflow.path ? workflow.steps.filter(({ id }) => step.id.startsWith(`${id}.`)) : [];
  return [step, ...above].some(({ id, title }) => id === leads || matchesPattern(title, leads));
}

const named = ({ step, document }: SessionView): string =>
  step === null ? 'the end' : `${step.id} “${excerptOf(step.title)}” of ${document?.id}`;

function saidBy({ source, expectations, branches }: PlannedStep): string {
  const said = [
    ...expectations.map(({ verdict, text }) => `${verdict}: ${excerptOf(text)}`),
    ...branches.map(({ when, to }) => `${excerptOf(when)} → ${to}`),
  ];
  return `${source.path}:${source.line} says ${said.join('; ') || 'nothing'}`;
}

const stepsOf = ({ steps }: PlannedWorkflow): string =>
  `its steps: ${steps.map(({ id, title }) => `${id} ${excerptOf(title)}`).join('; ')}`;
