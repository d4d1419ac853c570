import { containedIn } from './contained.js';
import { looseFolded } from './phrases.js';
import type { StartPlaces } from './start-places.js';
import type { SaidText } from './wording.js';

export { StartPlaces } from './start-places.js';
export { readStart, type StartText } from './start-text.js';
export { type ReadText, type SaidText, saidBefore, saidText, type WordedSpan, type Wording } from './wording.js';

/** Where to start, and the text of the document that the symptom says; null where nothing speaks for a step. */
export interface Start {
  readonly step: string | null;
  readonly because: string | null;
}

/**
 * The step to start at: the one whose title, quoted error or branch condition the symptom contains, the longest such
 * text first; else the one whose title or condition it says most of in other words; else the only one with a line that it
 * has; else where the diagnosis begins, as when it means several.
 */
export function chooseStart(start: StartPlaces, said: SaidText): Start {
  const { places } = start.text;
  start.ask();
  const loose = looseFolded(said.text);
  const contained = containedIn(start.phrasesFor(loose), loose, places);
  const meant = contained ?? start.saidIn(said) ?? start.traceIn(said.text);
  start.answered();
  if (meant === null || meant === 'several') return { step: places.otherwise, because: null };
  return { step: meant.step, because: meant.text };
}
