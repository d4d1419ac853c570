import type { Language } from '../model/index.js';
import { type Messages, messagesFor } from './messages/index.js';
import { type PresentOptions, proseWidth } from './options.js';
import { type Paint, painter } from './style.js';
import { padEnd } from './width.js';
import { wrap } from './wrap.js';

/** What every part of a text answer needs to lay itself out. */
export interface Page {
  readonly messages: Messages;
  readonly paint: Paint;
  readonly width: number;
  readonly all: boolean;
}

export function pageFor(language: Language, options: PresentOptions): Page {
  return {
    messages: messagesFor(language),
    paint: painter(options.color === true),
    width: proseWidth(options),
    all: options.all === true,
  };
}

/** Prose on lines that begin with `indent` spaces; further lines of a paragraph may hang deeper. */
export function prose(page: Page, text: string, indent = 0, hang = 0): string[] {
  const first = ' '.repeat(indent);
  return wrap(text, { width: page.width, first, rest: first + ' '.repeat(hang) });
}

/** `name   text` with the names of a list in one column; the text wraps beside them. */
export function labelled(page: Page, label: string, columns: number, text: string): string[] {
  return wrap(text, { width: page.width, first: `  ${padEnd(label, columns)}  `, rest: ' '.repeat(columns + 4) });
}

/** Parts with one blank line between them; empty parts leave none. */
export function joinParts(parts: readonly (readonly string[])[]): string {
  const filled = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
  return `${filled.join('\n\n')}\n`;
}
