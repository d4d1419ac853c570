import { fieldNames } from '../snapshot/index.js';
import { conceptOfTerm, excludeEachOther } from '../text/index.js';
import type { Candidate } from './candidates.js';
import type { Knowledge } from './knowledge.js';
import { matchParameters } from './parameters.js';
import type { Finding, Symptom, SymptomTerm } from './types.js';

/** The contribution of a document's text to its score. */
export interface TextScore {
  readonly score: number;
  /** Factor on the whole score, by the kind of the document. */
  readonly factor: number;
  /** The contribution of the best key text. */
  readonly keyTextScore: number;
}

/** Impacts are bytes. */
const maxImpact = 255;
/** Matched spans with a finding of their own; the others share one. */
const maxShownSpans = 8;

/** Query coverage of a document (BM25F), plus its agreement with the best key text. */
export function scoreText(
  { document, postings, keyText }: Candidate,
  { knownTerms, weight, qualifiers }: Symptom,
  knowledge: Knowledge,
): TextScore {
  const { impacts } = knowledge.postings;
  let explained = 0;
  knownTerms.forEach((term, index) => {
    const posting = postings[index]!;
    if (posting >= 0) explained += (term.weight * impacts[posting]!) / maxImpact;
  });
  const { vocabulary, keyTexts } = knowledge;
  const isExcluded = excludeEachOther(qualifiers, keyTexts.qualifiers(keyTexts.first(document)), vocabulary);
  const factor =
    (knowledge.kind(document) === 'workflow' ? matchParameters.workflow : 1) *
    (isExcluded ? matchParameters.excludedTitle : 1);
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
  const spans = mergeSpans(postings, symptom, knowledge);
  const scale = factor / maxImpact / (symptom.weight || 1);
  spans.sort((left, right) => right.score - left.score || left.start - right.start);
  for (const { start, end, score, fields, corrected, concept } of spans.slice(0, maxShownSpans)) {
    findings.push({
      kind: corrected === undefined ? 'text' : 'correction',
      value: corrected ?? symptom.text.slice(start, end),
      score: score * scale,
      query: { start, end },
      source: { path, line: lineOfField(knowledge, document, fields) },
      ...(concept === undefined ? {} : { concept }),
    });
  }
  const rest = spans.slice(maxShownSpans);
  if (rest.length > 0) {
    const score = rest.reduce((sum, span) => sum + span.score * scale, 0);
    findings.push({ kind: 'text', value: `+${rest.length}`, score, query: null, source: null });
  }
  return findings;
}

/** A span of the symptom with terms that the document contains. */
interface MatchedSpan {
  start: number;
  end: number;
  /** Σ weight × impact. */
  score: number;
  /** Field set (bits) of the posting lists. */
  fields: number;
  corrected: string | undefined;
  /** The concept, if the document contains the span through a concept only. */
  concept: string | undefined;
}

/** Merges overlapping terms (Han pairs, parts of identifiers, a word and its concept) into one span. */
function mergeSpans(postings: Int32Array, { knownTerms }: Symptom, { postings: index }: Knowledge): MatchedSpan[] {
  const spans: MatchedSpan[] = [];
  let last: MatchedSpan | undefined;
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
      spans.push(last);
    }
  });
  return spans;
}

/** Line of the first field in a field set; fields are numbered by boost, highest first. */
function lineOfField(knowledge: Knowledge, document: number, fields: number): number {
  for (let field = 0; field < fieldNames.length; field++) {
    const line = (fields & (1 << field)) === 0 ? 0 : knowledge.fieldLine(document, field);
    if (line > 0) return line;
  }
  return 1;
}
