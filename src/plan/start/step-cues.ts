import type { Step, TextItem } from '../../model/index.js';
import { allOf, derived, type Vocabulary, wholeWords } from '../../vocabulary/index.js';
import { leadsAside, type StartableDocument, type StartSteps, startStepsOf } from './start-steps.js';

/**
 * `condition`: the condition of a branch that leads to the step, or the name of its situation (`Scenario 2: …`). `title`:
 * the title, which says what is done but not when. `own`: a condition that the step decides itself, or one of its
 * expectations that is not normal.
 */
export type CueKind = 'condition' | 'title' | 'own';

/** A text of a document that indicates one step. */
export interface StepCue {
  readonly step: string;
  /** As written; a title without its number. */
  readonly text: string;
  readonly kind: CueKind;
}

interface Topic {
  readonly title: string;
  /** The title and the symptoms of the document as a whole, which do not distinguish its steps. */
  readonly text: string;
  /** Symptoms that stand inside one situation, with its step. */
  readonly ofSteps: readonly { readonly step: string; readonly text: string }[];
}

/** A document with everything that its start step depends on. */
export interface CuedDocument {
  readonly document: StartableDocument;
  readonly steps: StartSteps;
  readonly topic: Topic;
  readonly cues: readonly StepCue[];
}

export function readCues(document: StartableDocument, vocabulary?: Vocabulary): CuedDocument {
  const steps = startStepsOf(document, vocabulary);
  const topic = topicOf(document, steps);
  return { document, steps, topic, cues: cuesOf(document.steps, steps, topic, vocabulary) };
}

function topicOf({ title, steps, symptoms = [] }: StartableDocument, { branchTargets, tree }: StartSteps): Topic {
  const texts = [title];
  const ofSteps: { step: string; text: string }[] = [];
  for (const { text, range } of symptoms) {
    const last = steps.findLast((each) => each.range.start.offset <= range.start.offset);
    const around = last ? [last, ...tree.above(last.id)] : [];
    const step = around.find((each) => branchTargets.has(each.id) && covers(each, range));
    if (step) ofSteps.push({ step: step.id, text });
    else texts.push(text);
  }
  return { title, text: texts.join('\n'), ofSteps };
}

const covers = ({ range }: Step, inner: TextItem['range']): boolean =>
  range.start.offset <= inner.start.offset && inner.end.offset <= range.end.offset;

/** Only the beginning of a longer text counts. */
const maxCueLength = 300;

const patternsOf = derived(({ startStep: { conditionals } }: Vocabulary) => ({
  /** `If …`: a title that is a condition. */
  conditional: new RegExp(`^${wholeWords(allOf(conditionals))}`, 'i'),
}));

function cuesOf(
  steps: readonly Step[],
  { startOf, branchTargets, first }: StartSteps,
  topic: Topic,
  vocabulary?: Vocabulary,
) {
  const { conditional } = patternsOf(vocabulary);
  const cues = new Map<string, StepCue>();
  const add = (id: string, written: string, kind: CueKind, leadsElsewhere = false) => {
    const step = startOf.get(id);
    const text = written.trim().slice(0, maxCueLength);
    // The first step is the default and needs no own cue, except for a branch that leads to no later step.
    if (step === undefined || text === '' || (step === first && kind === 'own' && !leadsElsewhere)) return;
    const key = JSON.stringify([step, text]);
    if (!cues.has(key)) cues.set(key, { step, text, kind });
  };
  // Branches of a verification are skipped: they lead back if something is still wrong after the remedy.
  for (const { branches, phase } of steps)
    for (const branch of branches)
      if (leadsAside(branch, vocabulary) && phase !== 'verification') add(branch.to, branch.when, 'condition');
  const drawn = treeQuestions(steps);
  for (const { id, title, branches, expectations, phase } of steps) {
    if (drawn.has(id)) continue;
    const kind = conditional.test(title) ? 'own' : 'title';
    add(id, withoutNumber(title), branchTargets.has(id) ? 'condition' : kind);
    if (phase === 'verification') continue;
    for (const branch of branches) if (!leadsAside(branch, vocabulary)) add(id, branch.when, 'own', true);
    for (const { verdict, text } of expectations) if (verdict !== 'normal') add(id, text, 'own');
  }
  for (const { step, text } of topic.ofSteps) add(step, text, 'own');
  return [...cues.values()];
}

/** Steps that are questions of a drawn tree, if the document also has checks with commands, which the tree only repeats. */
function treeQuestions(steps: readonly Step[]): ReadonlySet<string> {
  const isQuestion = ({ title, commands, branches }: Step) =>
    commands.length === 0 && branches.some(({ when }) => when === title);
  const hasChecks = steps.some(({ phase, commands }) => phase === 'diagnosis' && commands.length > 0);
  return new Set(hasChecks ? steps.filter(isQuestion).map(({ id }) => id) : []);
}

/** `Scenario 1: the subnet is full` without `Scenario 1:`. */
const withoutNumber = (title: string): string => title.replace(/^[^：:]{0,12}[：:]\s*/, '');
