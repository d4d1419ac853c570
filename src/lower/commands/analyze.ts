import { parse } from 'unbash';
import type { Command, CommandSegment, Placeholder } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import type { CommandEffect } from './effects/evaluate.js';
import { evaluateTree, type Findings, scanTokens } from './effects/script.js';

import { type CommandKnowledge, commandKnowledge } from './effects/table.js';
import { isTooDeep } from './nesting.js';
import { type Candidate, findCandidates, maskCandidates } from './placeholders/candidates.js';
import { type Grammar, readGrammar } from './placeholders/contexts.js';
import { findPlaceholders, forgottenEnd } from './placeholders/find.js';

export type CommandAnalysis = Pick<Command, 'effect' | 'interactive' | 'segments' | 'placeholders' | 'problem'>;

function noFindings(): Findings {
  return { segments: [], embedded: [], inputs: [], functions: new Set() };
}

/** A placeholder in place of a program keeps its spelling. */
function unmasked(segment: CommandSegment, text: string): CommandSegment {
  if (!segment.program.includes('__')) return segment;
  return {
    ...segment,
    program: text.slice(segment.start, segment.end).match(/^(?:<[^>\n]*>|\{[^}\n]*\}|\S)+/)?.[0] ?? segment.program,
  };
}

const angled = /<[^<>\n|;&]{1,200}>/g;

/** The syntax error, taking everything in angle brackets for a word: `<default>` may be a placeholder too. */
function problemOf(masked: string): { message: string; start: number } | null {
  const inner = masked.replace(angled, (found) => '_'.repeat(found.length));
  const plain = inner.replace(angled, (found) => '_'.repeat(found.length)); // `<<registry>/image>`
  const [first] = parse(plain).errors ?? [];
  return first ? { message: first.message, start: Math.min(first.pos, plain.length) } : null;
}

/** The result for text that is not parsed: only its words count. */
function unparsed(text: string, candidates: readonly Candidate[], knowledge: CommandKnowledge): CommandAnalysis {
  const placeholders = findPlaceholders(text, () => null, candidates, []);
  return { effect: scanTokens(text, knowledge), interactive: false, segments: [], placeholders };
}

/**
 * What a command line or script does: its effect (the worst of all that it runs), whether it waits for a person, the
 * programs it calls, and the placeholders that must be filled before it can run. Never throws; what is not known is `unknown`.
 */
export function analyzeCommand(text: string, vocabulary?: Vocabulary): CommandAnalysis {
  const knowledge = commandKnowledge(vocabulary);
  const candidates = findCandidates(text);
  const masked = candidates.length ? maskCandidates(text, candidates) : text;
  const found = noFindings();
  // Scripts of other languages are not analyzed.
  const foreign = /^#!.*\b(?:python|perl|ruby|node|php|lua|expect|awk)/.test(text);
  const tree = parse(foreign ? '' : masked);
  if (isTooDeep(text)) return unparsed(text, candidates, knowledge);
  const { effect, interactive } = evaluateTree(tree, masked, knowledge, found);
  const unread = foreign || !tree.errors ? null : problemOf(masked);
  const problem = unread ?? forgottenEnd(found.inputs, text);
  // Text without any command, such as a lone comment, has an unknown effect.
  const result: CommandEffect = { effect: tree.commands.length ? effect : 'unknown', interactive };
  const grammar = () => (tree.errors?.length ? null : readGrammar(tree));
  return { ...(problem ? { problem } : {}), ...finish(text, candidates, result, found, grammar) };
}

function finish(
  text: string,
  candidates: readonly Candidate[],
  { effect, interactive }: CommandEffect,
  found: Findings,
  grammar: () => Grammar | null,
): CommandAnalysis {
  const segments = candidates.length ? found.segments.map((segment) => unmasked(segment, text)) : found.segments;
  const placeholders = findPlaceholders(text, grammar, candidates, found.embedded).map((placeholder) =>
    namesProgram(text, segments, placeholder) ? { ...placeholder, context: 'program' as const } : placeholder,
  );
  return { effect, interactive, segments, placeholders };
}

/** True when a placeholder is the name of the program itself. */
function namesProgram(text: string, segments: readonly CommandSegment[], { start, end }: Placeholder): boolean {
  return segments.some((segment) => segment.start === start) && !/^[\w./-]*\//.test(text.slice(end));
}
