import type { EvaluableExpectation, Step } from '../model/index.js';
import { allOf, derived, type Phrase, type Vocabulary, wholeWords } from '../vocabulary/index.js';
import { evaluateOutput, type ObservationContext } from './observe/evaluate-output.js';

const otherwiseOf = derived(
  ({ procedure }: Vocabulary) =>
    new RegExp(`^(?:${wholeWords(allOf<Phrase>(procedure.otherwise))})[\\s\\p{P}]*$`, 'iu'),
);

const maxBranches = 20;

/**
 * The only branch whose condition output fulfils, with the line that shows it; or the branch "otherwise" if output refutes
 * the conditions of all others. Null if there is none, or more than one.
 * @param conditions the condition of each branch as far as it was understood, as an expectation
 */
export function branchHolding(
  { branches }: Pick<Step, 'branches'>,
  output: string,
  conditions: readonly (EvaluableExpectation | null)[],
  context: ObservationContext,
): { readonly branch: number; readonly text: string } | null {
  if (branches.length > maxBranches) return null;
  const results = conditions.map((each) => each && evaluateOutput(output, [each], context));
  const holding = results.flatMap((result, index) => (result?.outcome === 'holds' ? [index] : []));
  const [branch = -1, ...others] = holding;
  if (branch >= 0 && others.length === 0)
    return { branch, text: results[branch]!.readings[0]?.text.trim() || branches[branch]!.when };
  if (branch >= 0) return null;
  const rest = branches.findIndex(({ when }) => otherwiseOf(context.vocabulary).test(when.trim()));
  const isRefuted = results.every((result, index) => index === rest || result?.outcome === 'none_holds');
  const line = results.flatMap((result) => result?.readings ?? [])[0]?.text.trim();
  return rest >= 0 && results.length > 1 && isRefuted && line ? { branch: rest, text: line } : null;
}
