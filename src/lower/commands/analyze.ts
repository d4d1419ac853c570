import { parse } from 'unbash';
import { commands } from '../../generated/data/commands.js';
import type { Command, CommandSegment } from '../../model/index.js';
import { type Findings, judgeTree } from './effects/script.js';
import { type CommandKnowledge, compileCommandTable } from './effects/table.js';
import { findCandidates, maskCandidates } from './placeholders/candidates.js';
import { findPlaceholders } from './placeholders/find.js';

export type CommandAnalysis = Pick<Command, 'effect' | 'interactive' | 'segments' | 'placeholders'>;

/** The commands that the package knows. */
export const builtInCommands: CommandKnowledge = compileCommandTable(commands);

/** A program that is a placeholder is named as it is written. */
function unmasked(segment: CommandSegment, text: string): CommandSegment {
  if (!segment.program.includes('__')) return segment;
  return {
    ...segment,
    program: text.slice(segment.start, segment.end).match(/^(?:<[^>\n]*>|\{[^}\n]*\}|\S)+/)?.[0] ?? segment.program,
  };
}

/**
 * What a command line or script does: its effect (the worst of all that it runs), whether it waits for a person, the
 * programs it calls, and the placeholders that must be filled before it can run. Never throws; what is not known is `unknown`.
 */
export function analyzeCommand(text: string, knowledge: CommandKnowledge = builtInCommands): CommandAnalysis {
  const candidates = findCandidates(text);
  const masked = candidates.length ? maskCandidates(text, candidates) : text;
  // A script of another language is not looked into.
  const foreign = /^#!.*\b(?:python|perl|ruby|node|php|lua|expect|awk)/.test(text);
  const tree = parse(foreign ? '' : masked);
  const found: Findings = { segments: [], embedded: [], functions: new Set() };
  const { effect, interactive } = judgeTree(tree, masked, knowledge, found);
  return {
    // Text without any command, such as a lone comment, does nothing that is known.
    effect: tree.commands.length ? effect : 'unknown',
    interactive,
    segments: candidates.length ? found.segments.map((segment) => unmasked(segment, text)) : found.segments,
    placeholders: findPlaceholders(text, tree, candidates, found.embedded),
  };
}
