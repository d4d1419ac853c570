import {
  type Diagnosis,
  type DocumentName,
  type PlannedWorkflow,
  presenters,
  type SessionView,
} from '../../../index.js';
import { visibleItem } from '../quote.js';
import { language, params, schema, symptom, type Tool } from '../tool.js';
import { confirmData, confirmSchema, stepData, stepSchema } from './steps.js';

const { choiceOf, integer, listOf, object, orNull, string, text } = schema;

interface Arguments {
  readonly symptom: string;
  readonly language?: 'zh' | 'en';
  readonly product?: string;
  readonly version?: string;
  readonly for_version?: string;
  readonly params?: Record<string, string>;
  readonly limit?: number;
}

const brief = object({ id: string, path: string, title: string });

export const findWorkflow: Tool<Arguments> = {
  name: 'find_workflow',
  title: 'Find the workflow for a symptom',
  description:
    'Finds the troubleshooting workflow for a symptom, with the reasons, the outline of its steps, the step to begin with and similar solved cases. Ask this first. It is honest: `no_match` means that the knowledge base has no answer. 按症状查找排查流程。',
  input: object(
    {
      symptom,
      language,
      product: text('Show only solved cases for this product.', { maxLength: 200 }),
      version: text('Version of the product that is running.', { maxLength: 200 }),
      for_version: text('Marks lines that do not apply to this version, such as v1.13.', { maxLength: 60 }),
      params,
      limit: integer('Candidates to return; default 3.', 1, 10),
    },
    ['language', 'product', 'version', 'for_version', 'params', 'limit'],
  ),
  output: object({
    status: choiceOf('matched', 'ambiguous', 'no_match'),
    confidence: choiceOf('high', 'medium', 'low'),
    knowledge_base: text('Hash of the version that answered.'),
    matches: listOf(
      object({
        rank: { type: 'integer' },
        id: string,
        path: string,
        kind: choiceOf('workflow', 'case', 'article'),
        title: string,
        why: listOf(string, 'Parts of the symptom that match.'),
      }),
    ),
    workflow: orNull(
      object({
        id: string,
        path: string,
        title: string,
        reason: string,
        cause: orNull(text('The cause that a case names; null for a workflow, whose steps find it.')),
        steps: listOf(
          object({
            id: text('For get_step.'),
            title: string,
            commands: { type: 'integer', description: 'Number of commands.' },
          }),
        ),
        more_steps: { type: 'integer', description: 'Number of steps that are not listed; get_document lists all.' },
      }),
    ),
    start: orNull({ ...stepSchema, description: 'The step to begin with; if `confirm` is given, it is the check.' }),
    confirm: orNull(confirmSchema),
    session: orNull(text('Pass it to advance_diagnosis, whole and unchanged.')),
    question: orNull(
      object({
        text: string,
        options: listOf(object({ answer: string, id: text('Document for this answer.') })),
      }),
    ),
    cases: listOf(object({ id: string, path: string, title: string, cause: orNull(string) }), 'For get_document.'),
    suggestions: listOf(brief, 'no_match only: the nearest documents. They are not an answer.'),
  }),
  run: async ({ symptom: asked, limit = 3, for_version: forVersion, ...options }, engine) => {
    const running = forVersion === undefined ? {} : { forVersion };
    const { diagnosis, view } = await engine.begin(asked, { ...options, ...running, limit });
    return { data: dataOf(diagnosis, view), lead: leadOf(diagnosis, view), body: bodyOf(diagnosis, view) };
  },
};

const shownSteps = 30;
const shownReasons = 4;

function dataOf(diagnosis: Diagnosis, view: SessionView): object {
  const { status, confidence, kb, workflow, question, fallback } = diagnosis;
  return {
    status,
    confidence,
    knowledge_base: kb.hash,
    matches: diagnosis.matches.map(({ rank, kind, evidence, ...match }) => ({
      rank,
      kind,
      ...briefOf(match),
      why: [...new Set(evidence.map(({ value }) => value))].slice(0, shownReasons),
    })),
    workflow: workflow && outlineOf(workflow),
    start: view.step && stepData(view.step, view.number),
    confirm: confirmData(view.confirm),
    session: view.token,
    question: question && {
      text: question.text,
      options: question.options.map(({ answer, id }) => ({ answer, id })),
    },
    cases: diagnosis.cases.map(({ cause, ...each }) => ({ ...briefOf(each), cause: cause && visibleItem(cause) })),
    suggestions: [...(fallback ? [fallback] : []), ...diagnosis.suggestions].map(briefOf),
  };
}

const outlineOf = ({ steps, reason, cause, ...workflow }: PlannedWorkflow) => ({
  ...briefOf(workflow),
  reason,
  cause: cause === undefined ? null : visibleItem(cause),
  steps: steps.slice(0, shownSteps).map(({ id, title, commands }) => ({ id, title, commands: commands.length })),
  more_steps: Math.max(0, steps.length - shownSteps),
});

const briefOf = ({ id, path, title }: DocumentName): DocumentName => ({ id, path, title });

function leadOf({ status, confidence, question }: Diagnosis, { token }: SessionView): string {
  if (status === 'no_match')
    return 'no_match: the knowledge base has no answer. Say so, and ask the user for the exact error line, what is affected, and what fails. The documents below are suggestions, not an answer.';
  const asked = question === null ? '' : ' Ask the question below first: its answer names the document for `document`.';
  const session = token === null ? '' : `\nsession: ${token}`;
  return `${status}, confidence ${confidence}.${asked} Show the step to the user; then call advance_diagnosis with the session and what was seen.${session}`;
}

function bodyOf(diagnosis: Diagnosis, view: SessionView): string {
  const { workflow, question, cases, suggestions, fallback } = diagnosis;
  const brief = ({ id, path, title }: DocumentName) => `- ${title} (id ${id}, ${path})`;
  const offered = [...(fallback ? [fallback] : []), ...suggestions];
  const parts = [
    diagnosis.matches.length > 0 ? ['Matches:', ...diagnosis.matches.map(brief)] : [],
    question ? [question.text, ...question.options.map(({ answer, id }) => `- ${answer}: ${id}`)] : [],
    workflow ? outlineLines(workflow) : [],
    view.step ? [presenters.session.text(view, { width: 100 }).trim()] : [],
    cases.length > 0
      ? ['Solved cases:', ...cases.map((each) => `${brief(each)}${each.cause ? `: ${visibleItem(each.cause)}` : ''}`)]
      : [],
    offered.length > 0 ? ['Nearest documents:', ...offered.map(brief)] : [],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

function outlineLines({ title, steps }: PlannedWorkflow): string[] {
  const more = steps.length - shownSteps;
  return [
    `Steps of "${title}":`,
    ...steps.slice(0, shownSteps).map((step) => `- ${step.id}: ${step.title}`),
    ...(more > 0 ? [`- ${more} more`] : []),
  ];
}
