import type { Block, Section, TextItem } from '../../model/index.js';
import { type CommandAnalyst, type FencePart, inlineCommand, isShellLanguage, splitFence } from '../commands/index.js';
import type { StepCommand } from './draft.js';

/** What the code of a document holds, read once. */
export class FenceIndex {
  private readonly parts = new Map<Block, readonly FencePart[]>();
  private readonly commanding = new Set<string>();

  constructor(
    sections: readonly Section[],
    private readonly source: string,
    private readonly analyst: CommandAnalyst,
  ) {
    const parents = new Map(sections.map((section) => [section.id, section.parent]));
    for (const section of sections) {
      for (const block of section.blocks) {
        if (block.kind === 'code') this.parts.set(block, this.split(block));
        else if (block.kind === 'paragraph' && isBareCommands(block, this.source)) this.addBare(block);
      }
      if (section.blocks.some((block) => this.holdsCommand(block))) this.markUp(section.id, parents);
    }
  }

  partsOf(block: Block): readonly FencePart[] {
    return this.parts.get(block) ?? [];
  }

  holdsCommand(block: Block): boolean {
    return this.partsOf(block).some((part) => part.kind === 'command');
  }

  /** What stands between the commands of shells and is none. */
  outputs(): TextItem[] {
    const outputs: TextItem[] = [];
    for (const [block, parts] of this.parts) {
      if (!isShellLanguage(block.language ?? '') || !parts.some((part) => part.kind === 'command')) continue;
      for (const part of parts) if (part.kind === 'output') outputs.push({ text: part.text, range: part.range });
    }
    return outputs;
  }

  /** True when a section or one below it has a command in its code. */
  hasCommands(section: Section): boolean {
    return this.commanding.has(section.id);
  }

  /** Commands that stand as inline code in a block's text. */
  inlineCommands(block: Block): StepCommand[] {
    const { start, end } = block.range;
    const raw = this.source.slice(start.offset, end.offset);
    if (!raw.includes('`')) return [];
    const commands: StepCommand[] = [];
    for (const span of codeSpans(raw)) {
      const line = raw.slice(0, span.start).split('\n').length - 1;
      const column = line === 0 ? start.column + span.start : span.start - raw.lastIndexOf('\n', span.start - 1);
      const from = { line: start.line + line, column, offset: start.offset + span.start };
      const to = { line: from.line, column: column + span.text.length, offset: from.offset + span.text.length };
      // A pipe in a cell is written `\|`.
      const text = block.kind === 'table-row' ? span.text.replaceAll('\\|', '|') : span.text;
      const command = inlineCommand(text, { start: from, end: to }, this.analyst);
      if (command) commands.push(command);
    }
    return commands;
  }

  /** Commands of a row of a table: its inline code, else the cell that is for them as it is typed. */
  commandsOfRow(row: Block, cell: string): StepCommand[] {
    const inline = this.inlineCommands(row);
    if (inline.length > 0 || cell === '') return inline;
    const { start } = row.range;
    const at = Math.max(0, this.source.slice(start.offset, row.range.end.offset).indexOf(cell));
    const from = { line: start.line, column: start.column + at, offset: start.offset + at };
    const to = { line: start.line, column: from.column + cell.length, offset: from.offset + cell.length };
    const command = inlineCommand(cell, { start: from, end: to }, this.analyst);
    return command ? [command] : [];
  }

  /** Commands that stand in the text as they are, a line each. */
  private addBare(block: Block): void {
    const parts = this.split({ ...block, language: '' });
    if (parts.every((part) => part.kind === 'command')) this.parts.set(block, parts);
  }

  private split(block: Block): FencePart[] {
    const { text, language = '', range } = block;
    return splitFence({ text, language, range, source: this.source }, this.analyst);
  }

  /** Marks a section and all around it; stops where that is done already, so that the whole stays linear. */
  private markUp(id: string, parents: ReadonlyMap<string, string | null>): void {
    let at: string | null | undefined = id;
    while (at && !this.commanding.has(at)) {
      this.commanding.add(at);
      at = parents.get(at);
    }
  }
}

const bareLine = /^(?:\$ )?(?:sudo )?[a-z][a-z0-9_.-]* [\x21-\x7e][\x20-\x7e]*[^\s.,:;!?]$/;
const typed = /\s--?[A-Za-z][\w-]*(?=[\s=]|$)|[|]|\s<[\w-]+>|:\/\//;

/** Whether a paragraph is nothing but lines that look typed: no sentence ends in them, and options or pipes stand in one. */
function isBareCommands({ text, range }: Block, source: string): boolean {
  if (!typed.test(text) || source.slice(range.start.offset, range.end.offset) !== text) return false;
  return text.split('\n').every((line) => bareLine.test(line));
}

/** White space, and the prompt that was copied with a command: `# ceph status`. */
const prompt = /^\s*(?:[#$]\s+)?/;
const codeSpan = /(?<!`)(`{1,3})(?!`)([^`\n]+)\1(?!`)/g;

function codeSpans(raw: string): { text: string; start: number }[] {
  const spans: { text: string; start: number }[] = [];
  for (const match of raw.matchAll(codeSpan)) {
    const text = match[2] ?? '';
    const lead = prompt.exec(text)![0].length;
    spans.push({ text: text.slice(lead).trimEnd(), start: match.index + (match[1]?.length ?? 0) + lead });
  }
  return spans;
}
