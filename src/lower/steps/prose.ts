import type { Block, Expectation } from '../../model/index.js';
import { arrowBranch, branchesIn, branchesOfParts, decides } from './conditional.js';
import { extend, type StepDraft } from './draft.js';
import { expectation, indicatedExpectation, markedExpectation, mayExpect, statedExpectation } from './expectation.js';
import type { FenceIndex } from './fences.js';
import { instructs } from './instruction.js';
import { isEmptyText, isExpectedLabel, readLabel } from './label.js';
import { markedParts } from './marked-parts.js';
import { sentencesOf } from './pattern.js';

/** Longer paragraphs are kept as text and not searched for branches and expectations. */
const longestSearched = 4_000;
const leads =
  /^\s*(?:[-*•]\s*)?(?:[是否]|yes|no)\s*[，,：:]|如果|若|假如|如|当|否则|不然|参|见|进入|跳|转|返回|回到|执行|按|根据|\[\[|\]\(|→|->|\b(?:if|when|otherwise|see|refer|go|proceed|continue|skip|jump|return|follow|move|using|outlined|described)\b/i;

export interface ProseOptions {
  /** Commands in inline code belong to the step. */
  readonly inline: boolean;
  /** The text stands where expectations are listed. */
  readonly expected: boolean;
  /** The text is a branch of a list of branches: `条件 → 动作` counts. */
  readonly arrows: boolean;
}

/** Adds a paragraph or list item to a step: its prose, what it expects, where it leads, and its inline commands. */
export function addProse(
  draft: StepDraft,
  block: Block,
  text: string,
  context: { readonly source: string; readonly fences: FenceIndex },
  options: ProseOptions,
): void {
  extend(draft, block.range);
  if (isEmptyText(text)) return;
  if (options.inline) draft.commands.push(...context.fences.inlineCommands(block));
  if (text.length > longestSearched) {
    draft.prose.push(text);
    return;
  }
  if (!addExpectations(draft, block, text, options.expected)) draft.prose.push(text);
  if (leads.test(text)) addBranches(draft, block, text, context.source, options);
}

/** True when the whole text is an expectation. */
function addExpectations(draft: StepDraft, block: Block, text: string, listed: boolean): boolean {
  let marked = 0;
  const lines = unwrapped(text);
  for (const line of lines) {
    const found = markedExpectation(line, block.range, listed);
    if (!found) continue;
    draft.expectations.push(found);
    marked++;
  }
  if (marked > 0) return marked === lines.length;
  if (listed && !isAside(block, text)) {
    if (!isExpectedLabel(text)) draft.expectations.push(expectation('normal', text, block.range));
    return true;
  }
  if (draft.quiet || !mayExpect(text)) return false;
  for (const sentence of sentencesOf(text)) {
    if (/^(?:if\b|when\b|unless\b|如|若|当|除非)/i.test(sentence)) continue;
    const stated = statedExpectation(sentence, block.range) ?? indicatedExpectation(sentence, block.range);
    if (stated) draft.expectations.push(stated);
  }
  return false;
}

/** A condition of a branch, a note, and what introduces a list tell nothing that should be seen. */
function isAside(block: Block, text: string): boolean {
  if (/^(?:[-*]\s+)?(?:if\b|when\b|如果|若|当)/i.test(text)) return true;
  return block.kind === 'quote' || /^\[![A-Z]+\]/.test(text) || (/[:：]$/.test(text) && !isExpectedLabel(text));
}

/** Lines of a text; one that was broken in the midst of a sentence is whole. */
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

/** A sentence of a script with capitals goes on in small letters; `name: value` is a line of its own. */
const goesOn = /^\s*[a-z(](?!\S*[:=])/;
const ended = /(?:[.。!！?？:：;；|]|^\s*)$/;

function addBranches(draft: StepDraft, block: Block, text: string, source: string, options: ProseOptions): void {
  const raw = source.slice(block.range.start.offset, block.range.end.offset);
  const own = draft.condition ?? situationOf(draft.title);
  const found = markedPieces(text, block, options.expected).flatMap(({ marked, piece }) => {
    const [first = '', ...others] = marked ? sentencesOf(marked.text) : [];
    const parts = decides(first) ? [] : markedParts(first, raw);
    const rest = [parts.length > 0 || !marked ? others.join(' ') : marked.text, piece].join('\n');
    const seen = parts[0]?.when ?? null;
    return [
      ...branchesOfParts(parts, raw, block.range, own),
      ...branchesIn(rest, raw, block.range, seen ?? own, seen !== null),
    ];
  });
  if (found.length > 0) draft.branches.push(...found);
  else if (options.arrows) {
    const branch = arrowBranch(text, block.range);
    if (branch) draft.branches.push(branch);
  }
}

/** What a title says is so; nothing where it says what to do, or which part of a sequence it is. */
function situationOf(title: string): string {
  const { role, rest } = readLabel(title);
  return role === 'step' || role === 'number' || instructs(rest) ? '' : title;
}

/** The text cut before each marked line (`❌ …`), so that each leads where it says; `piece` is what stands below it. */
function markedPieces(text: string, block: Block, listed: boolean): { marked: Expectation | null; piece: string }[] {
  const pieces: { marked: Expectation | null; piece: string }[] = [];
  for (const line of text.split('\n')) {
    const marked = markedExpectation(line, block.range, listed);
    const last = pieces.at(-1);
    if (marked || !last) pieces.push({ marked, piece: marked ? '' : line });
    else last.piece += `\n${line}`;
  }
  return pieces;
}
