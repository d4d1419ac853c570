import type { Block, Condition, Diagnostic, Expectation } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { CodePositions } from '../commands/split/fence.js';
import { BranchReader, decides } from './branch.js';
import { instructs } from './clause.js';
import { extend, type StepDraft } from './draft.js';
import { commentExpectation, expectation, markedExpectation, proseExpectation } from './expectation.js';
import type { FenceIndex } from './fences.js';
import { isEmptyText, isExpectedLabel, readLabel } from './label.js';
import { literalCondition } from './stated.js';
import { addTreeSteps, readDecisionTree } from './trees.js';
import { verdictParts } from './verdict-parts.js';
import { grammar, sentencesOf } from './words.js';

/** What readers of a document share: its source, its commands, the steps and diagnostics found so far. */
export interface ReadingContext {
  readonly path: string;
  readonly source: string;
  readonly fences: FenceIndex;
  readonly drafts: StepDraft[];
  readonly diagnostics: Diagnostic[];
  readonly vocabulary?: Vocabulary | undefined;
}

export interface ProseOptions {
  /** Commands in inline code are commands of the step. */
  readonly inline: boolean;
  /** True in a section that is no procedure, where only those that change something are. */
  readonly asides: boolean;
  /** True when the text is in a list of expectations. */
  readonly expected: boolean;
  /** True when the heading of the section announces a decision tree. */
  readonly isTree: boolean;
}

const rulesOf = grammar({ conditional: '^(?:[-*]\\s+)?(?:{if}|{when}|{whenDo}|{unless})' });
/** Maximum length of a paragraph that is searched for branches and expectations. */
const longestSearched = 4_000;

/** Adds a paragraph or list item to a step: prose, expectations, branches and inline commands. */
export function addProse(
  draft: StepDraft,
  { block, text }: Pick<Passage, 'block' | 'text'>,
  context: ReadingContext,
  options: ProseOptions,
): void {
  extend(draft, block.range);
  if (isEmptyText(text, context.vocabulary)) return;
  if (options.inline) draft.commands.push(...context.fences.inlineCommands(block));
  else if (options.asides)
    draft.asides.push(...context.fences.inlineCommands(block, true).filter(({ effect }) => effect !== 'read'));
  if (text.length > longestSearched) {
    draft.prose.push(text);
    return;
  }
  const raw = context.source.slice(block.range.start.offset, block.range.end.offset);
  const pieces = piecesOf({ block, text, raw }, options.expected, context.vocabulary);
  const read = { block, text, raw, pieces };
  if (!addExpectations(draft, read, { listed: options.expected, vocabulary: context.vocabulary }))
    draft.prose.push(text);
  addBranches(draft, read, context);
}

/** A line with a verdict (`❌ …`) and the lines below it; lines above the first have none. */
interface Piece {
  readonly marked: Expectation | null;
  readonly below: readonly string[];
}

/** A paragraph or list item that is being read. */
interface Passage {
  readonly block: Block;
  readonly text: string;
  /** Its source. */
  readonly raw: string;
  readonly pieces: readonly Piece[];
}

function piecesOf({ block, text, raw }: Omit<Passage, 'pieces'>, listed: boolean, vocabulary?: Vocabulary): Piece[] {
  const pieces: { marked: Expectation | null; below: string[] }[] = [];
  for (const line of unwrapped(text)) {
    const marked = markedExpectation(line, block.range, { listed, raw, vocabulary });
    const last = pieces.at(-1);
    if (marked || !last) pieces.push({ marked, below: marked ? [] : [line] });
    else last.below.push(line);
  }
  return pieces;
}

/** True when the whole text is an expectation. */
function addExpectations(
  draft: StepDraft,
  { block, text, raw, pieces }: Passage,
  { listed, vocabulary }: { readonly listed: boolean; readonly vocabulary: Vocabulary | undefined },
): boolean {
  const marked = pieces.flatMap((piece) => piece.marked ?? []);
  draft.expectations.push(...marked);
  if (marked.length > 0) return pieces.every((piece) => piece.marked !== null && piece.below.length === 0);
  if (listed && !isAside(block, text, vocabulary)) {
    if (!isExpectedLabel(text, vocabulary))
      draft.expectations.push(expectation('normal', text, block.range, { raw, vocabulary }));
    return true;
  }
  if (draft.quiet) return false;
  for (const sentence of sentencesOf(text, vocabulary)) {
    if (rulesOf(vocabulary).conditional.test(sentence)) continue;
    const found = proseExpectation(sentence, block.range, { raw, vocabulary });
    if (found) draft.expectations.push(found);
  }
  return false;
}

/** Whether a text states no expectation: a condition of a branch, a note, or the introduction of a list. */
function isAside(block: Block, text: string, vocabulary?: Vocabulary): boolean {
  if (rulesOf(vocabulary).conditional.test(text) || block.kind === 'quote' || /^\[![A-Z]+\]/.test(text)) return true;
  return /[:：]$/.test(text) && !isExpectedLabel(text, vocabulary);
}

/** A line that continues a sentence begins in lower case, and is not `name: value`. */
const goesOn = /^\s*[a-z(](?!\S*[:=])/;
const ended = /(?:[.。!！?？:：;；|]|^\s*)$/;

/** The lines of a text, those of one sentence joined. */
function unwrapped(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    if (last !== undefined && goesOn.test(line) && !ended.test(last))
      lines[lines.length - 1] = `${last} ${line.trim()}`;
    else if (last !== undefined && /[，、]$/.test(last)) lines[lines.length - 1] = last + line.trim();
    else lines.push(line);
  }
  return lines;
}

function addBranches(
  draft: StepDraft,
  { block: { range }, raw, pieces }: Passage,
  { vocabulary }: ReadingContext,
): void {
  const own = draft.condition ?? situationOf(draft.title, vocabulary);
  const reader = new BranchReader(raw, range, vocabulary);
  for (const { marked, below } of pieces) {
    const [first = '', ...others] = marked ? sentencesOf(marked.text, vocabulary) : [];
    const parts = decides(first, vocabulary) ? [] : verdictParts(first, raw, vocabulary);
    const rest = parts.length > 0 ? others.join(' ') : (marked?.text ?? '');
    const seen = parts[0]?.when ?? null;
    reader.addParts(parts, own);
    reader.read([rest, ...below].join('\n'), seen ?? own, seen !== null);
  }
  draft.branches.push(...reader.found);
}

/** The state that a title describes; empty for an instruction or a numbered title. */
function situationOf(title: string, vocabulary?: Vocabulary): string {
  const { role, rest } = readLabel(title, vocabulary);
  return role === 'step' || role === 'number' || instructs(rest, vocabulary) ? '' : title;
}

/** Adds a fence to a step: commands, manifests as text, expectations in comments, a decision tree. */
export function addCode(draft: StepDraft, block: Block, context: ReadingContext, options: ProseOptions): void {
  extend(draft, block.range);
  const { fences, vocabulary } = context;
  for (const part of fences.partsOf(block)) {
    if (part.kind === 'command') draft.commands.push(part.command);
    else if (part.kind === 'manifest' && !draft.quiet) draft.prose.push(part.text);
  }
  const text = block.text.trim();
  if (fences.holdsCommand(block)) addComments(draft, block, vocabulary);
  else if (options.expected && text)
    draft.expectations.push({ verdict: 'normal', text, condition: printed(text), range: block.range });
  addTree(draft, block, context, options.isTree);
}

/** The condition of an expected output that is one word, a number or a few literal lines. Longer outputs are mostly examples. */
function printed(text: string): Condition | null {
  if (/^\d{1,15}(?:\.\d{1,6})?$/.test(text)) return { all: [{ subject: '', operator: '==', value: Number(text) }] };
  return /^[A-Za-z][\w.-]{1,60}$/.test(text)
    ? { all: [{ subject: 'output', operator: 'contains', value: text }] }
    : literalCondition(text);
}

function addComments(draft: StepDraft, block: Block, vocabulary?: Vocabulary): void {
  for (const line of block.text.split('\n')) {
    const alone = /^\s*#/.test(line);
    const comment = alone ? line : /\s(#\s*[^\s#'"][^#'"]*)$/.exec(line)?.[1];
    const found = comment === undefined ? null : commentExpectation(comment, block.range, vocabulary);
    // Most comments after a command say what the command is for.
    if (found && (alone || found.condition || /[：:]/.test(found.text))) draft.expectations.push(found);
  }
}

function addTree(draft: StepDraft, block: Block, context: ReadingContext, isTree: boolean): void {
  const tree = readDecisionTree(block.text, isTree, context.vocabulary);
  if (!tree) return;
  draft.prose.push(block.text);
  const positions = new CodePositions({ ...block, source: context.source });
  const lines = block.text.split('\n');
  const rangeOfLine = (line: number) => positions.range(line, 0, line, lines[line]!.length);
  addTreeSteps(tree, draft, { drafts: context.drafts, rangeOfLine, vocabulary: context.vocabulary });
  const [first] = tree.malformed;
  if (first === undefined) return;
  context.diagnostics.push({
    ruleId: 'branch/malformed-tree',
    severity: 'warning',
    message: `Unexpected place of ${tree.malformed.length} connector(s) in the decision tree, expected each below its question`,
    path: context.path,
    range: rangeOfLine(first),
    note: 'Draw the connectors of one question in one column, each with a text behind it.',
  });
}
