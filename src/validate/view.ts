import { groupBy } from '../collections.js';
import type { Block, Command, Document, Fix, Range, Section, Step } from '../model/index.js';
import { LineIndex } from '../parse/lines.js';
import type { FrontMatter } from '../parse/types.js';
import { shipped, type Vocabulary } from '../vocabulary/index.js';

/** The text of a file, with the positions of its parts. */
export class SourceText extends LineIndex {
  constructor(readonly text: string) {
    super(text);
  }

  /** Range of a part of a block, searched `from` an offset within; of the whole block for text in another form. */
  find(piece: string, within: Range, from = 0): Range {
    const found = this.text.indexOf(piece, within.start.offset + from);
    const inside = piece !== '' && found >= 0 && found + piece.length <= within.end.offset;
    return inside ? this.range(found, found + piece.length) : within;
  }

  /** Range of a part of a command, by its offsets in the command's text. */
  findAt(
    { text, range }: { readonly text: string; readonly range: Range },
    part: { readonly start: number; readonly end: number },
  ): Range {
    const from = this.text.indexOf(text, range.start.offset);
    if (from >= 0 && from + text.length <= range.end.offset) return this.range(from + part.start, from + part.end);
    // Indentation and prompts are not part of a command's text: its lines are looked for one by one.
    const line = text.lastIndexOf('\n', part.start - 1) + 1;
    const end = text.indexOf('\n', part.start);
    const found = this.find(text.slice(line, end < 0 ? undefined : end).trim(), range);
    if (found === range) return this.find(text.slice(part.start, part.end), range);
    const indent = text.slice(line).search(/\S/);
    const start = found.start.offset + part.start - line - Math.max(0, indent);
    return this.range(start, start + part.end - part.start);
  }

  /** The line in which a range starts, trimmed. */
  line({ start }: Range): Range {
    const from = this.text.lastIndexOf('\n', start.offset - 1) + 1;
    const to = this.text.indexOf('\n', start.offset);
    const line = this.text.slice(from, to < 0 ? undefined : to);
    const begin = from + line.length - line.trimStart().length;
    return line.trim() === ''
      ? this.range(start.offset, start.offset)
      : this.range(begin, from + line.trimEnd().length);
  }

  /** A fix that replaces a text; none where the source has the text in another form. */
  replacing(range: Range, written: string, text: string, title = `Write ${text}`): Fix | undefined {
    return this.slice(range) === written ? { title, edits: [{ range, text }] } : undefined;
  }

  slice({ start, end }: Range): string {
    return this.text.slice(start.offset, end.offset);
  }
}

/** Front matter from parse/: plain data with the position of each value and key. */
export type FrontMatterPlaces = Omit<FrontMatter, 'scalars'>;

/** Range of the value at a JSON pointer, or of the nearest enclosing value that has one. */
export function nearestRange(pointer: string, frontMatter: Omit<FrontMatterPlaces, 'present'>): Range | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const range = frontMatter.values.get(at) ?? frontMatter.keys.get(at);
    if (range) return range;
  }
  return frontMatter.range ?? undefined;
}

/** A key as a step of a JSON pointer. */
export const pointerStep = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Range for a finding about a whole document: its title, else its first line. Editors show no finding without a range. */
export function titlePlace(
  { sections }: Pick<Document, 'sections'>,
  { values }: Pick<FrontMatterPlaces, 'values'>,
  source: SourceText,
): Range {
  const heading = sections.find(({ level }) => level > 0);
  const title = heading?.level === 1 ? undefined : values.get('/title');
  if (title) return source.line(title);
  if (heading) return source.line(heading.range);
  const first = source.text.search(/\S/);
  const at = source.position(Math.max(0, first));
  return source.line({ start: at, end: at });
}

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

/** One document as rules see it, with the data that several rules need. */
export class DocumentView {
  readonly source: SourceText;
  /** Commands of all steps, in document order. */
  readonly commands: readonly PlacedCommand[];
  /** Blocks of all sections, in document order. */
  readonly blocks: readonly PlacedBlock[];
  /** Headings and text outside of code, folded to lower case, one line for each. */
  readonly prose: string;
  #places: ReadonlyMap<string, readonly Range[]> | undefined;

  constructor(
    readonly document: Document,
    readonly frontMatter: FrontMatterPlaces,
    text: string,
    /** Words that rules look for. */
    readonly vocabulary: Vocabulary = shipped,
  ) {
    const { title, steps, sections } = document;
    this.source = new SourceText(text);
    this.commands = steps.flatMap((step) =>
      step.commands.map((command) => ({ command, step, inline: isInline(command, text) })),
    );
    this.blocks = sections.flatMap((section) => section.blocks.map((block) => ({ block, section })));
    const written = sections.flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.filter(({ kind }) => kind !== 'code').map((block) => block.text),
    ]);
    this.prose = [title, ...written].join('\n').toLowerCase();
  }

  /** The positions of a text in the front matter, quoted or not. */
  placesOf(text: string): readonly Range[] {
    const written = (range: Range) => this.source.slice(range).replace(/^["']|["']$/g, '');
    this.#places ??= groupBy([...this.frontMatter.values.values()], written);
    return this.#places.get(text) ?? [];
  }
}

/** True for inline code, which has a single backtick in front of it. */
export function isInline({ language, range: { start } }: Command, text: string): boolean {
  return language === '' && /(?:^|[^`])`{1,2}\s*$/.test(text.slice(Math.max(0, start.offset - 4), start.offset));
}
