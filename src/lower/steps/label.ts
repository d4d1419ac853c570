import { procedure } from '../../vocabulary/index.js';
import { alternation, foldTitle, oneLine } from './pattern.js';

export interface HeadingLabel {
  /** `condition`: 场景1, 事件2. `choice`: 方案1. `step`: 第一步, Step 1, 步骤1. `number`: `1.`, `一、`. */
  readonly role: 'condition' | 'choice' | 'step' | 'number' | 'none';
  /** `场景1`, `第一步`, `1.`: empty when there is none. */
  readonly label: string;
  /** Number of the label when it has one. */
  readonly ordinal: number | null;
  /** The heading without its label. */
  readonly rest: string;
}

const han = '一二三四五六七八九十百';
const mark = `(?:\\d{1,4}|[${han}]{1,4}|[A-Za-z](?![A-Za-z0-9]))`;
const nth = new RegExp(`^第\\s*([\\d${han}]{1,4})\\s*(步骤?|阶段)\\s*[：:.、\\-–—]*\\s*`);
const plainNumber = new RegExp(
  `^(?:([${han}]{1,4})\\s*[、.．]|[（(]([\\d${han}]{1,4})[)）]|(\\d{1,3})(?:\\.\\d{1,3})*\\s*(?:[.、)）．:：]|\\s(?=\\S)))\\s*`,
);
const worded = {
  condition: wordedPattern(procedure.groups.condition),
  choice: wordedPattern(procedure.groups.choice),
  step: wordedPattern(procedure.groups.step),
};

function wordedPattern(words: readonly string[]): RegExp {
  return new RegExp(
    `^(${alternation(words).replaceAll('(?![A-Za-z0-9])', '')})\\s*(${mark})?\\s*([：:.、\\-–—)）]|$|\\s)\\s*`,
    'i',
  );
}

/** `3️⃣` is the digit in a box. */
const keycap = /^(\d)\ufe0f?\u20e3\s*/;

/** Reads the numbering or the group word that a heading, a bold run-in or a list item begins with. */
export function readLabel(heading: string): HeadingLabel {
  const text = oneLine(heading).replace(keycap, '$1. ');
  const step = nth.exec(text);
  if (step) return labelled('step', text, step[0], step[1]);
  for (const role of ['step', 'condition', 'choice'] as const) {
    const match = worded[role].exec(text);
    if (!match) continue;
    const separated = /[：:]/.test(match[3] ?? '');
    if (match[2] !== undefined || (separated && role !== 'step')) return labelled(role, text, match[0], match[2]);
  }
  const number = plainNumber.exec(text);
  if (number) return labelled('number', text, number[0], number[1] ?? number[2] ?? number[3]);
  return { role: 'none', label: '', ordinal: null, rest: text };
}

function labelled(role: HeadingLabel['role'], text: string, prefix: string, mark: string | undefined): HeadingLabel {
  const label = prefix.replace(/[\s：:.、\-–—)）]+$/, '');
  return { role, label, ordinal: ordinalOf(mark), rest: text.slice(prefix.length) };
}

/** `3`, `三`, `十二` and `C` as a number. */
export function ordinalOf(mark: string | undefined): number | null {
  if (mark === undefined) return null;
  if (/^\d+$/.test(mark)) return Number(mark);
  if (/^[A-Za-z]$/.test(mark)) return mark.toLowerCase().charCodeAt(0) - 96;
  const [tens, ones] = mark.includes('十') ? mark.split('十') : ['0', mark];
  const high = tens === '' ? 1 : han.indexOf(tens ?? '') + 1;
  const low = ones ? han.indexOf(ones) + 1 : 0;
  return (mark.includes('十') ? high * 10 : 0) + low;
}

/** Longer texts are sentences; they are not folded to be looked up. */
const longestLabel = 40;

const descriptive = new Set(procedure.descriptive.map(foldTitle));
const descriptiveEndings = procedure.descriptiveEndings.map(foldTitle);
const expected = new Set(procedure.expected.map(foldTitle));
const commandLabels = new Set(procedure.commandLabels.map(foldTitle));
const empty = new Set(procedure.empty.map(foldTitle));

/** True for what introduces facts, not actions: 现象, 可能原因, 注意事项, notes. */
export function isDescriptive(label: string): boolean {
  if (label.length > 3 * longestLabel) return false;
  const folded = foldTitle(label);
  return descriptive.has(folded) || descriptiveEndings.some((ending) => folded.endsWith(ending));
}

/** True for what only announces the commands below it: 参考命令, example. */
export function isCommandLabel(text: string): boolean {
  return text.length <= longestLabel && commandLabels.has(foldTitle(text));
}

/** True for what introduces what should be seen: 预期结果, expected output. */
export function isExpectedLabel(label: string): boolean {
  if (label.length === 0 || label.length > longestLabel) return false;
  return expected.has(foldTitle(readLabel(label).rest)) || expected.has(foldTitle(label));
}

/** True for text that says nothing: TODO, 无, N/A. */
export function isEmptyText(text: string): boolean {
  if (text.length > longestLabel) return false;
  const folded = foldTitle(text);
  return folded === '' || empty.has(folded);
}
