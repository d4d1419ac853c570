import type { Observation } from '../../../index.js';
import { viewAnswer, viewSchema } from '../step-shape.js';
import {
  documentId,
  integer,
  language,
  object,
  params,
  symptom,
  type Tool,
  ToolFault,
  text,
  unknownDocument,
} from '../tool.js';

interface GetStepArguments {
  readonly document: string;
  readonly step?: string;
  readonly symptom?: string;
  readonly params?: Record<string, string>;
  readonly language?: 'zh' | 'en';
}

/** One step of a document with known values in its commands, and a session positioned there. */
export const getStep: Tool<GetStepArguments> = {
  name: 'get_step',
  title: 'One step of a workflow',
  description:
    'One step of a document: its prose, its commands with their effect, what to expect, and where it branches. The session that comes with it goes on from there. 查看流程中的一步。',
  input: object(
    {
      document: documentId,
      step: text('Id (`step-3`) or number (`3`, `2.1`) of the step; default: where to begin.', { maxLength: 100 }),
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
    const missing = there.notices.some(({ code }) => code === 'unknown-step');
    if (missing) throw unknownStep(step, shown.steps.length);
    return viewAnswer(there);
  },
};

const unknownStep = (step: string, count: number): ToolFault =>
  new ToolFault(
    'step-unknown',
    `No step ${JSON.stringify(step)} in this document, which has ${count}; get_document lists their ids.`,
  );

interface AdvanceArguments extends Record<string, unknown> {
  readonly session: string;
}

const kinds = ['outcome', 'output', 'branch', 'jump', 'set', 'document', 'back', 'finish'];
const longText = { maxLength: 1_000 };

/** The next turn of a session: the observation at the step leads to the next one. */
export const advanceDiagnosis: Tool<AdvanceArguments> = {
  name: 'advance_diagnosis',
  title: 'Go on with a diagnosis',
  description:
    'Takes what was seen at the current step and gives the next step, or the conclusion. Give the session and exactly one of the others. Nothing is stored: an older session goes on from its own step. 提交当前步骤的结果，得到下一步。',
  input: object(
    {
      session: text('As the last answer gave it, whole and unchanged.', { minLength: 1, maxLength: 524_288 }),
      outcome: text(
        '`normal`, `warning`, `abnormal`, `done` (carried out, nothing to judge), or a condition as written.',
        longText,
      ),
      output: text('What the commands of the step printed; it is judged by the expectations of the document.', {
        maxLength: 1_048_576,
      }),
      branch: integer('Number of one of the choices.', 1, 1_000),
      jump: text('Id or number of a step of this document.', longText),
      set: { ...params, description: 'Values for placeholders, by name.' },
      document: text('Id or path of another document to go on in.', longText),
      back: { const: true, description: 'Takes the last answer back.' },
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
