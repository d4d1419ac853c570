import type { Observation, SessionView } from '../../../index.js';
import type { Context, SessionWords } from '../context.js';
import { oneLine } from '../failure.js';
import { MenuPaste, pasteFrom } from './paste.js';
import type { SessionRun } from './session.js';

type Prompts = typeof import('@clack/prompts');

/** Choices at a step. `ask…` choices need one more prompt. */
type Pick = Observation | 'ask-output' | 'ask-jump' | 'ask-value' | 'finish';

/**
 * Prompts for the observation of each step until the session finishes or is cancelled (Ctrl-C keeps the answers so
 * far).
 */
export async function runInteractive(session: SessionRun, prompts: Prompts, context: Context): Promise<void> {
  for (;;) {
    const picked = await ask(session, prompts, context);
    if (picked === 'finish') return;
    const observation = typeof picked === 'string' ? await askMore(picked, session, prompts, context) : picked;
    if (observation === null) continue;
    await context.print(`\n${session.text(session.answer(observation))}\n`);
  }
}

const streamsOf = ({ streams }: Context) => ({ input: streams.stdin, output: streams.stdout });

async function ask(session: SessionRun, prompts: Prompts, context: Context): Promise<Pick> {
  const words = session.words();
  const options = optionsAt(session, words);
  const picks = options.map(({ pick }) => pick);
  const paste = new MenuPaste(context.streams.stdin);
  const chosen = await prompts.select({
    message: words.ask.what,
    options: options.map(({ label, hint }, index) => ({
      value: index,
      label: oneLine(label),
      ...(hint ? { hint } : {}),
    })),
    maxItems: 14,
    showInstructions: false,
    signal: paste.signal,
    ...streamsOf(context),
  });
  const output = await paste.pasted();
  if (output !== null) {
    await context.print(`${words.ask.pasted.replace('{count}', () => String(output.trimEnd().split('\n').length))}\n`);
    return { output };
  }
  return prompts.isCancel(chosen) ? 'finish' : picks[chosen]!;
}

interface Option {
  readonly pick: Pick;
  readonly label: string;
  readonly hint?: string;
}

function optionsAt({ view, present }: SessionRun, words: SessionWords): Option[] {
  const { step, choices, cases, conclusion } = view;
  const check = present.check(view, words);
  const judged = new Set(step?.expectations.map(({ verdict }) => verdict));
  const outcome = (name: 'normal' | 'warning' | 'abnormal'): Option => ({
    pick: { outcome: name },
    label: words.outcome[name],
  });
  const open = view.parameters.some(({ value }) => value === null);
  const hasConditions = step?.expectations.some(({ condition }) => condition !== null) === true;
  const paste: Option = { pick: 'ask-output', label: words.ask.paste };
  const done: Option = { pick: { outcome: 'done' }, label: words.ask.done, hint: words.ask.doneHint };
  const outcomes = [outcome('normal'), ...(judged.has('warning') ? [outcome('warning')] : []), outcome('abnormal')];
  return [
    ...(check === null ? [] : [{ pick: { jump: view.confirm!.step }, label: check }]),
    ...(step && hasConditions ? [paste] : []),
    ...(step && judged.size === 0 ? [done] : []),
    ...(step ? outcomes : []),
    ...choices.map((choice) => ({
      pick: { branch: choice.number },
      label: `${choice.number}. ${present.choice(choice, words, step?.title)}`,
    })),
    ...(step && judged.size > 0 ? [done] : []),
    ...(step && !hasConditions && step.commands.length > 0 ? [paste] : []),
    ...(open ? [{ pick: 'ask-value' as const, label: words.ask.set }] : []),
    ...(conclusion ? cases.similar : []).map(({ id, title }) => ({
      pick: { document: id },
      label: words.ask.case.replace('{title}', () => title),
    })),
    ...(view.visits.length > 0 ? [{ pick: { back: true as const }, label: words.ask.back }] : []),
    { pick: 'ask-jump', label: words.ask.jump },
    { pick: 'finish', label: words.ask.finish },
  ];
}

async function askMore(
  picked: Exclude<Pick, Observation | 'finish'>,
  session: SessionRun,
  prompts: Prompts,
  context: Context,
): Promise<Observation | null> {
  const words = session.words();
  if (picked === 'ask-output') {
    await context.print(`${words.ask.pasteHow}\n`);
    const output = await pasteFrom(context.streams.stdin);
    return output.trim() === '' ? null : { output };
  }
  if (picked === 'ask-jump') {
    const target = await prompts.text({ message: words.ask.jumpWhere, placeholder: '1', ...streamsOf(context) });
    return prompts.isCancel(target) || !target ? null : { jump: target };
  }
  return askValue(session.view, words, prompts, context);
}

async function askValue(
  { parameters, step }: SessionView,
  words: SessionWords,
  prompts: Prompts,
  context: Context,
): Promise<Observation | null> {
  const here = new Set(step?.commands.flatMap(({ placeholders }) => placeholders.map(({ name }) => name)));
  const sorted = [...parameters].sort((a, b) => Number(here.has(b.name)) - Number(here.has(a.name)));
  const name = await prompts.select({
    message: words.ask.setWhich,
    options: sorted.map((each) => ({
      value: each.name,
      label: oneLine(each.name),
      ...(each.value ? { hint: oneLine(each.value) } : {}),
    })),
    maxItems: 14,
    showInstructions: false,
    ...streamsOf(context),
  });
  if (prompts.isCancel(name)) return null;
  const type = parameters.find((each) => each.name === name)?.type ?? '';
  const message = words.ask.setValue.replace('{name}', () => oneLine(name)).replace('{type}', () => type);
  const value = await prompts.text({ message, ...streamsOf(context) });
  if (prompts.isCancel(value) || !value) return null;
  const set: Record<string, string> = Object.create(null);
  set[name] = value;
  return { set };
}
