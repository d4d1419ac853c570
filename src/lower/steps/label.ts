import type { Block } from '../../model/index.js';
import { derived, type Vocabulary } from '../../vocabulary/index.js';
import { instructs } from './clause.js';
import { foldTitle, grammar, oneLine, sentencesOf, titlesOf, wordsOf } from './words.js';

/** The number or group word that a heading, a bold run-in or a list item begins with. */
export interface HeadingLabel {
  /** `situation`: Scenario 1. `choice`: Option 1. `step`: Step 1. `number`: `1.`. */
  readonly role: 'situation' | 'choice' | 'step' | 'number' | 'none';
  /** `Scenario 1`, `1.`: empty when there is none. */
  readonly label: string;
  readonly ordinal: number | null;
  readonly rest: string;
}

/** A number, or a letter that is no part of a word: `Option A`, but not the `s` of `Symptoms`. */
const mark = '(?:{numeral}{1,4}|(?<![A-Za-z])[A-Za-z](?![A-Za-z0-9]))';
const behindWord = `\\s*(${mark})?\\s*([：:.、\\-–—)）]|$|\\s)\\s*`;
const rulesOf = grammar({
  nth: '^{ordinalBefore}\\s*({numeral}{1,4})\\s*{ordinalAfter}\\s*[：:.、\\-–—]*\\s*',
  step: `^{step~}${behindWord}`,
  situation: `^{situation~}${behindWord}`,
  choice: `^{choice~}${behindWord}`,
  number:
    '^(?:((?!\\d){numeral}{1,4})\\s*[、.．]|[（(]({numeral}{1,4})[)）]|(\\d{1,3})(?:\\.\\d{1,3})*\\s*(?:[.、)）．:：]|\\s(?=\\S)))\\s*',
  pointsOn: '^{pointsOn}',
});

/** `3️⃣` */
const keycap = /^(\d)\ufe0f?\u20e3\s*/;

export function readLabel(heading: string, vocabulary?: Vocabulary): HeadingLabel {
  const rules = rulesOf(vocabulary);
  const text = oneLine(heading).replace(keycap, '$1. ');
  const labelled = (role: HeadingLabel['role'], prefix: string, number: string | undefined): HeadingLabel => {
    const label = prefix.replace(/[\s：:.、\-–—)）]+$/, '');
    return { role, label, ordinal: ordinalOf(number, vocabulary), rest: text.slice(prefix.length) };
  };
  const nth = rules.nth.exec(text);
  if (nth) return labelled('step', nth[0], nth[1]);
  for (const role of ['step', 'situation', 'choice'] as const) {
    const [prefix, number, separator = ''] = rules[role].exec(text) ?? [];
    if (prefix === undefined) continue;
    if (number !== undefined || (/[：:]/.test(separator) && role !== 'step')) return labelled(role, prefix, number);
  }
  const number = rules.number.exec(text);
  if (number) return labelled('number', number[0], number[1] ?? number[2] ?? number[3]);
  return { role: 'none', label: '', ordinal: null, rest: text };
}

const digitsOf = derived((vocabulary) => ({
  digits: wordsOf('numeral', vocabulary),
  tens: wordsOf('ten', vocabulary),
}));

/** The value of digits, of a letter (`C` is 3) or of numerals up to 99 in another script; null for none. */
export function ordinalOf(written: string | undefined, vocabulary?: Vocabulary): number | null {
  if (written === undefined) return null;
  if (/^\d+$/.test(written)) return Number(written);
  if (/^[A-Za-z]$/.test(written)) return written.toLowerCase().charCodeAt(0) - 96;
  const { digits, tens } = digitsOf(vocabulary);
  const digitOf = (digit: string) => digits.indexOf(digit) + 1;
  const ten = tens.find((word) => written.includes(word));
  if (ten === undefined) return digitOf(written);
  const [high = '', low = ''] = written.split(ten);
  return (high === '' ? 1 : digitOf(high)) * 10 + digitOf(low);
}

/** Maximum length of a label; longer texts are sentences. */
const longestLabel = 40;

const labelsOf = derived((vocabulary) => ({
  descriptive: titlesOf('descriptive', vocabulary),
  descriptiveEndings: [...titlesOf('descriptiveEnding', vocabulary)],
  expected: titlesOf('expectedLabel', vocabulary),
  commands: titlesOf('commandLabel', vocabulary),
  empty: titlesOf('emptyText', vocabulary),
}));

/** True for a label of facts rather than actions: `Possible causes`, `Note`. */
export function isDescriptive(label: string, vocabulary?: Vocabulary): boolean {
  if (label.length > 3 * longestLabel) return false;
  const { descriptive, descriptiveEndings } = labelsOf(vocabulary);
  const folded = foldTitle(label);
  return descriptive.has(folded) || descriptiveEndings.some((ending) => folded.endsWith(ending));
}

/** True for a label that only announces the commands below it: `Example`. */
export const isCommandLabel = (text: string, vocabulary?: Vocabulary): boolean =>
  text.length <= longestLabel && labelsOf(vocabulary).commands.has(foldTitle(text));

/** True for a label of expectations: `Expected output`. */
export function isExpectedLabel(label: string, vocabulary?: Vocabulary): boolean {
  if (label.length === 0 || label.length > longestLabel) return false;
  const { expected } = labelsOf(vocabulary);
  return expected.has(foldTitle(readLabel(label, vocabulary).rest)) || expected.has(foldTitle(label));
}

/** True for text that says nothing: `TODO`, `N/A`. */
export function isEmptyText(text: string, vocabulary?: Vocabulary): boolean {
  if (text.length > longestLabel) return false;
  const folded = foldTitle(text);
  return folded === '' || labelsOf(vocabulary).empty.has(folded);
}

const longestTitle = 120;
const longestLead = 160;
/** Sentences in which an instruction is looked for; later ones are remarks. */
const mostSentences = 8;
const boldLead = /^\s*(?:\*\*|__)([^*_\n]{1,120}?)(?:\*\*|__)\s*([：:])?/;
const remark = /^\s*[(（][^()（）]{1,60}[)）]\s*[：:]?$/;

export interface RunIn {
  readonly title: string;
  readonly rest: string;
}

/** A paragraph or list item that begins with a bold label (`**Check events**: …`) or is entirely bold. */
export function readRunIn({ range: { start, end }, text: written }: Block, source: string): RunIn | null {
  const match = boldLead.exec(source.slice(start.offset, Math.min(end.offset, start.offset + longestLead)));
  if (!match) return null;
  const bold = oneLine((match[1] ?? '').replace(/`/g, ''));
  const title = bold.replace(/\s*[：:]$/, '');
  const text = written.trim();
  const flat = text.length > longestLead ? '' : oneLine(text);
  if (flat.startsWith(title) && remark.test(flat.slice(title.length)))
    return { title: flat.replace(/\s*[：:]$/, ''), rest: '' };
  if (flat.replace(/[：:。.]$/, '') === title) return { title, rest: '' };
  if (!match[2] && title === bold) return null;
  const isLead = text.startsWith(bold.slice(0, 20));
  return { title, rest: isLead ? text.slice(bold.length).replace(/^\s*[：:]?\s*/, '') : text };
}

/** The title of a step without a heading: its bold label, or the sentence with the instruction. */
export function titleOf(block: Block, source: string, vocabulary?: Vocabulary): string {
  const runIn = readRunIn(block, source);
  if (runIn) return shorten(runIn.title);
  const isItem = block.kind === 'list-item';
  const text = isItem ? firstParagraph(block, source) : block.text;
  const sentences = sentencesOf(text.replace(/^\s*\[[ xX]\]\s*/, ''), vocabulary);
  const chosen = isItem ? (sentences[0] ?? '') : titleSentence(sentences, vocabulary);
  return shorten(oneLine(chosen).replace(/[：:。.；;，,]$/, ''));
}

/** The text of a list item up to its first blank line. */
function firstParagraph({ text, range }: Block, source: string): string {
  if (!text.includes('\n')) return text;
  const raw = source.slice(range.start.offset, range.end.offset);
  const blank = /\n[ \t>]*\r?\n/.exec(raw);
  if (!blank) return text;
  const lines = raw.slice(0, blank.index).split('\n').length;
  return text.split('\n').slice(0, lines).join('\n') || text;
}

/** The first sentence with an instruction, else the last if it ends with a colon, else the first. */
function titleSentence(sentences: readonly string[], vocabulary?: Vocabulary): string {
  const instruction = sentences.slice(0, mostSentences).find((sentence) => instructs(sentence, vocabulary));
  const last = sentences.at(-1) ?? '';
  const introduces = /[：:]$/.test(last) && !rulesOf(vocabulary).pointsOn.test(last);
  return instruction ?? (introduces ? last : (sentences[0] ?? ''));
}

function shorten(title: string): string {
  if (title.length <= longestTitle) return title;
  const cut = title.slice(0, longestTitle);
  const clean = /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
  const space = clean.lastIndexOf(' ');
  return `${space > longestTitle / 2 ? clean.slice(0, space) : clean}…`;
}
