import type { Block, Range } from '../../model/index.js';
import type { StepDraft } from './draft.js';
import { isDescriptive, isEmptyText, isExpectedLabel, readLabel, readRunIn, titleOf } from './label.js';
import { ListReader } from './lists.js';
import type { OutlineEntry } from './outline.js';
import { addCode, addProse, type OpenSection, type ProseOptions, type ReadingContext } from './prose.js';
import { TableReader } from './tables.js';
import { oneLine } from './words.js';

/** Pairs of paragraph and commands under one heading, from which on each is a step of its own. */
const pairsToSplit = 3;

/** Reads the blocks of one section into steps. */
export class SectionReader implements OpenSection {
  loose: StepDraft | null = null;
  /** Paragraphs that may introduce the next commands. */
  private pending: Block[] = [];
  private label = '';
  readonly splits: boolean;
  private readonly lists: ListReader;
  private readonly tables = new TableReader(this);

  constructor(
    readonly entry: OutlineEntry,
    readonly host: StepDraft | null,
    readonly context: ReadingContext,
  ) {
    this.splits = entry.role === 'root' || this.countPairs(entry.section.blocks) >= pairsToSplit;
    this.lists = new ListReader(this, entry.section.blocks);
  }

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

  /** The last paragraph introduces the next step, also across a quotation; those before belong to the previous one. */
  private startPending(): void {
    const introduction = this.pending.findLastIndex(({ kind }) => kind !== 'quote');
    const isIntroduced = introduction >= 0 && /[:：]\s*$/.test(this.pending[introduction]!.text);
    const first = isIntroduced ? introduction : this.pending.length - 1;
    const lead = this.pending[first]!;
    const earlier = this.pending.slice(0, first);
    const remarks = this.pending.slice(first + 1);
    this.pending = [];
    if (this.loose) for (const block of earlier) this.addText(this.loose, block);
    const intoNew = this.loose ? [lead, ...remarks] : [...earlier, lead, ...remarks];
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

  get options(): ProseOptions {
    const { section, role, quiet } = this.entry;
    return {
      inline: !quiet && role !== 'part',
      asides: quiet && role !== 'part',
      expected: role === 'expected' || isExpectedLabel(this.label, this.context.vocabulary),
      isTree: section.kind === 'decision-tree',
    };
  }

  /** The step that content without a place of its own belongs to. */
  sink(range: Range): StepDraft {
    return this.loose ?? this.host ?? this.start(this.entry.section.heading, range);
  }

  /** A new step of this section, which takes what follows. */
  start(title: string, range: Range, parent: StepDraft | null = this.host): StepDraft {
    const { section, phase, quiet } = this.entry;
    this.loose = this.context.list.add({ parent, title, phase, section: section.id, quiet, range });
    return this.loose;
  }

  titleOf(block: Block): string {
    return titleOf(block, this.context.source, this.context.vocabulary);
  }

  /** What introduces a list: the last paragraph, when it ends with a colon, or the label before. */
  takeLead(): { label: string; lead: Block | null } {
    const last = this.pending.at(-1);
    const lead = last && /[：:]\s*$/.test(last.text) ? last : null;
    if (lead) this.pending.pop();
    this.flushPending();
    const label = this.label || (lead ? lead.text.replace(/[：:]\s*$/, '') : '');
    return { label, lead };
  }

  /** A step that a descriptive list is the text of: its introduction names it when nothing else does. */
  describe(lead: Block): void {
    if (this.loose || this.host) this.addText(this.sink(lead.range), lead);
    else this.addLead(this.start(this.titleOf(lead), lead.range), lead);
  }

  addText(draft: StepDraft, block: Block, text = block.text): void {
    addProse(draft, { block, text }, this.context, this.options);
  }

  addCode(draft: StepDraft, block: Block): void {
    addCode(draft, block, this.context, this.options);
  }

  /** A text that the title already says is not said again. */
  addLead(draft: StepDraft, block: Block): void {
    const isTitle = oneLine(block.text).replace(/[：:。.；;，,]\s*$/, '') === draft.title;
    const before = draft.prose.length;
    this.addText(draft, block);
    if (isTitle) draft.prose.length = before;
  }

  flushPending(): void {
    const blocks = this.pending;
    this.pending = [];
    for (const block of blocks) {
      if (this.loose) this.addText(this.loose, block);
      else if (this.entry.quiet || this.host) this.addText(this.sink(block.range), block);
      else this.standalone(block);
    }
  }

  /** A paragraph without commands is a step, and the next one is another; a quote is a note to what follows. */
  private standalone(block: Block): void {
    const { vocabulary } = this.context;
    const label = /^([^：:\n]{1,40})[：:]\s*\S/.exec(block.text)?.[1];
    // `Placeholders: <node> is …` explains what follows; it is nothing to do.
    if (label !== undefined && isDescriptive(label, vocabulary)) return;
    const draft = this.start(this.titleOf(block), block.range);
    this.addLead(draft, block);
    if (block.kind === 'quote') draft.prose.length = 0;
    else if (!isEmptyText(draft.title, vocabulary)) draft.used = true;
    this.loose = null;
  }

  /** Pairs of a paragraph and the commands below it; none beside a list, whose items are separate steps already. */
  private countPairs(blocks: readonly Block[]): number {
    let pairs = 0;
    let isLed = false;
    for (const block of blocks) {
      if (block.kind === 'list-item') return 0;
      if (block.kind === 'paragraph') isLed = readRunIn(block, this.context.source) === null;
      else if (block.kind === 'code' && isLed && this.context.fences.holdsCommand(block)) {
        pairs++;
        isLed = false;
      }
    }
    return pairs;
  }
}
