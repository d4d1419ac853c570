import type { Engine } from '../../index.js';
import { runTool, type Tool } from './tool.js';
import { getDocument, searchCases } from './tools/documents.js';
import { findWorkflow } from './tools/find-workflow.js';
import { advanceDiagnosis, getStep } from './tools/steps.js';

/**
 * The tools, in the order in which a model should consider them.
 * @internal
 */
export const tools = [findWorkflow, getStep, advanceDiagnosis, getDocument, searchCases] as readonly Tool<object>[];

/** A tool in a neutral format, for any language model library. */
export interface ModelTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema (2020-12) of the arguments. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /**
   * The answer as text for the model. Text of documents is quoted as data; invalid arguments give an answer with
   * `isError`. Nothing is run and nothing is stored.
   */
  readonly run: (given: object) => Promise<{ readonly text: string; readonly isError: boolean }>;
}

/**
 * The tools of the MCP server on an opened knowledge base.
 * @example
 * const [findWorkflow] = modelTools(await Engine.open({ kb: ['runbooks/'] }));
 * console.log((await findWorkflow.run({ symptom: 'no available ip' })).text);
 */
export function modelTools(engine: Engine): ModelTool[] {
  return tools.map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    parameters: tool.input,
    async run(given) {
      const { content, isError = false } = await runTool(tool, given, engine);
      return { text: content.map(({ text }) => text).join('\n'), isError };
    },
  }));
}
