import { viewAnswer, viewSchema } from '../step-shape.js';
import { documentId, language, object, params, symptom, type Tool, ToolFault, text, unknownDocument } from '../tool.js';

interface Arguments {
  readonly document: string;
  readonly step?: string;
  readonly symptom?: string;
  readonly params?: Record<string, string>;
  readonly language?: 'zh' | 'en';
}

/** One step of a document with known values in its commands, and a session positioned there. */
export const getStep: Tool<Arguments> = {
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
