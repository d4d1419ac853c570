import type { Knowledge } from './knowledge.js';
import { LineComparison, type LineHit } from './line-comparison.js';
import type { MatchParameters } from './parameters.js';
import type { Finding, Retrieval, Retriever } from './retriever.js';
import type { Words } from './words.js';

/** Error lines of one document that confirm each other. */
const confirmingLines = 4;
/** Characters of a line that are shown as evidence. */
const shownCharacters = 160;

/**
 * The error lines of the documents. Each line of the symptom is looked at by itself, so that one among hundreds is found;
 * it weighs by how much it tells and by how few documents show it.
 */
export function signatureRetriever(
  knowledge: Knowledge,
  { signature: weight, unknown }: MatchParameters,
  words: Words,
): Retriever {
  const comparison = new LineComparison(knowledge, unknown, words);
  return {
    name: 'signature',
    retrieve({ text, lines }): Retrieval {
      const byDocument = groupHits(weight === 0 ? [] : comparison.hits(text, lines));
      // Most candidates have none.
      const partsOf = (document: number) => {
        const found = byDocument.get(document);
        return found === undefined ? noParts : parts(found);
      };
      return {
        documents: [...byDocument.keys()],
        score: (document) => weight * total(partsOf(document)),
        claim: (document) => total(partsOf(document)),
        explain: (document) => partsOf(document).map((part) => explain(knowledge, text, part, weight)),
      };
    },
  };
}

/** The best hits of each document, greatest first: each of its error lines once, and each line of the symptom. */
function groupHits(hits: readonly LineHit[]): ReadonlyMap<number, readonly LineHit[]> {
  const byDocument = new Map<number, LineHit[]>();
  for (const hit of [...hits].sort((left, right) => right.worth - left.worth || left.start - right.start)) {
    const known = byDocument.get(hit.document);
    if (known === undefined) byDocument.set(hit.document, [hit]);
    else if (known.length < confirmingLines && known.every((other) => isOther(other, hit))) known.push(hit);
  }
  return byDocument;
}

const isOther = (known: LineHit, hit: LineHit): boolean =>
  known.signature !== hit.signature && known.start !== hit.start;

interface Part {
  readonly hit: LineHit;
  readonly share: number;
}

/** Each hit adds what those before it left open, `1 − Π(1 − worth)` in all. */
function parts(hits: readonly LineHit[]): Part[] {
  let open = 1;
  return hits.map((hit) => {
    const share = open * hit.worth;
    open -= share;
    return { hit, share };
  });
}

const noParts: readonly Part[] = [];

const total = (all: readonly Part[]): number => all.reduce((sum, { share }) => sum + share, 0);

function explain(knowledge: Knowledge, text: string, { hit, share }: Part, weight: number): Finding {
  const { document, line, start, end } = hit;
  return {
    kind: 'signature',
    value: text.slice(start, Math.min(end, start + shownCharacters)),
    score: share * weight,
    query: { start, end },
    source: { path: knowledge.path(document), line },
  };
}
