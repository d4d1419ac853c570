import type { Block, Section, TextItem } from '../../model/index.js';
import { commands as table } from '../../vocabulary/index.js';
import type { CommandKnowledge } from '../commands/effects/table.js';
import { isShellLanguage } from '../commands/languages.js';
import { type FencePart, inlineCommand, splitFence } from '../commands/split/fence.js';
import type { StepCommand } from './draft.js';

/** What the code of a document holds, read once. */
export class FenceIndex {
  private readonly parts = new Map<Block, readonly FencePart[]>();
  private readonly commanding = new Set<string>();

  constructor(
    sections: readonly Section[],
    private readonly source: string,
    private readonly commands: CommandKnowledge,
  ) {
    const parents = new Map(sections.map((section) => [section.id, section.parent]));
    for (const section of sections) {
      let tab = '';
      for (const block of section.blocks) {
        if (block.kind === 'html') tab = tabName.exec(block.text)?.[1] ?? '';
        else if (block.kind === 'code') {
          this.parts.set(block, described(this.split(block), tab));
          tab = '';
        } else if (block.kind !== 'paragraph') tab = '';
        if (block.kind === 'paragraph' && this.isBare(block)) this.addBare(block);
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
    const commands = block.kind === 'list-item' ? this.typedLines(block, raw) : [];
    if (!raw.includes('`') && !raw.includes('</')) return commands;
    for (const span of codeSpans(raw)) {
      const line = raw.slice(0, span.start).split('\n').length - 1;
      const column = line === 0 ? start.column + span.start : span.start - raw.lastIndexOf('\n', span.start - 1);
      const from = { line: start.line + line, column, offset: start.offset + span.start };
      const to = { line: from.line, column: column + span.text.length, offset: from.offset + span.text.length };
      // A pipe in a cell is written `\|`.
      const text = block.kind === 'table-row' ? span.text.replaceAll('\\|', '|') : span.text;
      const command = inlineCommand(text, { start: from, end: to }, this.commands);
      if (command) commands.push(command);
    }
    return commands;
  }

  /** Lines of an item that are typed as they are: `1. Stop it`, and below it `rabbitmqctl stop_app`. */
  private typedLines({ range }: Block, raw: string): StepCommand[] {
    const commands: StepCommand[] = [];
    let offset = range.start.offset;
    for (const [index, line] of raw.split('\n').entries()) {
      const lead = itemMark.exec(line)![0].length;
      const text = line.slice(lead).trimEnd();
      if (this.isTyped(text)) {
        const column = (index === 0 ? range.start.column : 1) + lead;
        const start = { line: range.start.line + index, column, offset: offset + lead };
        const end = { ...start, column: column + text.length, offset: start.offset + text.length };
        const command = inlineCommand(text, { start, end }, this.commands);
        if (command) commands.push(command);
      }
      offset += line.length + 1;
    }
    return commands;
  }

  /** An item without its lines that are commands; one that is nothing else is as it was. */
  withoutTyped(block: Block): Block {
    const lines = block.text.split('\n');
    const told = lines.filter((line) => !this.isTyped(line.trim()));
    return told.length === lines.length || told.length === 0 ? block : { ...block, text: told.join('\n') };
  }

  private isTyped(line: string): boolean {
    if (!bareLine.test(line) || line.length > longestTyped) return false;
    const program = /^(?:\$ )?(?:sudo )?([a-z][a-z0-9_.-]*)/.exec(line)![1]!;
    if (this.commands.find(program) === null) return false;
    return isShaped.test(line) || !(saysMore.test(line) || this.isEveryday(program));
  }

  private isEveryday(program: string): boolean {
    return everydayWords.has(program);
  }

  /** Commands of a row of a table: its inline code, else the cell that is for them as it is typed. */
  commandsOfRow(row: Block, cell: string): StepCommand[] {
    const inline = this.inlineCommands(row);
    if (inline.length > 0 || cell === '') return inline;
    const { start } = row.range;
    const at = Math.max(0, this.source.slice(start.offset, row.range.end.offset).indexOf(cell));
    const from = { line: start.line, column: start.column + at, offset: start.offset + at };
    const to = { line: start.line, column: from.column + cell.length, offset: from.offset + cell.length };
    const command = inlineCommand(cell, { start: from, end: to }, this.commands);
    return command ? [command] : [];
  }

  /** Commands that stand in the text as they are, a line each. */
  private addBare(block: Block): void {
    const parts = this.split({ ...block, language: '' });
    if (parts.every((part) => part.kind === 'command')) this.parts.set(block, parts);
  }

  private isBare(block: Block): boolean {
    if (isBareCommands(block, this.source)) return true;
    const { text, range } = block;
    if (text.length > longestBare || this.source.slice(range.start.offset, range.end.offset) !== text) return false;
    return text.split('\n').every((line) => this.isTyped(line));
  }

  private split(block: Block): FencePart[] {
    const { text, language = '', range } = block;
    return splitFence({ text, language, range, source: this.source }, this.commands);
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

const tabName = /^===[!+]? *["']([^"'\n]{1,80})["']$/;

/** The commands of a tab that nothing describes are described by its name: `=== "Linux"`. */
function described(parts: FencePart[], name: string): FencePart[] {
  const [first, ...others] = parts;
  if (name === '' || first?.kind !== 'command' || first.command.description) return parts;
  return [{ kind: 'command', command: { ...first.command, description: name } }, ...others];
}

const bareLine = /^(?:\$ )?(?:sudo )?[a-z][a-z0-9_.-]* [\x21-\x7e][\x20-\x7e]*[^\s.,:;!?]$/;
/** An item's mark, a task's box, indentation. */
const itemMark = /^\s*(?:(?:[-*+]|\d{1,9}[.)、．）])\s+)?(?:\[[ xX]\]\s+)?/;
const longestTyped = 400;
const longestBare = 2_000;
const everydayWords: ReadonlySet<string> = new Set(table.everydayWords);
/** What sentences seldom have: an option, a pipe, a path, a redirection, a placeholder. */
const isShaped = /\s--?[A-Za-z][\w-]*(?=[\s=]|$)|\s\||\s\/[\w.-]+\/|\s<[\w-]+>|\s>{1,2}\s|:\/\//;
/** Words of sentences, and more words than a command without options has. */
const saysMore =
  /\s(?:is|are|was|be|the|an?|to|and|or|of|in|on|for|with|by|as|from|not|no|can|will|should|must|may|if|when|that|this|it|its|has|have|does|uses?|command|commands|fails?|shows?|returns?|output|tool|version)(?=\s|$)|(?:\s\S+){5}/i;
const typed = /\s--?[A-Za-z][\w-]*(?=[\s=]|$)|[|]|\s<[\w-]+>|:\/\//;

/** Whether a paragraph is nothing but lines that look typed: no sentence ends in them, and options or pipes stand in one. */
function isBareCommands({ text, range }: Block, source: string): boolean {
  if (!typed.test(text) || source.slice(range.start.offset, range.end.offset) !== text) return false;
  return text.split('\n').every((line) => bareLine.test(line));
}

/** White space, and the prompt that was copied with a command: `# ceph status`. */
const prompt = /^\s*(?:[#$]\s+)?/;
/** Inline code of HTML; what it writes as entities is looked at as little as in other text. */
const htmlSpan = /<(code|kbd)>([^<>&\n]{1,400})<\/\1>/g;
const codeSpan = /(?<!`)(`{1,3})(?!`)([^`\n]+)\1(?!`)/g;

function codeSpans(raw: string): { text: string; start: number }[] {
  const spans: { text: string; start: number }[] = [];
  for (const match of raw.matchAll(codeSpan)) {
    const text = match[2] ?? '';
    const lead = prompt.exec(text)![0].length;
    spans.push({ text: text.slice(lead).trimEnd(), start: match.index + (match[1]?.length ?? 0) + lead });
  }
  if (!raw.includes('</')) return spans;
  for (const match of raw.matchAll(htmlSpan)) {
    const text = match[2] ?? '';
    const lead = prompt.exec(text)![0].length;
    spans.push({ text: text.slice(lead).trimEnd(), start: match.index + (match[1]?.length ?? 0) + 2 + lead });
  }
  return spans.sort((a, b) => a.start - b.start);
}
