import type { Block, Range } from '../../model/index.js';
import type { ReadingContext } from './code.js';
import type { StepDraft } from './draft.js';
import type { OutlineEntry } from './outline.js';
import type { ProseOptions } from './prose.js';

/** What the readers of lists and of tables need of the reader of the section around them. */
export interface SectionHost {
  readonly entry: OutlineEntry;
  readonly host: StepDraft | null;
  readonly context: ReadingContext;
  readonly options: ProseOptions;
  readonly currentHasCommands: boolean;
  readonly splitting: boolean;
  sink(range: Range): StepDraft;
  start(title: string, range: Range, parent?: StepDraft | null): StepDraft;
  setLoose(draft: StepDraft | null): void;
  flushPending(): void;
  takeLead(): { label: string; lead: Block | null };
  describe(lead: Block): void;
  addText(draft: StepDraft, block: Block, text?: string): void;
  addCode(draft: StepDraft, block: Block): void;
  addLead(draft: StepDraft, block: Block): void;
}
