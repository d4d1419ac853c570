import type { Block } from '../../model/index.js';
import { instructs } from './instruction.js';
import { oneLine, sentencesOf } from './pattern.js';

const longestTitle = 120;
const longestLead = 160;
/** What to do stands near the beginning of a paragraph; what is far behind is a remark. */
const mostSentences = 8;
const boldLead = /^\s*(?:\*\*|__)([^*_\n]{1,120}?)(?:\*\*|__)\s*([：:])?/;

/** A sentence that only points to what follows says less than the first one. */
const pointsOn = /^(?:以下|如下|例如|示例|the following|for example|example)/i;

export interface RunIn {
  readonly title: string;
  /** The paragraph's text behind the run-in. */
  readonly rest: string;
}

/** A paragraph or list item that begins with a bold label of its own: `**检查Pod事件**：…`, or is nothing but bold. */
export function readRunIn(block: Block, source: string): RunIn | null {
  const { start, end } = block.range;
  const match = boldLead.exec(source.slice(start.offset, Math.min(end.offset, start.offset + longestLead)));
  if (!match) return null;
  const bold = oneLine((match[1] ?? '').replace(/`/g, ''));
  const title = bold.replace(/\s*[：:]$/, '');
  const text = block.text.trim();
  const flat = text.length > longestLead ? '' : oneLine(text);
  const isWhole = flat.replace(/[：:。.]$/, '') === title;
  const isRemarked = /^\s*[(（][^()（）]{1,60}[)）]\s*[：:]?$/.test(flat.slice(title.length)) && flat.startsWith(title);
  if (isRemarked) return { title: flat.replace(/\s*[：:]$/, ''), rest: '' };
  if (!isWhole && !match[2] && title === bold) return null;
  const at = text.indexOf(bold.slice(0, 20));
  const rest = isWhole || at !== 0 ? (isWhole ? '' : text) : text.slice(bold.length).replace(/^\s*[：:]?\s*/, '');
  return { title, rest };
}

/** Title of a step that has no heading: its bold label, or the sentence that says what to do. */
export function titleOf(block: Block, source: string): string {
  const runIn = readRunIn(block, source);
  if (runIn) return shorten(runIn.title);
  const text = block.kind === 'list-item' ? firstParagraph(block, source) : block.text;
  const sentences = sentencesOf(text.replace(/^\s*\[[ xX]\]\s*/, ''));
  const chosen = block.kind === 'list-item' ? (sentences[0] ?? '') : tellingSentence(sentences);
  return shorten(oneLine(chosen).replace(/[：:。.；;，,]$/, ''));
}

/** The text of a list item before its first blank line: it names the item, what follows tells how. */
function firstParagraph({ text, range }: Block, source: string): string {
  if (!text.includes('\n')) return text;
  const raw = source.slice(range.start.offset, range.end.offset);
  const blank = /\n[ \t>]*\r?\n/.exec(raw);
  if (!blank) return text;
  const lines = raw.slice(0, blank.index).split('\n').length;
  return text.split('\n').slice(0, lines).join('\n') || text;
}

/** The first sentence that says what to do; else the last, when it introduces what follows; else the first. */
function tellingSentence(sentences: readonly string[]): string {
  const told = sentences.slice(0, mostSentences).find(instructs);
  const last = sentences.at(-1) ?? '';
  const introduces = /[：:]$/.test(last) && !pointsOn.test(last);
  return told ?? (introduces ? last : (sentences[0] ?? ''));
}

function shorten(title: string): string {
  if (title.length <= longestTitle) return title;
  const cut = title.slice(0, longestTitle);
  const clean = /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
  const space = clean.lastIndexOf(' ');
  return `${space > longestTitle / 2 ? clean.slice(0, space) : clean}…`;
}
