import type { Branch, DocumentKind, Step, TextItem } from '../../model/index.js';
import { StepTree } from '../../step-tree.js';
import { allOf, derived, type Vocabulary } from '../../vocabulary/index.js';

export interface StartSteps {
  /** Step → the step to start at when it is meant: itself, or one that contains it. */
  readonly startOf: ReadonlyMap<string, string>;
  /** Steps for a situation: branches lead to them, or their title names one of several situations. */
  readonly branchTargets: ReadonlySet<string>;
  readonly tree: StepTree<Step>;
  /** Where a symptom starts that means no step; null in a document without steps. */
  readonly first: string | null;
}

export interface StartableDocument {
  readonly title: string;
  readonly kind: DocumentKind;
  readonly steps: readonly Step[];
  /** In document order, as steps are. */
  readonly symptoms?: readonly TextItem[];
  readonly causes?: readonly TextItem[];
}

const patternsOf = derived(({ procedure, startStep: { stepNumbers, goingOn } }: Vocabulary) => {
  const { words, plurals, wordsAlone, prefixes, suffixes, phaseSuffixes, numerals } = stepNumbers;
  const numeral = numerals.join('');
  const groups = [...allOf(procedure.situation), ...allOf(procedure.choice)].join('|');
  return {
    /** `go on with step 2`: the order of the document, and no situation. */
    goesOn: new RegExp(`^(?:${allOf(goingOn).join('|')})`, 'i'),
    /** `Step 2`, `2.`: a part of a sequence, which is followed from its beginning. */
    numbered: new RegExp(
      `^(?:(?:${prefixes.join('|')})\\s*[\\d${numeral}]+\\s*(?:${[...suffixes, ...phaseSuffixes].join('|')})|${wordsAlone.join('|')}|(?:${[...words, ...plurals].join('|')})\\s*\\d|\\d{1,3}\\s*[.、)）])`,
      'i',
    ),
    /** `Issue 3: …`, `Cause: …`. */
    situation: new RegExp(`^(?:${groups})\\s*[\\dA-Z${numeral}]{0,3}\\s*[：:.、—–-]`, 'i'),
  };
});

/**
 * The verification at the end says how things should be, and is no place to start. A step inside another is one when a
 * branch leads to it, or when it has an unnumbered heading of its own: one of several causes, not one of several
 * commands, and not the solution of a problem.
 */
export function startStepsOf({ steps, kind, causes = [] }: StartableDocument, vocabulary?: Vocabulary): StartSteps {
  const patterns = patternsOf(vocabulary);
  const led = new Set(
    steps.flatMap(({ branches }) => branches.flatMap((each) => (leadsAside(each, vocabulary) ? [each.to] : []))),
  );
  const solved = solvedProblems(steps);
  const sections = new Map(steps.map(({ id, section }) => [id, section]));
  const startOf = new Map<string, string>();
  const branchTargets = new Set<string>();
  for (const { id, parent, phase, section, title } of steps) {
    if (led.has(id) || solved.has(id) || patterns.situation.test(title)) branchTargets.add(id);
    if (phase === 'verification') continue;
    const outer = parent === null ? undefined : startOf.get(parent);
    const hasHeading = section !== sections.get(parent ?? '') && !patterns.numbered.test(title);
    const isAlternative = hasHeading && (branchTargets.has(id) || outer === undefined || !branchTargets.has(outer));
    const start = parent === null || led.has(id) || isAlternative ? id : outer;
    if (start !== undefined) startOf.set(id, start);
  }
  // An article without a cause is a procedure to follow from its beginning; its diagnosis is for when that fails.
  const isFollowed = kind === 'article' && causes.length === 0;
  const diagnosis = isFollowed ? undefined : steps.find(({ phase }) => phase === 'diagnosis');
  return {
    startOf,
    branchTargets,
    tree: new StepTree(steps),
    first: (diagnosis ?? steps[0])?.id ?? null,
  };
}

/** Whether a branch leads to a step for a situation, which a symptom may be about. */
export const leadsAside = ({ toKind, text }: Branch, vocabulary?: Vocabulary): boolean =>
  toKind === 'step' && !patternsOf(vocabulary).goesOn.test(text);

/** Problems with their solution below them, as in a list of frequent questions. */
function solvedProblems(steps: readonly Step[]): Set<string> {
  const problems = new Set(steps.filter(({ phase }) => phase === 'other' || phase === 'diagnosis').map(({ id }) => id));
  const solutions = steps.filter(isRemedy);
  return new Set(solutions.flatMap(({ parent }) => (parent !== null && problems.has(parent) ? [parent] : [])));
}

const isRemedy = ({ phase }: Pick<Step, 'phase'>): boolean => phase === 'resolution' || phase === 'workaround';

/** Of several steps, the only check where the others are remedies; null where it is not known which step is meant. */
export function checkOf(tree: StepTree<Pick<Step, 'id' | 'parent' | 'phase'>>, ids: Iterable<string>): string | null {
  const others = [...ids].flatMap((id) => tree.get(id) ?? []).filter((step) => !isRemedy(step));
  return others.length === 1 && others[0]!.phase === 'diagnosis' ? others[0]!.id : null;
}
