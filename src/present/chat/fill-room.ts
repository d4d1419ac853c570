import { fillMessage } from '../messages/index.js';
import { type ChatContent, type ChatOptions, type MessagePart, quiet, type StepForms } from './content.js';
import { chatWordsFor } from './step-unit.js';

/** How a platform renders parts, and its limits. */
export interface Medium<Element> {
  readonly form: (parts: readonly MessagePart[]) => readonly Element[];
  readonly sizeOf: (element: Element) => number;
  /** Elements and size left beside header and buttons. */
  readonly space: { readonly elements: number; readonly size: number };
}

export interface Fitted<Element> {
  readonly elements: readonly Element[];
  readonly next: number | null;
}

/**
 * Fills a message: the introduction on the first message, then whole steps in order, and the closing groups after the
 * last step. Messages break between steps; only a step that does not fit into a message of its own is shortened.
 * Linear: each step is rendered once, or a few times when it is too long.
 */
export function fillMessages<Element>(
  content: ChatContent,
  options: ChatOptions,
  medium: Medium<Element>,
): Fitted<Element> {
  const first = Math.min(Math.max(0, Math.trunc(options.from ?? 0)), content.steps.length);
  const space = new Space(medium, noteFor(content, content.steps.length, content.steps.length));
  if (first === 0) space.addBefore(content.intro, content.steps[0]);
  let at = first;
  while (at < content.steps.length && space.addStep(content.steps[at]!, at === first)) at++;
  const next = at < content.steps.length ? at : null;
  if (next === null) for (const group of content.outro) if (!space.add(group)) break;
  if (next !== null || first > 0) space.close(noteFor(content, first, at));
  return { elements: space.elements, next };
}

/** `Steps 4 to 6 of 12. The rest begins at step 7.` */
function noteFor({ language, steps }: ChatContent, first: number, end: number): MessagePart[] {
  const words = chatWordsFor(language);
  const count = steps.length;
  const shown = fillMessage(words.steps, { first: first + 1, last: end, count });
  return [quiet(end < count ? `${shown} ${fillMessage(words.rest, { next: end + 1, count })}` : shown)];
}

class Space<Element> {
  readonly elements: Element[] = [];
  #size = 0;
  readonly #reserved: { elements: number; size: number };

  constructor(
    private readonly medium: Medium<Element>,
    note: MessagePart[],
  ) {
    const formed = medium.form(note);
    // The reserve covers numbers with a few more digits than those of the measured note.
    this.#reserved = { elements: formed.length, size: this.#sum(formed) * 2 + 50 };
  }

  add(parts: readonly MessagePart[]): boolean {
    const formed = this.medium.form(parts);
    if (!this.#fits(formed)) return false;
    this.#put(formed, this.#sum(formed));
    return true;
  }

  /** Adds as much of the introduction as leaves space for the step after it, in the longest form that fits. */
  addBefore(intro: readonly MessagePart[], step: StepForms | undefined): void {
    const formed = (step?.forms ?? [[]]).map((parts) => this.medium.form(parts));
    const best = formed.find((elements) => this.#fits(elements)) ?? formed.at(-1)!;
    const held = { elements: best.length, size: this.#sum(best) };
    this.#hold(held, 1);
    for (const part of intro) if (!this.add([part])) break;
    this.#hold(held, -1);
  }

  addStep({ forms }: StepForms, alone: boolean): boolean {
    return alone ? forms.some((parts) => this.add(parts)) : this.add(forms[0]!);
  }

  close(note: MessagePart[]): void {
    const formed = this.medium.form(note);
    this.#put(formed, this.#sum(formed));
  }

  #hold({ elements, size }: { elements: number; size: number }, sign: 1 | -1): void {
    this.#reserved.elements += sign * elements;
    this.#reserved.size += sign * size;
  }

  #fits(formed: readonly Element[]): boolean {
    const { space: room } = this.medium;
    const { elements, size } = this.#reserved;
    const enough = this.elements.length + formed.length + elements <= room.elements;
    return enough && this.#size + this.#sum(formed) + size <= room.size;
  }

  #put(formed: readonly Element[], size: number): void {
    for (const element of formed) this.elements.push(element);
    this.#size += size;
  }

  #sum(formed: readonly Element[]): number {
    return formed.reduce((sum, element) => sum + this.medium.sizeOf(element), 0);
  }
}

/** Splits a text into chunks of at most this many characters, preferably at the end of a line or word. */
export function chunks(content: string, length: number): string[] {
  const found: string[] = [];
  let from = 0;
  while (content.length - from > length) {
    const piece = content.slice(from, from + length);
    const near = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf(' '));
    let end = near > length / 2 ? near + 1 : length;
    if (end === length && /[\ud800-\udbff]/.test(piece[end - 1]!)) end--;
    found.push(content.slice(from, from + end));
    from += end;
  }
  return [...found, content.slice(from)];
}
