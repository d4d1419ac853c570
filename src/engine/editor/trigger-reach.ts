import { compileTriggers } from '../../compile/index.js';
import { type Knowledge, openTriggers, type TriggerMatcher } from '../../match/index.js';
import type { PlacedGolden, Trigger, TriggerHover } from '../../model/index.js';
import { foldPhrase, type NormalizedText, normalize, tidyPhrase } from '../../text/index.js';
import { named } from './knowledge.js';

interface Said {
  readonly document: number;
  readonly text: string;
  readonly normalized: NormalizedText;
}

/** What triggers of one knowledge base hit: symptoms and error messages of its documents, and its goldens. */
export class TriggerReach {
  #said: readonly Said[] | null = null;

  constructor(
    readonly knowledge: Knowledge,
    readonly goldens: readonly PlacedGolden[],
  ) {}

  /** @param path of the document that the trigger is written in */
  async of(trigger: Trigger, path: string): Promise<TriggerHover> {
    const matcher = await openTriggers(compileTriggers([{ document: 0, trigger }]));
    return {
      kind: 'trigger',
      source: trigger.source,
      hits: this.#hits(matcher, path),
      goldens: this.goldens
        .filter(({ golden }) => matcher.match(normalize(golden.symptom)).length > 0)
        .map(({ golden, path: file }) => ({ symptom: golden.symptom, expect: golden.expect ?? null, path: file })),
      shared: this.#sharing(trigger, path),
    };
  }

  #hits(matcher: TriggerMatcher, path: string): TriggerHover['hits'] {
    this.#said ??= this.#collect();
    const found = new Map<number, { readonly text: string; count: number }>();
    for (const { document, text, normalized } of this.#said) {
      if (matcher.match(normalized).length === 0) continue;
      const known = found.get(document);
      if (known) known.count++;
      else found.set(document, { text, count: 1 });
    }
    const hits = [...found].map(([document, hit]) => ({ document: named(this.knowledge, document), ...hit }));
    const own = hits.filter(({ document }) => document.path === path);
    return [...own, ...hits.filter((hit) => !own.includes(hit))];
  }

  /** Normalised once: every hover asks all of them. */
  #collect(): Said[] {
    const said: Said[] = [];
    for (let document = 0; document < this.knowledge.documents; document++) {
      const { symptoms, signatures } = this.knowledge.head(document);
      const texts = new Set([...symptoms, ...signatures].map(({ text }) => text));
      for (const text of texts) said.push({ document, text, normalized: normalize(text) });
    }
    return said;
  }

  #idOf(path: string): string | null {
    const document = this.knowledge.find(path);
    return document < 0 ? null : this.knowledge.id(document);
  }

  #sharing(trigger: Trigger, path: string): TriggerHover['shared'] {
    const wanted = new Set(phrasesOf(trigger));
    // Translations share an id: they are the same document in another language.
    const own = this.#idOf(path);
    const sharing: TriggerHover['shared'][number][] = [];
    for (let document = 0; document < this.knowledge.documents; document++) {
      const head = this.knowledge.head(document);
      if (head.path === path || head.id === own) continue;
      if (head.triggers.some((other) => phrasesOf(other).some((phrase) => wanted.has(phrase))))
        sharing.push(named(this.knowledge, document));
    }
    return sharing;
  }
}

/** What a trigger looks for, as it is compared: vetoes are left out. */
function phrasesOf({ any, all, regex }: Trigger): string[] {
  const phrases = [...any, ...all].map((phrase) => foldPhrase(tidyPhrase(normalize(phrase).text))).filter(Boolean);
  return regex === null ? phrases : [...phrases, `/${regex}/`];
}
