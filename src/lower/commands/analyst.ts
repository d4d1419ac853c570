import { analyzeCommand, builtInCommands, type CommandAnalysis } from './analyze.js';
import type { CommandKnowledge } from './effects/table.js';

/** Commands that are remembered, and their longest: half of those in a collection of runbooks say what others say. */
const capacity = 20_000;
const longestRemembered = 1_000;

/** Analyses commands, each of them once: one analyst serves one compilation. */
export class CommandAnalyst {
  readonly #known = new Map<string, CommandAnalysis>();

  constructor(readonly knowledge: CommandKnowledge = builtInCommands) {}

  analyze(text: string): CommandAnalysis {
    if (text.length > longestRemembered) return analyzeCommand(text, this.knowledge);
    let analysis = this.#known.get(text);
    if (analysis === undefined) {
      analysis = analyzeCommand(text, this.knowledge);
      if (this.#known.size >= capacity) this.#known.clear();
      this.#known.set(text, analysis);
    }
    return analysis;
  }
}
