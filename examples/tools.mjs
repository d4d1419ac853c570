// What a language model may ask, in no one's format: the tools of the MCP server. The other examples hand these to their
// library. Text of documents is quoted in the answers, so that a model does not take it for instructions.
import { modelTools } from 'triagraph/tools';

/** @typedef {import('triagraph/tools').ModelTool} NeutralTool */

/**
 * @param {import('triagraph').Engine} engine
 * @returns {NeutralTool[]}
 */
export const neutralTools = (engine) => modelTools(engine);

/**
 * Runs a tool; what went wrong is told to the model, which can ask better.
 * @param {readonly NeutralTool[]} tools
 * @param {string} name
 * @param {any} given arguments of the model
 */
export async function callTool(tools, name, given) {
  const tool = tools.find((each) => each.name === name);
  if (tool === undefined) return `There is no tool ${name}.`;
  try {
    const { text, isError } = await tool.run(given ?? {});
    return isError ? `Error: ${text}` : text;
  } catch (error) {
    return `Error: ${error instanceof Error ? error.message : 'unknown'}`;
  }
}
