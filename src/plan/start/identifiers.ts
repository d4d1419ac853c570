import type { Step } from '../../model/index.js';
import { WordTable } from '../../text/index.js';
import { identifiersOf } from './phrases.js';
import type { Places } from './places.js';
import { forEachText, onlyStep, type Trace } from './step-texts.js';
import type { Subject } from './subject.js';
import { identifierPlaces } from './word-places.js';
import type { Wording } from './wording.js';

/** Identifier, folded → the only step of the document that speaks of it, null when several do; and how it is written. */
export type Identifiers = Pick<WordTable<Identified>, 'get' | 'size'>;

interface Identified {
  step: string | null;
  written: string;
}

/** What an identifier must tell: hardly another document has it. */
export const rareWord = 0.75;
/** Places of a table for the identifiers of one document. */
const tableSlots = 64;

export function readIdentifiers(steps: readonly Step[], subject: Subject, places: Places): Identifiers {
  const identifiers = new WordTable<Identified>(tableSlots);
  forEachText(steps, subject, places, (text, step) => {
    for (const written of identifiersOf(text)) {
      const key = written.toLowerCase();
      const known = identifiers.get(key, 0, key.length);
      if (known === undefined) identifiers.add(key, { step, written });
      else [known.step, known.written] = [onlyStep(places, known.step, step), written];
    }
  });
  return identifiers;
}

/** The step that alone has an identifier of the symptom; null when several have one. @param symptom folded */
export function identifierIn(identifiers: Identifiers, symptom: string, wording: Wording): Trace | null {
  if (identifiers.size === 0) return null;
  let found: Trace | null = null;
  const places = identifierPlaces(symptom);
  for (let at = 0; at < places.length; at += 2) {
    const identified = identifiers.get(symptom, places[at]!, places[at + 1]!);
    if (identified === undefined || identified.step === null) continue;
    const { step, written } = identified;
    if (Math.max(0, ...wording.words(written).values()) < rareWord) continue;
    if (found !== null && found.step !== step) return null;
    found = { step, text: written };
  }
  return found;
}
