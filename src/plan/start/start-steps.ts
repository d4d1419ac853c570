import type { Branch, DocumentKind, Step, TextItem } from '../../model/index.js';
import { StepTree } from '../../step-tree.js';
import { allOf, derived, type Vocabulary } from '../../vocabulary/index.js';

export interface StartSteps {
  /** Step → the start step for a symptom about it: itself, or a step that contains it. */
  readonly startOf: ReadonlyMap<string, string>;
  /** Steps for one of several situations: branches lead to them, or their title names the situation. */
  readonly branchTargets: ReadonlySet<string>;
  readonly tree: StepTree<Step>;
  /** The start step of a symptom that is about no step; null in a document without steps. */
  readonly first: string | null;
}

export interface StartableDocument {
  readonly title: string;
  readonly kind: DocumentKind;
  readonly steps: readonly Step[];
  /** In document order. */
  readonly symptoms?: readonly TextItem[];
  readonly causes?: readonly TextItem[];
}

const patternsOf = derived(({ procedure, startStep: { stepNumbers, goingOn } }: Vocabulary) => {
  const { words, plurals, wordsAlone, prefixes, suffixes, phaseSuffixes, numerals } = stepNumbers;
  const numeral = numerals.join('');
  const groups = [...allOf(procedure.situation), ...allOf(procedure.choice)].join('|');
  return {
    /** `go on with step 2`: only the order of the document. */
    goesOn: new RegExp(`^(?:${allOf(goingOn).join('|')})`, 'i'),
    /** `Step 2`, `2.`: part of a sequence that is followed from its beginning. */
    numbered: new RegExp(
      `^(?:(?:${prefixes.join('|')})\\s*[\\d${numeral}]+\\s*(?:${[...suffixes, ...phaseSuffixes].join('|')})|${wordsAlone.join('|')}|(?:${[...words, ...plurals].join('|')})\\s*\\d|\\d{1,3}\\s*[.、)）])`,
      'i',
    ),
    /** `Issue 3: …`, `Cause: …`. */
    situation: new RegExp(`^(?:${groups})\\s*[\\dA-Z${numeral}]{0,3}\\s*[：:.、—–-]`, 'i'),
  };
});

/**
 * The steps at which a symptom may start. The verification at the end is not one of them. A step inside another is one if a
 * branch leads to it, or if it has an unnumbered heading of its own and is one of several causes, not one of several
 * commands and not the solution of a problem.
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
  // An article without a cause is a procedure to follow from its beginning. Its diagnosis is for failures.
  const isFollowed = kind === 'article' && causes.length === 0;
  const diagnosis = isFollowed ? undefined : steps.find(({ phase }) => phase === 'diagnosis');
  return {
    startOf,
    branchTargets,
    tree: new StepTree(steps),
    first: (diagnosis ?? steps[0])?.id ?? null,
  };
}

/** Whether a branch leads to a step for a situation, not just to the next step. */
export const leadsAside = ({ toKind, text }: Branch, vocabulary?: Vocabulary): boolean =>
  toKind === 'step' && !patternsOf(vocabulary).goesOn.test(text);

/** Problems with a solution below them, as in a list of frequently asked questions. */
function solvedProblems(steps: readonly Step[]): Set<string> {
  const problems = new Set(steps.filter(({ phase }) => phase === 'other' || phase === 'diagnosis').map(({ id }) => id));
  const solutions = steps.filter(isRemedy);
  return new Set(solutions.flatMap(({ parent }) => (parent !== null && problems.has(parent) ? [parent] : [])));
}

const isRemedy = ({ phase }: Pick<Step, 'phase'>): boolean => phase === 'resolution' || phase === 'workaround';

/** The only check among several steps if all others are remedies, else null. */
export function checkOf(tree: StepTree<Pick<Step, 'id' | 'parent' | 'phase'>>, ids: Iterable<string>): string | null {
  const others = [...ids].flatMap((id) => tree.get(id) ?? []).filter((step) => !isRemedy(step));
  return others.length === 1 && others[0]!.phase === 'diagnosis' ? others[0]!.id : null;
}
