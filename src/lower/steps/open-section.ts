import type { Block, Range } from '../../model/index.js';
import { addDraft, type StepDraft } from './draft.js';
import { isDescriptive, isEmptyText, isExpectedLabel, readRunIn, titleOf } from './label.js';
import type { OutlineEntry } from './outline.js';
import { addCode, addProse, type ProseOptions, type ReadingContext } from './prose.js';
import { oneLine } from './words.js';

/** A section with this many paragraphs that each introduce commands is split into one step per paragraph. */
const pairsToSplit = 3;

/** The section that is being read: where its content goes, and the paragraphs that may introduce what follows. */
export class OpenSection {
  /** The step that the next content belongs to, unless the heading itself is the step. */
  loose: StepDraft | null = null;
  /** The bold label or the "expected output" label above the next content. */
  label = '';
  /** True when each of its paragraphs may be a step. */
  readonly splits: boolean;
  private pending: Block[] = [];
  /** The step that a bold title or a label opened, until its first commands. */
  private titled: StepDraft | null = null;

  /** @param host step of the heading, or of the heading around it; null where there is none */
  constructor(
    readonly entry: OutlineEntry,
    readonly host: StepDraft | null,
    readonly context: ReadingContext,
  ) {
    this.splits = entry.role === 'root' || countPairs(entry.section.blocks, context) >= pairsToSplit;
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

  /** The step that content without a step of its own belongs to. */
  sink(range: Range): StepDraft {
    return this.loose ?? this.host ?? this.start(this.entry.section.heading, range);
  }

  /** Starts a step of this section, to which the content below belongs. */
  start(title: string, range: Range, parent: StepDraft | null = this.host): StepDraft {
    const { section, phase, quiet } = this.entry;
    this.loose = addDraft(this.context.drafts, { parent, title, phase, section: section.id, quiet, range });
    return this.loose;
  }

  /** Starts a step that a bold title or a label opens: the text up to its first commands explains them. */
  startTitled(title: string, range: Range): StepDraft {
    this.titled = this.start(title, range);
    return this.titled;
  }

  titleOf(block: Block): string {
    return titleOf(block, this.context.source, this.context.vocabulary);
  }

  addText(draft: StepDraft, block: Block, text = block.text): void {
    addProse(draft, { block, text }, this.context, this.options);
  }

  addCode(draft: StepDraft, block: Block): void {
    addCode(draft, block, this.context, this.options);
  }

  /** Adds the block that a step is named after; text that only repeats the title is left out. */
  addLead(draft: StepDraft, block: Block): void {
    const isTitle = oneLine(block.text).replace(/[：:。.；;，,]\s*$/, '') === draft.title;
    const before = draft.prose.length;
    this.addText(draft, block);
    if (isTitle) draft.prose.length = before;
  }

  /** Adds a paragraph, or keeps it until it is known whether it introduces commands. */
  addParagraph(block: Block): void {
    if (this.splits) this.pending.push(block);
    else this.addText(this.sink(block.range), block);
  }

  /** Takes what introduces a list: the last paragraph, when it ends with a colon, or the label above it. */
  takeLead(): { label: string; lead: Block | null } {
    const last = this.pending.at(-1);
    const lead = last && /[：:]\s*$/.test(last.text) ? last : null;
    if (lead) this.pending.pop();
    this.flushPending();
    const label = this.label || (lead ? lead.text.replace(/[：:]\s*$/, '') : '');
    return { label, lead };
  }

  /** Adds the introduction of a list that is the text of a step; without any step, the introduction names one. */
  describe(lead: Block): void {
    if (this.loose || this.host) this.addText(this.sink(lead.range), lead);
    else this.addLead(this.start(this.titleOf(lead), lead.range), lead);
  }

  /** Adds the pending paragraphs before a block of code. One that introduces commands starts a step, except below a title. */
  introduceCode(opens: boolean): void {
    const isExplained = this.loose !== null && this.loose === this.titled;
    if (opens) this.titled = null;
    if (this.pending.length > 0 && !isExplained && (opens || !this.loose)) this.startPending();
    else this.flushPending();
  }

  /** The last paragraph, or the last one with a colon before quotations, names a new step; those above belong to the old. */
  private startPending(): void {
    const introduction = this.pending.findLastIndex(({ kind }) => kind !== 'quote');
    const isIntroduced = introduction >= 0 && /[:：]\s*$/.test(this.pending[introduction]!.text);
    const first = isIntroduced ? introduction : this.pending.length - 1;
    const lead = this.pending[first]!;
    const earlier = this.pending.slice(0, first);
    const intoNew = this.loose ? this.pending.slice(first) : this.pending;
    this.pending = [];
    if (this.loose) for (const block of earlier) this.addText(this.loose, block);
    const draft = this.start(this.titleOf(lead) || this.entry.section.heading, intoNew[0]!.range);
    for (const block of intoNew) this.addLead(draft, block);
  }

  flushPending(): void {
    const blocks = this.pending;
    this.pending = [];
    for (const block of blocks) {
      if (this.loose) this.addText(this.loose, block);
      else if (this.entry.quiet || this.host) this.addText(this.sink(block.range), block);
      else this.addStandalone(block);
    }
  }

  /** A paragraph without commands is a step of its own; a quotation is a note on what follows. */
  private addStandalone(block: Block): void {
    const { vocabulary } = this.context;
    const label = /^([^：:\n]{1,40})[：:]\s*\S/.exec(block.text)?.[1];
    // `Placeholders: <node> is …` explains what follows and asks for nothing.
    if (label !== undefined && isDescriptive(label, vocabulary)) return;
    const draft = this.start(this.titleOf(block), block.range);
    this.addLead(draft, block);
    if (block.kind === 'quote') draft.prose.length = 0;
    else if (!isEmptyText(draft.title, vocabulary)) draft.used = true;
    this.loose = null;
  }
}

/** Counts the paragraphs with commands below them. A section with a list has none: its items are steps already. */
function countPairs(blocks: readonly Block[], { source, fences }: ReadingContext): number {
  let pairs = 0;
  let isLed = false;
  for (const block of blocks) {
    if (block.kind === 'list-item') return 0;
    if (block.kind === 'paragraph') isLed = readRunIn(block, source) === null;
    else if (block.kind === 'code' && isLed && fences.holdsCommand(block)) {
      pairs++;
      isLed = false;
    }
  }
  return pairs;
}
