import type { Block, Range } from '../../model/index.js';
import type { StepDraft } from './draft.js';
import { isDescriptive, isEmptyText, isExpectedLabel, readRunIn, titleOf } from './label.js';
import type { OutlineEntry } from './outline.js';
import { addCode, addProse, type ProseOptions, type ReadingContext } from './prose.js';
import { oneLine } from './words.js';

/** Pairs of paragraph and commands under one heading, from which on each is a step of its own. */
const pairsToSplit = 3;

/** The steps of one section while its paragraphs, lists and tables are read. */
export class SectionSteps {
  /** The step that the next content belongs to, unless the heading itself is the step. */
  protected loose: StepDraft | null = null;
  /** Paragraphs that may introduce the next commands. */
  protected pending: Block[] = [];
  protected label = '';
  /** True when its paragraphs may each be a step. */
  readonly splits: boolean;

  constructor(
    readonly entry: OutlineEntry,
    readonly host: StepDraft | null,
    readonly context: ReadingContext,
  ) {
    this.splits = entry.role === 'root' || this.countPairs(entry.section.blocks) >= pairsToSplit;
  }

  get options(): ProseOptions {
    const { section, role, quiet } = this.entry;
    return {
      inline: !quiet && role !== 'part',
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

  setLoose(draft: StepDraft | null): void {
    this.loose = draft;
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

  get currentHasCommands(): boolean {
    return (this.loose?.commands.length ?? 0) > 0;
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

  /**
   * A paragraph of a procedure without commands is a step; the next one is another. A quote is a note to what follows.
   */
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

  /**
   * Pairs of a paragraph and the commands below it; none where there is a list, whose items are separate steps already.
   */
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
