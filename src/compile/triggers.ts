import { addTo, byText, getOrMake, groupBy } from '../collections.js';
import type { Trigger } from '../model/index.js';
import { offsetsOf } from '../snapshot/index.js';
import {
  foldPattern,
  foldPhrase,
  needsAny,
  needsRegex,
  normalize,
  type TriggerIndex,
  tidyPhrase,
  triggerRoles,
} from '../text/index.js';

export interface DocumentTrigger {
  /** Number of the document; triggers are grouped by document. */
  readonly document: number;
  readonly trigger: Trigger;
}

interface Phrase {
  readonly text: string;
  readonly cased: boolean;
  readonly folded: string;
  /** `rule × 3 + role`. */
  readonly members: Set<number>;
  readonly documents: Set<number>;
}

interface Pattern {
  readonly rules: number[];
  readonly documents: Set<number>;
}

export function compileTriggers(triggers: readonly DocumentTrigger[]): TriggerIndex {
  const phrases = collectPhrases(triggers);
  const shared = groupBy(phrases, ({ folded }) => folded);
  const regexes = collectRegexes(triggers);
  return {
    folded: [...shared.keys()],
    foldedOffsets: offsetsOf([...shared.values()]),
    ...phraseArrays(phrases),
    ...regexArrays(regexes),
    ...ruleArrays(triggers),
  };
}

function collectPhrases(triggers: readonly DocumentTrigger[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  triggers.forEach(({ document, trigger }, rule) => {
    triggerRoles.forEach((role, number) => {
      for (const written of trigger[role]) {
        const normalized = normalize(written);
        const text = tidyPhrase(trigger.cased ? normalized.cased : normalized.text);
        if (text === '') continue;
        const phrase = getOrMake(phrases, `${trigger.cased ? 1 : 0}${text}`, () => {
          const folded = foldPhrase(tidyPhrase(normalized.text));
          return { text, cased: trigger.cased, folded, members: new Set<number>(), documents: new Set<number>() };
        });
        phrase.members.add(rule * triggerRoles.length + number);
        if (role !== 'not') phrase.documents.add(document);
      }
    });
  });
  return [...phrases.values()].sort(
    (left, right) =>
      byText(left.folded, right.folded) || byText(left.text, right.text) || Number(left.cased) - Number(right.cased),
  );
}

function collectRegexes(triggers: readonly DocumentTrigger[]): [string, Pattern][] {
  const regexes = new Map<string, Pattern>();
  triggers.forEach(({ document, trigger }, rule) => {
    if (trigger.regex === null) return;
    const source = foldPattern(trigger.regex, trigger.cased);
    const known = getOrMake(regexes, source, () => ({ rules: [], documents: new Set<number>() }));
    known.rules.push(rule);
    known.documents.add(document);
  });
  return [...regexes].sort(([left], [right]) => byText(left, right));
}

function phraseArrays(phrases: readonly Phrase[]) {
  return {
    phrases: phrases.map(({ text }) => text),
    phraseCased: Uint8Array.from(phrases, ({ cased }) => Number(cased)),
    phraseDocuments: Uint32Array.from(phrases, ({ documents }) => documents.size),
    memberOffsets: offsetsOf(phrases.map(({ members }) => [...members])),
    members: Uint32Array.from(phrases.flatMap(({ members }) => [...members])),
  };
}

function regexArrays(regexes: readonly [string, Pattern][]) {
  return {
    regexes: regexes.map(([source]) => source),
    regexDocuments: Uint32Array.from(regexes, ([, { documents }]) => documents.size),
    regexOffsets: offsetsOf(regexes.map(([, { rules }]) => rules)),
    regexRules: Uint32Array.from(regexes.flatMap(([, { rules }]) => rules)),
  };
}

function ruleArrays(triggers: readonly DocumentTrigger[]) {
  const ordinals = new Map<number, number>();
  return {
    ruleDocuments: Uint32Array.from(triggers, ({ document }) => document),
    ruleOrdinals: Uint32Array.from(triggers, ({ document }) => addTo(ordinals, document, 1) - 1),
    ruleLines: Uint32Array.from(triggers, ({ trigger }) => trigger.range.start.line),
    ruleWeights: Float64Array.from(triggers, ({ trigger }) => trigger.weight),
    ruleNeeded: Uint32Array.from(triggers, ({ trigger }) => distinctPhrases(trigger)),
    ruleNeeds: Uint8Array.from(
      triggers,
      ({ trigger }) => (trigger.any.length > 0 ? needsAny : 0) | (trigger.regex !== null ? needsRegex : 0),
    ),
  };
}

/** Number of distinct phrases of `all`, which must all occur in the symptom. An empty phrase never occurs. */
function distinctPhrases({ all, cased }: Trigger): number {
  const normalized = all.map((phrase) => normalize(phrase));
  return new Set(normalized.map(({ text, cased: inCase }) => tidyPhrase(cased ? inCase : text))).size;
}
