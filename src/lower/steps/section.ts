import type { Block } from '../../model/index.js';
import type { StepDraft } from './draft.js';
import { isDescriptive, isExpectedLabel, readLabel, readRunIn } from './label.js';
import { ListReader } from './lists.js';
import { OpenSection } from './open-section.js';
import type { OutlineEntry } from './outline.js';
import type { ReadingContext } from './prose.js';
import { readTable } from './tables.js';

export function readSection(entry: OutlineEntry, host: StepDraft | null, context: ReadingContext): void {
  const { blocks } = entry.section;
  const section = new OpenSection(entry, host, context);
  const lists = new ListReader(section, blocks);
  const headed = labelsOfCommands(blocks, context);
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!;
    const previous = blocks[at - 1];
    if (block.kind === 'table-row') {
      const rows = tableAt(blocks, at);
      const owner = lists.owner(block, previous);
      if (!owner) lists.close();
      readTable(rows, owner, section);
      at += rows.length - 1;
    } else if (!lists.take(block, previous)) {
      lists.close();
      if (block.kind === 'code' || context.fences.holdsCommand(block)) readCode(block, section);
      else if (block.kind === 'paragraph' || block.kind === 'quote') readParagraph(block, section, headed.has(block));
    }
  }
  lists.close();
  section.flushPending();
}

/** The rows of the table that begins at an index; a header begins another table. */
function tableAt(blocks: readonly Block[], first: number): Block[] {
  const end = blocks.findIndex(({ kind, header }, at) => at > first && (kind !== 'table-row' || header));
  return blocks.slice(first, end < 0 ? undefined : end);
}

function readCode(block: Block, section: OpenSection): void {
  const parts = section.context.fences.partsOf(block);
  section.introduceCode(parts.some(({ kind }) => kind === 'command' || kind === 'manifest'));
  section.addCode(section.sink(block.range), block);
}

/** @param headsCommands whether commands follow before the next bold label */
function readParagraph(block: Block, section: OpenSection, headsCommands: boolean): void {
  const { source, vocabulary } = section.context;
  const runIn = readRunIn(block, source);
  const isStep = !runIn && readLabel(block.text.slice(0, 200), vocabulary).role === 'step';
  section.label = runIn?.title ?? (isExpectedLabel(block.text, vocabulary) ? block.text : '');
  if (runIn && section.host && isOwnHeading(block, runIn.title, section.entry)) {
    if (runIn.rest) section.addText(section.host, block, runIn.rest);
    return;
  }
  const isHeading = runIn && headsCommands && !isDescriptive(runIn.title, vocabulary) && !section.options.expected;
  if (isHeading || isStep) {
    section.flushPending();
    const draft = section.startTitled(section.titleOf(block), block.range);
    if (!runIn) section.addLead(draft, block);
    else if (runIn.rest) section.addText(draft, block, runIn.rest);
    return;
  }
  if (runIn && !section.splits) section.loose = null;
  section.addParagraph(block);
}

/** Whether a bold label is the heading of its section, which has a step already. */
const isOwnHeading = (block: Block, title: string, { section, role }: OutlineEntry): boolean =>
  role === 'step' && block === section.blocks[0] && title === section.heading;

/** The paragraphs with a bold label that have commands before the next such label. */
function labelsOfCommands(blocks: readonly Block[], { source, fences }: ReadingContext): Set<Block> {
  const headed = new Set<Block>();
  let hasCommands = false;
  for (const block of blocks.toReversed()) {
    if (block.kind === 'code') hasCommands ||= fences.holdsCommand(block);
    if (block.kind !== 'paragraph' || !readRunIn(block, source)) continue;
    if (hasCommands) headed.add(block);
    hasCommands = false;
  }
  return headed;
}
