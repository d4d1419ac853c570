import type { Block, Condition, Diagnostic, Range } from '../../model/index.js';
import { parseCondition } from './condition.js';
import { type DraftList, extend, type StepDraft } from './draft.js';
import { commentExpectation, expectation } from './expectation.js';
import type { FenceIndex } from './fences.js';
import { readDecisionTree } from './tree.js';
import { addTreeSteps } from './tree-steps.js';

export interface ReadingContext {
  readonly path: string;
  readonly source: string;
  readonly fences: FenceIndex;
  readonly list: DraftList;
  readonly diagnostics: Diagnostic[];
}

export interface CodeOptions {
  /** The code stands where expectations are listed: an output is what should be seen. */
  readonly expected: boolean;
  /** The section's heading says that it is a decision tree. */
  readonly isTree: boolean;
}

/** Adds a fence to a step: commands, manifests as text, what its comments expect, a decision tree. */
export function addCode(draft: StepDraft, block: Block, context: ReadingContext, options: CodeOptions): void {
  extend(draft, block.range);
  for (const part of context.fences.partsOf(block)) {
    if (part.kind === 'command') draft.commands.push(part.command);
    else if (part.kind === 'manifest' && !draft.quiet) draft.prose.push(part.text);
  }
  if (context.fences.holdsCommand(block)) addComments(draft, block);
  else if (options.expected && block.text.trim()) {
    const condition = printedCondition(block.text.trim());
    draft.expectations.push({ ...expectation('normal', block.text, block.range), condition });
  }
  addTree(draft, block, context, options.isTree);
}

/** One word or number alone is what must be printed; of longer outputs most is only so for an example. */
function printedCondition(text: string): Condition | null {
  if (/^\d{1,15}(?:\.\d{1,6})?$/.test(text)) return { all: [{ subject: '', operator: '==', value: Number(text) }] };
  if (/^[A-Za-z][\w.-]{1,60}$/.test(text)) return { all: [{ subject: 'output', operator: 'contains', value: text }] };
  return /^[a-z][a-z\d]*_\w{1,60} \d{1,15}$/.test(text) ? parseCondition(text) : null;
}

function addComments(draft: StepDraft, block: Block): void {
  for (const line of block.text.split('\n')) {
    const alone = /^\s*#/.test(line);
    const comment = alone ? line : /\s(#\s*[^\s#'"][^#'"]*)$/.exec(line)?.[1];
    const found = comment === undefined ? null : commentExpectation(comment, block.range);
    // Behind a command most comments say what it is for.
    if (found && (alone || found.condition || /[：:]/.test(found.text))) draft.expectations.push(found);
  }
}

function addTree(draft: StepDraft, block: Block, context: ReadingContext, isTree: boolean): void {
  const tree = readDecisionTree(block.text, isTree);
  if (!tree) return;
  draft.prose.push(block.text);
  const rangeOfLine = lineRanges(block, context.source);
  addTreeSteps(tree, draft, context.list, rangeOfLine);
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

/** Places of the lines of a code block in the source. */
function lineRanges(block: Block, source: string): (line: number) => Range {
  const raw = source.slice(block.range.start.offset, block.range.end.offset);
  const fenced = /^\s*(?:`{3,}|~{3,})/.test(raw) ? 1 : 0;
  const starts = [0];
  for (let at = raw.indexOf('\n'); at >= 0; at = raw.indexOf('\n', at + 1)) starts.push(at + 1);
  return (line) => {
    const place = Math.min(line + fenced, starts.length - 1);
    const from = starts[place] ?? 0;
    const to = Math.max(from, (starts[place + 1] ?? raw.length + 1) - 1);
    const { start } = block.range;
    const column = place === 0 ? start.column : 1;
    const at = { line: start.line + place, column, offset: start.offset + from };
    return { start: at, end: { line: at.line, column: column + to - from, offset: start.offset + to } };
  };
}
