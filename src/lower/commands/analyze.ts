import { parse } from 'unbash';
import type { Command, CommandSegment, Placeholder } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { evaluateTree, type Findings, scanTokens } from './effects/script.js';
import { type CommandKnowledge, commandKnowledge } from './effects/table.js';
import { type Grammar, readGrammar } from './placeholders/contexts.js';
import { findCandidates, findPlaceholders, maskCandidates, unclosedPlaceholder } from './placeholders/find.js';
import { leftOut } from './placeholders/samples.js';
import { isTooDeep } from './split/statement.js';

export type CommandAnalysis = Pick<Command, 'effect' | 'interactive' | 'segments' | 'placeholders' | 'problem'>;

const foreignScript = /^#!.*\b(?:python|perl|ruby|node|php|lua|expect|awk)/;

/** Effect, interactivity, programs and placeholders of a command line or script. Never throws; what is not understood is `unknown`. */
export function analyzeCommand(text: string, vocabulary?: Vocabulary): CommandAnalysis {
  const knowledge = commandKnowledge(vocabulary);
  const candidates = findCandidates(text, vocabulary);
  const found: Findings = {
    segments: [],
    embedded: [],
    inputs: [],
    functions: new Set(),
    written: new Set(),
    reevaluates: false,
    runsValues: false,
    replacesPrograms: false,
  };
  const source = { text, candidates, vocabulary, embedded: found.embedded };
  if (isTooDeep(text)) {
    const placeholders = findPlaceholders({ ...source, grammar: null });
    return { effect: scanTokens(text, knowledge), interactive: false, segments: [], placeholders };
  }
  const masked = maskCandidates(text, candidates);
  const isForeign = foreignScript.test(text);
  const tree = parse(isForeign ? '' : masked);
  const { effect, interactive } = evaluateTree(tree, masked, knowledge, found);
  const grammar = tree.errors?.length ? null : readGrammar(tree);
  const problem =
    (tree.errors ? problemOf(masked) : null) ??
    unclosedPlaceholder(found.inputs, text, vocabulary) ??
    incompleteCall(masked, found.segments, knowledge) ??
    leftOut(masked, grammar?.spans ?? []);
  const segments = candidates.length ? found.segments.map((segment) => unmasked(segment, text)) : found.segments;
  const placeholders = findPlaceholders({ ...source, grammar, reevaluates: found.reevaluates });
  return {
    ...(problem ? { problem } : {}),
    // Text without any command, such as a lone comment, has an unknown effect.
    effect: tree.commands.length ? effect : 'unknown',
    interactive,
    segments,
    placeholders: withPrograms(placeholders, { text, grammar, ...found }),
  };
}

/** The first call without the arguments that it needs (`kubectl create`). */
function incompleteCall(
  masked: string,
  segments: readonly CommandSegment[],
  knowledge: CommandKnowledge,
): { message: string; start: number } | null {
  // In `xargs kubectl delete` the outer program gives the inner one its arguments.
  const isGiven = ({ start, end }: CommandSegment): boolean =>
    segments.some((each) => each.program !== 'sudo' && each.start < start && end <= each.end);
  const found = segments.find(
    (segment) => knowledge.isIncomplete(masked.slice(segment.start, segment.end)) && !isGiven(segment),
  );
  return found
    ? { message: `${masked.slice(found.start, found.end)} without its arguments`, start: found.start }
    : null;
}

const angled = /<[^<>\n|;&]{1,200}>/g;

/** The first syntax error. Anything in angle brackets counts as a word, since `<default>` may be a placeholder. */
function problemOf(masked: string): { message: string; start: number } | null {
  const maskAngled = (text: string): string => text.replace(angled, (found) => '_'.repeat(found.length));
  const plain = maskAngled(maskAngled(masked)); // `<<registry>/image>`
  const [first] = parse(plain).errors ?? [];
  return first ? { message: first.message, start: Math.min(first.pos, plain.length) } : null;
}

/** A segment whose program is a placeholder gets the spelling of that. */
function unmasked(segment: CommandSegment, text: string): CommandSegment {
  if (!segment.program.includes('__')) return segment;
  const [program = segment.program] =
    /^(?:<[^>\n]*>|\{[^}\n]*\}|\S)+/.exec(text.slice(segment.start, segment.end)) ?? [];
  return { ...segment, program };
}

/** A program that is a placeholder (masked by `_`) or a variable. */
const openProgram = /^["']?(?:_{3}|\$\{?(\w+|[@*]))/;

/** A program that a substitution prints: `$(echo ls)`. */
const printedProgram = /^["']?(?:\$\(|`)/;
/** Whether a text ends inside a command substitution. */
const isInSubstitution = (before: string): boolean =>
  before.split('(').length > before.split(')').length || before.split('`').length % 2 === 0;

interface Running extends Pick<Findings, 'segments' | 'runsValues'> {
  readonly text: string;
  readonly grammar: Grammar | null;
}

/** The placeholders, with the context `program` for those that name a program: directly, in a variable, or in evaluated text. */
function withPrograms(
  placeholders: readonly Placeholder[],
  { text, grammar, segments, runsValues }: Running,
): Placeholder[] {
  const programs = new Set<Placeholder>();
  const beginsWord = ({ start }: Placeholder): boolean =>
    /(?:^|[\s=;|&(])["']*$/.test(text.slice(Math.max(0, start - 8), start));
  const add = (named: (placeholder: Placeholder) => boolean): number =>
    placeholders.filter((each) => named(each) && programs.add(each)).length;
  if (runsValues) add(beginsWord);
  for (const { program, start, end } of segments) {
    // In `<folder>/bin/program` the placeholder is not the program.
    if (add((each) => each.start === start && !/^[\w./-]*\//.test(text.slice(each.end)))) continue;
    if (printedProgram.test(program)) {
      add((each) => start <= each.start && each.end <= end && isInSubstitution(text.slice(start, each.start)));
      continue;
    }
    const [open, variable] = openProgram.exec(program) ?? [];
    if (open === undefined) continue;
    const values = grammar?.values.filter(({ name }) => name === variable) ?? [];
    const beginsValue = ({ start: from }: Placeholder): boolean =>
      values.some((value) => value.start <= from && /^["']*$/.test(text.slice(value.start, from)));
    const isLiteral = values.some((value) => !/^["']*[$`]/.test(text.slice(value.start, value.end)));
    if (add((each) => beginsWord(each) && beginsValue(each)) || isLiteral) continue;
    // The program is in text with other offsets, or in a variable that another one sets.
    if (!add((each) => variable === undefined && start <= each.start && each.end <= end)) add(beginsWord);
  }
  return placeholders.map((each) => (programs.has(each) ? { ...each, context: 'program' } : each));
}
