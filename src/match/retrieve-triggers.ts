import { inverseDocumentFrequency, readRecord } from '../snapshot/index.js';
import { createStemmer, forEachToken, isStopWord, normalize, type TriggerIndex } from '../text/index.js';
import type { Knowledge } from './knowledge.js';
import type { MatchParameters } from './parameters.js';
import type { Finding, Retrieval, Retriever } from './retriever.js';
import type { Symptom } from './symptom.js';
import { type PatternEngine, type TriggerHit, type TriggerMatcher, triggersWith } from './triggers/index.js';

/** The rules of the authors. A hit weighs by how few documents share it and by how much its phrase tells. */
export function triggerRetriever(
  knowledge: Knowledge,
  { trigger, topic, correction }: MatchParameters,
  patterns: PatternEngine | null,
): Retriever {
  const telling = new PhraseTelling(knowledge);
  const matcher = triggersWith(readRecord<TriggerIndex>(knowledge.snapshot, 'trigger'), patterns);
  return {
    name: 'trigger',
    retrieve(symptom): Retrieval {
      const byDocument = new Map<number, TriggerHit[]>();
      for (const hit of findHits(matcher, symptom, correction)) {
        const hits = byDocument.get(hit.document);
        if (hits) hits.push(hit);
        else byDocument.set(hit.document, [hit]);
      }
      // Most candidates have none.
      const sharesOf = (document: number, weight: number) => {
        const hits = byDocument.get(document);
        return hits === undefined ? noShares : shares(knowledge, telling, hits, weight);
      };
      const weightOf = (document: number) => (knowledge.kind(document) === 'article' ? trigger * topic : trigger);
      return {
        documents: [...byDocument.keys()],
        score: (document) => total(sharesOf(document, weightOf(document))),
        longestHit: (document) =>
          (byDocument.get(document) ?? []).reduce((most, { start, end }) => Math.max(most, end - start), 0),
        claim: (document) => total(sharesOf(document, 1)),
        explain: (document) => explain(knowledge, document, sharesOf(document, weightOf(document))),
      };
    },
  };
}

/** In a log, what only lines say that speak of nothing wrong weighs as little as they do. */
function findHits(matcher: TriggerMatcher, symptom: Symptom, correction: number): TriggerHit[] {
  const { alarm } = symptom;
  const hits = findSaid(matcher, symptom, correction);
  if (alarm === null || hits.length === 0) return hits;
  const loud = new Map(matcher.match(normalize(alarm.text())).map((hit) => [key(hit), hit]));
  return hits.map((hit) => loud.get(key(hit)) ?? { ...hit, weight: hit.weight * alarm.quiet });
}

const key = ({ document, ordinal }: TriggerHit) => `${document} ${ordinal}`;

/** What is typed and not denied; what only mistyped words say weighs as they do. A veto is read as it is typed. */
function findSaid(
  matcher: TriggerMatcher,
  { typed, normalized, folded, denials, corrections }: Symptom,
  correction: number,
): TriggerHit[] {
  const hits = matcher.match(typed.normalized, typed.folded, { denials });
  if (corrections.length === 0) return hits;
  const known = new Set(hits.map(key));
  const meant = matcher.match(normalized, folded, { vetoes: typed }).filter((hit) => !known.has(key(hit)));
  return [...hits, ...meant.map((hit) => ({ ...hit, weight: hit.weight * correction }))];
}

/**
 * What each hit adds: hits confirm each other, so that the second adds what the first left open,
 * `1 − Π(1 − value)` in all.
 */
interface Share {
  readonly hit: TriggerHit;
  readonly share: number;
}

const noShares: readonly Share[] = [];

function shares(knowledge: Knowledge, telling: PhraseTelling, hits: readonly TriggerHit[], weight: number): Share[] {
  const valued = hits.map((hit) => ({ hit, value: worthOf(knowledge, telling, hit) }));
  valued.sort((left, right) => right.value - left.value || left.hit.ordinal - right.hit.ordinal);
  let open = weight;
  return valued.map(({ hit, value }) => {
    const share = open * value;
    open -= share;
    return { hit, share };
  });
}

const total = (parts: readonly { share: number }[]): number => parts.reduce((sum, { share }) => sum + share, 0);

/**
 * 0 to 1: how few documents share the trigger × how much its phrase tells in this knowledge base × the author's weight.
 * A phrase tells what its words tell: `ip`, which half of all documents say, tells next to nothing.
 */
function worthOf(knowledge: Knowledge, telling: PhraseTelling, { documents, members, weight }: TriggerHit): number {
  const rarity = inverseDocumentFrequency(documents, knowledge.documents) / knowledge.mostTelling;
  const told = members.reduce((sum, { phrase }) => sum + telling.of(phrase), 0);
  return Math.min(1, rarity * (told / (told + halfTelling)) * weight);
}

/** What a phrase would be worth as a trigger that no other document has, 0 to 1. */
export function worthOfPhrase(knowledge: Knowledge, phrase: string): number {
  const told = new PhraseTelling(knowledge).of(phrase);
  return told / (told + halfTelling);
}

/** Telling (in words that no other document has) at which a phrase is worth half. */
const halfTelling = 0.6;

/** How much phrases tell: the inverse document frequencies of their words. Each phrase is looked at once. */
class PhraseTelling {
  readonly #known = new Map<string, number>();
  readonly #stemmer = createStemmer();

  constructor(readonly knowledge: Knowledge) {}

  of(phrase: string): number {
    let telling = this.#known.get(phrase);
    if (telling === undefined) {
      telling = this.#measure(phrase);
      this.#known.set(phrase, telling);
    }
    return telling;
  }

  #measure(phrase: string): number {
    const { knowledge } = this;
    let total = 0;
    const add = (text: string) => {
      const term = knowledge.term(text);
      // What a pattern found may be in no document: rare.
      total += term < 0 ? knowledge.mostTelling : knowledge.telling(term);
    };
    forEachToken(
      normalize(phrase),
      (term, _start, _end, kind) => {
        if (kind === 'part' || isStopWord(term, kind === 'han' ? 'zh' : 'en')) return;
        add(term);
      },
      this.#stemmer,
    );
    return Math.max(leastTelling, total / knowledge.mostTelling);
  }
}

/** Any hit counts. */
const leastTelling = 0.05;

function explain(knowledge: Knowledge, document: number, parts: readonly Share[]): Finding[] {
  if (parts.length === 0) return [];
  const path = knowledge.path(document);
  return parts.map(({ hit, share }) => ({
    kind: 'trigger',
    value: hit.phrase,
    score: share,
    query: { start: hit.start, end: hit.end },
    source: { path, line: hit.line },
  }));
}
