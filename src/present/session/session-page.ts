import { checkOptions, namesOf } from '../../check-options.js';
import type { SessionMessages } from '../messages/index.js';
import type { PresentOptions } from '../options.js';
import type { Page } from '../page.js';

export interface SessionTextOptions extends PresentOptions {
  /** The choices and open values are asked for by other means, and need not be listed. */
  readonly asked?: boolean;
}

const names = namesOf<SessionTextOptions>({ color: true, width: true, all: true, asked: true });

/** @throws TriagraphError for an option that there is not */
export function checkSessionOptions(options: SessionTextOptions): void {
  checkOptions('presenters.session.text', options, names);
}

/** What every part of a turn needs to lay itself out. */
export interface SessionPage extends Page {
  readonly asked: boolean;
  readonly words: SessionMessages;
}
