import type { Step } from '../../model/index.js';
import type { Places } from './places.js';
import type { Subject } from './subject.js';

/**
 * `condition`: leads to the step, or names it in a group (`Scenario 2: …`). `title`: what is done there, which says less of
 * when. `own`: a condition that the step decides itself, or what it calls abnormal.
 */
export type LandmarkKind = 'condition' | 'title' | 'own';

/** A text that speaks for a step: who says it means this step. */
export interface Landmark {
  readonly step: string;
  /** As the document has it, without the number of a title. */
  readonly text: string;
  readonly kind: LandmarkKind;
}

/** Of a longer text the beginning is read. */
const longestText = 300;

/** Titles, conditions of the branches that lead to a step, those that it decides itself, what it calls abnormal. */
export function landmarksOf(steps: readonly Step[], subject: Subject, places: Places): Landmark[] {
  const landmarks: Landmark[] = [];
  const seen = new Set<string>();
  const add = (id: string, written: string, kind: LandmarkKind, leads = false) => {
    const step = places.of.get(id);
    const text = written.trim().slice(0, longestText);
    const key = `${text.length} ${text}${step}`;
    // Where the diagnosis begins anyway needs none; but who says what leads elsewhere from there means no later step.
    const needless = step === places.otherwise && kind === 'own' && !leads;
    if (step === undefined || text === '' || needless || seen.has(key)) return;
    seen.add(key);
    landmarks.push({ step, text, kind });
  };
  for (const { branches } of steps) {
    for (const { when, to, toKind } of branches) if (toKind === 'step') add(to, when, 'condition');
  }
  const drawn = questionsOfTrees(steps);
  for (const { id, title, branches, expectations } of steps) {
    if (drawn.has(id)) continue;
    add(id, bareTitle(title), kindOfTitle(title, places.situations.has(id)));
    for (const { when, toKind } of branches)
      if (toKind !== 'step' && !afterwards.test(when)) add(id, when, 'own', true);
    for (const { verdict, text } of expectations) if (verdict !== 'normal') add(id, text, 'own');
  }
  for (const { step, text } of subject.ofSteps) add(step, text, 'own');
  return landmarks;
}

/** Questions of a drawn tree, which says in short what the steps beside it say. Where the tree is all there is, they are the steps. */
function questionsOfTrees(steps: readonly Step[]): ReadonlySet<string> {
  const isQuestion = ({ title, commands, branches }: Step) =>
    commands.length === 0 && branches.some(({ when }) => when === title);
  const isElse = steps.some((step) => step.phase === 'diagnosis' && step.commands.length > 0);
  return new Set(isElse ? steps.filter(isQuestion).map(({ id }) => id) : []);
}

function kindOfTitle(title: string, isSituation: boolean): LandmarkKind {
  if (isSituation) return 'condition';
  return conditional.test(title) ? 'own' : 'title';
}

/** `如果…`, `If …`: a step that says itself when it is meant. */
const conditional = /^(?:如果|若|当|if\b|when\b|in case\b)/i;

/** A title without its number: `Scenario 1: the subnet is full`. */
const bareTitle = (title: string): string => title.replace(/^[^：:]{0,12}[：:]\s*/, '');

/** What is left when something has been done says nothing about where to begin. */
const afterwards =
  /仍|依然|还是(?:不|没)|[修恢]复(?:后仍|正常)|否则|\b(?:still|remains?|persists?|otherwise|cannot resolve|unsure)\b/i;
