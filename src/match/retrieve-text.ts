import { fieldNames } from '../snapshot/index.js';
import type { Knowledge } from './knowledge.js';
import { candidateLimit } from './parameters.js';
import type { Finding, Retrieval, Retriever } from './retriever.js';
import type { Symptom } from './symptom.js';
import { findPosting, TextRetriever } from './text-retriever.js';

/** Terms that are named one by one as evidence; the others are summed up in one more leaf. */
const namedTerms = 8;

/**
 * BM25F over the text index. A document's score is the share of the symptom that its text explains: 1 would be every
 * term of the symptom at full strength.
 */
export function textRetriever(knowledge: Knowledge): Retriever {
  const retriever = new TextRetriever(knowledge.postings, knowledge.documents);
  return {
    name: 'text',
    retrieve(symptom): Retrieval {
      const known = symptom.terms.filter(({ term }) => term >= 0);
      const total = symptom.weight || 1;
      const found = retriever.retrieve(known, candidateLimit);
      const scores = new Map<number, number>();
      found.documents.forEach((document, index) => {
        scores.set(document, found.scores[index]! / total);
      });
      const score = (document: number): number =>
        scores.get(document) ??
        known.reduce((sum, { term, weight }) => sum + (weight * retriever.impact(term, document)) / 255, 0) / total;
      return {
        documents: [...found.documents],
        score,
        explain: (document) => explainText(knowledge, symptom, document, score(document)),
      };
    },
  };
}

function explainText(knowledge: Knowledge, symptom: Symptom, document: number, score: number): Finding[] {
  const total = symptom.weight || 1;
  const leaves: { finding: Finding; score: number }[] = [];
  for (const { text, term, weight, start, end } of symptom.terms) {
    const posting = term < 0 ? -1 : findPosting(knowledge.postings, term, document);
    if (posting < 0) continue;
    const own = (weight * knowledge.postings.impacts[posting]!) / 255 / total;
    const line = lineOfField(knowledge, document, knowledge.postings.fields[posting]!);
    const source = { path: knowledge.path(document), line };
    leaves.push({ score: own, finding: { kind: 'text', value: text, score: own, query: { start, end }, source } });
  }
  leaves.sort((left, right) => right.score - left.score || (left.finding.value < right.finding.value ? -1 : 1));
  const named = leaves.slice(0, namedTerms).map(({ finding }) => finding);
  const others = leaves.length - named.length;
  if (others === 0) return named;
  const rest = score - named.reduce((sum, finding) => sum + finding.score, 0);
  return [...named, { kind: 'text', value: `+${others}`, score: rest, query: null, source: null }];
}

/** Line of the most telling field that has the term. */
function lineOfField(knowledge: Knowledge, document: number, mask: number): number {
  const head = knowledge.head(document);
  const has = (name: (typeof fieldNames)[number]) => (mask & (1 << fieldNames.indexOf(name))) !== 0;
  if (has('title')) return 1;
  const range =
    (has('symptoms') && head.symptoms[0]?.range) ||
    (has('triggers') && head.triggers[0]?.range) ||
    (has('signatures') && head.signatures[0]?.range) ||
    (has('causes') && (head.causes[0] ?? head.resolutions[0])?.range) ||
    (has('steps') && head.steps[0]?.range);
  return range ? range.start.line : 1;
}
