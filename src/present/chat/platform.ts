import { cutAt, shortened } from '../../collections.js';
import { fillMessage, messagesFor } from '../messages/index.js';
import {
  actionKey,
  type ChatButton,
  type ChatContent,
  type ChatMessage,
  type ChatOptions,
  type MessagePart,
  quiet,
} from './content.js';

/** How a platform renders a message, and how much of it fits. */
export interface Platform<Element, Message> {
  readonly form: (parts: readonly MessagePart[]) => readonly Element[];
  readonly sizeOf: (element: Element) => number;
  /** What the element counts towards the limit of elements; default: 1. */
  readonly countOf?: (element: Element) => number;
  /** What one message may hold, in elements and size. */
  readonly space: (content: ChatContent, options: ChatOptions) => { readonly elements: number; readonly size: number };
  readonly header?: (content: ChatContent) => readonly Element[];
  /** The buttons; `more` continues with the steps that did not fit. */
  readonly footer?: (content: ChatContent, more: ChatButton | null) => readonly Element[];
  readonly message: (content: ChatContent, elements: readonly Element[]) => Message;
}

/** The steps from `options.from` on as far as one message holds them; `next` is the first step that did not fit. */
export function compose<Element, Message>(
  content: ChatContent,
  options: ChatOptions,
  platform: Platform<Element, Message>,
): ChatMessage<Message> {
  const { sizeOf, countOf = () => 1, header = () => [], footer = () => [] } = platform;
  const head = header(content);
  const reserved = [...head, ...footer(content, content.more(content.steps.length))];
  const { elements, size } = platform.space(content, options);
  const free = { elements: elements - sum(reserved, countOf), size: size - sum(reserved, sizeOf) };
  const { shown, next } = fill(content, options.from ?? 0, free, platform);
  const foot = footer(content, next === null ? null : content.more(next));
  return { message: platform.message(content, [...head, ...shown, ...foot]), next };
}

/**
 * The introduction on the first message, then whole steps in order, and the closing groups after the last step.
 * Messages break between steps; only a step that does not fit into a message of its own is shortened.
 */
function fill<Element>(
  content: ChatContent,
  from: number,
  space: { readonly elements: number; readonly size: number },
  { form, sizeOf }: Pick<Platform<Element, unknown>, 'form' | 'sizeOf'>,
): { shown: Element[]; next: number | null } {
  const { intro, steps, outro } = content;
  const first = Math.min(Math.max(0, Math.trunc(from)), steps.length);
  const note = form(noteFor(content, steps.length, steps.length));
  // The reserve covers numbers with a few more digits than those of the measured note.
  const room = { elements: space.elements - note.length, size: space.size - sum(note, sizeOf) * 2 - 50 };
  const shown: Element[] = [];
  let size = 0;
  const fits = (more: readonly Element[]): boolean =>
    shown.length + more.length <= room.elements && size + sum(more, sizeOf) <= room.size;
  const add = (parts: readonly MessagePart[], after: readonly Element[] = []): boolean => {
    const formed = form(parts);
    if (!fits([...formed, ...after])) return false;
    shown.push(...formed);
    size += sum(formed, sizeOf);
    return true;
  };
  if (first === 0) {
    // The introduction leaves space for the step after it, in the longest form that fits.
    const forms = (steps[0] ?? [[]]).map(form);
    const step = forms.find(fits) ?? forms.at(-1)!;
    intro.every((part) => add([part], step));
  }
  let end = first;
  while (end < steps.length && (end === first ? steps[end]!.some((parts) => add(parts)) : add(steps[end]![0]!))) end++;
  const next = end < steps.length ? end : null;
  if (next === null) outro.every((group) => add(group));
  if (next !== null || first > 0) shown.push(...form(noteFor(content, first, end)));
  return { shown, next };
}

/** `Steps 4 to 6 of 12. The rest begins at step 7.` */
function noteFor({ language, steps }: ChatContent, first: number, end: number): MessagePart[] {
  const words = messagesFor(language);
  const count = steps.length;
  const shown = fillMessage(words.steps, { first: first + 1, last: end, count });
  return [quiet(end < count ? `${shown} ${fillMessage(words.rest, { next: end + 1, count })}` : shown)];
}

const sum = <Item>(items: readonly Item[], figureOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + figureOf(item), 0);

/** Fraction of a card that sessions in buttons may take together; above it, one menu carries the session once. */
const totalShare = 0.35;
/** Fraction of a card that one session may take. */
const maxShare = 0.5;

/** How a card of this many bytes carries the session of its buttons. */
export function carriedBy(buttons: readonly ChatButton[], bytes: number): 'buttons' | 'menu' | 'nowhere' {
  const sizes = buttons.map(({ action }) => action.session?.length ?? 0);
  if (sizes.reduce((total, size) => total + size, 0) <= bytes * totalShare) return 'buttons';
  return Math.max(...sizes) <= bytes * maxShare ? 'menu' : 'nowhere';
}

/** How a card shows answers: as buttons, or as one menu whose entries are `do` of their actions as JSON. */
export interface CardForms<Element> {
  readonly form: (parts: readonly MessagePart[]) => readonly Element[];
  readonly buttons: (buttons: readonly ChatButton[]) => readonly Element[];
  readonly menu: (
    entries: readonly { text: string; value: string }[],
    data: object,
    title: string,
  ) => readonly Element[];
}

/** A button for each answer, or one menu when the session is too long to repeat in each button, and then `more`. */
export function cardFooter<Element>(
  { buttons, language, withoutButtons }: ChatContent,
  more: ChatButton | null,
  { bytes, button: length }: { readonly bytes: number; readonly button: number },
  forms: CardForms<Element>,
): Element[] {
  const rest = more ? forms.buttons([more]) : [];
  if (buttons.length === 0) return [...rest];
  const carrier = carriedBy(buttons, bytes);
  if (carrier === 'nowhere') return [...forms.form([withoutButtons]), ...rest];
  if (carrier === 'buttons') return [...forms.buttons(buttons), ...rest];
  const entries = buttons.map(({ text, action }) => ({
    text: shortened(text, length),
    value: JSON.stringify(action.do),
  }));
  const data = { [actionKey]: { session: buttons[0]!.action.session } };
  return [...forms.menu(entries, data, messagesFor(language).choose), ...rest];
}

export const buttonData = ({ action: { do: asked, session } }: ChatButton): object => ({
  [actionKey]: { do: asked, ...(session === null ? {} : { session }) },
});

export const jsonBytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Splits a text into chunks of at most this many characters, preferably at the end of a line or word. */
export function chunks(content: string, length: number): string[] {
  const parts: string[] = [];
  let from = 0;
  while (content.length - from > length) {
    const part = content.slice(from, from + length);
    const near = Math.max(part.lastIndexOf('\n'), part.lastIndexOf(' '));
    const end = near > length / 2 ? near + 1 : cutAt(part, length).length;
    parts.push(content.slice(from, from + end));
    from += end;
  }
  return [...parts, content.slice(from)];
}
