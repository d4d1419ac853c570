import type { Observation, SessionView } from '../../../index.js';
import type { Context, SessionWords } from '../context.js';
import { oneLine } from '../failure.js';
import type { Questions } from '../questions.js';
import { type Entered, MenuInput, pasteFrom } from './paste.js';
import { kindOf, readAnswer, runLines, type SessionRun } from './session.js';

/** Choices at a step. `ask…` choices need one more prompt. */
type Pick = Observation | 'ask-output' | 'ask-jump' | 'ask-value' | 'finish';

/** What was chosen or written: a choice, or lines as without a terminal. */
type Asked = Pick | { readonly lines: readonly string[] };

/** Prompts for the observation of each step until the session ends or is cancelled (Ctrl-C keeps the answers). */
export async function runInteractive(session: SessionRun, questions: Questions, context: Context): Promise<void> {
  for (;;) {
    const asked = await ask(session, questions, context);
    if (asked === 'finish') return;
    if (typeof asked === 'object' && 'lines' in asked) {
      if (await runLines(session, iterate(asked.lines), context)) return;
      continue;
    }
    const observation = typeof asked === 'string' ? await askMore(asked, session, questions, context) : asked;
    if (observation === null) continue;
    await context.print(`\n${session.text(await session.answer(observation))}\n`);
  }
}

async function* iterate(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function ask(session: SessionRun, questions: Questions, context: Context): Promise<Asked> {
  const words = session.words();
  const input = new MenuInput(context.streams.stdin, context.streams.stdout);
  const chosen = await questions.select<Pick>(words.ask.what, optionsAt(session, words), input.signal);
  const entered = await input.entered();
  return entered === null ? (chosen ?? 'finish') : readEntered(entered, session, questions, context);
}

/** Tells answers from output of commands. Keys begin a line, which the person completes. */
async function readEntered(
  { text, kind }: Entered,
  session: SessionRun,
  questions: Questions,
  context: Context,
): Promise<Asked> {
  if (text.includes('\u0003')) return 'finish';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const kinds = await Promise.all(lines.map((line) => kindOf(line, session)));
  const isCommands = kinds.includes('command') && !kinds.includes('other');
  if (kind === 'keys' || (kind === 'paste' && isCommands && !text.includes('\n'))) {
    const line = await questions.text(session.words().ask.answer, { initialValue: text });
    return !line ? { lines: [] } : readLine(line);
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
  readonly value: Pick;
  readonly label: string;
  readonly hint?: string;
}

function optionsAt({ view, present }: SessionRun, words: SessionWords): Option[] {
  const { step, choices, cases, conclusion } = view;
  const check = present.check(view, words);
  const judged = new Set(step?.expectations.map(({ verdict }) => verdict));
  const outcome = (name: 'normal' | 'warning' | 'abnormal'): Option => ({
    value: { outcome: name },
    label: words.outcome[name],
  });
  const open = view.parameters.some(({ value }) => value === null);
  const hasConditions = step?.expectations.some(({ condition }) => condition !== null) === true;
  const paste: Option = { value: 'ask-output', label: words.ask.paste };
  // Whoever presses Enter behind pasted text must not answer the next question with it.
  const pasteFirst = hasConditions || view.output !== null;
  const done: Option = { value: { outcome: 'done' }, label: words.ask.done, hint: words.ask.doneHint };
  const outcomes = [outcome('normal'), ...(judged.has('warning') ? [outcome('warning')] : []), outcome('abnormal')];
  return [
    ...(check === null ? [] : [{ value: { jump: view.confirm!.step }, label: check }]),
    ...(step && pasteFirst ? [paste] : []),
    ...(step && judged.size === 0 ? [done] : []),
    ...(step ? outcomes : []),
    ...choices.map((choice) => ({
      value: { branch: choice.number },
      label: `${choice.number}. ${present.choice(choice, words, step?.title)}`,
    })),
    ...(step && judged.size > 0 ? [done] : []),
    ...(step && !pasteFirst && step.commands.length > 0 ? [paste] : []),
    ...(open ? [{ value: 'ask-value' as const, label: words.ask.set }] : []),
    ...(conclusion ? cases.similar : []).map(({ id, title }) => ({
      value: { document: id },
      label: words.ask.case.replace('{title}', () => title),
    })),
    ...(view.visits.length > 0 ? [{ value: { back: true as const }, label: words.ask.back }] : []),
    { value: 'ask-jump', label: words.ask.jump },
    { value: 'finish', label: words.ask.finish },
  ];
}

async function askMore(
  picked: Exclude<Pick, Observation | 'finish'>,
  session: SessionRun,
  questions: Questions,
  context: Context,
): Promise<Observation | null> {
  const words = session.words();
  if (picked === 'ask-output') {
    await context.print(`${words.ask.pasteHow}\n`);
    const output = await pasteFrom(context.streams.stdin);
    return output.trim() === '' ? null : { output };
  }
  if (picked === 'ask-jump') {
    const target = await askStep(session, questions);
    return target === null ? null : { jump: target };
  }
  return askValue(session.view, words, questions);
}

/** A step by its number and title. */
async function askStep(session: SessionRun, questions: Questions): Promise<string | null> {
  const { document } = session.view;
  const shown = document && (await session.engine.reading((open) => open.show(document.path)));
  const steps = shown?.steps ?? [];
  const choices = session.present.steps(steps).map(({ number, label }) => ({ value: number, label }));
  return questions.find(session.words().ask.jumpWhere, choices);
}

async function askValue(
  { parameters, step, offers }: SessionView,
  { ask }: SessionWords,
  questions: Questions,
): Promise<Observation | null> {
  const here = new Set(step?.commands.flatMap(({ placeholders }) => placeholders.map(({ name }) => name)));
  const sorted = [...parameters].sort((a, b) => Number(here.has(b.name)) - Number(here.has(a.name)));
  const named = sorted.map((each) => ({ value: each.name, label: each.name, hint: each.value ?? undefined }));
  const name = await questions.select(ask.setWhich, named);
  if (name === null) return null;
  const offered = (offers.find((each) => each.name === name)?.values ?? []).map((value) => ({ value, label: value }));
  const chosen =
    offered.length === 0 ? other : await questions.select(name, [...offered, { value: other, label: ask.otherValue }]);
  if (chosen === null) return null;
  const type = parameters.find((each) => each.name === name)?.type ?? '';
  const message = ask.setValue.replace('{name}', () => oneLine(name)).replace('{type}', () => type);
  const value = chosen === other ? await questions.text(message) : chosen;
  if (!value) return null;
  const set: Record<string, string> = Object.create(null);
  set[name] = value;
  return { set };
}

/** Of offered values: that none of them is meant. No value is empty. */
const other = '';
