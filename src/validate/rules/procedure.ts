import type { Branch, Command, CommandSegment, Document, Step } from '../../model/index.js';
import { startsNegated } from '../../text/index.js';
import {
  allOf,
  type ByLanguage,
  derived,
  derivedForBuild,
  type Phrase,
  type Vocabulary,
  wholeWords,
} from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';
import type { DocumentView, PlacedCommand } from '../view.js';
import { excerpt } from '../wording.js';

const patternsOf = derivedForBuild(({ ruleWords: { collecting, patterns } }) => {
  const anyOf = (sources: Readonly<Record<string, readonly string[]>>) => new RegExp(allOf(sources).join('|'), 'i');
  const words = collecting.map((word) => word.replaceAll('.', '\\.')).join('|');
  return {
    collecting: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'i'),
    verifies: anyOf(patterns.verifies),
    outcome: anyOf(patterns.outcome),
    silencesAlert: anyOf(patterns.silencesAlert),
  };
});

/** Whether a command in a fence changes its target. Dumps of a heap or database only collect data. */
const changesSomething =
  ({ vocabulary }: DocumentView) =>
  ({ command: { text, effect, segments }, inline }: PlacedCommand): boolean => {
    if (inline || (effect !== 'change' && effect !== 'destroy')) return false;
    const collects = ({ start, end }: CommandSegment) => patternsOf(vocabulary).collecting.test(text.slice(start, end));
    return segments.some(
      (segment) => segment.effect === 'destroy' || (segment.effect === 'change' && !collects(segment)),
    );
  };

export const noCheckBefore: DocumentRule = {
  id: 'procedure/no-check-before',
  description: 'A step before the first command that changes something checks whether this is the problem.',
  severity: 'info',
  *check(view) {
    const { document, commands, source } = view;
    // Many records begin with the remedy and describe the diagnosis below it.
    if (document.kind === 'article' || document.sections.some(({ kind }) => kind === 'diagnosis')) return;
    const first = commands.findIndex(changesSomething(view));
    if (first < 0) return;
    const { command, step } = commands[first]!;
    // A command of unknown effect may be a check, so only procedures that begin with a known change are reported.
    if (commands.slice(0, first).some(({ command: { effect } }) => effect !== 'change' && effect !== 'destroy')) return;
    const before = document.steps.slice(0, document.steps.indexOf(step) + 1);
    if (
      before.some(
        ({ phase, branches, expectations }) => phase === 'diagnosis' || branches.length + expectations.length > 0,
      )
    )
      return;
    yield {
      message: `Unexpected ${excerpt(command.text)} as the first command, expected a check before it`,
      note: 'A read-only command shows whether this is the problem, and the state before the change.',
      range: source.find(command.text.split('\n', 1)[0]!, command.range),
    };
  },
};

export const noVerification: DocumentRule = {
  id: 'procedure/no-verification',
  description: 'A step after the last command that changes something checks whether it helped.',
  severity: 'info',
  *check(view) {
    const { document, commands, source } = view;
    if (document.kind === 'article') return;
    // Where the remedy has a section of its own, commands of the diagnosis are not part of it.
    const hasRemedy = document.sections.some(({ kind }) => kind === 'resolution' || kind === 'workaround');
    const last = commands.findLastIndex(
      (placed) => !(hasRemedy && placed.step.phase === 'diagnosis') && changesSomething(view)(placed),
    );
    if (last < 0) return;
    if (commands.slice(last + 1).some(({ command: { effect } }) => effect === 'read' || effect === 'unknown')) return;
    if (document.sections.some(({ kind }) => kind === 'verification' || kind === 'monitoring')) return;
    const { command, step } = commands[last]!;
    const { verifies, outcome, silencesAlert } = patternsOf(view.vocabulary);
    if (checksAfter(command) || silencesAlert.test(`${step.title}\n${step.text}`)) return;
    const following = document.steps.slice(document.steps.indexOf(step));
    if (following.some(({ phase, expectations }) => phase === 'verification' || expectations.length > 0)) return;
    if (verifies.test(following.map(({ title, text }) => `${title} ${text}`).join(' '))) return;
    if (textAfter(document, step, command).some((text) => outcome.test(text))) return;
    yield {
      message: `Unexpected end after ${excerpt(command.text)}, expected a step that checks whether it helped`,
      range: source.find(command.text.split('\n', 1)[0]!, command.range),
    };
  },
};

/** `docker restart runner; docker ps`: the command itself checks the result. */
function checksAfter({ segments }: Command): boolean {
  const last = segments.findLastIndex(({ effect }) => effect === 'change' || effect === 'destroy');
  const changes = segments[last];
  return segments.slice(last + 1).some(({ effect, start }) => effect === 'read' && start >= (changes?.end ?? 0));
}

/** Text after a command in its section. "Once the claim is bound, the pod resumes" says how to see that it helped. */
function textAfter({ sections }: Document, { section }: Step, { range }: Command): string[] {
  const { blocks = [] } = sections.find(({ id }) => id === section) ?? {};
  return blocks
    .filter(({ kind, range: { start } }) => kind !== 'code' && start.offset >= range.end.offset)
    .map(({ text }) => text);
}

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
  description: 'Each step can be reached from the step before it or by a branch.',
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
        note: `'${before.title}' always leads elsewhere.`,
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
      note: 'Following the steps leads back to the start. Say when to stop, or what to do instead.',
      range: back.range,
    };
  },
};

/** Ids of the steps from which a walk can end. */
function endingSteps(steps: readonly Step[], vocabulary: Vocabulary): ReadonlySet<string> {
  const ending = new Set<string>();
  for (let before = -1; before !== ending.size; ) {
    before = ending.size;
    for (const [index, step] of [...steps.entries()].reverse()) {
      const next = steps[index + 1];
      const goesOn = !alwaysLeaves(step, vocabulary) && (next === undefined || ending.has(next.id));
      const isOpen = !coversAllCases(step, vocabulary) && hasCondition(step.text, vocabulary);
      const decides = step.expectations.length > 0 || isOpen;
      if (goesOn || decides || step.branches.some(({ to, toKind }) => toKind !== 'step' || ending.has(to)))
        ending.add(step.id);
    }
  }
  return ending;
}

const isVague = ({ toKind }: Branch): boolean => toKind === 'section' || toKind === 'unresolved';

/** True when a walk never continues with the next step: a branch leads elsewhere unconditionally or in all other cases. */
function alwaysLeaves(step: Step, vocabulary: Vocabulary): boolean {
  const { branches, text, expectations } = step;
  if (branches.length === 0 || branches.some(({ toKind }) => toKind !== 'step')) return false;
  if (coversAllCases(step, vocabulary)) return true;
  return (
    branches.some(({ when, text: action }) => when === '' && oneNumber.test(action)) &&
    expectations.length === 0 &&
    !hasCondition(text, vocabulary)
  );
}

/** True when one of the branches is taken in any case: there is an `otherwise`, or a condition and its opposite. */
const coversAllCases = ({ branches }: Step, vocabulary: Vocabulary): boolean =>
  branches.some(({ when }) => wordsOf(vocabulary).otherwise.test(when)) ||
  branches.some((one) => branches.some(isOpposite(one, vocabulary)));

/** `Ready` and `not Ready`: one of the two holds. */
const isOpposite =
  (one: Branch, vocabulary: Vocabulary) =>
  (other: Branch): boolean =>
    startsNegated(other.when, vocabulary) &&
    one.when !== '' &&
    other.when.length > one.when.length &&
    other.when.length <= one.when.length + longestNegation &&
    other.when.toLowerCase().endsWith(one.when.toLowerCase());

/** "Go back to step 3". With two numbers, as in "repeat steps 3 to 5", a walk comes back. */
const oneNumber = /^\D*\d+(?:\.\d+)*\D*$/;

/** Length of the longest negation before a condition, such as `it is not `. */
const longestNegation = 10;

const hasCondition = (text: string, vocabulary: Vocabulary): boolean => wordsOf(vocabulary).condition.test(text);

const wordsOf = derived(({ procedure }) => {
  const words = (...classes: ByLanguage<Phrase>[]) => wholeWords(classes.flatMap(allOf<Phrase>));
  const { if: whether, when, whenDo, unless, otherwise, others, mayGoOn } = procedure;
  const numerals = [procedure.numeral, procedure.ten].flatMap(allOf<Phrase>).join('');
  return {
    /** `Step 2: …`, `Step 2.1: …`, `第二步：…`. Groups: the text before the number, the number. */
    numbered: new RegExp(
      `^(\\D{0,12}?)(\\d+(?:\\.\\d+)*|[${numerals}]{1,3})(${words(procedure.ordinalAfter)})?\\s*[:：.、]`,
      'u',
    ),
    otherwise: new RegExp(`^${words(otherwise)}`, 'iu'),
    condition: new RegExp(words(whether, when, whenDo, unless, otherwise, others, mayGoOn), 'iu'),
  };
});
