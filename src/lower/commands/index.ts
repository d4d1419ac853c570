export { CommandAnalyst } from './analyst.js';
export { analyzeCommand, type CommandAnalysis, commandKnowledge, isKnownProgram } from './analyze.js';
export { type CommandKnowledge, compileCommandTable, mergeCommandTables } from './effects/table.js';
export { isShellLanguage } from './languages.js';
export { type FencePart, type FenceSource, inlineCommand, splitFence } from './split/fence.js';
