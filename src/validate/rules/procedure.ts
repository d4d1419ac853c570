import type { Command, CommandSegment, Document, Step } from '../../model/index.js';
import { allOf, derivedForBuild } from '../../vocabulary/index.js';
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

/** A fenced command that changes its target. Dumps of a heap or database only collect data, and change nothing. */
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
    // Many records begin with what was done and explain the diagnosis below.
    if (document.kind === 'article' || document.sections.some(({ kind }) => kind === 'diagnosis')) return;
    const first = commands.findIndex(changesSomething(view));
    if (first < 0) return;
    const { command, step } = commands[first]!;
    if (step.phase === 'other' || step.phase === 'verification') return;
    // A command of unknown effect may be a check: only a procedure that begins with the change is certain.
    if (commands.slice(0, first).some(({ command: { effect } }) => effect !== 'change' && effect !== 'destroy')) return;
    const before = document.steps.slice(0, document.steps.indexOf(step) + 1);
    if (
      before.some(
        ({ phase, branches, expectations }) => phase === 'diagnosis' || branches.length + expectations.length > 0,
      )
    )
      return;
    yield {
      message: `Unexpected ${excerpt(command.text)} as the first command, expected one that looks before it`,
      note: 'A command that only reads tells whether this is the problem, and what was there before the change.',
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
      message: `Unexpected end after ${excerpt(command.text)}, expected a step that looks whether it helped`,
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

/** Text after a command in its section. "Once the claim is bound, the pod resumes" tells how to see that it helped. */
function textAfter({ sections }: Document, { section }: Step, { range }: Command): string[] {
  const { blocks = [] } = sections.find(({ id }) => id === section) ?? {};
  return blocks
    .filter(({ kind, range: { start } }) => kind !== 'code' && start.offset >= range.end.offset)
    .map(({ text }) => text);
}
