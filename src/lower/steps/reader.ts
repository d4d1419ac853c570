import type { Block, Range } from '../../model/index.js';
import { addCode, type ReadingContext } from './code.js';
import type { StepDraft } from './draft.js';
import { countPairs, headedCommands } from './introduced-commands.js';
import { isDescriptive, isEmptyText, isExpectedLabel, readLabel } from './label.js';
import { ListReader } from './lists.js';
import type { OutlineEntry } from './outline.js';
import { oneLine } from './pattern.js';
import { addProse, type ProseOptions } from './prose.js';
import type { SectionHost } from './section-host.js';
import { TableReader } from './table-reader.js';
import { readRunIn, titleOf } from './title.js';

/** Pairs of paragraph and commands under one heading, from which on each is a step of its own. */
const pairsToSplit = 3;

const stepWord = /^(?:第|步骤|step)/i;

/** `Placeholders: <node> is …` explains what follows; it is nothing to do. */
function explains(text: string): boolean {
  const label = /^([^：:\n]{1,40})[：:]\s*\S/.exec(text)?.[1];
  return label !== undefined && isDescriptive(label);
}

/** Reads the blocks of one section into steps. */
export class SectionReader implements SectionHost {
  /** The step that takes what comes next, where the heading itself is none. */
  private loose: StepDraft | null = null;
  /** Paragraphs that may introduce the next commands. */
  private pending: Block[] = [];
  private label = '';
  private readonly splits: boolean;
  private readonly lists: ListReader;
  private readonly tables = new TableReader(this);

  constructor(
    readonly entry: OutlineEntry,
    readonly host: StepDraft | null,
    readonly context: ReadingContext,
  ) {
    const { blocks } = entry.section;
    this.splits = entry.role === 'root' || countPairs(blocks, context) >= pairsToSplit;
    this.lists = new ListReader(this, blocks);
  }

  read(): void {
    const blocks = this.entry.section.blocks;
    const headed = headedCommands(blocks, this.context);
    for (const [index, block] of blocks.entries()) {
      if (block.kind !== 'table-row' || block.header) this.tables.close();
      if (block.kind === 'table-row') {
        this.row(block, blocks[index - 1]);
        continue;
      }
      if (this.lists.take(block, blocks[index - 1])) continue;
      this.lists.close();
      if (block.kind === 'code' || this.context.fences.holdsCommand(block)) this.code(block);
      else if (block.kind === 'paragraph' || block.kind === 'quote') this.paragraph(block, headed.has(index));
    }
    this.tables.close();
    this.lists.close();
    this.flushPending();
  }

  get options(): ProseOptions {
    const { section, role, quiet } = this.entry;
    const expected = role === 'expected' || isExpectedLabel(this.label);
    return { inline: !quiet && role !== 'part', expected, arrows: section.kind === 'branches' };
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

  setLoose(draft: StepDraft | null): void {
    this.loose = draft;
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
    else this.addLead(this.start(titleOf(lead, this.context.source), lead.range), lead);
  }

  get currentHasCommands(): boolean {
    return (this.loose?.commands.length ?? 0) > 0;
  }

  get splitting(): boolean {
    return this.splits;
  }

  addText(draft: StepDraft, block: Block, text = block.text): void {
    addProse(draft, block, text, this.context, this.options);
  }

  addCode(draft: StepDraft, block: Block): void {
    const isTree = this.entry.section.kind === 'decision-tree';
    addCode(draft, block, this.context, { expected: this.options.expected, isTree });
  }

  private paragraph(block: Block, headsCommands: boolean): void {
    const runIn = readRunIn(block, this.context.source);
    const marker = !runIn && stepWord.test(block.text) && readLabel(block.text.slice(0, 200)).role === 'step';
    this.label = runIn?.title ?? (isExpectedLabel(block.text) ? block.text : '');
    if (runIn && this.isOwnHeading(block, runIn.title)) {
      if (runIn.rest) this.addText(this.host!, block, runIn.rest);
      return;
    }
    if ((runIn && headsCommands && !isDescriptive(runIn.title) && !this.options.expected) || marker) {
      this.flushPending();
      const draft = this.start(titleOf(block, this.context.source), block.range);
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
    const commands = this.context.fences.holdsCommand(block);
    const manifest = this.context.fences.partsOf(block).some((part) => part.kind === 'manifest');
    if (this.pending.length > 0 && (commands || manifest || !this.loose)) this.startPending();
    else this.flushPending();
    this.addCode(this.sink(block.range), block);
  }

  /** The last paragraph introduces what follows; those before it still speak of the step before. */
  private startPending(): void {
    const lead = this.pending.pop()!;
    const earlier = this.pending;
    this.pending = [];
    if (this.loose) for (const block of earlier) this.addText(this.loose, block);
    const first = this.loose ? lead : (earlier[0] ?? lead);
    const intoNew = this.loose ? [lead] : [...earlier, lead];
    const draft = this.start(titleOf(lead, this.context.source) || this.entry.section.heading, first.range);
    for (const block of intoNew) this.addLead(draft, block);
  }

  /** A text that the title already says is not said again. */
  addLead(draft: StepDraft, block: Block): void {
    const mayBeSaid = block.text.length <= draft.title.length + 8;
    const said = mayBeSaid && oneLine(block.text).replace(/[：:。.；;，,]\s*$/, '') === draft.title;
    const before = draft.prose.length;
    this.addText(draft, block);
    if (said) draft.prose.length = before;
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

  /** A paragraph of a procedure without commands is a step; the next one is another. A quote is a note to what follows. */
  private standalone(block: Block): void {
    if (explains(block.text)) return;
    const draft = this.start(titleOf(block, this.context.source), block.range);
    this.addLead(draft, block);
    if (block.kind === 'quote') draft.prose.length = 0;
    else if (!isEmptyText(draft.title)) draft.used = true;
    this.loose = null;
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
}
