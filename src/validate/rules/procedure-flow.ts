import type { Branch, Step } from '../../model/index.js';
import { startsNegated } from '../../text/index.js';
import { allOf, type ByLanguage, derived, type Phrase, type Vocabulary, wholeWords } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';

export const flowDoubled: DocumentRule = {
  id: 'procedure/flow-doubled',
  description: 'Each step of a procedure has a number of its own.',
  severity: 'warning',
  *check({ document: { steps, sections }, source, vocabulary }) {
    const { numbered } = wordsOf(vocabulary);
    const ofSteps = new Set(steps.map(({ section }) => section));
    const seen = new Map<string, string>();
    for (const section of sections) {
      const [, before = '', number, after = ''] = numbered.exec(section.heading) ?? [];
      if (number === undefined || before.trim() === '' || !ofSteps.has(section.id)) continue;
      const key = `${section.parent} ${section.level} ${before.toLowerCase()}${number}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, section.heading);
      else
        yield {
          message: `Unexpected second '${before}${number}${after}', expected a number of its own`,
          note: `A branch to it leads to '${first}'.`,
          range: source.line(section.range),
        };
    }
  },
};

export const flowUnreachable: DocumentRule = {
  id: 'procedure/flow-unreachable',
  description: 'Each step is reached from the one before it or by a branch.',
  severity: 'warning',
  *check({ document: { steps }, source, vocabulary }) {
    const targets = new Set(steps.flatMap(({ branches }) => branches.map(({ to }) => to)));
    if (steps.some(({ branches }) => branches.some(isVague))) return;
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (before === undefined || before.parent !== step.parent || before.phase !== step.phase) continue;
      const isTarget = [...targets].some((to) => to === step.id || to.startsWith(`${step.id}.`));
      if (isTarget || !alwaysLeaves(before, vocabulary)) continue;
      yield {
        message: `Unexpected step '${step.title}' that nothing leads to, expected a branch to it`,
        note: `Every way on from '${before.title}' leads elsewhere.`,
        range: source.line(step.range),
      };
    }
  },
};

export const flowCircle: DocumentRule = {
  id: 'procedure/flow-circle',
  description: 'Steps that lead back have a way out.',
  severity: 'warning',
  *check({ document: { steps }, vocabulary }) {
    const mayEnd = endingSteps(steps, vocabulary);
    const circle = steps.filter(({ id }) => !mayEnd.has(id));
    const back = circle.flatMap(({ branches }) => branches).at(-1);
    if (back === undefined) return;
    yield {
      message: `Unexpected circle of ${circle.map(({ title }) => `'${title}'`).join(' and ')}, expected a way out`,
      note: 'Who follows the steps comes back without having learned anything. Say what ends it, or what is done instead.',
      range: back.range,
    };
  },
};

/** The ids of steps from which a walk can come to an end. */
function endingSteps(steps: readonly Step[], vocabulary: Vocabulary): ReadonlySet<string> {
  const ending = new Set<string>();
  for (let before = -1; before !== ending.size; ) {
    before = ending.size;
    for (const [index, step] of [...steps.entries()].reverse()) {
      const next = steps[index + 1];
      const goesOn = !alwaysLeaves(step, vocabulary) && (next === undefined || ending.has(next.id));
      const decides = step.expectations.length > 0 || hasCondition(step.text, vocabulary);
      if (goesOn || decides || step.branches.some(({ to, toKind }) => toKind !== 'step' || ending.has(to)))
        ending.add(step.id);
    }
  }
  return ending;
}

const isVague = ({ toKind }: Branch): boolean => toKind === 'section' || toKind === 'unresolved';

/** True when a walk never goes from a step to the next one: something leads elsewhere without a condition, or in all other cases. */
function alwaysLeaves({ branches, text, expectations }: Step, vocabulary: Vocabulary): boolean {
  if (branches.length === 0 || branches.some(({ toKind }) => toKind !== 'step')) return false;
  const { otherwise } = wordsOf(vocabulary);
  if (
    branches.some(({ when }) => otherwise.test(when)) ||
    branches.some((one) => branches.some(isOpposite(one, vocabulary)))
  )
    return true;
  return (
    branches.some(({ when, text: action }) => when === '' && oneNumber.test(action)) &&
    expectations.length === 0 &&
    !hasCondition(text, vocabulary)
  );
}

/** `Ready` and `not Ready`: one of the two holds. */
const isOpposite =
  (one: Branch, vocabulary: Vocabulary) =>
  (other: Branch): boolean =>
    startsNegated(other.when, vocabulary) &&
    one.when !== '' &&
    other.when.length > one.when.length &&
    other.when.length <= one.when.length + longestNegation &&
    other.when.toLowerCase().endsWith(one.when.toLowerCase());

/** "Go back to step 3"; of "repeat steps 3 to 5", one comes back. */
const oneNumber = /^\D*\d+(?:\.\d+)*\D*$/;

/** `it is not ` before a condition. */
const longestNegation = 10;

const hasCondition = (text: string, vocabulary: Vocabulary): boolean => wordsOf(vocabulary).condition.test(text);

const wordsOf = derived(({ procedure }) => {
  const words = (...classes: ByLanguage<Phrase>[]) => wholeWords(classes.flatMap(allOf<Phrase>));
  const { if: whether, when, whenDo, unless, otherwise, others, mayGoOn } = procedure;
  const numerals = [procedure.numeral, procedure.ten].flatMap(allOf<Phrase>).join('');
  return {
    /** `Step 2: …`, `Step 2.1: …`, `第二步：…`: what is before the number, and the number. */
    numbered: new RegExp(
      `^(\\D{0,12}?)(\\d+(?:\\.\\d+)*|[${numerals}]{1,3})(${words(procedure.ordinalAfter)})?\\s*[:：.、]`,
      'u',
    ),
    otherwise: new RegExp(`^${words(otherwise)}`, 'iu'),
    condition: new RegExp(words(whether, when, whenDo, unless, otherwise, others, mayGoOn), 'iu'),
  };
});
