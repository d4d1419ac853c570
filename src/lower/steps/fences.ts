import type { Block, Position, Section, TextItem } from '../../model/index.js';
import { derivedForBuild, isFenceOf, type Vocabulary } from '../../vocabulary/index.js';
import { commandKnowledge } from '../commands/effects/table.js';
import { type FencePart, inlineCommand, splitFence } from '../commands/split/fence.js';
import { positionIn } from '../inline.js';
import { instructs } from './clause.js';
import type { StepCommand } from './draft.js';
import { grammar } from './words.js';

export interface CodeSpan {
  readonly start: number;
  readonly outer: { readonly start: number; readonly end: number };
}

const mentionRulesOf = grammar({
  cue: '{runCue}(?:[\\s]*{runCueNoun})*[\\s:：]*$',
  negated: '{runNot}',
  told: '^(?:{command}\\s+)?[a-z]*{runTold}',
  // Other commands of the same list: `A`, `B` and `C`.
  listed: '(?:`[^`\\n]*`\\s*(?:,|、|，|[/|+]|{and}|{or}|{also}|{thenWord}|{sequence}|{runJoin}|\\s)*)+$',
  shows: '^(?:{command}\\s*)?(?:{show}|{showNot}|{says}|{answers})',
  belongs: '{runAbout}\\s*$',
  enough: '^{runEnough}',
  /** In Chinese, the verb may stand behind its object. */
  objectFirst: '^{sequence}?.{0,12}?{runObject}.{1,40}?(?={instruct})',
});
/** The beginning of a line: marks of lists, quotes and tasks, emphasis. */
const marks = /^(?:[^\p{L}\p{N}`'"(（$]|\d{1,9}[.)、]|\[[xX]\])*/u;
const clauseEnd = /^[*_"”')）]*\s*(?:[.。;；,，!！]|\n|$)/;
/** The end of the sentence before the one with the code. */
const sentenceEnd = /[。！？；;\n]|[.!?](?=\s)/g;

interface AskedCommand {
  readonly reads: boolean;
  /** True in a section that is no procedure: there, a sentence that begins with a command is about the command. */
  readonly quiet?: boolean;
}

/** Whether prose asks the reader to run a command in inline code, or only mentions it: `pods copied by X keep their IP`. */
export function asksToRun(
  raw: string,
  { outer }: CodeSpan,
  { reads, quiet = false }: AskedCommand,
  vocabulary?: Vocabulary,
): boolean {
  const { cue, negated, told, shows, listed, belongs, enough, objectFirst } = mentionRulesOf(vocabulary);
  const window = raw.slice(Math.max(0, outer.start - longestBefore), outer.start);
  const start = [...window.matchAll(sentenceEnd)].at(-1)?.index ?? -1;
  const whole = window.slice(start + 1).replace(marks, '');
  const before = whole
    .replace(listed, '')
    .replace(/[*_"“'(（]+$/, '')
    .trimEnd();
  const behind = raw
    .slice(outer.end, outer.end + longestBefore)
    .replace(/^[*_"”')）]+/, '')
    .trimStart();
  const clause = before.slice(before.search(/[^,，;]*$/));
  if (negated.test(clause.replace(/`[^`]*`/g, ''))) return false;
  if (cue.test(before) || enough.test(behind)) return true;
  const asked = [before, clause, clause.replace(objectFirst, '')].some(
    (text) => text !== '' && instructs(text.trim(), vocabulary),
  );
  const isAside = /[(（]$/.test(whole.trimEnd()) && /^[^()（）\n]{0,60}[)）]/.test(raw.slice(outer.end));
  // `Clear the alarm X.`: the code at the end of an instruction is to be run, unless it belongs to a noun (`pods made by X`).
  const closes = clauseEnd.test(raw.slice(outer.end)) && !belongs.test(clause);
  const isSubject = told.test(behind);
  if (asked && (reads || (isAside && !isSubject) || closes)) return true;
  if (isSubject) return reads && shows.test(behind);
  if (before === '' ? !quiet : /[:：→—–]$/.test(before)) return true;
  return reads && /^[^.。！!\n]{0,80}[?？]/.test(behind);
}

const longestBefore = 300;

/** The commands of a document: in fences, in inline code, and on lines without markup. */
export class FenceIndex {
  private readonly parts = new Map<Block, readonly FencePart[]>();
  private readonly commanding = new Set<string>();

  constructor(
    sections: readonly Section[],
    private readonly text: string,
    private readonly vocabulary?: Vocabulary,
  ) {
    const parents = new Map(sections.map((section) => [section.id, section.parent]));
    for (const section of sections) {
      let tab = '';
      for (const block of section.blocks) {
        if (block.kind === 'code') this.parts.set(block, described(this.split(block), tab));
        else if (block.kind === 'paragraph') this.addBare(block);
        if (block.kind === 'html') tab = tabName.exec(block.text)?.[1] ?? '';
        else if (block.kind !== 'paragraph') tab = '';
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

  outputs(): TextItem[] {
    return [...this.parts].flatMap(([block, parts]) => {
      if (!isFenceOf('shell', block.language, this.vocabulary) || !this.holdsCommand(block)) return [];
      return parts.flatMap((part) => (part.kind === 'output' ? { text: part.text, range: part.range } : []));
    });
  }

  /** True when a section or one below it has a command in its code. */
  hasCommands(section: Section): boolean {
    return this.commanding.has(section.id);
  }

  /** Commands in inline code of a block, or as lines of an item. */
  inlineCommands(block: Block, quiet = false): StepCommand[] {
    const raw = this.sourceOf(block);
    const typed = block.kind === 'list-item' && !quiet ? this.typedLines(block, raw) : [];
    const isRow = block.kind === 'table-row';
    const inline = codeSpans(raw).flatMap((span) => {
      const { text, start } = span;
      // A pipe in a cell is written `\|`.
      const found = this.command(
        isRow ? text.replaceAll('\\|', '|') : text,
        positionIn(raw, block.range.start, start),
        text.length,
      );
      return isRow
        ? found
        : found.filter(({ effect }) => asksToRun(raw, span, { reads: effect === 'read', quiet }, this.vocabulary));
    });
    return [...typed, ...inline];
  }

  /** Commands without markup on lines of an item: `1. Stop it`, and below it `rabbitmqctl stop_app`. */
  private typedLines(block: Block, raw: string): StepCommand[] {
    let offset = 0;
    return raw.split('\n').flatMap((line) => {
      const at = offset + itemMark.exec(line)![0].length;
      const text = raw.slice(at, offset + line.length).trimEnd();
      offset += line.length + 1;
      return this.isTyped(text) ? this.command(text, positionIn(raw, block.range.start, at), text.length) : [];
    });
  }

  /** The item without the lines that are commands. An item of commands alone is returned as it is. */
  withoutTyped(block: Block): Block {
    const lines = block.text.split('\n');
    const prose = lines.filter((line) => !this.isTyped(line.trim()));
    return prose.length === lines.length || prose.length === 0 ? block : { ...block, text: prose.join('\n') };
  }

  /** Commands of a row of a table: its inline code, else the text of its command cell. */
  commandsOfRow(row: Block, cell: string): StepCommand[] {
    const inline = this.inlineCommands(row);
    if (inline.length > 0 || cell === '') return inline;
    const raw = this.sourceOf(row);
    return this.command(cell, positionIn(raw, row.range.start, Math.max(0, raw.indexOf(cell))), cell.length);
  }

  private command(text: string, start: Position, length: number): StepCommand[] {
    const end = { line: start.line, column: start.column + length, offset: start.offset + length };
    const command = inlineCommand(text, { start, end }, this.vocabulary);
    return command ? [command] : [];
  }

  /** True for a line that is a command of a known program, not a sentence that begins with its name. */
  private isTyped(line: string): boolean {
    if (!bareLine.test(line) || line.length > longestTyped) return false;
    const program = /^(?:\$ )?(?:sudo )?([a-z][a-z0-9_.-]*)/.exec(line)![1]!;
    if (commandKnowledge(this.vocabulary).find(program) === null) return false;
    const isSentence = rulesOf(this.vocabulary).sentence.test(line);
    return isShaped.test(line) || !(isSentence || everydayWordsOf(this.vocabulary).has(program));
  }

  /** Commands in a paragraph without markup, one per line. */
  private addBare(block: Block): void {
    const { text } = block;
    if (this.sourceOf(block) !== text) return;
    const lines = text.split('\n');
    const isBare = optionOrPipe.test(text) && lines.every((line) => bareLine.test(line));
    if (!isBare && (text.length > longestBare || !lines.every((line) => this.isTyped(line)))) return;
    const parts = this.split({ ...block, language: '' });
    if (parts.every((part) => part.kind === 'command')) this.parts.set(block, parts);
  }

  private split({ text, language = '', range }: Block): FencePart[] {
    return splitFence({ text, language, range, source: this.text }, this.vocabulary);
  }

  private sourceOf({ range: { start, end } }: Block): string {
    return this.text.slice(start.offset, end.offset);
  }

  /** Marks a section and those around it. Stops at one that is marked, so that all sections take linear time. */
  private markUp(id: string, parents: ReadonlyMap<string, string | null>): void {
    let at: string | null | undefined = id;
    while (at && !this.commanding.has(at)) {
      this.commanding.add(at);
      at = parents.get(at);
    }
  }
}

const tabName = /^===[!+]? *["']([^"'\n]{1,80})["']$/;

/** Describes the first command of a tab by the name of the tab (`=== "Linux"`), unless it has a description. */
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
/** Syntax that is rare in sentences: an option, a pipe, a path, a redirection, a placeholder. */
const isShaped = /\s--?[A-Za-z][\w-]*(?=[\s=]|$)|\s\||\s\/[\w.-]+\/|\s<[\w-]+>|\s>{1,2}\s|:\/\//;
const optionOrPipe = /\s--?[A-Za-z][\w-]*(?=[\s=]|$)|[|]|\s<[\w-]+>|:\/\//;
/** Words of sentences, or more words than a command without options has. */
const rulesOf = grammar({ sentence: '\\s{sentenceWord}(?=\\s|$)|(?:\\s\\S+){5}' });
const everydayWordsOf = derivedForBuild(({ commands }) => new Set(commands.everydayWords));

/** Inline code of Markdown, and of HTML without entities. */
const codeSpan = /(?<!`)(`{1,3})(?!`)([^`\n]+)\1(?!`)|<(code|kbd)>([^<>&\n]{1,400})<\/\3>/g;
/** White space and a prompt that was copied with the command: `# ceph status`. */
const prompt = /^\s*(?:[#$]\s+)?/;

function codeSpans(raw: string): (CodeSpan & { readonly text: string })[] {
  return [...raw.matchAll(codeSpan)].map(({ 0: all, 1: ticks = '', 2: markdown, 3: tag = '', 4: html = '', index }) => {
    const text = markdown ?? html;
    const lead = prompt.exec(text)![0].length;
    const opening = markdown === undefined ? tag.length + 2 : ticks.length;
    return {
      text: text.slice(lead).trimEnd(),
      start: index + opening + lead,
      outer: { start: index, end: index + all.length },
    };
  });
}
