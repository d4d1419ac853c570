import { parseCondition } from '../../../src/lower/steps/condition.js';
import type { EvaluableExpectation, Verdict } from '../../../src/model/index.js';

/** Expectations as a document would have them, each written `verdict: text`. */
export function expectations(texts: readonly string[]): EvaluableExpectation[] {
  return texts.map((line) => {
    const [verdict = '', ...rest] = line.split(': ');
    const text = rest.join(': ');
    return { verdict: verdict as Verdict, text, condition: parseCondition(text) };
  });
}
