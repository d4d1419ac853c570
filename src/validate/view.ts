import type { Block, Command, Document, Section, Step } from '../model/index.js';
import { shipped, type Vocabulary } from '../vocabulary/index.js';
import { type FrontMatterPlaces, SourceText } from './source-text.js';

export interface PlacedCommand {
  readonly command: Command;
  readonly step: Step;
  /** True for inline code, whose purpose the sentence around it explains. */
  readonly inline: boolean;
}

export interface PlacedBlock {
  readonly block: Block;
  readonly section: Section;
}

/** One document as rules see it. Data that several rules need is collected once, on first use. */
export class DocumentView {
  readonly source: SourceText;
  #commands: readonly PlacedCommand[] | undefined;
  #blocks: readonly PlacedBlock[] | undefined;
  #prose: string | undefined;

  constructor(
    readonly document: Document,
    readonly frontMatter: FrontMatterPlaces,
    text: string,
    /** Words that rules look for. */
    readonly vocabulary: Vocabulary = shipped,
  ) {
    this.source = new SourceText(text);
  }

  /** Commands of all steps, in document order. */
  get commands(): readonly PlacedCommand[] {
    this.#commands ??= this.document.steps.flatMap((step) =>
      step.commands.map((command) => ({ command, step, inline: isInline(command, this.source.text) })),
    );
    return this.#commands;
  }

  /** Blocks of all sections, in document order. */
  get blocks(): readonly PlacedBlock[] {
    this.#blocks ??= this.document.sections.flatMap((section) => section.blocks.map((block) => ({ block, section })));
    return this.#blocks;
  }

  /** Headings and text outside of code, folded to lower case, one line for each. */
  get prose(): string {
    this.#prose ??= [
      this.document.title,
      ...this.document.sections.flatMap(({ heading, blocks }) => [
        heading,
        ...blocks.filter(({ kind }) => kind !== 'code').map(({ text }) => text),
      ]),
    ]
      .join('\n')
      .toLowerCase();
    return this.#prose;
  }
}

/** True for inline code, which has a single backtick in front of it. */
export function isInline({ language, range: { start } }: Command, text: string): boolean {
  return language === '' && /(?:^|[^`])`{1,2}\s*$/.test(text.slice(Math.max(0, start.offset - 4), start.offset));
}
