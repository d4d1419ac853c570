import type { Diagnosis, PlannedStep } from '../../index.js';
import { ownBytes } from './own-bytes.js';
import type { Check } from './schemas.js';

/** Steps stand here while the rest is written. In a text of JSON the quotes of a string are escaped: this can be only the key. */
const place = '"steps":[]';
const comma = Buffer.from(',');

/**
 * Answers as JSON in UTF-8, held to their schema. Most of an answer is steps as they stand in the document, which all answers
 * with that document share: those are checked and written once, and their bytes are copied into each answer.
 */
export class DiagnosisJson {
  /** By the step itself; gone with the knowledge base that it is of. */
  readonly #steps = new WeakMap<PlannedStep, Buffer>();

  constructor(
    private readonly checkAnswer: Check,
    private readonly checkStep: Check,
  ) {}

  /** The same bytes as those of `JSON.stringify`. @throws Error for an answer that does not fit its schema */
  bytesOf(answer: Diagnosis): Buffer {
    const { workflow } = answer;
    if (workflow === null || workflow.steps.length === 0) {
      refuseMisfit(this.checkAnswer, answer);
      return Buffer.from(JSON.stringify(answer));
    }
    const bare: Diagnosis = { ...answer, workflow: { ...workflow, steps: [] } };
    refuseMisfit(this.checkAnswer, bare);
    const text = JSON.stringify(bare);
    const inside = text.indexOf(place) + place.length - 1;
    const parts: Buffer[] = [Buffer.from(text.slice(0, inside))];
    for (const step of workflow.steps) parts.push(this.#bytesOfStep(step), comma);
    parts[parts.length - 1] = Buffer.from(text.slice(inside));
    return Buffer.concat(parts);
  }

  #bytesOfStep(step: PlannedStep): Buffer {
    const known = this.#steps.get(step);
    if (known !== undefined) return known;
    refuseMisfit(this.checkStep, step);
    const bytes = Buffer.from(JSON.stringify(step));
    // What is frozen is shared and stays as it is: the planner freezes it with all that is in it.
    if (Object.isFrozen(step)) this.#steps.set(step, ownBytes(bytes));
    return bytes;
  }
}

/** @throws Error with the first place that does not fit */
export function refuseMisfit(check: Check, answer: unknown): void {
  const [misfit] = check(answer);
  if (misfit !== undefined) throw new Error(`the answer does not fit its schema: ${misfit.pointer} ${misfit.message}`);
}
