// Tools for the Vercel AI SDK: https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling
//   import { generateText, jsonSchema, stepCountIs, tool } from 'ai';
//   const tools = vercelTools({ tool, jsonSchema }, await Engine.open({ kb: ['runbooks'] }));
//   const { text } = await generateText({ model, prompt: 'Pods get no address', tools, stopWhen: stepCountIs(8) });
import { callTool, neutralTools } from './tools.mjs';

/**
 * The part of the package `ai` that is used.
 * @template Tool
 * @typedef {object} Sdk
 * @property {(definition: { description: string, inputSchema: any, execute: (given: any) => Promise<string> }) => Tool} tool
 * @property {(schema: any) => unknown} jsonSchema
 */

/**
 * @template Tool
 * @param {Sdk<Tool>} sdk
 * @param {import('triagraph').Engine} engine
 * @returns {Record<string, Tool>}
 */
export function vercelTools({ tool, jsonSchema }, engine) {
  const tools = neutralTools(engine);
  return Object.fromEntries(
    tools.map(({ name, description, parameters }) => [
      name,
      tool({
        description,
        inputSchema: jsonSchema(parameters),
        execute: async (given) => callTool(tools, name, given),
      }),
    ]),
  );
}
