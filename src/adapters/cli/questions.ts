import stringWidth from 'fast-string-width';
import type { Context } from './context.js';
import { oneLine } from './failure.js';

type Prompts = typeof import('@clack/prompts');

export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
}

const shownChoices = 14;
/** Columns before a label: the frame and the mark. */
const frame = 6;

/** Questions on a terminal. A question that is cancelled has the answer null. */
export class Questions {
  readonly #prompts: Prompts;
  readonly #columns: number;
  readonly #io: Pick<Parameters<Prompts['text']>[0], 'input' | 'output'>;

  private constructor(prompts: Prompts, { streams }: Context) {
    this.#prompts = prompts;
    this.#columns = streams.columns ?? 80;
    this.#io = { input: streams.stdin, output: streams.stdout };
  }

  /** Null when Node is too old for the prompts: answers are then read line by line, as without a terminal. */
  static async load(context: Context): Promise<Questions | null> {
    const prompts = await import('@clack/prompts').catch(() => null);
    return prompts && new Questions(prompts, context);
  }

  async confirm(message: string): Promise<boolean> {
    return (await this.#prompts.confirm({ message: oneLine(message), ...this.#io })) === true;
  }

  /** @param signal ends the question without an answer */
  async select<Value>(message: string, choices: readonly Choice<Value>[], signal?: AbortSignal): Promise<Value | null> {
    const options = choices.map(({ label, hint }, value) => {
      const [shown, rest] = cutAt(oneLine(label), this.#columns - frame);
      const hints = [rest, oneLine(hint ?? '')].filter((text) => text !== '');
      return { value, label: shown, ...(hints.length > 0 ? { hint: hints.join(' · ') } : {}) };
    });
    const asked = { message: oneLine(message), options, showInstructions: false };
    const chosen = await this.#prompts.select({ ...asked, ...(signal ? { signal } : {}), ...this.#io });
    return this.#prompts.isCancel(chosen) ? null : choices[chosen]!.value;
  }

  /** Typing narrows the list: by the number of a choice, else by a part of its label. */
  async find(message: string, choices: readonly Choice<string>[]): Promise<string | null> {
    const chosen = await this.#prompts.autocomplete({
      message,
      options: choices.map(({ value, label }) => ({ value, label: oneLine(label) })),
      filter: (search, { value, label = '' }) =>
        /^[\d.]+$/.test(search) ? value.startsWith(search) : label.toLowerCase().includes(search.toLowerCase()),
      maxItems: shownChoices,
      ...this.#io,
    });
    return this.#prompts.isCancel(chosen) ? null : chosen;
  }

  async text(message: string, start: { initialValue?: string; placeholder?: string } = {}): Promise<string | null> {
    const text = await this.#prompts.text({ message, ...start, ...this.#io });
    return this.#prompts.isCancel(text) ? null : (text ?? '');
  }
}

/** Cuts a label to one row, so that all choices are in view; the rest is shown for the selected choice only. */
function cutAt(label: string, columns: number): [label: string, rest: string] {
  const characters = [...label];
  let width = 0;
  const end = characters.findIndex((character) => {
    width += stringWidth(character);
    return width > columns;
  });
  if (end < 0) return [label, ''];
  const at = Math.max(1, end - 2);
  return [`${characters.slice(0, at).join('')}…`, `…${characters.slice(at).join('')}`];
}
