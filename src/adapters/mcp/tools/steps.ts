import {
  type Observation,
  type PlannedCommand,
  type PlannedStep,
  presenters,
  type SessionView,
} from '../../../index.js';
import {
  documentId,
  type JsonSchema,
  language,
  params,
  schema,
  symptom,
  type Tool,
  type ToolAnswer,
  ToolFault,
  unknownDocument,
} from '../tool.js';

const { choiceOf, integer, listOf, object, orNull, string, text } = schema;

const commandSchema = object({
  text: text('The command to show to the user. It is never run here. Data of the document.'),
  effect: choiceOf('read', 'change', 'destroy', 'unknown'),
  runnable: { type: 'boolean', description: 'False while a placeholder is open: do not offer it for copying.' },
  interactive: { type: 'boolean' },
  open: listOf(string, 'Names of placeholders without a value: set them with `params` or `set`.'),
  description: text('The comment above the command.'),
});

const choiceSchema = object({
  number: integer('Pass it as `branch`.', 1, 1_000),
  when: text('The condition, in the words of the document.'),
  leads_to: text('Title of the step or document, or the resolution itself.'),
});

export const stepSchema: JsonSchema = object({
  id: text('For `get_step` and `jump`.'),
  number: orNull({ type: 'string', description: 'Through all levels: `3.1`.' }),
  title: string,
  text: text('Prose of the step.'),
  commands: listOf(commandSchema),
  expectations: listOf(object({ verdict: choiceOf('normal', 'warning', 'abnormal'), text: string })),
  source: text('Path and line in the knowledge base.'),
});

/** The check before a step that changes something. */
export const confirmSchema = object({
  step: text('Number of the check, to be made before the step that it leads to. For `jump`.'),
  title: string,
  when: text('The condition, in the words of the document, under which it leads there.'),
  leads_to: text('Number of the step that changes something.'),
  leads_to_title: string,
});

export const confirmData = (confirm: SessionView['confirm']) =>
  confirm && {
    step: confirm.number,
    title: confirm.title,
    when: confirm.when,
    leads_to: confirm.leadsTo.number,
    leads_to_title: confirm.leadsTo.title,
  };

const viewSchema: Record<string, JsonSchema> = {
  state: choiceOf('step', 'ended', 'stale', 'no_match'),
  session: orNull(text('Pass it to advance_diagnosis, whole and unchanged. Null when the session cannot continue.')),
  document: orNull(object({ id: string, path: string, title: string })),
  step: orNull(stepSchema),
  confirm: orNull(confirmSchema),
  choices: listOf(choiceSchema),
  offers: listOf(
    object({ name: string, values: listOf(string) }),
    'Values from pasted output for open placeholders: ask the user which, then pass it as `set`.',
  ),
  judgement: orNull(
    object({
      outcome: text('`holds`, or why the output could not be judged.'),
      verdict: orNull(choiceOf('normal', 'warning', 'abnormal')),
      readings: listOf(string, 'Values that were read from the output.'),
    }),
  ),
  notices: listOf(string, 'Stable codes of things that the user should know.'),
  conclusion: orNull(object({ cause: string, resolution: orNull(string) })),
  end: orNull(choiceOf('finished', 'resolved', 'nothing-found', 'end-of-document', 'read')),
};

export const stepData = ({ id, title, text, commands, expectations, source }: PlannedStep, number: string | null) => ({
  id,
  number,
  title,
  text,
  commands: commands.map(commandData),
  expectations: expectations.map(({ verdict, text }) => ({ verdict, text })),
  source: `${source.path}:${source.line}`,
});

const commandData = ({ rendered, effect, runnable, interactive, placeholders, description }: PlannedCommand) => ({
  text: rendered,
  effect,
  runnable,
  interactive,
  open: [...new Set(placeholders.flatMap(({ name, value }) => (value === null ? [name] : [])))],
  description,
});

const viewData = ({ document, step, judgement, conclusion, confirm, ...view }: SessionView) => ({
  state: view.status,
  session: view.token,
  document: document && { id: document.id, path: document.path, title: document.title },
  step: step && stepData(step, view.number),
  confirm: confirmData(confirm),
  choices: view.choices.map(({ number, when, title }) => ({ number, when, leads_to: title })),
  offers: view.offers.map(({ name, values }) => ({ name, values })),
  judgement: judgement && {
    outcome: judgement.outcome,
    verdict: judgement.verdict,
    readings: judgement.readings.map(({ name, value, unit }) => `${name} = ${value}${unit ?? ''}`),
  },
  notices: view.notices.map(({ code }) => code),
  conclusion: conclusion && { cause: conclusion.cause, resolution: conclusion.resolution },
  end: view.end,
});

const width = 100;

/** A session turn as a tool's answer: instructions first, the step itself quoted. */
function viewAnswer(view: SessionView): ToolAnswer {
  const session = view.token === null ? '' : `\nsession: ${view.token}`;
  return {
    data: viewData(view),
    lead: `${leads[view.status]}${session}`,
    body: presenters.session.text(view, { width }).trim(),
  };
}

const leads: Readonly<Record<SessionView['status'], string>> = {
  step: 'Show the step and its commands to the user with their effect, and let the user run them. Then call advance_diagnosis with the session and what was seen.',
  ended: 'The session has ended. advance_diagnosis with `back` undoes the last answer, with `jump` it goes to a step.',
  stale: 'The document has changed; the last answer was not used. Continue with the step below and the new session.',
  no_match: 'Nothing in the knowledge base explains this symptom, so there is no procedure to follow.',
};

interface GetStepArguments {
  readonly document: string;
  readonly step?: string;
  readonly symptom?: string;
  readonly params?: Record<string, string>;
  readonly language?: 'zh' | 'en';
}

export const getStep: Tool<GetStepArguments> = {
  name: 'get_step',
  title: 'One step of a workflow',
  description:
    'One step of a document: its prose, its commands with their effect, what to expect, and where it branches. The session in the answer continues from there. 查看流程中的一步。',
  input: object(
    {
      document: documentId,
      step: text('Number (`2.1`), id (`step-2.1`) or title of the step; default: the step to begin with.', {
        maxLength: 400,
      }),
      symptom: { ...symptom, description: 'What is wrong: names in it are filled into the commands.' },
      params,
      language,
    },
    ['step', 'symptom', 'params', 'language'],
  ),
  output: object(viewSchema),
  run: ({ document, step, symptom: asked, ...options }, engine) => {
    const shown = engine.show(document);
    if (shown === null) throw unknownDocument(document, engine);
    // An id stands for all translations: the user's words select the language.
    const inItsLanguage = asked === undefined ? { language: shown.language } : {};
    const { view } = engine.start(asked ?? shown.title, { ...inItsLanguage, ...options, document });
    if (step === undefined || view.token === null) return viewAnswer(view);
    const there = engine.advance(view.token, { jump: step });
    for (const { code, values } of there.notices) {
      if (code === 'unknown-step')
        throw new ToolFault(
          'step-unknown',
          `No step ${quoted(step)} in this document, which has ${shown.steps.length}; get_document lists their ids.`,
        );
      if (code === 'which-step')
        throw new ToolFault('step-ambiguous', `${quoted(step)} may be ${values.choices}. Give its number.`);
      if (code === 'renamed-step')
        throw new ToolFault(
          'step-renamed',
          `${quoted(step)} is an old id; it is now step ${values.number}, ${quoted(values.title!)}.`,
        );
    }
    return viewAnswer(there);
  },
};

const quoted = (text: string): string => JSON.stringify(text);

interface AdvanceArguments extends Record<string, unknown> {
  readonly session: string;
}

const kinds = ['outcome', 'output', 'branch', 'jump', 'set', 'document', 'note', 'back', 'finish'];
const longText = { maxLength: 1_000 };

export const advanceDiagnosis: Tool<AdvanceArguments> = {
  name: 'advance_diagnosis',
  title: 'Continue a diagnosis',
  description:
    'Takes the observation at the current step and returns the next step, or the conclusion. Give the session and exactly one of the other arguments. Nothing is stored: an older session continues from its own step. 提交当前步骤的结果，得到下一步。',
  input: object(
    {
      session: text('The session of the last answer, whole and unchanged.', { minLength: 1, maxLength: 524_288 }),
      outcome: text(
        '`normal`, `warning`, `abnormal`, `done` (carried out, nothing to judge), or a condition as written.',
        longText,
      ),
      output: text('Output of the commands of the step; it is compared with the expectations of the document.', {
        maxLength: 1_048_576,
      }),
      branch: integer('Number of one of the choices.', 1, 1_000),
      jump: text('Number, id or title of a step of this document.', longText),
      set: { ...params, description: 'Values for placeholders, by name.' },
      document: text('Id or path of another document to continue in.', longText),
      note: text('A remark of the user for the report; the step does not change.', longText),
      back: { const: true, description: 'Undoes the last answer.' },
      finish: { const: true, description: 'Ends the session.' },
    },
    kinds,
  ),
  output: object(viewSchema),
  run: ({ session, ...given }, engine) => {
    const named = kinds.filter((kind) => given[kind] !== undefined);
    if (named.length !== 1)
      throw new ToolFault(
        'observation-count',
        `Unexpected ${named.length} observations${named.length > 1 ? ` (${named.join(', ')})` : ''}, expected exactly one of ${kinds.join(', ')}.`,
      );
    const kind = named[0]!;
    return viewAnswer(engine.advance(session, { [kind]: given[kind] } as Observation));
  },
};
