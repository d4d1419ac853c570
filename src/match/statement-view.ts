import { type StatementKind, statementKinds } from '../snapshot/index.js';

/** The statements of all documents as they lie in the snapshot: compile/statements.ts says what each array holds. */
export interface StatementArrays {
  readonly kinds: Uint8Array;
  readonly lines: Uint32Array;
  readonly offsets: Uint32Array;
  readonly terms: Uint32Array;
  readonly documents: Uint32Array;
  readonly weights: Float32Array;
}

/** The statement of a document that has most in common with a symptom. */
export interface BestStatement {
  readonly kind: StatementKind;
  readonly line: number;
  /** 0 to 1: the share of the symptom that it explains × the share of it that the symptom says. */
  readonly agreement: number;
}

/**
 * Compares a symptom with each statement of a document as a whole: the product of both shares is 1 for the same words
 * and falls with what either side says beyond the other.
 * @param weightOf what a term counts in the symptom, by its number; 0 when the symptom does not say it.
 * @param tellingOf inverse document frequency of a term.
 */
export function bestStatement(
  arrays: StatementArrays,
  document: number,
  symptomWeight: number,
  weightOf: (term: number) => number,
  tellingOf: (term: number) => number,
  factors: Readonly<Record<StatementKind, number>>,
): BestStatement | null {
  let best: BestStatement | null = null;
  let bestScore = 0;
  for (let statement = arrays.documents[document]!; statement < arrays.documents[document + 1]!; statement++) {
    const kind = statementKinds[arrays.kinds[statement]!]!;
    let said = 0;
    let covered = 0;
    for (let at = arrays.offsets[statement]!; at < arrays.offsets[statement + 1]!; at++) {
      const term = arrays.terms[at]!;
      const weight = weightOf(term);
      if (weight === 0) continue;
      said += weight;
      covered += tellingOf(term);
    }
    const agreement = (said / symptomWeight) * (covered / arrays.weights[statement]!);
    if (agreement * factors[kind] > bestScore) {
      bestScore = agreement * factors[kind];
      best = { kind, line: arrays.lines[statement]!, agreement };
    }
  }
  return best;
}
