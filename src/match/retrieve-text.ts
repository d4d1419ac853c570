import { fieldNames } from '../snapshot/index.js';
import { conceptOfTerm, lazily } from '../text/index.js';
import { DocumentLists } from './document-lists.js';
import { type BestKeyText, KeyTextComparison } from './key-text-comparison.js';
import type { Knowledge } from './knowledge.js';
import { candidateLimit, type MatchParameters } from './parameters.js';
import type { PostingColumns } from './posting-columns.js';
import type { Finding, Retrieval, Retriever } from './retriever.js';
import { sortFew } from './sort-few.js';
import type { Symptom, SymptomTerm } from './symptom.js';
import { TextRetriever } from './text-retriever.js';

/** Pieces of the symptom that are named one by one as evidence; the others are summed up in one more leaf. */
const namedPieces = 8;

/**
 * The text index: BM25F finds candidates, and the statement that agrees best with the symptom (title, symptom, error
 * line, cause) lifts them. A document's score is the share of the symptom that it explains, plus that agreement.
 */
export function textRetriever(knowledge: Knowledge, parameters: MatchParameters): Retriever {
  const lists = DocumentLists.of(knowledge.postings, knowledge.snapshot.byteLength);
  const retriever = new TextRetriever(knowledge.postings, knowledge.documents, lists);
  const { columns } = retriever;
  const keyTexts = new KeyTextComparison(knowledge.keyTexts, parameters);
  const tellingOf = (term: number) => knowledge.telling(term);
  return {
    name: 'text',
    retrieve(symptom, proposed): Retrieval {
      const found = retriever.retrieve(symptom.knownByPlace, candidateLimit, proposed);
      const weight = symptom.weight || 1;
      keyTexts.take(symptom.knownByPlace, weight, tellingOf);
      const known = lazily(() => symptom.terms.filter(({ term }) => term >= 0));
      const scores = new Map<number, TextScore>();
      const add = (document: number, explained: number) => {
        const factor = knowledge.kind(document) === 'workflow' ? parameters.workflow : 1;
        const scored = scoreText(explained / weight, factor, keyTexts.best(document), parameters);
        scores.set(document, scored);
        return scored;
      };
      found.documents.forEach((document, index) => {
        add(document, found.scores[index]!);
      });
      const ensure = (document: number) => scores.get(document) ?? add(document, retriever.score(known(), document));
      return {
        documents: found.documents,
        score: (document) => ensure(document).score,
        claim: (document) => (ensure(document).agreement >= sameStatement ? 1 : 0),
        explain: (document) => explainText(knowledge, symptom, document, ensure(document), columns),
      };
    },
  };
}

/** Agreement from which on a symptom is what a document says of itself, however common its words. */
const sameStatement = 0.95;

interface TextScore {
  /** Agreement of the best statement, 0 to 1. */
  readonly agreement: number;
  readonly score: number;
  /** Factor that was put on everything. */
  readonly factor: number;
  readonly statement: { readonly kind: string; readonly line: number; readonly score: number } | null;
}

/**
 * @param explained share of the symptom that the document explains
 * @param factor what a document of its kind counts
 */
function scoreText(
  explained: number,
  factor: number,
  best: BestKeyText | null,
  parameters: MatchParameters,
): TextScore {
  if (best === null) return { agreement: 0, score: explained * factor, factor, statement: null };
  const agreement = best.agreement * parameters[best.kind] * factor;
  const statement = agreement === 0 ? null : { kind: best.kind, line: best.line, score: agreement };
  return { agreement: best.agreement, score: explained * factor + agreement, factor, statement };
}

/** A piece of the symptom that the document explains: neighbouring terms are one piece. */
interface Piece {
  start: number;
  end: number;
  score: number;
  mask: number;
  corrected: string | undefined;
  /** The concept through which alone the document says it. */
  concept: string | undefined;
}

function explainText(
  knowledge: Knowledge,
  symptom: Symptom,
  document: number,
  scored: TextScore,
  columns: PostingColumns,
): Finding[] {
  const path = knowledge.path(document);
  const findings: Finding[] = [];
  if (scored.statement !== null) {
    const { kind, line, score } = scored.statement;
    findings.push({ kind: 'text', value: `~${kind}`, score, query: null, source: { path, line } });
  }
  const pieces = mergePieces(knowledge, symptom, columns, document, scored.factor);
  sortFew(pieces, (left, right) => right.score - left.score || left.start - right.start);
  for (const { start, end, score, mask, corrected, concept } of pieces.slice(0, namedPieces)) {
    const value = corrected ?? symptom.text.slice(start, end);
    const source = { path, line: lineOfField(knowledge, document, mask) };
    const kind = corrected === undefined ? 'text' : 'correction';
    findings.push({ kind, value, score, query: { start, end }, source, ...(concept === undefined ? {} : { concept }) });
  }
  const rest = pieces.slice(namedPieces);
  if (rest.length > 0) {
    const score = rest.reduce((sum, piece) => sum + piece.score, 0);
    findings.push({ kind: 'text', value: `+${rest.length}`, score, query: null, source: null });
  }
  return findings;
}

/** @param columns of the known terms, by place */
function mergePieces(
  knowledge: Knowledge,
  symptom: Symptom,
  columns: PostingColumns,
  document: number,
  factor: number,
): Piece[] {
  const share = factor / 255 / (symptom.weight || 1);
  const { postings } = knowledge;
  const pieces: Piece[] = [];
  let last: Piece | undefined;
  for (let column = 0; column < symptom.knownByPlace.length; column++) {
    const posting = columns.posting(column, document);
    if (posting < 0) continue;
    const term = symptom.knownByPlace[column]!;
    const score = term.weight * postings.impacts[posting]! * share;
    const mask = postings.fields(posting);
    if (last && belongsTo(last, term)) {
      last.end = Math.max(last.end, term.end);
      last.score += score;
      last.mask |= mask;
      last.corrected ??= term.corrected;
      if (term.form === 'single') last.concept = undefined;
    } else {
      const concept = term.form === 'concept' ? conceptOfTerm(term.text) : undefined;
      last = { start: term.start, end: term.end, score, mask, corrected: term.corrected, concept };
      pieces.push(last);
    }
  }
  return pieces;
}

/** Overlapping terms (Han pairs, parts of identifiers, pairs of words) are one piece for a reader. */
const belongsTo = (piece: Piece, term: SymptomTerm): boolean => term.start < piece.end;

/** Line at which the most telling field that has the term starts; fields are numbered by how telling they are. */
function lineOfField(knowledge: Knowledge, document: number, mask: number): number {
  for (let field = 0; field < fieldNames.length; field++) {
    const line = (mask & (1 << field)) === 0 ? 0 : knowledge.fieldLine(document, field);
    if (line > 0) return line;
  }
  return 1;
}
