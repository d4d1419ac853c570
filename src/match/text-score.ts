import { fieldNames } from '../snapshot/index.js';
import { conceptOfTerm } from '../text/index.js';
import type { Candidate } from './candidates.js';
import type { Knowledge } from './knowledge.js';
import { matchParameters } from './parameters.js';
import type { Finding, Symptom, SymptomTerm } from './types.js';

/** What the text of a document adds to its score. */
export interface TextScore {
  readonly score: number;
  /** Factor on all of it, by the kind of the document. */
  readonly factor: number;
  /** What the best key text adds to it. */
  readonly keyTextScore: number;
}

/** Impacts are bytes. */
const mostImpact = 255;
/** Pieces of the symptom that are evidence of their own; the others are one leaf more. */
const shownPieces = 8;

/** The share of the symptom that a document explains (BM25F), and its agreement with the best key text. */
export function scoreText(
  { document, postings, keyText }: Candidate,
  { knownTerms, weight }: Symptom,
  knowledge: Knowledge,
): TextScore {
  const { impacts } = knowledge.postings;
  let explained = 0;
  knownTerms.forEach((term, index) => {
    const posting = postings[index]!;
    if (posting >= 0) explained += (term.weight * impacts[posting]!) / mostImpact;
  });
  const factor = knowledge.kind(document) === 'workflow' ? matchParameters.workflow : 1;
  const keyTextScore = keyText === null ? 0 : keyText.agreement * matchParameters[keyText.kind] * factor;
  return { score: (explained / (weight || 1)) * factor + keyTextScore, factor, keyTextScore };
}

/** Findings whose scores add up to the text score. */
export function textFindings(
  { document, postings, keyText }: Candidate,
  { factor, keyTextScore }: TextScore,
  { symptom, knowledge }: { readonly symptom: Symptom; readonly knowledge: Knowledge },
): Finding[] {
  const path = knowledge.path(document);
  const findings: Finding[] = [];
  if (keyText !== null && keyTextScore > 0) {
    const { kind, line } = keyText;
    findings.push({ kind: 'text', value: `~${kind}`, score: keyTextScore, query: null, source: { path, line } });
  }
  const pieces = mergePieces(postings, symptom, knowledge);
  const scale = factor / mostImpact / (symptom.weight || 1);
  pieces.sort((left, right) => right.score - left.score || left.start - right.start);
  for (const { start, end, score, fields, corrected, concept } of pieces.slice(0, shownPieces)) {
    findings.push({
      kind: corrected === undefined ? 'text' : 'correction',
      value: corrected ?? symptom.text.slice(start, end),
      score: score * scale,
      query: { start, end },
      source: { path, line: lineOfField(knowledge, document, fields) },
      ...(concept === undefined ? {} : { concept }),
    });
  }
  const rest = pieces.slice(shownPieces);
  if (rest.length > 0) {
    const score = rest.reduce((sum, piece) => sum + piece.score * scale, 0);
    findings.push({ kind: 'text', value: `+${rest.length}`, score, query: null, source: null });
  }
  return findings;
}

/** A piece of the symptom that the document explains. */
interface Piece {
  start: number;
  end: number;
  /** Σ weight × impact. */
  score: number;
  /** Fields that have it, as bits. */
  fields: number;
  corrected: string | undefined;
  /** The concept through which alone the document has it. */
  concept: string | undefined;
}

/** Overlapping terms (Han pairs, parts of identifiers, a word and its concept) are one piece for a reader. */
function mergePieces(postings: Int32Array, { knownTerms }: Symptom, { postings: index }: Knowledge): Piece[] {
  const pieces: Piece[] = [];
  let last: Piece | undefined;
  knownTerms.forEach((term: SymptomTerm, column) => {
    const posting = postings[column]!;
    if (posting < 0) return;
    const score = term.weight * index.impacts[posting]!;
    const fields = index.fields(posting);
    const { start, end, corrected } = term;
    if (last !== undefined && start < last.end) {
      last.end = Math.max(last.end, end);
      last.score += score;
      last.fields |= fields;
      last.corrected ??= corrected;
      if (term.form === 'single') last.concept = undefined;
    } else {
      const concept = term.form === 'concept' ? conceptOfTerm(term.text) : undefined;
      last = { start, end, score, fields, corrected, concept };
      pieces.push(last);
    }
  });
  return pieces;
}

/** Line at which the first of some fields starts; fields are numbered by their boost, greatest first. */
function lineOfField(knowledge: Knowledge, document: number, fields: number): number {
  for (let field = 0; field < fieldNames.length; field++) {
    const line = (fields & (1 << field)) === 0 ? 0 : knowledge.fieldLine(document, field);
    if (line > 0) return line;
  }
  return 1;
}
