import type { Block } from '../../model/index.js';
import { isOnlySiteMarks } from '../blocks.js';
import type { ListGroup, StepDraft } from './draft.js';
import { markedExpectation } from './expectation.js';
import { isCommandLabel, isDescriptive, isEmptyText, isExpectedLabel } from './label.js';
import type { SectionHost } from './section-host.js';
import { titleOf } from './title.js';

interface OpenItem {
  readonly block: Block;
  /** Null when the item is text of the step around it. */
  readonly draft: StepDraft | null;
  readonly group: ListGroup;
}

interface OpenList {
  readonly items: OpenItem[];
  readonly group: ListGroup;
  readonly descriptive: boolean;
  readonly bulletsAreSteps: boolean;
  /** The step that the list's introduction made, or null. */
  readonly container: StepDraft | null;
  top: StepDraft | null;
}

/** Reads the lists of a section: which items are steps, and what stands inside them. */
export class ListReader {
  private list: OpenList | null = null;
  private readonly commanding: ReadonlySet<Block>;
  private readonly margins: ReadonlyMap<Block, Block>;

  constructor(
    private readonly section: SectionHost,
    blocks: readonly Block[],
  ) {
    this.commanding = commandingItems(blocks, section);
    this.margins = marginOwners(blocks);
  }

  /** True when the block belongs to a list and was read. */
  take(block: Block, previous: Block | undefined): boolean {
    if (block.kind === 'list-item') {
      this.item(block);
      return true;
    }
    const draft = this.owner(block, previous);
    if (!draft) return false;
    if (block.kind === 'html' && isOnlySiteMarks(block.text)) return true;
    if (block.kind === 'code') this.section.addCode(draft, block);
    else this.section.addText(draft, block);
    return true;
  }

  /** The step whose item a block stands in, or goes on behind; null outside of a list. */
  owner(block: Block, previous: Block | undefined): StepDraft | null {
    if (!this.list) return null;
    const item = enclosing(this.list.items, block) ?? this.continued(block, previous);
    return item && (this.draftAround(item) ?? this.section.sink(block.range));
  }

  close(): void {
    if (!this.list) return;
    if (this.section.splitting) this.section.setLoose(this.list.container ?? this.list.top ?? null);
    this.list = null;
  }

  private item(block: Block): void {
    const list = this.list ?? this.open(block);
    this.list = list;
    while ((list.items.at(-1)?.block.depth ?? -1) >= block.depth) list.items.pop();
    const around = list.items.at(-1);
    const group = around ? { used: false } : list.group;
    const draft = this.isStep(block, list, around) ? this.draftOf(block, list, around, group) : null;
    if (!draft && block.text) {
      const target = (around && this.draftAround(around)) ?? list.container ?? this.section.sink(block.range);
      this.section.addText(target, block, listText(block));
    }
    list.items.push({ block, draft, group });
    if (draft && !around) list.top = draft;
  }

  private open(block: Block): OpenList {
    const hadCommands = this.section.currentHasCommands;
    const { label, lead } = this.section.takeLead();
    const descriptive = isDescriptive(label) || isExpectedLabel(label) || this.section.options.expected;
    const { quiet } = this.section.entry;
    const bulletsAreSteps = this.section.splitting && !quiet && !descriptive && !hadCommands;
    let container: StepDraft | null = null;
    if (lead && (descriptive || hadCommands || !this.section.splitting)) this.section.describe(lead);
    else if (lead) {
      container = this.section.start(titleOf(lead, this.section.context.source), lead.range);
      this.section.addLead(container, lead);
    } else if (this.section.splitting && (bulletsAreSteps || block.ordinal != null)) this.section.setLoose(null);
    return { items: [], group: { used: false }, descriptive, bulletsAreSteps, container, top: null };
  }

  private isStep(block: Block, list: OpenList, around: OpenItem | undefined): boolean {
    if (this.section.options.expected) return this.commanding.has(block);
    if (markedExpectation(block.text, block.range, false)) return false;
    const ordered = block.ordinal !== null && block.ordinal !== undefined;
    if (this.commanding.has(block))
      return ordered || !(around && this.draftAround(around) && isCommandLabel(block.text));
    if (list.descriptive || this.section.entry.role === 'part') return false;
    if (around) return ordered && around.draft !== null;
    return ordered || list.bulletsAreSteps;
  }

  private draftOf(block: Block, list: OpenList, around: OpenItem | undefined, group: ListGroup): StepDraft {
    const { section, phase, quiet } = this.section.entry;
    const parent = (around && this.draftAround(around)) ?? list.container ?? this.section.host;
    const told = this.section.context.fences.withoutTyped(block);
    const title = titleOf(told, this.section.context.source) || section.heading;
    const draft = this.section.context.list.add({
      parent,
      title,
      phase,
      section: section.id,
      quiet,
      range: block.range,
      group: block.ordinal === null || block.ordinal === undefined ? null : group,
      ordinal: block.ordinal ?? null,
    });
    this.section.addLead(draft, told);
    if (!quiet && block.text.trim() && !isEmptyText(block.text)) draft.used = true;
    return draft;
  }

  private draftAround(item: OpenItem): StepDraft | null {
    if (item.draft) return item.draft;
    const items = this.list?.items ?? [];
    for (let index = items.indexOf(item); index >= 0; index--) {
      const draft = items[index]?.draft;
      if (draft) return draft;
    }
    return this.list?.container ?? null;
  }

  /** What stands at the margin between `1.` and `2.`, and a fence behind an item that ends with a colon, belong to the item. */
  private continued(block: Block, previous: Block | undefined): OpenItem | null {
    const item = this.list?.items[0];
    if (!item) return null;
    if (this.margins.get(block) === item.block) return item;
    const introduced = block.kind === 'code' && previous === item.block && /[：:]\s*$/.test(item.block.text);
    return introduced ? item : null;
  }
}

function listText(block: Block): string {
  return block.ordinal === null || block.ordinal === undefined ? `- ${block.text}` : `${block.ordinal}. ${block.text}`;
}

/** The innermost open item that a block stands in, by its indentation; items that it left are closed. */
function enclosing(items: OpenItem[], block: Block): OpenItem | null {
  const { column } = block.range.start;
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index]!;
    if (column >= item.block.range.start.column && column > 1) return item;
  }
  return null;
}

function isCode(block: Block): boolean {
  return block.kind === 'code';
}

/**
 * Numbered items whose content stands at the margin break into lists of one item each; the numbers that go on say that they are
 * one, and so does `1.` again behind a fence. The last item of such a list takes what follows.
 */
function marginOwners(blocks: readonly Block[]): Map<Block, Block> {
  const owners = new Map<Block, Block>();
  let item: Block | null = null;
  let between: Block[] = [];
  let broken = false;
  const assign = (): void => {
    for (const block of between) if (item) owners.set(block, item);
  };
  for (const block of blocks) {
    if (block.kind !== 'list-item') between.push(block);
    else if (block.depth === 0) {
      const again = block.ordinal === 1 && item?.ordinal === 1 && between.length > 0 && between.every(isCode);
      const goesOn = again || (typeof item?.ordinal === 'number' && block.ordinal === item.ordinal + 1);
      if (goesOn) assign();
      broken = goesOn && (broken || between.some((one) => one.range.start.column < (item?.range.start.column ?? 0)));
      item = block;
      between = [];
    }
  }
  if (broken) assign();
  return owners;
}

/** Items that hold a command in their text, their code, or an item inside them. */
function commandingItems(blocks: readonly Block[], section: SectionHost): Set<Block> {
  const found = new Set<Block>();
  const open: Block[] = [];
  for (const block of blocks) {
    const isItem = block.kind === 'list-item';
    if (isItem) while ((open.at(-1)?.depth ?? -1) >= block.depth) open.pop();
    else if (block.range.start.column < (open[0]?.range.start.column ?? 0)) open.length = 0;
    if (isItem) open.push(block);
    if (open.length === 0) continue;
    const { fences } = section.context;
    const inline = isItem && section.options.inline && fences.inlineCommands(block).length > 0;
    if (!inline && !(block.kind === 'code' && fences.holdsCommand(block))) continue;
    for (const item of open) {
      const holds = item.depth <= block.depth && (isItem || block.range.start.column >= item.range.start.column);
      if (holds) found.add(item);
    }
  }
  return found;
}
