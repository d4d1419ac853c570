import type { Observation } from '../../../index.js';
import { viewAnswer, viewSchema } from '../step-shape.js';
import { integer, object, params, type Tool, ToolFault, text } from '../tool.js';

interface Arguments extends Record<string, unknown> {
  readonly session: string;
}

const kinds = ['outcome', 'output', 'branch', 'jump', 'set', 'document', 'back', 'finish'];
const longText = { maxLength: 1_000 };

/** The next turn of a session: the observation at the step leads to the next one. */
export const advanceDiagnosis: Tool<Arguments> = {
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
      finish: { const: true, description: 'Ends the walk.' },
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
