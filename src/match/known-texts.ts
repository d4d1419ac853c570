import type { Language } from '../model/index.js';
import {
  type AlertFields,
  detectLanguage,
  type Entity,
  extractEntities,
  type FoldedText,
  foldGaps,
  type NegationScope,
  type NormalizedText,
  negationScopes,
  normalize,
  readAlert,
  readPasted,
} from '../text/index.js';

/** What a text says by itself, whatever knowledge base is asked. */
export interface KnownText {
  readonly normalized: NormalizedText;
  /** The same as phrases are looked for in it. */
  readonly folded: FoldedText;
  readonly language: Language;
  readonly entities: readonly Entity[];
  readonly alert: AlertFields | null;
  /** Of what it says that it is not what is wrong; of a pasted alert nothing. */
  readonly denials: readonly NegationScope[];
}

/** @param text of at most limits.queryCharacters */
export function knowText(text: string): KnownText {
  const normalized = normalize(text);
  const alert = readAlert(text);
  return {
    normalized,
    folded: foldGaps(normalized.text),
    language: detectLanguage(text),
    entities: extractEntities(text),
    alert: alert ?? readPasted(text),
    denials: alert === null ? negationScopes(normalized) : [],
  };
}

/** Texts that are kept, before the memory starts over. */
const mostTexts = 4_096;
/** Units up to which a text is kept: logs are few, and would be much. */
const longestKept = 2_048;

/** Texts that are asked of one version of a knowledge base after the other. */
export class KnownTexts {
  readonly #known = new Map<string, KnownText>();

  of(text: string): KnownText {
    let known = this.#known.get(text);
    if (known === undefined) {
      known = knowText(text);
      if (this.#known.size >= mostTexts) this.#known.clear();
      if (text.length <= longestKept) this.#known.set(text, known);
    }
    return known;
  }
}
