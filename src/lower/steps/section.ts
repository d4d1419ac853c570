import type { Block } from '../../model/index.js';
import { isDescriptive, isExpectedLabel, readLabel, readRunIn } from './label.js';
import { ListReader } from './lists.js';
import { SectionSteps } from './section-steps.js';
import { TableReader } from './tables.js';

/** Reads the blocks of one section into steps. */
export class SectionReader extends SectionSteps {
  private readonly lists = new ListReader(this, this.entry.section.blocks);
  private readonly tables = new TableReader(this);

  read(): void {
    const blocks = this.entry.section.blocks;
    const headed = this.headedCommands(blocks);
    for (const [index, block] of blocks.entries()) {
      const previous = blocks[index - 1];
      if (block.kind !== 'table-row' || block.header) this.tables.close();
      if (block.kind === 'table-row') this.row(block, previous);
      else if (!this.lists.take(block, previous)) {
        this.lists.close();
        if (block.kind === 'code' || this.context.fences.holdsCommand(block)) this.code(block);
        else if (block.kind === 'paragraph' || block.kind === 'quote') this.paragraph(block, headed.has(index));
      }
    }
    this.tables.close();
    this.lists.close();
    this.flushPending();
  }

  private paragraph(block: Block, headsCommands: boolean): void {
    const { source, vocabulary } = this.context;
    const runIn = readRunIn(block, source);
    const isStep = !runIn && readLabel(block.text.slice(0, 200), vocabulary).role === 'step';
    this.label = runIn?.title ?? (isExpectedLabel(block.text, vocabulary) ? block.text : '');
    if (runIn && this.isOwnHeading(block, runIn.title)) {
      if (runIn.rest) this.addText(this.host!, block, runIn.rest);
      return;
    }
    const isHeading = runIn && headsCommands && !isDescriptive(runIn.title, vocabulary) && !this.options.expected;
    if (isHeading || isStep) {
      this.flushPending();
      const draft = this.start(this.titleOf(block), block.range);
      if (!runIn) this.addLead(draft, block);
      else if (runIn.rest) this.addText(draft, block, runIn.rest);
      return;
    }
    if (runIn && !this.splits) this.loose = null;
    if (this.splits) this.pending.push(block);
    else this.addText(this.sink(block.range), block);
  }

  /** The run-in that opened this section is its heading already, and its step is there. */
  private isOwnHeading(block: Block, title: string): boolean {
    const { section, role } = this.entry;
    return this.host !== null && role === 'step' && block === section.blocks[0] && title === section.heading;
  }

  private code(block: Block): void {
    const { fences } = this.context;
    const opens = fences.partsOf(block).some(({ kind }) => kind === 'command' || kind === 'manifest');
    if (this.pending.length > 0 && (opens || !this.loose)) this.startPending();
    else this.flushPending();
    this.addCode(this.sink(block.range), block);
  }

  /** The last paragraph introduces the next step; those before it belong to the previous one. */
  private startPending(): void {
    const lead = this.pending.pop()!;
    const earlier = this.pending;
    this.pending = [];
    if (this.loose) for (const block of earlier) this.addText(this.loose, block);
    const intoNew = this.loose ? [lead] : [...earlier, lead];
    const draft = this.start(this.titleOf(lead) || this.entry.section.heading, intoNew[0]!.range);
    for (const block of intoNew) this.addLead(draft, block);
  }

  /** A row of a table, which may belong to an item of a list. */
  private row(block: Block, previous: Block | undefined): void {
    if (!this.tables.isOpen) {
      const owner = this.lists.owner(block, previous);
      if (!owner) this.lists.close();
      this.tables.open(owner);
    }
    this.tables.add(block);
  }

  /** Indexes of the bold run-ins that have commands before the next one. */
  private headedCommands(blocks: readonly Block[]): Set<number> {
    const headed = new Set<number>();
    let hasCommands = false;
    for (const [index, block] of [...blocks.entries()].toReversed()) {
      if (block.kind === 'code') hasCommands ||= this.context.fences.holdsCommand(block);
      if (block.kind !== 'paragraph' || !readRunIn(block, this.context.source)) continue;
      if (hasCommands) headed.add(index);
      hasCommands = false;
    }
    return headed;
  }
}
