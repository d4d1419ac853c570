// Tools for LangChain: https://docs.langchain.com/oss/javascript/langchain/tools
//   import { createAgent, tool } from 'langchain';
//   const agent = createAgent({ model, tools: langchainTools(tool, await Engine.open({ kb: ['runbooks'] })) });
import { callTool, neutralTools } from './tools.mjs';

/**
 * @template Tool
 * @param {(run: (given: any) => Promise<string>, fields: { name: string, description: string, schema: any }) => Tool} tool
 * @param {import('triagraph').Engine} engine
 * @returns {Tool[]}
 */
export function langchainTools(tool, engine) {
  const tools = neutralTools(engine);
  return tools.map(({ name, description, parameters }) =>
    tool(async (given) => callTool(tools, name, given), { name, description, schema: parameters }),
  );
}
