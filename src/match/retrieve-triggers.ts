import { readRecord } from '../snapshot/index.js';
import type { TriggerIndex } from '../text/index.js';
import type { Knowledge } from './knowledge.js';
import type { MatchParameters } from './parameters.js';
import type { Finding, Retrieval, Retriever } from './retriever.js';
import { openTriggers, type TriggerHit } from './triggers/index.js';

/** The rules of the authors. A hit weighs by how few documents share it and by how much its phrase tells. */
export async function openTriggerRetriever(knowledge: Knowledge, { trigger }: MatchParameters): Promise<Retriever> {
  const matcher = await openTriggers(readRecord<TriggerIndex>(knowledge.snapshot, 'trigger'));
  return {
    name: 'trigger',
    retrieve({ normalized }): Retrieval {
      const byDocument = new Map<number, TriggerHit[]>();
      for (const hit of matcher.match(normalized)) {
        const hits = byDocument.get(hit.document);
        if (hits) hits.push(hit);
        else byDocument.set(hit.document, [hit]);
      }
      return {
        documents: [...byDocument.keys()],
        score: (document) => total(shares(knowledge, byDocument.get(document) ?? [], trigger)),
        explain: (document) => explain(knowledge, document, shares(knowledge, byDocument.get(document) ?? [], trigger)),
      };
    },
  };
}

/**
 * What each hit adds: hits confirm each other, so that the second adds what the first left open,
 * `1 − Π(1 − value)` in all.
 */
interface Share {
  readonly hit: TriggerHit;
  readonly share: number;
}

function shares(knowledge: Knowledge, hits: readonly TriggerHit[], weight: number): Share[] {
  const valued = hits.map((hit) => ({ hit, value: worthOf(knowledge, hit) }));
  valued.sort((left, right) => right.value - left.value || left.hit.ordinal - right.hit.ordinal);
  let open = weight;
  return valued.map(({ hit, value }) => {
    const share = open * value;
    open -= share;
    return { hit, share };
  });
}

const total = (parts: readonly { share: number }[]): number => parts.reduce((sum, { share }) => sum + share, 0);

/** 0 to 1: rarity among documents × how telling the phrase is × the author's weight. */
function worthOf(knowledge: Knowledge, { documents, specificity, weight }: TriggerHit): number {
  const count = knowledge.documents;
  const rarity = Math.log(1 + (count - documents + 0.5) / (documents + 0.5)) / Math.log(1 + (count + 0.5) / 0.5);
  return Math.min(1, rarity * (specificity / (specificity + 1.5)) * weight);
}

function explain(knowledge: Knowledge, document: number, parts: readonly Share[]): Finding[] {
  if (parts.length === 0) return [];
  const head = knowledge.head(document);
  return parts.map(({ hit, share }) => ({
    kind: 'trigger',
    value: hit.phrase,
    score: share,
    query: { start: hit.start, end: hit.end },
    source: { path: head.path, line: head.triggers[hit.ordinal]?.range.start.line ?? 1 },
  }));
}
