import { checkOf } from '../../check-options.js';
import { groupBy } from '../../collections.js';
import type { Choice, SessionView } from '../../model/index.js';
import { type NestedStep, StepTree } from '../../step-tree.js';
import { proseWithout, stepTitle } from '../diagnosis/outline.js';
import { commandLines, expectationLines, stepProse } from '../diagnosis/steps-text.js';
import { joinParts, type PresentOptions, pageFor, prose } from '../layout.js';
import { fillMessage, type Messages } from '../messages/index.js';
import { sanitizeLine } from '../sanitize.js';
import {
  askedAgain,
  conclusionLines,
  endSentence,
  headLines,
  judgementLines,
  noteCodes,
  noticeLines,
  type SessionPage,
  staleSentence,
  startCodes,
} from './turn-text.js';

export interface SessionTextOptions extends PresentOptions {
  /** Choices and open values are prompted for separately and need not be listed. */
  readonly asked?: boolean;
}

const check = checkOf<SessionTextOptions>({ color: true, width: true, all: true, asked: true });

/** One turn for a terminal: the result of the last answer, then the current step, its commands and branches. */
export function sessionText(view: SessionView, options: SessionTextOptions = {}): string {
  check('presenters.session.text', options);
  const page = { ...pageFor(view.language, options), asked: options.asked === true };
  if (view.status === 'no_match') return joinParts([prose(page, page.messages.noMatch)]);
  const has = (codes: ReadonlySet<string>): boolean => view.notices.some(({ code }) => codes.has(code));
  const stayed = view.step !== null && (has(askedAgain) || has(noteCodes));
  // Where the step is not shown again, its warnings are not either.
  const notices = stayed ? view.notices.filter(({ code }) => !startCodes.has(code)) : view.notices;
  const stale = staleSentence(view, page.messages);
  const parts = has(noteCodes) ? [] : [choiceLines(view, page), offerLines(view, page)];
  return joinParts([
    headLines(view, page),
    stale === '' ? [] : prose(page, stale).map((line) => page.paint(['bold', 'yellow'], line)),
    judgementLines(view, page),
    notices.flatMap((notice) => noticeLines(notice, page)),
    conclusionLines(view, page),
    view.step ? [] : endLines(view, page),
    ...(stayed ? parts : stepParts(view, page)),
  ]);
}

function endLines({ end, visits }: SessionView, page: SessionPage): string[] {
  return end ? prose(page, endSentence(end, visits, page.messages)).map((line) => page.paint('bold', line)) : [];
}

function stepParts(view: SessionView, page: SessionPage): string[][] {
  const { step, document, number } = view;
  if (!step || !document) return [];
  const { messages, paint } = page;
  const head = fillMessage(messages.stepHead, { number: number ?? '', title: stepTitle(step) });
  const source = paint('dim', `  (:${step.source.line})`);
  const lines = prose(page, head).map((line) => paint(['bold', 'cyan'], line));
  const text = proseWithout(step.text, view.choices);
  const last = lines.pop() ?? '';
  return [
    [...lines, last + source, ...stepProse({ ...step, text }, page, 2)],
    ...step.commands.map((command) => commandLines(command, page, 2)),
    expectationLines(step, page, 2),
    choiceLines(view, page),
    belowLines(view, page),
    [...parameterLines(view, page), ...offerLines(view, page)],
  ];
}

const shownBelow = 12;

/** The substeps of a step without commands: usually the ways to carry it out. */
function belowLines({ step, below }: SessionView, page: SessionPage): string[] {
  if (!step || step.commands.length > 0 || below.length === 0) return [];
  const shown = below
    .slice(0, shownBelow)
    .flatMap(({ number, title }) => prose(page, `${number} ${sanitizeLine(title)}`, 2, 4));
  return [page.paint('bold', page.messages.below), ...shown, ...(below.length > shownBelow ? ['  …'] : [])];
}

/** Conditions that lead to one place stand below it. */
function choiceLines({ choices, step }: SessionView, page: SessionPage): string[] {
  if (choices.length === 0 || page.asked) return [];
  const { messages, paint } = page;
  const line = ({ number, suggested }: Choice, text: string, indent: number): string[] =>
    prose(page, `${number}. ${text}${suggested ? messages.suggested : ''}`, indent).map((each) =>
      paint(suggested ? ['bold', 'cyan'] : 'cyan', each),
    );
  const byTarget = groupBy(choices, (choice) => choiceText({ ...choice, when: '' }, messages));
  return [
    paint('bold', messages.choices),
    ...[...byTarget].flatMap(([target, group]) => {
      if (group.length === 1) return line(group[0]!, choiceText(group[0]!, messages, step?.title), 2);
      const conditions = group.flatMap((choice) => line(choice, sanitizeLine(choice.when), 4));
      return [...prose(page, `→ ${target}`, 2, 2).map((each) => paint('cyan', each)), ...conditions];
    }),
  ];
}

/** `if x == 0 → step 6 "…" · solved cases: 3`; without the condition when it only repeats the title of the step. */
export function choiceText(choice: Choice, messages: Messages, ownTitle = ''): string {
  const title = choice.stepNumber === null ? sanitizeLine(choice.title) : stepTitle(choice);
  const when = sanitizeLine(choice.when);
  const cases = choice.cases > 0 ? fillMessage(messages.choiceCases, { count: choice.cases }) : '';
  const isRepeated = when === '' || when === sanitizeLine(ownTitle);
  if (choice.kind === 'resolution')
    return isRepeated ? title + cases : fillMessage(messages.choiceText, { when, target: title }) + cases;
  const target = {
    step: fillMessage(messages.toStep, { number: choice.stepNumber ?? '', title }),
    document: fillMessage(messages.toDocument, { title }),
    unresolved: fillMessage(messages.toNothing, { title }),
  }[choice.kind];
  return (isRepeated ? target : fillMessage(messages.choice, { when, target })) + cases;
}

/** The button or menu entry for the check before a change; null unless the change was reached without it. */
export function checkLabel({ confirm, step }: SessionView, { ask }: Messages): string | null {
  if (!confirm || confirm.step === step?.id) return null;
  return fillMessage(ask.check, { number: confirm.number, title: stepTitle(confirm) });
}

export function stepLabels(steps: readonly (NestedStep & { readonly title: string })[]) {
  const tree = new StepTree(steps);
  return steps.map(({ id, title }) => {
    const number = tree.number(id)!;
    return { number, label: `${number} ${stepTitle({ title })}` };
  });
}

/** The parameters that this step needs, and those that it uses. */
function parameterLines({ step }: SessionView, page: SessionPage): string[] {
  const { messages, paint } = page;
  const bindings = new Map(
    (step?.commands ?? []).flatMap((command) => command.placeholders.map((each) => [each.name, each])),
  );
  const open = [...bindings.values()].filter(({ value }) => value === null).map(({ name }) => sanitizeLine(name));
  const known = [...bindings.values()]
    .filter(({ value }) => value !== null)
    .map(({ name, value }) => `${sanitizeLine(name)} = ${sanitizeLine(value!)}`);
  const separator = messages.listSeparator;
  return [
    ...(known.length > 0
      ? prose(page, fillMessage(messages.knownParameters, { values: known.join(separator) }), 0, 2)
      : []),
    ...(open.length > 0 && !page.asked
      ? prose(page, fillMessage(messages.openParameters, { names: open.join(separator) }) + messages.setHint, 0, 2)
      : []
    ).map((line) => paint('yellow', line)),
  ];
}

/** Names in pasted output for the open parameters of this step; when they were pasted, for all. */
function offerLines({ step, offers, output }: SessionView, page: SessionPage): string[] {
  if (page.asked) return [];
  const own = new Set(step?.commands.flatMap(({ placeholders }) => placeholders.map(({ name }) => name)));
  const shown = offers.filter(({ name }) => own.has(name) || output !== null).slice(0, shownOffers);
  return shown.flatMap(({ name, values }) => {
    const listed = values.map(sanitizeLine).join(page.messages.listSeparator);
    return prose(page, fillMessage(page.messages.offered, { name: sanitizeLine(name), values: listed }), 2, 4);
  });
}

const shownOffers = 6;
