import type { Observation } from '../../../index.js';
import type { Context, SessionWords } from '../context.js';
import { oneLine } from '../failure.js';
import type { Choice, Questions } from '../questions.js';
import { type Entered, MenuInput, pasteFrom } from './paste.js';
import { kindOf, readAnswer, runLines, type SessionRun } from './session.js';

/** Choices at a step. `ask…` choices need one more prompt. */
type Pick = Observation | 'ask-output' | 'ask-jump' | 'ask-value' | 'finish';

/** A choice, or typed lines, which are read as without a terminal. */
type Asked = Pick | { readonly lines: readonly string[] };

/** Prompts for the observation of each step until the session ends or is cancelled (Ctrl-C keeps the answers). */
export class Prompting {
  constructor(
    private readonly session: SessionRun,
    private readonly questions: Questions,
    private readonly context: Context,
  ) {}

  async run(): Promise<void> {
    for (;;) {
      const asked = await this.#ask();
      if (asked === 'finish') return;
      if (typeof asked === 'object' && 'lines' in asked) {
        if (await runLines(this.session, asked.lines.values(), this.context)) return;
        continue;
      }
      const observation = typeof asked === 'string' ? await this.#askMore(asked) : asked;
      if (observation === null) continue;
      await this.context.print(`\n${this.session.text(await this.session.answer(observation))}\n`);
    }
  }

  async #ask(): Promise<Asked> {
    const { stdin, stdout } = this.context.streams;
    const words = this.session.words();
    const input = new MenuInput(stdin, stdout);
    const chosen = await this.questions.select<Pick>(words.ask.what, optionsAt(this.session, words), input.signal);
    const entered = await input.entered();
    return entered === null ? (chosen ?? 'finish') : this.#readEntered(entered);
  }

  /** Distinguishes answers from command output. Single keys begin a line, which the person completes. */
  async #readEntered({ text, kind }: Entered): Promise<Asked> {
    if (text.includes('\u0003')) return 'finish';
    const { ask } = this.session.words();
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const kinds = await Promise.all(lines.map((line) => kindOf(line, this.session)));
    const isCommands = kinds.includes('command') && !kinds.includes('other');
    if (kind === 'keys' || (kind === 'paste' && isCommands && !text.includes('\n'))) {
      const line = await this.questions.text(ask.answer, { initialValue: text });
      return !line ? { lines: [] } : readLine(line);
    }
    const [first = ''] = lines;
    const isTyped = lines.length === 1 && (kinds[0] === 'shell' || (kind === 'lines' && kinds[0] !== 'other'));
    if (isTyped || isCommands) return lines.length === 1 ? readLine(first) : { lines };
    if (readAnswer(first).kind === 'paste') return { lines: text.split('\n') };
    await this.context.print(`${ask.pasted.replace('{count}', () => String(lines.length))}\n`);
    return { output: text };
  }

  async #askMore(picked: Exclude<Pick, Observation | 'finish'>): Promise<Observation | null> {
    const { ask } = this.session.words();
    if (picked === 'ask-output') {
      await this.context.print(`${ask.pasteHow}\n`);
      const output = await pasteFrom(this.context.streams.stdin);
      return output.trim() === '' ? null : { output };
    }
    if (picked === 'ask-value') return this.#askValue();
    const { document } = this.session.view;
    const shown = document && (await this.session.engine.reading((open) => open.show(document.path)));
    const steps = this.session.present.steps(shown?.steps ?? []);
    const target = await this.questions.find(
      ask.jumpWhere,
      steps.map(({ number, label }) => ({ value: number, label })),
    );
    return target === null ? null : { jump: target };
  }

  async #askValue(): Promise<Observation | null> {
    const { parameters, step, offers } = this.session.view;
    const { ask } = this.session.words();
    const here = new Set(step?.commands.flatMap(({ placeholders }) => placeholders.map(({ name }) => name)));
    const sorted = [...parameters].sort((a, b) => Number(here.has(b.name)) - Number(here.has(a.name)));
    const named = sorted.map((each) => ({ value: each.name, label: each.name, hint: each.value ?? undefined }));
    const name = await this.questions.select(ask.setWhich, named);
    if (name === null) return null;
    const offered = (offers.find((each) => each.name === name)?.values ?? []).map((value) => ({ value, label: value }));
    const chosen =
      offered.length === 0
        ? other
        : await this.questions.select(name, [...offered, { value: other, label: ask.otherValue }]);
    if (chosen === null) return null;
    const type = parameters.find((each) => each.name === name)?.type ?? '';
    const message = ask.setValue.replace('{name}', () => oneLine(name)).replace('{type}', () => type);
    const value = chosen === other ? await this.questions.text(message) : chosen;
    if (!value) return null;
    const set: Record<string, string> = Object.create(null);
    set[name] = value;
    return { set };
  }
}

const readLine = (line: string): Asked => (readAnswer(line).kind === 'paste' ? 'ask-output' : { lines: [line] });

type Option = Choice<Pick>;

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
  // Pressing Enter after pasted text must not answer the next question.
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

/** The choice of a value that is not offered. Offered values are never empty. */
const other = '';
