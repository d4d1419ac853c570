import { checkOptions, namesOf } from '../check-options.js';

/** How an answer is laid out for people. */
export interface PresentOptions {
  /** Colour by terminal escape sequences. Off when absent. */
  readonly color?: boolean;
  /** Columns to wrap prose at; commands are never wrapped. 80 when absent. */
  readonly width?: number;
  /** Everything, also what is shortened to titles otherwise. */
  readonly all?: boolean;
}

const names = namesOf<PresentOptions>({ color: true, width: true, all: true });

/** @throws TriagraphError for an option that there is not. @param taker `presenters.gaps.text` */
export function checkPresentOptions(taker: string, options: PresentOptions): void {
  checkOptions(taker, options, names);
}

export const defaultWidth = 80;
const narrowest = 40;
const widest = 100;

/** Prose wider than 100 columns reads badly, and below 40 nothing can be laid out. */
export function proseWidth(options: PresentOptions): number {
  const width = Math.floor(options.width ?? defaultWidth);
  return Number.isFinite(width) ? Math.min(widest, Math.max(narrowest, width)) : defaultWidth;
}
