import { limits } from '../limits.js';
import { lineEnd, nextLine } from './lines.js';

export interface Risk {
  /** `depth` overflows the parser's stack; `steps` take it too long. */
  readonly kind: 'depth' | 'steps';
  readonly limit: 'markdownDepth' | 'markdownSteps';
}

/**
 * Estimates in one pass what the Markdown parser cannot bound itself. Its quadratic costs stay inside a passage (lines
 * between blank lines): delimiters of emphasis, brackets, words after an open bracket, and openers that look for their
 * end; underlined headings cost by their number in the document. An estimate that is too high only costs time.
 */
export function assessRisk(text: string): Risk | null {
  const scan = new RiskScan();
  for (let start = 0; start < text.length; ) {
    const end = lineEnd(text, start);
    scan.line(text, start, end);
    start = nextLine(text, end);
    if (scan.depth > limits.markdownDepth) return { kind: 'depth', limit: 'markdownDepth' };
  }
  return scan.steps() > limits.markdownSteps ? { kind: 'steps', limit: 'markdownSteps' } : null;
}

/** Characters that end a run of plain text, because something may begin there. */
const isSpecial = asciiTable('*_~[]!<>`\\&:@^|#=');
/** Special characters of which each counts, also in a run. */
const isBracket = asciiTable('[]<>!');
/** Characters of words, as far as their number matters. */
const isWord = asciiTable('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
/** Marks of quotes and lists, and the space between them. */
const isBlockMark = asciiTable(' \t>-+*0123456789.)');
/** Steps of one underlined heading for each other one. */
const underlineSteps = 8;
/** Steps that any block costs. */
const blockSteps = 1_000;

class RiskScan {
  depth = 0;
  #steps = 0;
  #underlines = 0;
  #fence = '';
  #trustsFences = true;
  #inHtml = false;
  #specials = 0;
  #words = 0;
  #openers = 0;
  #length = 0;
  #hasBracket = false;
  #lines = 0;
  #firstCells = 0;
  #isTable = false;
  readonly #tickRuns = new Set<number>();
  readonly #listIndents: number[] = [];

  steps(): number {
    this.#endPassage();
    return this.#steps + underlineSteps * this.#underlines ** 2;
  }

  line(text: string, start: number, end: number): void {
    let at = start;
    while (at < end && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at++;
    if (this.#fence !== '') {
      if (at - start <= 3 && this.#closesFence(text, at, end)) this.#fence = '';
      return;
    }
    if (at === end) {
      this.#endPassage();
      this.#inHtml = false;
      return;
    }
    if (at === start && this.#opensFence(text, start, end)) return;
    this.#watchHtml(text, at, end);
    this.#measureDepth(text, start, end);
    if (at - start <= 3 && startsPassage(text, at, end)) this.#endPassage();
    this.#count(text, at, end);
    this.#watchTable(text, at, end);
  }

  /**
   * Only a fence in the first column is trusted, since it is one wherever it stands except inside HTML. Once HTML spans
   * lines, no later fence is: a wrong guess would take text for code and miss its cost.
   */
  #opensFence(text: string, start: number, end: number): boolean {
    const code = text.charCodeAt(start);
    if (code !== 96 && code !== 126) return false;
    const mark = text.slice(start, start + 3);
    if (mark !== '```' && mark !== '~~~') return false;
    if (this.#inHtml) this.#trustsFences = false;
    let run = start;
    while (run < end && text[run] === mark[0]) run++;
    if (!this.#trustsFences || (mark === '```' && text.slice(run, end).includes('`'))) return false;
    this.#endPassage();
    this.#fence = text.slice(start, run);
    return true;
  }

  #closesFence(text: string, at: number, end: number): boolean {
    return text.startsWith(this.#fence, at) && text.slice(at, end).replaceAll(this.#fence[0]!, '').trim() === '';
  }

  /** HTML of more than one line begins where a block begins; inside a paragraph it ends with it. */
  #watchHtml(text: string, at: number, end: number): void {
    let open = at;
    while (open < end && isBlockMark[text.charCodeAt(open)]) open++;
    if (text[open] !== '<' || open >= end) return;
    this.#inHtml = true;
    const line = text.slice(open, end);
    const opened = /^<(?:[!?]|(?:script|pre|style|textarea)\b)/i.test(line);
    if (opened && !/(?:-->|\?>|\]\]>|<\/(?:script|pre|style|textarea)>)\s*$/i.test(line)) this.#trustsFences = false;
  }

  /** Quotes and lists, in one line or by growing indentation. */
  #measureDepth(text: string, start: number, end: number): void {
    let marks = 0;
    let at = start;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (!isBlockMark[code]) break;
      if (isDigit(code)) {
        const next = text.charCodeAt(at + 1);
        if (!isDigit(next) && next !== 46 && next !== 41) break;
      } else if (code !== 32 && code !== 9) marks++;
    }
    if (marks === 0) return;
    const indent = at - start;
    while (this.#listIndents.length > 0 && this.#listIndents.at(-1)! >= indent) this.#listIndents.pop();
    this.#listIndents.push(indent);
    // A rule or an emphasis of many marks is no nesting: only marks with white space between them are.
    const spaced = text.slice(start, at).match(/>|[-+*.)](?=[ \t])/g)?.length ?? 0;
    this.depth = Math.max(spaced, this.#listIndents.length);
  }

  /** The cells of a table are passages of their own; a table is a second line of dashes with as many cells as the first. */
  #watchTable(text: string, at: number, end: number): void {
    this.#lines++;
    if (this.#isTable) this.#endRow();
    else if (this.#lines === 1) this.#firstCells = cellCount(text, at, end);
    else if (this.#lines === 2 && this.#firstCells > 0 && /^[\s|:-]*-[\s|:-]*$/.test(text.slice(at, end)))
      this.#isTable = cellCount(text, at, end) === this.#firstCells;
  }

  #count(text: string, at: number, end: number): void {
    let previous = 32;
    let isUnderline = true;
    let ticks = 0;
    let specials = 0;
    let words = 0;
    for (let index = at; index < end; index++) {
      const code = text.charCodeAt(index);
      if (code !== 61 && code !== 45 && code !== 32 && code !== 62) isUnderline = false;
      if (isSpecial[code]) {
        // A run of one mark is one delimiter; brackets each count.
        if (code !== previous || isBracket[code]) specials++;
        if (code === 60) this.#openers++;
        if (code === 91) this.#hasBracket = true;
      } else if (isWord[code] && !isWord[previous]) words++;
      if (code === 96 || ticks > 0) ticks = this.#countTicks(code, ticks);
      previous = code;
    }
    this.#countTicks(0, ticks);
    this.#specials += specials;
    this.#words += words;
    if (isUnderline) this.#underlines++;
    this.#length += end - at + 1;
  }

  /** Only the last run of its length looks in vain for its end, so each length costs once. */
  #countTicks(code: number, run: number): number {
    if (code === 96) return run + 1;
    if (run > 0) this.#tickRuns.add(run);
    return 0;
  }

  #endPassage(): void {
    this.#endCells();
    if (this.#lines > 0) this.#steps += blockSteps;
    this.#lines = 0;
    this.#firstCells = 0;
    this.#isTable = false;
  }

  #endRow(): void {
    this.#endCells();
    this.#steps += blockSteps;
  }

  #endCells(): void {
    const breaks = this.#specials + (this.#hasBracket ? this.#words : 0);
    this.#steps += breaks * breaks + (this.#openers + this.#tickRuns.size) * this.#length;
    this.#specials = 0;
    this.#words = 0;
    this.#openers = 0;
    this.#length = 0;
    this.#hasBracket = false;
    this.#tickRuns.clear();
  }
}

/** For each character code whether it is one of some ASCII characters; a table, since every character is looked up. */
function asciiTable(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

/** Headings and bullets begin a passage of their own also without a blank line before them. */
function startsPassage(text: string, at: number, end: number): boolean {
  const code = text.charCodeAt(at);
  if (code !== 35 && code !== 45 && code !== 43 && code !== 42) return false;
  return /^(?:#{1,6}[ \t]|[-+*][ \t]+\S)/.test(text.slice(at, Math.min(end, at + 16)));
}

/** Cells of a table's row as GFM counts them; 0 when the line has no `|`. */
function cellCount(text: string, at: number, end: number): number {
  const first = text.indexOf('|', at);
  if (first < 0 || first >= end) return 0;
  const row = text.slice(at, end).trim();
  const inner = row.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
  return row.includes('|') ? (inner.match(/(?<!\\)\|/g)?.length ?? 0) + 1 : 0;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
