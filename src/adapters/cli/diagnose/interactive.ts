import type { Observation, SessionView } from '../../../index.js';
import type { Context, SessionWords } from '../context.js';
import { oneLine } from '../failure.js';
import { type Entered, MenuInput, pasteFrom } from './paste.js';
import { kindOf, readAnswer, runLines, type SessionRun } from './session.js';

type Prompts = typeof import('@clack/prompts');

/** Choices at a step. `ask…` choices need one more prompt. */
type Pick = Observation | 'ask-output' | 'ask-jump' | 'ask-value' | 'finish';

/** What was chosen or written: a choice, or lines as without a terminal. */
type Asked = Pick | { readonly lines: readonly string[] };

/** Prompts for the observation of each step until the session ends or is cancelled (Ctrl-C keeps the answers). */
export async function runInteractive(session: SessionRun, prompts: Prompts, context: Context): Promise<void> {
  for (;;) {
    const asked = await ask(session, prompts, context);
    if (asked === 'finish') return;
    if (typeof asked === 'object' && 'lines' in asked) {
      if (await runLines(session, iterate(asked.lines), context)) return;
      continue;
    }
    const observation = typeof asked === 'string' ? await askMore(asked, session, prompts, context) : asked;
    if (observation === null) continue;
    await context.print(`\n${session.text(session.answer(observation))}\n`);
  }
}

async function* iterate(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const streamsOf = ({ streams }: Context) => ({ input: streams.stdin, output: streams.stdout });

async function ask(session: SessionRun, prompts: Prompts, context: Context): Promise<Asked> {
  const words = session.words();
  const options = optionsAt(session, words);
  const picks = options.map(({ pick }) => pick);
  const input = new MenuInput(context.streams.stdin, context.streams.stdout);
  const chosen = await prompts.select({
    message: words.ask.what,
    options: options.map(({ label, hint }, index) => ({
      value: index,
      label: oneLine(label),
      ...(hint ? { hint } : {}),
    })),
    maxItems: 14,
    showInstructions: false,
    signal: input.signal,
    ...streamsOf(context),
  });
  const entered = await input.entered();
  if (entered !== null) return readEntered(entered, session, prompts, context);
  return prompts.isCancel(chosen) ? 'finish' : picks[chosen]!;
}

/** Tells answers from output of commands. Keys begin a line, which the person completes. */
async function readEntered(
  { text, kind }: Entered,
  session: SessionRun,
  prompts: Prompts,
  context: Context,
): Promise<Asked> {
  if (text.includes('\u0003')) return 'finish';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const kinds = lines.map((line) => kindOf(line, session));
  const isCommands = kinds.includes('command') && !kinds.includes('other');
  if (kind === 'keys' || (kind === 'paste' && isCommands && !text.includes('\n'))) {
    const message = session.words().ask.answer;
    const line = await prompts.text({ message, initialValue: text, ...streamsOf(context) });
    return prompts.isCancel(line) || !line ? { lines: [] } : readLine(line);
  }
  const [first = ''] = lines;
  const isTyped = kind === 'lines' && lines.length === 1 && kinds[0] !== 'other';
  if (isTyped || isCommands) return lines.length === 1 ? readLine(first) : { lines };
  if (readAnswer(first).kind === 'paste') return { lines: text.split('\n') };
  await context.print(`${session.words().ask.pasted.replace('{count}', () => String(lines.length))}\n`);
  return { output: text };
}

const readLine = (line: string): Asked => (readAnswer(line).kind === 'paste' ? 'ask-output' : { lines: [line] });

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
    const target = await askStep(session, prompts, context);
    return target === null ? null : { jump: target };
  }
  return askValue(session.view, words, prompts, context);
}

/** A step by its number and title; typing narrows the list. */
async function askStep(session: SessionRun, prompts: Prompts, context: Context): Promise<string | null> {
  const { document } = session.view;
  const steps = document ? (session.engine.show(document.path)?.steps ?? []) : [];
  const options = session.present.steps(steps).map(({ number, label }) => ({ value: number, label: oneLine(label) }));
  const target = await prompts.autocomplete({
    message: session.words().ask.jumpWhere,
    options,
    filter: (search, { value, label = '' }) =>
      /^[\d.]+$/.test(search) ? value.startsWith(search) : label.toLowerCase().includes(search.toLowerCase()),
    maxItems: 14,
    ...streamsOf(context),
  });
  return prompts.isCancel(target) ? null : target;
}

async function askValue(
  { parameters, step, offers }: SessionView,
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
  const values = offers.find((each) => each.name === name)?.values ?? [];
  const chosen = values.length === 0 ? other : await askOffered(name, values, words, prompts, context);
  if (chosen === null) return null;
  const type = parameters.find((each) => each.name === name)?.type ?? '';
  const message = words.ask.setValue.replace('{name}', () => oneLine(name)).replace('{type}', () => type);
  const value = chosen === other ? await prompts.text({ message, ...streamsOf(context) }) : chosen;
  if (prompts.isCancel(value) || !value) return null;
  const set: Record<string, string> = Object.create(null);
  set[name] = value;
  return { set };
}

/** Of offered values: that none of them is meant. No value is empty. */
const other = '';

async function askOffered(
  name: string,
  values: readonly string[],
  { ask }: SessionWords,
  prompts: Prompts,
  context: Context,
): Promise<string | null> {
  const chosen = await prompts.select({
    message: oneLine(name),
    options: [...values.map((value) => ({ value, label: oneLine(value) })), { value: other, label: ask.otherValue }],
    maxItems: 14,
    showInstructions: false,
    ...streamsOf(context),
  });
  return prompts.isCancel(chosen) ? null : chosen;
}
