import type { Block } from '../../model/index.js';
import { isOnlySiteMarks } from '../blocks.js';
import { addDraft, type ListGroup, type StepDraft } from './draft.js';
import { markedExpectation } from './expectation.js';
import { isCommandLabel, isDescriptive, isEmptyText, isExpectedLabel } from './label.js';
import type { OpenSection } from './open-section.js';

interface OpenItem {
  readonly block: Block;
  /** Null for an item that is text of the step around it. */
  readonly draft: StepDraft | null;
  readonly group: ListGroup;
}

interface OpenList {
  readonly items: OpenItem[];
  readonly group: ListGroup;
  readonly descriptive: boolean;
  readonly bulletsAreSteps: boolean;
  /** The step made from the introduction of the list, or null. */
  readonly container: StepDraft | null;
  top: StepDraft | null;
}

/** Reads lists. An item is a step when it is numbered, holds a command, or nothing else in its section can be one. */
export class ListReader {
  private list: OpenList | null = null;
  private readonly commanding: ReadonlySet<Block>;
  private readonly margins: ReadonlyMap<Block, Block>;

  constructor(
    private readonly section: OpenSection,
    blocks: readonly Block[],
  ) {
    this.commanding = commandingItems(blocks, section);
    this.margins = marginOwners(blocks);
  }

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

  /** The step of the list item that a block is in or continues; null outside of a list. */
  owner(block: Block, previous: Block | undefined): StepDraft | null {
    if (!this.list) return null;
    const item = enclosing(this.list.items, block) ?? this.continued(block, previous);
    return item && (this.draftAround(item) ?? this.section.sink(block.range));
  }

  close(): void {
    if (!this.list) return;
    if (this.section.splits) this.section.loose = this.list.container ?? this.list.top;
    this.list = null;
  }

  private item(block: Block): void {
    const list = this.list ?? this.open(block);
    this.list = list;
    while ((list.items.at(-1)?.block.depth ?? -1) >= block.depth) list.items.pop();
    const around = list.items.at(-1);
    const group = around ? { used: false } : list.group;
    const parent = (around && this.draftAround(around)) ?? list.container;
    const draft = this.isStep(block, list, around) ? this.draftOf(block, parent ?? this.section.host, group) : null;
    if (!draft && block.text) {
      const mark = block.ordinal === null || block.ordinal === undefined ? '-' : `${block.ordinal}.`;
      this.section.addText(parent ?? this.section.sink(block.range), block, `${mark} ${block.text}`);
    }
    list.items.push({ block, draft, group });
    if (draft && !around) list.top = draft;
  }

  private open(block: Block): OpenList {
    const { section } = this;
    const { vocabulary } = section.context;
    const hadCommands = (section.loose?.commands.length ?? 0) > 0;
    const { label, lead } = section.takeLead();
    const descriptive =
      isDescriptive(label, vocabulary) || isExpectedLabel(label, vocabulary) || section.options.expected;
    const bulletsAreSteps = section.splits && !section.entry.quiet && !descriptive && !hadCommands;
    let container: StepDraft | null = null;
    if (lead && (descriptive || hadCommands || !section.splits)) section.describe(lead);
    else if (lead) {
      container = section.start(section.titleOf(lead), lead.range);
      section.addLead(container, lead);
    } else if (section.splits && (bulletsAreSteps || block.ordinal != null)) section.loose = null;
    return { items: [], group: { used: false }, descriptive, bulletsAreSteps, container, top: null };
  }

  private isStep(block: Block, list: OpenList, around: OpenItem | undefined): boolean {
    const { options, context, entry } = this.section;
    const { vocabulary } = context;
    const holdsCommand = this.commanding.has(block);
    if (options.expected) return holdsCommand;
    if (markedExpectation(block.text, block.range, { vocabulary })) return false;
    const isOrdered = block.ordinal !== null && block.ordinal !== undefined;
    if (holdsCommand)
      return isOrdered || !(around && this.draftAround(around) && isCommandLabel(block.text, vocabulary));
    if (list.descriptive || entry.role === 'part') return false;
    return around ? isOrdered && around.draft !== null : isOrdered || list.bulletsAreSteps;
  }

  private draftOf(block: Block, parent: StepDraft | null, group: ListGroup): StepDraft {
    const { entry, context } = this.section;
    const { section, phase, quiet } = entry;
    const ordinal = block.ordinal ?? null;
    const prose = context.fences.withoutTyped(block);
    const draft = addDraft(context.drafts, {
      parent,
      title: this.section.titleOf(prose) || section.heading,
      phase,
      section: section.id,
      quiet,
      range: block.range,
      group: ordinal === null ? null : group,
      ordinal,
    });
    this.section.addLead(draft, prose);
    if (!quiet && block.text.trim() && !isEmptyText(block.text, context.vocabulary)) draft.used = true;
    return draft;
  }

  private draftAround(item: OpenItem): StepDraft | null {
    const items = this.list?.items ?? [];
    const around = items.slice(0, items.indexOf(item) + 1).findLast(({ draft }) => draft !== null);
    return around?.draft ?? this.list?.container ?? null;
  }

  /** The item to which a block at the margin belongs: one between `1.` and `2.`, or code below an item with a colon. */
  private continued(block: Block, previous: Block | undefined): OpenItem | null {
    const item = this.list?.items[0];
    if (!item) return null;
    if (this.margins.get(block) === item.block) return item;
    const introduced = block.kind === 'code' && previous === item.block && /[：:]\s*$/.test(item.block.text);
    return introduced ? item : null;
  }
}

function enclosing(items: readonly OpenItem[], { range: { start } }: Block): OpenItem | null {
  if (start.column <= 1) return null;
  return items.findLast(({ block }) => start.column >= block.range.start.column) ?? null;
}

const isCode = ({ kind }: Block): boolean => kind === 'code';

/**
 * Blocks at the margin split a list into lists of one item. Consecutive numbers, or another `1.` after a fence, show that
 * the blocks between belong to the item above them.
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

/** Items with a command in their text, their code or an item inside them. */
function commandingItems(blocks: readonly Block[], { context: { fences }, options }: OpenSection): Set<Block> {
  const found = new Set<Block>();
  const open: Block[] = [];
  for (const block of blocks) {
    const isItem = block.kind === 'list-item';
    if (isItem) while ((open.at(-1)?.depth ?? -1) >= block.depth) open.pop();
    else if (block.range.start.column < (open[0]?.range.start.column ?? 0)) open.length = 0;
    if (isItem) open.push(block);
    if (open.length === 0) continue;
    const inline = isItem && options.inline && fences.inlineCommands(block).length > 0;
    if (!inline && !(isCode(block) && fences.holdsCommand(block))) continue;
    for (const item of open) {
      const holds = item.depth <= block.depth && (isItem || block.range.start.column >= item.range.start.column);
      if (holds) found.add(item);
    }
  }
  return found;
}
