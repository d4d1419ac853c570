import type { Effect, Language } from '../../model/index.js';
import type { ChatAction } from './action.js';

/** A piece of a message, before a platform gives it its form. Texts are plain and hold no markup. */
export type Part =
  | { readonly kind: 'text'; readonly text: string; readonly tone: 'plain' | 'strong' | 'quiet' }
  | CommandPart;

export interface CommandPart {
  readonly kind: 'command';
  /** `[read]`, `[change] [needs pod]`, and what its author says of it. */
  readonly label: string;
  readonly effect: Effect;
  /** Byte for byte what is to be run, but for characters that are drawn as nothing. */
  readonly text: string;
  readonly language: string;
  /** What stands there instead where the command does not fit: a command is whole or not there. */
  readonly instead: string;
}

/** A step. It is shown whole, or by less of it that is marked as such, or on the next message. */
export interface Unit {
  /** Longest first; the last one fits everywhere. */
  readonly forms: readonly (readonly Part[])[];
}

export interface ChatButton {
  /** Unique in the message: `normal`, `branch-2`. */
  readonly id: string;
  readonly text: string;
  readonly style: 'plain' | 'primary' | 'danger';
  readonly action: ChatAction;
}

/** A message before a platform gives it its form. */
export interface ChatContent {
  readonly language: Language;
  readonly title: string;
  readonly intro: readonly Part[];
  readonly steps: readonly Unit[];
  /** Behind the last step, where there is room: groups that are shown whole. */
  readonly outro: readonly (readonly Part[])[];
  readonly buttons: readonly ChatButton[];
  /** Goes on with the steps from this one (from 0). */
  readonly more: (from: number) => ChatButton | null;
  /** Stands for the buttons where the session is too long for them. */
  readonly withoutButtons: Part;
}

/** What can be chosen for a turn of a walk. */
export interface SessionChatOptions {
  /** First step to show, from 0: `next` of the message before. */
  readonly from?: number;
  /** Most characters of one message, for Markdown and plain text: at least 2,000; default 3,500. */
  readonly maximum?: number;
  /** `false` where nobody listens for buttons, as behind a webhook: the rest is told in words alone. */
  readonly buttons?: boolean;
}

/** What can be chosen for an answer. */
export interface ChatOptions extends SessionChatOptions {
  /** Token of a session (`Engine.start`) for the buttons under it; null where nothing matched. A turn of a walk has its own. */
  readonly session?: string | null;
  /** One line above it that says what it answers: the name of an alert. */
  readonly about?: string;
}

/** A message in a platform's form. */
export interface ChatMessage<Form> {
  readonly message: Form;
  /** `from` of the message that goes on; null when everything is said. */
  readonly next: number | null;
}

export const text = (content: string): Part => ({ kind: 'text', text: content, tone: 'plain' });
export const strong = (content: string): Part => ({ kind: 'text', text: content, tone: 'strong' });
export const quiet = (content: string): Part => ({ kind: 'text', text: content, tone: 'quiet' });
