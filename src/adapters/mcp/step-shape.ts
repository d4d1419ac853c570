import { type PlannedCommand, type PlannedStep, presenters, type SessionView } from '../../index.js';
import { visibleText } from './quote.js';
import { choiceOf, integer, type JsonSchema, listOf, object, orNull, type ToolAnswer, text } from './tool.js';

const commandSchema = object({
  text: text('The command to show to the user. It is never run here. Data of the document.'),
  effect: choiceOf('read', 'change', 'destroy', 'unknown'),
  runnable: { type: 'boolean', description: 'False while a placeholder is open: do not offer it for copying.' },
  interactive: { type: 'boolean' },
  open: listOf({ type: 'string' }, 'Names of placeholders without a value: give them as `params` or `set`.'),
  description: text('The comment above it.'),
});

const choiceSchema = object({
  number: integer('What to give as `branch`.', 1, 1_000),
  when: text('The condition, in the words of the document.'),
  leads_to: text('Title of the step or document, or the resolution itself.'),
});

/** A step: what to run, what to expect, where it branches. */
export const stepSchema: JsonSchema = object({
  id: text('For `get_step` and `jump`.'),
  number: orNull({ type: 'string', description: 'Through all levels: `3.1`.' }),
  title: { type: 'string' },
  text: text('Prose of the step.'),
  commands: listOf(commandSchema),
  expectations: listOf(object({ verdict: choiceOf('normal', 'warning', 'abnormal'), text: { type: 'string' } })),
  source: text('Path and line in the knowledge base.'),
});

/** A turn of a session. */
export const viewSchema: Record<string, JsonSchema> = {
  state: choiceOf('step', 'ended', 'stale', 'no_match'),
  session: orNull(
    text('Give it back to advance_diagnosis, whole and unchanged. Null: there is nothing to go on with.'),
  ),
  document: orNull(object({ id: { type: 'string' }, path: { type: 'string' }, title: { type: 'string' } })),
  step: orNull(stepSchema),
  choices: listOf(choiceSchema),
  judgement: orNull(
    object({
      outcome: text('`holds`, or why the output could not be judged.'),
      verdict: orNull(choiceOf('normal', 'warning', 'abnormal')),
      readings: listOf({ type: 'string' }, 'Values that were read from the output.'),
    }),
  ),
  notices: listOf({ type: 'string' }, 'Stable codes of what the user should know.'),
  conclusion: orNull(object({ cause: { type: 'string' }, resolution: orNull({ type: 'string' }) })),
  end: orNull(choiceOf('finished', 'resolved', 'nothing-found', 'end-of-document', 'read')),
};

export function stepData(step: PlannedStep, number: string | null): Record<string, unknown> {
  return {
    id: step.id,
    number,
    title: visibleText(step.title),
    text: visibleText(step.text),
    commands: step.commands.map(commandData),
    expectations: step.expectations.map(({ verdict, text }) => ({ verdict, text: visibleText(text) })),
    source: visibleText(`${step.source.path}:${step.source.line}`),
  };
}

function commandData(command: PlannedCommand): Record<string, unknown> {
  const open = command.placeholders.filter(({ value }) => value === null).map(({ name }) => visibleText(name));
  return {
    text: visibleText(command.rendered),
    effect: command.effect,
    runnable: command.runnable,
    interactive: command.interactive,
    open: [...new Set(open)],
    description: visibleText(command.description),
  };
}

export function viewData(view: SessionView): Record<string, unknown> {
  const { document, judgement, conclusion } = view;
  return {
    state: view.status,
    session: view.token,
    document: document && {
      id: visibleText(document.id),
      path: visibleText(document.path),
      title: visibleText(document.title),
    },
    step: view.step && stepData(view.step, view.number),
    choices: view.choices.map(({ number, when, title }) => ({
      number,
      when: visibleText(when),
      leads_to: visibleText(title),
    })),
    judgement: judgement && {
      outcome: judgement.outcome,
      verdict: judgement.verdict,
      readings: judgement.readings.map(({ name, value, unit }) => visibleText(`${name} = ${value}${unit ?? ''}`)),
    },
    notices: view.notices.map(({ code }) => code),
    conclusion: conclusion && {
      cause: visibleText(conclusion.cause),
      resolution: conclusion.resolution === null ? null : visibleText(conclusion.resolution),
    },
    end: view.end,
  };
}

const width = 100;

/** A session turn as a tool's answer: instructions first, the step itself quoted. */
export function viewAnswer(view: SessionView): ToolAnswer {
  const session = view.token === null ? '' : `\nsession: ${view.token}`;
  return {
    data: viewData(view),
    lead: `${leads[view.status]}${session}`,
    body: presenters.session.text(view, { width }).trim(),
  };
}

const leads: Readonly<Record<SessionView['status'], string>> = {
  step: 'Show the step and its commands to the user with their effect, and let the user run them. Then call advance_diagnosis with the session and what was seen.',
  ended: 'The session has ended. advance_diagnosis with `back` takes the last answer back, `jump` goes to a step.',
  stale: 'The document has changed since; the last answer was not used. Go on with the step below and the new session.',
  no_match: 'Nothing in the knowledge base explains this symptom, so there is no procedure to follow.',
};
